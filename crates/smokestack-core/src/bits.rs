//! Sets of small ids in one machine word: the positions of all games are made of them.

/// Declares a set of ids. The id is a tuple struct around a `u8` that counts from 0; both are declared in one module.
#[macro_export]
macro_rules! id_set {
    ($(#[$doc:meta])* $name:ident of $id:ident in $word:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, ::serde::Deserialize, ::serde::Serialize)]
        pub struct $name(pub(crate) $word);

        #[allow(dead_code, reason = "every set has all of them; not every game needs all")]
        impl $name {
            pub const EMPTY: $name = $name(0);

            #[inline(always)]
            pub const fn one(id: $id) -> $name {
                $name(1 << id.0)
            }
            #[inline(always)]
            pub const fn has(self, id: $id) -> bool {
                self.0 >> id.0 & 1 == 1
            }
            #[inline(always)]
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }
            #[inline(always)]
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }
            #[inline(always)]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            #[inline(always)]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }
            #[inline(always)]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
            #[inline(always)]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
            #[inline(always)]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
            #[inline(always)]
            pub const fn meets(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }
            #[inline(always)]
            pub const fn first(self) -> Option<$id> {
                if self.0 == 0 { None } else { Some($id(self.0.trailing_zeros() as u8)) }
            }
        }

        impl Iterator for $name {
            type Item = $id;

            #[inline(always)]
            fn next(&mut self) -> Option<$id> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                ids.into_iter().fold($name(0), |set, id| set.or($name::one(id)))
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }
    };
}

#[cfg(test)]
mod tests {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Id(u8);
    id_set!(IdSet of Id in u32);

    #[test]
    fn a_set_contains_what_was_inserted() {
        let mut set: IdSet = [Id(3), Id(31)].into_iter().collect();
        assert!(set.has(Id(31)) && !set.has(Id(4)) && set.meets(IdSet::one(Id(3))));
        assert_eq!(set.collect::<Vec<_>>(), [Id(3), Id(31)]);
        set.remove(Id(3));
        assert_eq!((set.len(), set.first()), (1, Some(Id(31))));
        assert!(set.without(set).is_empty());
    }
}
