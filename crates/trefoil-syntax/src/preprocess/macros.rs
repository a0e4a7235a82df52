//! Macros and the table of them.

use crate::lex::{Flags, Token};
use crate::source::{Interner, Name, Pos, Span};
use std::ops::RangeInclusive;
use std::sync::Arc;
use trefoil_entity::{Entity, LayeredMap, entity};

entity! {
    /// Which macro.
    MacroId, "macro"
}

/// What the preprocessor itself answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Builtin {
    Line,
    File,
    BaseFile,
    Counter,
    Date,
    Time,
    Timestamp,
    IncludeLevel,
    Pragma,
    HasInclude,
    HasIncludeNext,
    HasFeature,
    HasExtension,
    HasFunction,
    HasAttribute,
    HasCppAttribute,
    HasDeclspecAttribute,
    HasWarning,
    IsIdentifier,
}

/// Some of the predefined macros, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Predefined(pub(super) u128);

/// One token of a macro's body.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct BodyToken {
    pub(super) token: Token,
    /// The parameter that it names.
    pub(super) param: Option<u16>,
}

#[derive(Clone, Debug)]
pub(super) struct Macro {
    pub(super) name: Name,
    /// Where its name is in its definition.
    pub(super) span: Span,
    pub(super) builtin: Option<Builtin>,
    /// The parameters of a function-like macro.
    pub(super) params: Option<Vec<Name>>,
    /// Whether the last parameter takes what is left.
    pub(super) is_variadic: bool,
    pub(super) body: Arc<[BodyToken]>,
    /// Whether `##` is in the body.
    pub(super) has_paste: bool,
    /// Whether it is being replaced right now: how many replacements are open.
    pub(super) open: u32,
    /// Whether anything has asked what it stands for, or has taken it away; whether it is defined may have been asked all the same.
    pub(super) used: bool,
}

impl Macro {
    pub(super) fn builtin(name: Name, builtin: Builtin) -> Macro {
        Macro {
            name,
            span: Span::NONE,
            builtin: Some(builtin),
            params: None,
            is_variadic: false,
            body: Arc::new([]),
            has_paste: false,
            open: 0,
            used: false,
        }
    }

    /// The text of the body: where it begins and how long it is.
    pub(super) fn body_range(&self) -> (Pos, u32) {
        match (self.body.first(), self.body.last()) {
            (Some(first), Some(last)) => {
                let lo = first.token.span.lo;
                (lo, last.token.span.hi.0.saturating_sub(lo.0))
            }
            _ => (self.span.lo, 0),
        }
    }

    /// Whether a definition is this one, in the same place.
    pub(super) fn is_equal(&self, other: &Macro) -> bool {
        let place = |m: &Macro| (m.span, m.body.first().map(|t| t.token.span));
        self.is_same(other) && place(self) == place(other)
    }

    /// Where the definition stands, from the name on.
    pub(super) fn range(&self) -> RangeInclusive<Pos> {
        let (body, length) = self.body_range();
        self.span.lo..=body.offset(length)
    }

    /// How much further on a definition stands than another that says the same, token by token.
    pub(super) fn offset_from(&self, other: &Macro) -> Option<i64> {
        let by = i64::from(self.span.lo.0) - i64::from(other.span.lo.0);
        let place = |t: &BodyToken| i64::from(t.token.span.lo.0);
        let mut tokens = self.body.iter().zip(&*other.body);
        let is_same = self.is_same(other) && tokens.all(|(a, b)| place(a) - place(b) == by);
        (is_same && self.builtin.is_none()).then_some(by)
    }

    /// Whether a second definition says the same.
    pub(super) fn is_same(&self, other: &Macro) -> bool {
        let same_token = |(i, (a, b)): (usize, (&BodyToken, &BodyToken))| {
            let space = |t: &BodyToken| i > 0 && t.token.flags.has(Flags::SPACE);
            a.token.kind == b.token.kind && a.token.name == b.token.name && space(a) == space(b)
        };
        self.builtin == other.builtin
            && self.params == other.params
            && self.is_variadic == other.is_variadic
            && self.body.len() == other.body.len()
            && self.body.iter().zip(&*other.body).enumerate().all(same_token)
    }
}

/// All macros, and which name has one now.
#[derive(Clone, Debug)]
pub(super) struct MacroTable {
    macros: LayeredMap<MacroId, Macro>,
    /// By name, from number `first` on: 0 for none, else one more than the macro.
    by_name: Vec<u32>,
    /// The first name of the compile's own, until a macro has one of those that every compile knows: there are many, and few do.
    first: usize,
}

impl MacroTable {
    pub(super) fn new(names: &Interner) -> MacroTable {
        MacroTable { macros: LayeredMap::new(), by_name: Vec::new(), first: names.seeds() }
    }

    /// The macro that a name has now.
    #[inline]
    pub(super) fn find(&self, name: Name) -> Option<MacroId> {
        let entry = self.by_name.get(name.index().wrapping_sub(self.first)).copied().unwrap_or(0);
        entry.checked_sub(1).map(MacroId::from_u32)
    }

    /// The macro that a name has now, whose meaning counts.
    pub(super) fn find_to_use(&mut self, name: Name) -> Option<MacroId> {
        let id = self.find(name)?;
        if !self.get(id).used {
            self.get_mut(id).used = true;
        }
        Some(id)
    }

    /// The macros that names have now.
    pub(super) fn defined(&self) -> impl Iterator<Item = &Macro> {
        let given = self.by_name.iter().filter_map(|entry| entry.checked_sub(1));
        given.map(|index| self.get(MacroId::from_u32(index)))
    }

    pub(super) fn get(&self, id: MacroId) -> &Macro {
        &self.macros[id]
    }

    pub(super) fn get_mut(&mut self, id: MacroId) -> &mut Macro {
        &mut self.macros[id]
    }

    /// Gives a name its macro.
    pub(super) fn define(&mut self, definition: Macro) {
        if definition.name.index() < self.first {
            let shared = std::mem::take(&mut self.first);
            self.by_name.splice(..0, std::iter::repeat_n(0, shared));
        }
        let index = definition.name.index() - self.first;
        if self.by_name.len() <= index {
            self.by_name.resize((index + 1).next_multiple_of(128), 0);
        }
        self.by_name[index] = self.macros.push(definition).index() as u32 + 1;
    }

    /// Gives a name this macro, or none.
    pub(super) fn put(&mut self, name: Name, definition: Option<Macro>) {
        match definition {
            Some(definition) => self.define(definition),
            None => self.undefine(name),
        }
    }

    /// About how many bytes the macros take.
    pub(super) fn bytes(&self) -> usize {
        let bodies: usize = self.macros.values().map(|m| m.body.len() * size_of::<BodyToken>()).sum();
        self.macros.len() * size_of::<Macro>() + bodies + self.by_name.len() * size_of::<u32>()
    }

    /// Makes the macros shared: a clone costs those that it changes or adds.
    pub(super) fn share(&mut self) {
        self.macros.share();
    }

    /// Takes a name's macro away.
    pub(super) fn undefine(&mut self, name: Name) {
        if let Some(entry) = self.by_name.get_mut(name.index().wrapping_sub(self.first)) {
            *entry = 0;
        }
    }
}

/// Whether a name may be that of a predefined macro.
pub(super) fn is_reserved(name: &str) -> bool {
    name.starts_with("__")
}
