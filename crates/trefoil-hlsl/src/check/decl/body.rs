//! Bodies of functions, and the queue of deferred ones.

use crate::check::context::Body;
use crate::check::decl::record::{interp, norm};
use crate::check::model::{FnId, Formal, Model, Symbol};
use crate::check::stage::vulkan::Bearer;
use crate::check::{Checker, Context, Waiting, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{self, AttributeId, Decl, DeclId, FunctionDecl, Modifiers, Stmt, TemplateId};
use crate::typed::{
    self, ArgIo, Extent, FuncId, Param, StmtId, StmtKind, StructId, Ty, TyId, Var, VarId, VkTravel,
};
use trefoil_entity::{Entity, List};

impl Checker<'_> {
    /// Checks the member templates of records that are complete now.
    pub(in crate::check) fn drain_templates(&mut self) {
        for f in std::mem::take(&mut self.work.templates) {
            if let Some(head) = self.cx.model.functions[f].template {
                self.generic_function(f, head);
            }
        }
    }

    /// Checks a function template; one of an incomplete record is deferred.
    pub(in crate::check) fn check_template(&mut self, f: FnId, head: Option<TemplateId>) {
        let owner = self.cx.model.functions[f].owner;
        if owner.is_some_and(|s| !self.cx.model.record(s).complete) {
            self.work.templates.push(f);
        } else if let Some(head) = head {
            self.generic_function(f, head);
        }
    }

    /// Lets the body of a function wait, so deep in instantiations.
    pub(in crate::check) fn defer_body(&mut self, function: FnId, depth: u32) {
        self.work.bodies.push(Waiting { function, depth, generic: self.cx.frame.generic });
    }

    /// Checks the deferred bodies: of methods and of instances. While a template is looked at by itself, those of instances wait on.
    pub(in crate::check) fn drain_pending(&mut self) {
        if !self.work.templates.is_empty() {
            self.drain_templates();
        }
        let generic = self.cx.frame.generic;
        // The last is taken first: what was deferred together is checked in its order.
        self.work.bodies.reverse();
        while let Some(at) = self.work.bodies.iter().rposition(|next| next.generic == generic) {
            let next = self.work.bodies.remove(at);
            let others = self.work.bodies.len();
            let span = self.cx.model.functions[next.function].span;
            self.within(
                |frame| frame.depth = next.depth,
                |c| {
                    if !c.cx.is_too_deep(span) {
                        c.function_body(next.function);
                    }
                },
            );
            self.work.bodies[others..].reverse();
        }
    }

    /// Checks a function's body.
    pub(in crate::check) fn function_body(&mut self, f: FnId) {
        let function = &self.cx.model.functions[f];
        let (scope, decl) = (function.scope, function.decl);
        let it = self.cx.unit.functions[decl];
        if function.func.is_some_and(|func| self.cx.model.program.funcs[func].body.is_none()) {
            self.in_scope(scope, |c| c.body(f, &it));
        }
    }

    pub(in crate::check) fn body(&mut self, f: FnId, it: &FunctionDecl) {
        let function = &self.cx.model.functions[f];
        let (Some(func), Some(body)) = (function.func, it.body) else { return };
        let (owner, is_static, ret, span) = (function.owner, function.is_static, function.ret, function.span);
        let formals = function.formals.len();
        let of_template = it.template.is_some();
        self.need_signature(f, span);
        self.cx.refuse_unknown_record(ret, span, |text| {
            Diagnostic::new(&kinds::INCOMPLETE_RESULT_HERE, span).arg(text)
        });
        let errors = self.cx.diags.error_count();
        let before = self.cx.model.program.extent();
        let mark = self.cx.model.scopes.locals.mark();
        let mut params = Vec::with_capacity(formals + 1);
        let mut this = None;
        if let (Some(s), false) = (owner, is_static) {
            let var = self.cx.model.this_param(s);
            params.push(Param::new(var, ArgIo::Ref));
            this = Some((var, s));
        }
        let written = self.cx.unit.list(it.params).iter().filter_map(|&p| match self.cx.unit.decls[p] {
            Decl::Var(v) => Some((p, v)),
            _ => None,
        });
        for ((decl, var), i) in written.zip(0..formals) {
            let formal = self.cx.model.functions[f].formals[i];
            params.push(self.param(decl, var, formal, mark));
        }
        if owner.is_none() {
            self.misplaced_attributes(func, it.attributes, it.modifiers);
        }
        self.function_attributes(func, it.attributes);
        let semantic = self.cx.semantic(it.annotations);
        let out = &mut self.cx.model.program.funcs[func];
        out.params = params;
        out.semantic = semantic;
        out.precise = it.modifiers.has(Modifiers::PRECISE);
        out.norm = norm(it.modifiers);
        if owner.is_none() && !of_template && !self.cx.frame.generic {
            self.cx.entry_head(func);
        }
        let inside = Body { func, ret, this, loops: 0, breakable: 0 };
        let doubts = self.cx.notes.if_reached.len();
        let changes = self.cx.notes.inner_changes.len();
        let own = self.cx.notes.own_initialisers.len();
        let stmt = self.within(|frame| frame.body = Some(inside), |c| c.body_block(body, mark));
        self.cx.model.program.funcs[func].body = Some(stmt);
        if self.cx.notes.if_reached.len() > doubts {
            self.cx.push_reached(stmt, doubts);
        }
        self.cx.check_return(ret, body, stmt);
        let changes = self.cx.notes.inner_changes.split_off(changes);
        let own = self.cx.notes.own_initialisers.split_off(own);
        if self.cx.diags.error_count() == errors && !of_template {
            let end = self.cx.unit.stmt_spans[body].hi;
            self.cx.warn_unset(func, Span::at(crate::source::Pos(end.0.saturating_sub(1))));
            self.cx.warn_uninitialized(func, &own);
            if !changes.is_empty() {
                self.cx.warn_unsequenced(stmt, &changes);
            }
            self.cx.warn_unnamed(before.vars..self.cx.model.program.vars.len());
        }
        self.cx.model.scopes.end_block(mark);
        if self.cx.unit.unreached.get(self.cx.model.functions[f].decl) {
            self.cx.model.forget_body(func, &before);
        }
    }

    pub(in crate::check) fn param(
        &mut self,
        param: DeclId,
        v: tree::VarId,
        formal: Formal,
        mark: usize,
    ) -> Param {
        let var = self.cx.unit.vars[v];
        let span = self.cx.unit.decl_name_spans[param];
        let modifiers = var.modifiers.union(self.cx.type_modifiers(var.ty));
        let name = match var.name {
            Some(name) => name,
            None => self.cx.model.program.names.intern("_"),
        };
        self.cx.refuse_unknown_record(formal.ty, span, |text| {
            Diagnostic::new(&kinds::INCOMPLETE_TYPE, span).arg(text)
        });
        let id = self.cx.model.program.vars.push(Var {
            is_const: modifiers.has(Modifiers::CONST),
            precise: modifiers.has(Modifiers::PRECISE),
            ..Var::param(name, formal.ty, formal.io, span)
        });
        if var.name.is_some() {
            self.cx.declare_local(name, Symbol::Var(id), span, mark);
        }
        let travel = match var.attributes.is_empty() {
            true => VkTravel::default(),
            false => self.travel_of_param(var.attributes),
        };
        let node = self.node_param(name, var.attributes, modifiers);
        Param {
            node,
            semantic: self.cx.semantic(var.annotations),
            interp: interp(modifiers),
            norm: norm(modifiers),
            vk: travel,
            primitive: crate::check::stage::geometry::primitive(modifiers),
            mesh: crate::check::stage::mesh::part(modifiers),
            ..Param::new(id, formal.io)
        }
    }

    fn travel_of_param(&mut self, attributes: List<AttributeId>) -> VkTravel {
        let mut vk = self.vk_attributes(attributes);
        self.cx.check_applies(attributes, Bearer::Param);
        if let Some((number, _)) = vk.built_in {
            vk.travel.decorations = self.cx.model.with_built_in(vk.travel.decorations, number);
        }
        vk.travel
    }
}

