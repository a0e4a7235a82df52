//! Global variables, and what every `@name` stands for.

use super::head::{Head, Unused};
use super::kinds;
use super::lex::{Kind, Token};
use super::{Fail, P, Reader};
use trefoil_entity::HashMap;
use trefoil_ir::context::{Global, SPACE_INPUT, SPACE_OUTPUT};
use trefoil_ir::ids::GlobalId;
use trefoil_ir::symbol::Symbol;
use trefoil_ir::value::Value;

/// What `@name` stands for, and what is still to be read of globals and functions.
#[derive(Default)]
pub(super) struct Globals {
    pub(super) symbols: HashMap<Symbol, Value>,
    /// Globals with an initialiser: where it stands.
    initialisers: Vec<(GlobalId, usize)>,
    /// Functions with a body.
    pub(super) heads: Vec<Head>,
    pub(super) unused: Unused,
}

impl Reader<'_> {
    /// Says what a name at the top stands for.
    pub(super) fn define_symbol(&mut self, token: Token, name: Symbol, value: Value) -> P<()> {
        match self.globals.symbols.insert(name, value) {
            None => Ok(()),
            Some(_) => Err(Fail::new(token.start, kinds::GLOBAL_TWICE.with(&[&self.m.ctx.name(name)]))),
        }
    }

    /// What a name at the top stands for.
    pub(super) fn symbol_value(&mut self, token: Token) -> P<Value> {
        let name = self.name_of(token)?;
        if let Some(&value) = self.globals.symbols.get(&name) {
            return Ok(value);
        }
        match self.function_on_demand(name)? {
            Some(id) => Ok(id.into()),
            None => Err(Fail::new(token.start, kinds::UNKNOWN_GLOBAL.with(&[&self.m.ctx.name(name)]))),
        }
    }

    /// Reads all globals but for what they hold.
    pub(super) fn declare_globals(&mut self) -> P<()> {
        for item in std::mem::take(&mut self.items.globals) {
            self.pos = item;
            self.global()?;
        }
        Ok(())
    }

    fn global(&mut self) -> P<()> {
        let token = self.next();
        let name = self.name_of(token)?;
        self.mark(b'=')?;
        let mut space = 0;
        let mut words = Vec::new();
        let (mut constant, mut known) = (false, false);
        let mut thread_local = None;
        while let Some(word) = self.peek_word() {
            match word {
                "addrspace" => {
                    space = self.address_space()?;
                    continue;
                }
                "global" | "constant" => (constant, known) = (word == "constant", true),
                "alias" | "ifunc" => return self.fail(kinds::UNSUPPORTED.with(&[&word])),
                "thread_local" => {
                    thread_local = Some(self.pos);
                    words.push(self.m.ctx.symbol(word));
                }
                _ => words.push(self.m.ctx.symbol(word)),
            }
            self.pos += 1;
            if known {
                break;
            }
        }
        if !known {
            return self.expected("'global' or 'constant'");
        }
        // Each invocation has inputs and outputs of its own.
        if let Some(at) = thread_local.filter(|_| !matches!(space, SPACE_INPUT | SPACE_OUTPUT)) {
            self.pos = at;
            return self.fail(&kinds::THREAD_LOCAL);
        }
        let loc = self.loc(token.start, token.end);
        let ty = self.sized()?;
        self.m.ctx.types.ptr(space);
        let align = 0;
        // A bare number is no name: it counts the globals without one.
        let is_unnamed = self.number_of(token).is_some();
        let said = if is_unnamed { self.m.ctx.symbol("") } else { name };
        let id = self.m.ctx.globals.push(Global { name: said, ty, space, constant, init: None, align, loc });
        let internal = words.first().is_some_and(|&w| self.m.ctx.name(w) == "internal") && words.len() == 1;
        if !internal {
            self.m.ctx.linkage.insert(id, words);
        }
        self.globals.initialisers.push((id, self.pos));
        self.define_symbol(token, name, id.into())
    }

    /// Reads what globals hold, now that every name is known.
    pub(super) fn initialise_globals(&mut self) -> P<()> {
        for (id, at) in std::mem::take(&mut self.globals.initialisers) {
            self.pos = at;
            let next_item = self.kind() == Kind::Global && self.kind_after(1) == Kind::Mark(b'=');
            if self.starts_constant() && !next_item {
                let ty = self.m.ctx.globals[id].ty;
                let init = self.constant(ty)?;
                let undef = self.m.ctx.consts.get(init).kind == trefoil_ir::ConstKind::Undef;
                let internal = !self.m.ctx.linkage.contains_key(&id);
                self.m.ctx.globals[id].init = if undef && internal { None } else { Some(init) };
            }
            self.global_properties(id)?;
            self.end_of_item()?;
        }
        Ok(())
    }

    fn global_properties(&mut self, id: GlobalId) -> P<()> {
        while self.take_mark(b',') {
            match self.peek_word() {
                Some("align") => {
                    self.pos += 1;
                    self.m.ctx.globals[id].align = self.unsigned()?;
                }
                Some("section") => {
                    self.pos += 1;
                    let section = self.string()?;
                    self.m.ctx.sections.insert(id, section);
                }
                Some("comdat") => {
                    self.pos += 1;
                    if self.take_mark(b'(') {
                        self.pos += 1;
                        self.mark(b')')?;
                    }
                }
                None if self.kind() == Kind::MetaName => {
                    let (name, node) = (self.next(), self.next());
                    let name = self.name_of(name)?;
                    let number = self.number_of(node).filter(|_| node.kind == Kind::MetaNumber);
                    let node = number.and_then(|number| self.meta.id_of(number));
                    if let Some(node) = node.filter(|_| self.m.ctx.name(name) == "spirv.Decorations") {
                        self.m.ctx.decorations.insert(id, node);
                    }
                }
                _ => return self.expected("'align', 'section', 'comdat' or metadata"),
            }
        }
        if self.kind() == Kind::Group {
            self.pos += 1;
        }
        Ok(())
    }
}
