//! The tree: nodes in one vector, children as a chain, no pointer and no allocation once it has its size.

use smokestack_core::Seat;

use super::{BySeat, Settings};

pub(super) const ROOT: u32 = 0;
pub(super) const NONE: u32 = u32::MAX;
/// By how much an action that has not been tried is thought to be worse than its siblings.
const CAUTION: f32 = 0.05;

struct Node<A> {
    /// What led here; the root has nothing.
    action: Option<A>,
    visits: u32,
    /// How often the action could be chosen.
    available: u32,
    first: u32,
    next: u32,
    /// The evaluator's outlook for the one who chose the action, then the share of attention that follows from it.
    prior: f32,
    totals: BySeat,
}

pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Ord> Tree<A> {
    pub fn new(iterations: u32) -> Tree<A> {
        let mut tree = Tree {
            nodes: Vec::with_capacity(iterations as usize * 8 + 256),
        };
        tree.nodes.push(Tree::node(None, 1.0));
        tree
    }

    fn node(action: Option<A>, prior: f32) -> Node<A> {
        Node {
            action,
            visits: 0,
            available: 0,
            first: NONE,
            next: NONE,
            prior,
            totals: BySeat::default(),
        }
    }

    pub fn len(&self) -> u32 {
        self.nodes.len() as u32
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

    pub fn add(&mut self, parent: u32, action: A, outlook: f32) -> u32 {
        let child = self.len();
        let mut node = Tree::node(Some(action), outlook);
        node.next = self.nodes[parent as usize].first;
        self.nodes.push(node);
        self.nodes[parent as usize].first = child;
        child
    }

    /// Turns the outlooks of new children into shares of attention.
    pub fn set_priors(&mut self, first: u32, settings: &Settings) {
        let children = &mut self.nodes[first as usize..];
        let best = children
            .iter()
            .map(|child| child.prior)
            .fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for child in &mut *children {
            let behind = (best - child.prior) * settings.sharpness;
            child.prior = 1.0 / (1.0 + behind * behind);
            sum += child.prior;
        }
        children.iter_mut().for_each(|child| child.prior /= sum);
    }

    /// A child that was not there when the node opened gets an even share.
    pub fn add_late(&mut self, parent: u32, action: A) -> u32 {
        let mut children = 0;
        let mut child = self.nodes[parent as usize].first;
        while child != NONE {
            children += 1;
            child = self.nodes[child as usize].next;
        }
        self.add(parent, action, 1.0 / (children as f32 + 1.0))
    }

    /// The child of each legal action, which are in order.
    pub fn match_children(&self, parent: u32, legal: &[A], slots: &mut Vec<u32>) {
        slots.clear();
        slots.resize(legal.len(), NONE);
        let mut child = self.nodes[parent as usize].first;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if let Some(action) = node.action
                && let Ok(place) = legal.binary_search(&action)
            {
                slots[place] = child;
            }
            child = node.next;
        }
    }

    pub fn best(&mut self, parent: u32, mover: Seat, slots: &[u32], settings: &Settings) -> u32 {
        let seat = mover.index();
        let parent = &self.nodes[parent as usize];
        // What has not been tried yet is thought to be a little worse than what has.
        let mean = parent.totals[seat] / parent.visits.max(1) as f32;
        let untried = mean - CAUTION;
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

    /// The children of a node with their actions and visits.
    pub fn children(&self, parent: u32) -> impl Iterator<Item = (u32, A, u32)> + '_ {
        let next = |child: u32| (child != NONE).then_some(child);
        let chain = std::iter::successors(next(self.nodes[parent as usize].first), move |child| {
            next(self.nodes[*child as usize].next)
        });
        chain.filter_map(|child| {
            let node = &self.nodes[child as usize];
            node.action.map(|action| (child, action, node.visits))
        })
    }

    /// The most visited way down, as far as it was looked at.
    pub fn line(&self) -> Vec<A> {
        let mut line = Vec::new();
        let mut node = ROOT;
        while let Some((child, action, _)) = self
            .children(node)
            .filter(|(_, _, visits)| *visits > 0)
            .max_by(|a, b| a.2.cmp(&b.2).then(b.1.cmp(&a.1)))
        {
            line.push(action);
            node = child;
        }
        line
    }
}
