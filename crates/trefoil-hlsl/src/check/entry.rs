//! The entry function, and what is reached from it.

use super::scope::{ScopeId, Symbol};
use super::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Pos, Span};
use crate::syntax::arena::Id;
use crate::syntax::tree::{Decl, DeclId, Modifiers};
use crate::typed::{FuncId, StructId, Ty, TyId};
use rustc_hash::FxHashMap;
use trefoil_ir::Stage;

impl Checker<'_> {
    /// Finds the entry and checks what the stage demands of it.
    pub(super) fn entry(&mut self) {
        let Some(entry) = self.find_entry() else {
            let name = self.options.entry.clone();
            self.push(Diagnostic::new(&kinds::MISSING_ENTRY, Span::NONE).arg(name));
            return;
        };
        self.p.entry = Some(entry);
        self.refuse_overloads();
        let func = &self.p.funcs[entry];
        if self.options.stage == Stage::Compute && func.num_threads.is_none() {
            let span = func.span;
            self.report(&kinds::NEEDS_NUMTHREADS, span);
        }
        self.entry_semantics(entry);
        self.reached(entry);
    }

    /// An error when the entry's name is overloaded.
    fn refuse_overloads(&mut self) {
        let Some(name) = self.unit.names.find(&self.options.entry) else { return };
        let found = self.scope_ref(ScopeId::GLOBAL).names.get(&name);
        let Some(&(Symbol::Functions(set), _)) = found else { return };
        let spans: Vec<Span> = self.set(set).iter().map(|f| self.fns[f.0 as usize].span).collect();
        if let [first, second, ..] = spans[..] {
            let d = Diagnostic::new(&kinds::CONFLICTING_TYPES, second).arg(name);
            self.push(d.note(&kinds::PREVIOUS_DEFINITION, first));
        }
    }

    fn find_entry(&self) -> Option<FuncId> {
        let name = self.unit.names.find(&self.options.entry)?;
        let &(Symbol::Functions(set), _) = self.scope_ref(ScopeId::GLOBAL).names.get(&name)? else {
            return None;
        };
        let defined = self.set(set).iter().rev().find(|f| {
            let f = &self.fns[f.0 as usize];
            let is_static = self.unit.functions[f.decl].modifiers.has(Modifiers::STATIC);
            f.defined && f.template.is_none() && !is_static
        })?;
        self.fns[defined.0 as usize].func
    }

    /// Every part of the entry's signature must have a semantic.
    fn entry_semantics(&mut self, entry: FuncId) {
        let func = &self.p.funcs[entry];
        let mut seen = FxHashMap::default();
        let mut missing = Vec::new();
        for param in &func.params {
            let var = &self.p.vars[param.var];
            if param.semantic.is_none() && !self.has_semantics(var.ty, &mut seen) {
                missing.push(var.span);
            }
        }
        let ret_missing =
            func.semantic.is_none() && func.ret != self.c.void && !self.has_semantics(func.ret, &mut seen);
        let span = func.span;
        for span in missing {
            self.report(&kinds::SEMANTIC_MISSING, span);
        }
        if ret_missing {
            self.report(&kinds::SEMANTIC_MISSING_RETURN, span);
        }
    }

    /// Whether every field of a type, down to the last, has a semantic of its own or of what it is in.
    fn has_semantics(&self, ty: TyId, seen: &mut FxHashMap<StructId, bool>) -> bool {
        match self.p.types.get(ty) {
            Ty::Error | Ty::Resource(_) => true,
            Ty::Array(elem, _) => self.has_semantics(elem, seen),
            Ty::Struct(s) => {
                if let Some(&known) = seen.get(&s) {
                    return known;
                }
                let fields = &self.p.structs[s].fields;
                let all = fields.iter().all(|f| f.semantic.is_some() || self.has_semantics(f.ty, seen));
                seen.insert(s, all);
                all
            }
            _ => false,
        }
    }

    /// Walks the calls from the entry: no function may reach itself, and each must be defined.
    fn reached(&mut self, entry: FuncId) {
        let n = self.func_count();
        self.calls.sort_unstable();
        self.calls.dedup();
        // 0 not seen, 1 on the way, 2 done.
        let mut state = vec![0u8; n];
        let mut stack = vec![(entry, self.first_call(entry))];
        state[entry.index()] = 1;
        let mut errors: Vec<(FuncId, bool)> = Vec::new();
        while let Some((func, at)) = stack.last_mut() {
            let (caller, i) = (*func, *at);
            *at += 1;
            match self.calls.get(i) {
                Some(&(from, to)) if from == caller => match state[to.index()] {
                    0 => {
                        state[to.index()] = 1;
                        if self.p.funcs[to].body.is_none() && self.p.funcs[to].instruction.is_none() {
                            errors.push((to, false));
                        }
                        stack.push((to, self.first_call(to)));
                    }
                    1 => errors.push((to, true)),
                    _ => {}
                },
                _ => {
                    state[caller.index()] = 2;
                    stack.pop();
                }
            }
        }
        for (func, recursive) in errors {
            self.reach_error(entry, func, recursive);
        }
    }

    /// Where the declaration of a function begins.
    fn function_start(&self, func: FuncId) -> Option<Pos> {
        let decl = self.fns.iter().find(|f| f.func == Some(func))?.decl;
        let mut ids = (0..self.unit.decls.len()).map(DeclId::from_index);
        let id = ids.find(|&id| self.unit.decls[id] == Decl::Function(decl))?;
        Some(self.unit.decl_spans[id].lo)
    }

    fn first_call(&self, func: FuncId) -> usize {
        self.calls.partition_point(|c| c.0 < func)
    }

    fn reach_error(&mut self, entry: FuncId, func: FuncId, recursive: bool) {
        let (span, name) = (self.p.funcs[func].span, self.p.funcs[func].name);
        let start = self.function_start(func).map_or(span, Span::at);
        let text = self.text(name).to_owned();
        let caller = self.text(self.p.funcs[entry].name).to_owned();
        let d = if recursive {
            let d = Diagnostic::new(&kinds::RECURSION, start).arg(caller).arg(text);
            d.note(&kinds::RECURSION_HERE, span)
        } else if self.diags.has_errors() {
            // Its body may be what could not be read.
            return;
        } else {
            Diagnostic::new(&kinds::CALL_UNDEFINED, span).arg(text)
        };
        self.push(d);
    }
}