impl Context<'_> {
    /// Reports a function with a result that may end without `return`: of a template, each instance. As DXC's analysis it is not
    /// made behind an error.
    pub(in crate::check) fn check_return(&mut self, ret: TyId, body: tree::StmtId, stmt: StmtId) {
        let has_result = ret != self.model.common.void && ret != self.model.common.error;
        if !has_result || self.frame.generic || self.ends_in_return(body) {
            return;
        }
        let exits = self.exits(stmt);
        let end = self.unit.stmt_spans[body].hi;
        if exits.falls && !self.diags.is_ignored("return-type", end) && !self.diags.has_errors_before(end) {
            let span = Span::at(crate::source::Pos(end.0.saturating_sub(1)));
            self.report(if exits.returns { &kinds::MAY_END } else { &kinds::ENDS }, span);
        }
    }
}

impl Context<'_> {
    /// Whether the last statement of a body returns, as most do: control does not fall out of it, whatever comes before. An error's
    /// statement ends a body whose brace is missing.
    fn ends_in_return(&self, body: tree::StmtId) -> bool {
        let Stmt::Block(list) = self.unit.stmts[body] else { return false };
        self.unit
            .list(list)
            .last()
            .is_some_and(|&last| matches!(self.unit.stmts[last], Stmt::Return(_) | Stmt::Error))
    }
}

impl Model {
    /// Forgets what was found of a body that nothing reaches, unless more came of it than the body: an empty one comes in its place.
    fn forget_body(&mut self, func: FuncId, before: &Extent) {
        if !self.program.return_to(before) {
            return;
        }
        self.named.clear_from(VarId::new(before.vars));
        let empty = typed::Stmt { kind: StmtKind::Empty, span: self.program.funcs[func].span };
        let body = self.program.stmts.push(empty);
        let own = &mut self.program.funcs[func];
        (own.body, own.params) = (Some(body), Vec::new());
    }

    pub(in crate::check) fn this_param(&mut self, s: StructId) -> crate::typed::VarId {
        let ty = self.program.types.intern(Ty::Struct(s));
        let span = self.program.structs[s].span;
        let name = crate::lex::keyword::Keyword::This.name();
        self.program.vars.push(Var::param(name, ty, ArgIo::Ref, span))
    }
}
