//! The tree: nodes in one vector, a node's children side by side, no allocation once it has its size.

use smokestack_core::Seat;

use super::{BySeat, Settings};

pub(super) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

struct Node<A> {
    /// What led here; the root has nothing.
    action: Option<A>,
    visits: u32,
    /// How often the action could be chosen.
    available: u32,
    /// The children that were there when the node opened, in the actions' order.
    first: u32,
    count: u32,
    /// Children that came later, because of what other imagined positions hold: a chain.
    late: u32,
    next: u32,
    /// The evaluator's glance for the one who chose the action, then the share of attention that follows from it.
    prior: f32,
    totals: BySeat,
}

pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Ord> Tree<A> {
    pub fn new(iterations: u32) -> Tree<A> {
        // A node opens some dozen children; a search by the clock rarely gets as far as it may.
        let room = iterations.min(20_000) as usize * 8 + 256;
        let mut tree = Tree {
            nodes: Vec::with_capacity(room),
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
            first: NONE,
            count: 0,
            late: NONE,
            next: NONE,
            prior,
            totals: BySeat::default(),
        });
        id
    }

    pub fn is_open(&self, node: u32) -> bool {
        self.nodes[node as usize].first != NONE
    }

    pub fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    pub fn action(&self, node: u32) -> A {
        self.nodes[node as usize]
            .action
            .expect("only the root has none, and nobody plays it")
    }

    /// Opens a node: its children follow by [`Tree::add`], then [`Tree::set_priors`].
    pub fn open(&mut self, node: u32) {
        self.nodes[node as usize].first = self.nodes.len() as u32;
    }

    pub fn add(&mut self, parent: u32, action: A, glance: f32) {
        self.push(Some(action), glance);
        self.nodes[parent as usize].count += 1;
    }

    /// Turns the glances at the children into shares of attention.
    pub fn set_priors(&mut self, parent: u32, settings: &Settings) {
        let children = self.range(parent);
        let children = &mut self.nodes[children];
        let glances = children.iter().map(|child| child.prior);
        let best = glances.fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for child in &mut *children {
            let behind = (best - child.prior) * settings.sharpness;
            child.prior = 1.0 / (1.0 + behind * behind);
            sum += child.prior;
        }
        children.iter_mut().for_each(|child| child.prior /= sum);
    }

    fn range(&self, parent: u32) -> std::ops::Range<usize> {
        let node = &self.nodes[parent as usize];
        node.first as usize..(node.first + node.count) as usize
    }

    /// The child of each legal action, which are in order; those that were never there before are added.
    pub fn match_children(&mut self, parent: u32, legal: &[A], slots: &mut Vec<u32>) {
        slots.clear();
        let range = self.range(parent);
        let children = &self.nodes[range.clone()];
        let same = children.len() == legal.len()
            && children
                .iter()
                .zip(legal)
                .all(|(child, action)| child.action == Some(*action));
        if same {
            slots.extend(range.map(|id| id as u32));
            return;
        }
        let mut place = range.start;
        for &action in legal {
            while place < range.end && self.nodes[place].action < Some(action) {
                place += 1;
            }
            let there = place < range.end && self.nodes[place].action == Some(action);
            slots.push(if there {
                place as u32
            } else {
                self.late_child(parent, action)
            });
        }
    }

    /// A child that was not there when the node opened gets an even share.
    fn late_child(&mut self, parent: u32, action: A) -> u32 {
        let mut child = self.nodes[parent as usize].late;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.action == Some(action) {
                return child;
            }
            child = node.next;
        }
        let share = 1.0 / (self.nodes[parent as usize].count as f32 + 1.0);
        let id = self.push(Some(action), share);
        self.nodes[id as usize].next = self.nodes[parent as usize].late;
        self.nodes[parent as usize].late = id;
        id
    }

    /// The child that promises most: its mean, and what its prior still deserves.
    pub fn best(&mut self, parent: u32, mover: Seat, slots: &[u32], settings: &Settings) -> u32 {
        let seat = mover.index();
        let parent = &self.nodes[parent as usize];
        // What has not been tried yet is thought to be a little worse than what has.
        let mean = parent.totals[seat] / parent.visits.max(1) as f32;
        let untried = mean - settings.caution;
        let mut best = (slots[0], f32::NEG_INFINITY);
        for &slot in slots {
            let child = &mut self.nodes[slot as usize];
            child.available += 1;
            let value = if child.visits == 0 {
                untried
            } else {
                child.totals[seat] / child.visits as f32
            };
            let attention = child.prior * (child.available as f32).sqrt() / (1.0 + child.visits as f32);
            let score = value + settings.exploration * attention;
            if score > best.1 {
                best = (slot, score);
            }
        }
        best.0
    }

    pub fn record(&mut self, path: &[u32], utilities: &BySeat) {
        for &node in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for (total, utility) in node.totals.iter_mut().zip(utilities) {
                *total += utility;
            }
        }
    }

    /// By how many visits the root's first child is ahead of the second.
    pub fn lead(&self) -> u32 {
        let (first, second) = self
            .children(ROOT)
            .fold((0, 0), |(first, second), (_, _, visits)| {
                (visits.max(first), visits.min(first).max(second))
            });
        first - second
    }

    /// The children of a node with their actions and visits.
    pub fn children(&self, parent: u32) -> impl Iterator<Item = (u32, A, u32)> + '_ {
        let first = if self.is_open(parent) {
            self.range(parent)
        } else {
            0..0
        };
        let some = |child: u32| (child != NONE).then_some(child);
        let late = std::iter::successors(some(self.nodes[parent as usize].late), move |child| {
            some(self.nodes[*child as usize].next)
        });
        let all = first.map(|id| id as u32).chain(late);
        all.filter_map(|child| {
            let node = &self.nodes[child as usize];
            node.action.map(|action| (child, action, node.visits))
        })
    }
}
