//! The inline stack of pending questions.

use std::hash::{Hash, Hasher};

/// A fixed-capacity last-in-first-out that is `Copy` and never touches the heap.
///
/// A game's pending questions live on one: the top is what is being decided now.
#[derive(Copy, Clone)]
pub struct Stack<T: Copy, const CAP: usize> {
    items: [Option<T>; CAP],
    len: u8,
}

impl<T: Copy, const CAP: usize> Stack<T, CAP> {
    pub const EMPTY: Self = Self { items: [None; CAP], len: 0 };

    /// # Panics
    /// When the stack is full: that is a bug in a game's rules, never a player's fault.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = Some(item);
        self.len += 1;
    }

    /// First listed = first decided, so that callers read like the rulebook.
    #[inline]
    pub fn push_in_order<const N: usize>(&mut self, items: [T; N]) {
        for item in items.into_iter().rev() {
            self.push(item);
        }
    }

    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items[usize::from(self.len)].take()
    }

    #[inline]
    pub fn top(&self) -> Option<T> {
        self.items[usize::from(self.len.checked_sub(1)?)]
    }

    /// Puts `item` in the place of the top one.
    #[inline]
    pub fn replace(&mut self, item: T) {
        self.pop();
        self.push(item);
    }

    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }

    pub const fn len(&self) -> usize {
        self.len as usize
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// From the bottom (decided last) to the top (decided now).
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> {
        self.items[..usize::from(self.len)].iter().flatten().copied()
    }

    /// Builds a stack from its bottom up, or `None` if there are too many items.
    pub fn from_bottom(items: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut stack = Self::EMPTY;
        for item in items {
            if stack.len() == CAP {
                return None;
            }
            stack.push(item);
        }
        Some(stack)
    }
}

impl<T: Copy, const CAP: usize> Default for Stack<T, CAP> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Copy + PartialEq, const CAP: usize> PartialEq for Stack<T, CAP> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.iter().eq(other.iter())
    }
}

impl<T: Copy + Eq, const CAP: usize> Eq for Stack<T, CAP> {}

impl<T: Copy + Hash, const CAP: usize> Hash for Stack<T, CAP> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.len.hash(to);
        self.iter().for_each(|item| item.hash(to));
    }
}

impl<T: Copy + std::fmt::Debug, const CAP: usize> std::fmt::Debug for Stack<T, CAP> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_first_is_decided_first() {
        let mut stack = Stack::<u8, 4>::EMPTY;
        stack.push_in_order([1, 2, 3]);
        assert_eq!(stack.top(), Some(1));
        assert_eq!(
            (stack.pop(), stack.pop(), stack.pop(), stack.pop()),
            (Some(1), Some(2), Some(3), None)
        );
    }

    #[test]
    fn too_many_items_are_refused() {
        assert_eq!(Stack::<u8, 2>::from_bottom([1, 2, 3]), None);
        assert_eq!(Stack::<u8, 2>::from_bottom([1, 2]).and_then(|s| s.top()), Some(2));
    }
}
