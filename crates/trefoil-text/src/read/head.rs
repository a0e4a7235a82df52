//! Heads of functions: everything before the body.

use super::kinds;
use super::lex::Kind;
use super::names::Key;
use super::types::is_type_word;
use super::{Fail, P, Reader};
use trefoil_entity::HashMap;
use trefoil_ir::function::{Attribute, Function, Param};
use trefoil_ir::ids::{FuncId, TypeId};
use trefoil_ir::intrinsic::Intrinsic;
use trefoil_ir::sort_by_key;
use trefoil_ir::symbol::Symbol;
use trefoil_ir::types::Type;

/// The head of a function, and where its body stands.
pub(super) struct Head {
    pub(super) id: FuncId,
    /// What the parameters are called.
    pub(super) params: Vec<Key>,
    /// The token after the `{` of the body.
    pub(super) body: usize,
}

/// Declared intrinsics: functions only for calls that the IR has no operation for.
pub(super) type Unused = HashMap<Symbol, usize>;

impl Reader<'_> {
    /// Reads the heads of all functions.
    pub(super) fn declare_functions(&mut self) -> P<()> {
        for item in std::mem::take(&mut self.items.functions) {
            self.pos = item;
            let defined = self.is_word("define");
            self.pos += 1;
            let Some(name) = self.callee_name()? else { return self.expected("the name of a function") };
            if !defined && self.m.ctx.name(name).starts_with("llvm.") {
                if self.globals.unused.insert(name, item).is_some() {
                    return self.fail(kinds::FUNCTION_TWICE.with(&[&self.m.ctx.name(name)]));
                }
                continue;
            }
            self.head(item)?;
        }
        Ok(())
    }

    /// Declares the intrinsics that nothing uses, but for those that the IR has as operations.
    pub(super) fn declare_unused(&mut self) -> P<()> {
        let mut unused: Vec<(usize, Symbol)> =
            std::mem::take(&mut self.globals.unused).into_iter().map(|(name, item)| (item, name)).collect();
        sort_by_key(&mut unused, |&(item, _)| item as u64);
        for (item, name) in unused {
            let text = self.m.ctx.name(name);
            if Intrinsic::from_text(text).is_none() && !text.starts_with("llvm.dbg.") {
                self.head(item)?;
            }
        }
        Ok(())
    }

    /// The name of the function whose head starts here, found without reading the rest.
    fn callee_name(&mut self) -> P<Option<Symbol>> {
        let item = self.tokens.get(self.pos..self.next_item()).unwrap_or_default();
        match item.iter().find(|token| token.kind == Kind::Global) {
            Some(&token) => self.name_of(token).map(Some),
            None => Ok(None),
        }
    }

    /// Reads one head and makes its function.
    pub(super) fn head(&mut self, item: usize) -> P<FuncId> {
        self.pos = item;
        let defined = self.take_word("define");
        self.pos += usize::from(!defined);
        while self.kind() == Kind::MetaName {
            self.pos += 1; // what `declare` has before the type, of debuggers' interest alone
            self.skip_metadata()?;
        }
        let before = self.words_before_type()?;
        let mut ret_words = self.result_attributes()?;
        let at = self.here();
        let ret = self.typed_address(&mut ret_words)?;
        let token = self.next();
        if token.kind != Kind::Global {
            self.pos -= 1;
            return self.expected("the name of a function");
        }
        let name = self.name_of(token)?;
        if defined && self.m.ctx.name(name).starts_with("llvm.") {
            return Err(Fail::new(token.start, &kinds::INTRINSIC_DEFINED));
        }
        if matches!(self.m.ctx.types.get(ret), Type::Label | Type::Metadata | Type::Function { .. }) {
            return Err(Fail::new(at, &kinds::RESULT_TYPE));
        }
        let mut func = Function::new(name, ret, Vec::new());
        let keys = self.params(&mut func)?;
        let attributes = self.function_attributes()?;
        self.take_attributes(&mut func, attributes);
        if self.take_word("comdat") && self.take_mark(b'(') {
            self.pos += 1;
            self.mark(b')')?;
        }
        let late = self.function_attributes()?; // `align` and the like stand after `comdat`
        self.take_attributes(&mut func, late);
        if !before.is_empty() {
            func.extras_mut().before = before;
        }
        if !ret_words.is_empty() {
            func.extras_mut().ret = ret_words;
        }
        self.head_attachments(&mut func)?;
        let id = self.m.functions.push(func);
        self.define_symbol(token, name, id.into())?;
        if defined {
            self.mark(b'{')?;
            self.globals.heads.push(Head { id, params: keys, body: self.pos });
        } else {
            self.end_of_item()?;
        }
        Ok(id)
    }

    /// Linkage, visibility, calling convention, in the order they stand.
    fn words_before_type(&mut self) -> P<Vec<Symbol>> {
        let mut words = Vec::new();
        while let Some(word) = self.peek_word().filter(|w| !is_type_word(w)) {
            let known = matches!(
                word,
                "private"
                    | "internal"
                    | "available_externally"
                    | "linkonce"
                    | "weak"
                    | "common"
                    | "appending"
                    | "extern_weak"
                    | "linkonce_odr"
                    | "weak_odr"
                    | "external"
                    | "dso_local"
                    | "dso_preemptable"
                    | "hidden"
                    | "protected"
                    | "default"
                    | "dllimport"
                    | "dllexport"
            );
            if !known {
                match self.convention()? {
                    Some(convention) => words.push(convention),
                    None => break,
                }
                continue;
            }
            self.pos += 1;
            words.push(self.m.ctx.symbol(word));
        }
        Ok(words)
    }

    /// A calling convention, when it stands here: `spir_func`, `fastcc`, `cc 10`.
    pub(super) fn convention(&mut self) -> P<Option<Symbol>> {
        let Some(word) = self.peek_word().filter(|w| w.ends_with("cc") || w.starts_with("spir_")) else {
            return Ok(None);
        };
        self.pos += 1;
        let text = if word == "cc" { format!("cc {}", self.unsigned()?) } else { word.to_owned() };
        Ok(Some(self.m.ctx.symbol(&text)))
    }

    fn params(&mut self, func: &mut Function) -> P<Vec<Key>> {
        let mut keys = Vec::new();
        let mut number = 0;
        let mut words: Vec<Vec<Attribute>> = Vec::new();
        let mut variadic = false;
        self.mark(b'(')?;
        self.list(b')', |r| {
            if r.kind() == Kind::Dots {
                r.pos += 1;
                variadic = true;
                return Ok(());
            }
            let mut said = Vec::new();
            let ty = r.typed_address(&mut said)?;
            if matches!(r.m.ctx.types.get(ty), Type::Void | Type::Label | Type::Function { .. }) {
                r.pos -= 1;
                return r.fail(&kinds::PARAMETER_TYPE);
            }
            said.extend(r.value_attributes()?);
            words.push(said);
            let token = r.tokens[r.pos];
            let key = if token.kind == Kind::Local {
                r.pos += 1;
                r.key_of(token)?
            } else {
                Key::Number(number)
            };
            let name = match key {
                Key::Number(n) => {
                    number = n.saturating_add(1);
                    None
                }
                Key::Name(name) => Some(name),
            };
            if func.params.len() >= 4096 {
                return r.fail(&kinds::TOO_MANY_PARAMETERS);
            }
            func.params.push(Param { ty, name });
            keys.push(key);
            Ok(())
        })?;
        if words.iter().any(|w| !w.is_empty()) {
            func.extras_mut().params = words;
        }
        if variadic {
            func.extras_mut().variadic = true;
        }
        Ok(keys)
    }

    /// The type of a parameter or a result. In DXIL, whose writer needs it, what an address is of is kept, when not of bytes: as
    /// `elementtype(T)`, which is how bitcode is read too.
    fn typed_address(&mut self, said: &mut Vec<Attribute>) -> P<TypeId> {
        self.types.pointee = None;
        let ty = self.ty()?;
        let pointee = self.types.pointee.take().filter(|&of| of != TypeId::I8 && self.m.ctx.types.is_ptr(ty));
        if let Some(of) = pointee.filter(|_| self.m.triple.starts_with("dxil-ms-")) {
            said.push(Attribute::Type(self.m.ctx.symbol("elementtype"), of));
        }
        Ok(ty)
    }

    /// `!kind !node` on a function.
    fn head_attachments(&mut self, func: &mut Function) -> P<()> {
        while self.kind() == Kind::MetaName && self.kind_after(1) != Kind::Mark(b'=') {
            let token = self.next();
            if self.bytes_of(token) == b"!dbg" && !self.options.keep_debug_info {
                self.skip_metadata()?;
                continue;
            }
            let kind = self.name_of(token)?;
            let node = self.metadata_node()?;
            func.extras_mut().attachments.push((kind, node));
        }
        Ok(())
    }

    /// The function of a declared intrinsic that the IR has no operation for.
    pub(super) fn function_on_demand(&mut self, name: Symbol) -> P<Option<FuncId>> {
        let Some(item) = self.globals.unused.remove(&name) else { return Ok(None) };
        let back = self.pos;
        let id = self.head(item)?;
        self.pos = back;
        Ok(Some(id))
    }

    /// The type of a function as calls see it: result and parameters.
    pub(super) fn signature(&self, id: FuncId) -> (TypeId, Vec<TypeId>) {
        let f = &self.m.functions[id];
        (f.ret, f.params.iter().map(|p| p.ty).collect())
    }
}
