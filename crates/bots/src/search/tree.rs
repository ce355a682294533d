//! The search tree: all nodes in one vector, the children of a node next to each other.

use smokestack_core::Seat;

use super::{BySeat, Settings};

pub(super) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

struct Node<A> {
    /// The action that leads to this node; `None` for the root.
    action: Option<A>,
    visits: u32,
    /// The number of visits to its parent in which the action was legal.
    available: u32,
    /// The children that were added by the expansion, sorted by action: the index of the first, and their number.
    first_child: u32,
    child_count: u32,
    /// Children that were added after the expansion, because their actions were not legal in the first determinization:
    /// a linked list of this first one and the `next_late` of each.
    first_late_child: u32,
    next_late: u32,
    /// During the expansion the quick value of the action, afterwards its prior probability.
    prior: f32,
    /// The sum of the utilities of all visits.
    totals: BySeat,
}

pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Ord> Tree<A> {
    /// An empty tree with room for this many iterations.
    pub fn new(iterations: u32) -> Tree<A> {
        // An expansion adds about a dozen nodes. A search with a time limit rarely reaches its maximum number of
        // iterations, so the reserved memory has a limit too.
        let capacity = iterations.min(20_000) as usize * 8 + 256;
        let mut tree = Tree {
            nodes: Vec::with_capacity(capacity),
        };
        tree.push(None, 1.0);
        tree
    }

    fn push(&mut self, action: Option<A>, prior: f32) -> u32 {
        let id = self.nodes.len() as u32;
        self.nodes.push(Node {
            action,
            visits: 0,
            available: 0,
            first_child: NONE,
            child_count: 0,
            first_late_child: NONE,
            next_late: NONE,
            prior,
            totals: BySeat::default(),
        });
        id
    }

    pub fn is_expanded(&self, node: u32) -> bool {
        self.nodes[node as usize].first_child != NONE
    }

    pub fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    pub fn action(&self, node: u32) -> A {
        self.nodes[node as usize]
            .action
            .expect("only the root has no action, and it is nobody's child")
    }

    /// Begins the expansion of a node. [`Tree::add_child`] must follow for each action, then [`Tree::set_priors`].
    pub fn start_expansion(&mut self, node: u32) {
        self.nodes[node as usize].first_child = self.nodes.len() as u32;
    }

    pub fn add_child(&mut self, parent: u32, action: A, quick_value: f32) {
        self.push(Some(action), quick_value);
        self.nodes[parent as usize].child_count += 1;
    }

    /// Turns the quick values of the children into priors that add up to 1.
    ///
    /// This has the role of a softmax. A rational function is used instead of an exponential, because exponentials
    /// differ in the last digits from one machine to another.
    pub fn set_priors(&mut self, parent: u32, settings: &Settings) {
        let children = self.range(parent);
        let children = &mut self.nodes[children];
        let quick_values = children.iter().map(|child| child.prior);
        let best = quick_values.fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for child in &mut *children {
            let weighted_gap = (best - child.prior) * settings.prior_sharpness;
            child.prior = 1.0 / (1.0 + weighted_gap * weighted_gap);
            sum += child.prior;
        }
        children.iter_mut().for_each(|child| child.prior /= sum);
    }

    fn range(&self, parent: u32) -> std::ops::Range<usize> {
        let node = &self.nodes[parent as usize];
        node.first_child as usize..(node.first_child + node.child_count) as usize
    }

    /// Finds the child of each legal action (`legal` is sorted) and adds the missing ones.
    pub fn match_children(&mut self, parent: u32, legal: &[A], matched: &mut Vec<u32>) {
        matched.clear();
        let range = self.range(parent);
        let children = &self.nodes[range.clone()];
        let all_match = children.len() == legal.len()
            && children
                .iter()
                .zip(legal)
                .all(|(child, action)| child.action == Some(*action));
        if all_match {
            matched.extend(range.map(|id| id as u32));
            return;
        }
        // Both lists are sorted by action, so one pass over both finds all matches.
        let mut place = range.start;
        for &action in legal {
            while place < range.end && self.nodes[place].action < Some(action) {
                place += 1;
            }
            let matches = place < range.end && self.nodes[place].action == Some(action);
            matched.push(if matches {
                place as u32
            } else {
                self.late_child(parent, action)
            });
        }
    }

    /// Finds or adds a child that did not exist when the node was expanded. Its prior is that of an average action.
    fn late_child(&mut self, parent: u32, action: A) -> u32 {
        let mut child = self.nodes[parent as usize].first_late_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.action == Some(action) {
                return child;
            }
            child = node.next_late;
        }
        let prior = 1.0 / (self.nodes[parent as usize].child_count as f32 + 1.0);
        let id = self.push(Some(action), prior);
        self.nodes[id as usize].next_late = self.nodes[parent as usize].first_late_child;
        self.nodes[parent as usize].first_late_child = id;
        id
    }

    /// The child with the highest PUCT score for the player to move; `children` are those whose actions are legal.
    ///
    /// The score is the mean utility of the child plus `exploration * prior * sqrt(available) / (1 + visits)`.
    pub fn best_child(&mut self, parent: u32, mover: Seat, children: &[u32], settings: &Settings) -> u32 {
        let seat = mover.index();
        let parent = &self.nodes[parent as usize];
        // First-play urgency: an unvisited child counts as a little worse than its parent's mean.
        let mean = parent.totals[seat] / parent.visits.max(1) as f32;
        let unvisited_mean = mean - settings.fpu_reduction;
        let mut best = (children[0], f32::NEG_INFINITY);
        for &id in children {
            let child = &mut self.nodes[id as usize];
            child.available += 1;
            let value = if child.visits == 0 {
                unvisited_mean
            } else {
                child.totals[seat] / child.visits as f32
            };
            let bonus = child.prior * (child.available as f32).sqrt() / (1.0 + child.visits as f32);
            let score = value + settings.exploration * bonus;
            if score > best.1 {
                best = (id, score);
            }
        }
        best.0
    }

    /// Adds the utilities of an iteration to all nodes on its path.
    pub fn backpropagate(&mut self, path: &[u32], utilities: &BySeat) {
        for &node in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for (total, utility) in node.totals.iter_mut().zip(utilities) {
                *total += utility;
            }
        }
    }

    /// By how many visits the most visited child of the root is ahead of the second.
    pub fn visit_lead(&self) -> u32 {
        let (first, second) = self
            .children(ROOT)
            .fold((0, 0), |(first, second), (_, _, visits)| {
                (visits.max(first), visits.min(first).max(second))
            });
        first - second
    }

    /// The children of a node with their actions and visits.
    pub fn children(&self, parent: u32) -> impl Iterator<Item = (u32, A, u32)> + '_ {
        let expanded_children = if self.is_expanded(parent) {
            self.range(parent)
        } else {
            0..0
        };
        let as_index = |child: u32| (child != NONE).then_some(child);
        let late_children = std::iter::successors(
            as_index(self.nodes[parent as usize].first_late_child),
            move |child| as_index(self.nodes[*child as usize].next_late),
        );
        let all = expanded_children.map(|id| id as u32).chain(late_children);
        all.filter_map(|child| {
            let node = &self.nodes[child as usize];
            node.action.map(|action| (child, action, node.visits))
        })
    }
}
