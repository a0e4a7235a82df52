//! Loops whose counter comes to what must be constant: the offset of a texture access, before shader model 6.7 and for SPIR-V, and
//! the vertex that an attribute is read at. Such a loop is unrolled though nothing asks for it.

use crate::builtins::BuiltinOp;
use crate::lower::Lowerer;
use crate::typed::{
    Arg, ArgIo, Callee, ExprId, ExprKind, FuncId, Program, Scalar, StmtId, StmtKind, Ty, VarId, for_each_part,
};
use smallvec::SmallVec;
use trefoil_entity::HashMap;
use trefoil_ir::ResourceKind;

/// What is known of a program's offsets.
#[derive(Default)]
pub(in crate::lower) struct Offsets {
    /// Whether some offset is not constant as it is written.
    any: Option<bool>,
    /// Whether that is so in a function, or in one that it calls.
    of: HashMap<FuncId, bool>,
}

/// Calls `f` with each expression that stands in a statement, and each variable that it declares.
fn walk(p: &Program, s: StmtId, f: &mut dyn FnMut(Part)) {
    match p.stmts[s].kind {
        StmtKind::Empty | StmtKind::Break | StmtKind::Continue | StmtKind::Discard => {}
        StmtKind::Expr(e) => f(Part::Expr(e)),
        StmtKind::Return(e) => e.into_iter().for_each(|e| f(Part::Expr(e))),
        StmtKind::Local(var) => {
            f(Part::Var(var));
            p.vars[var].init.into_iter().for_each(|e| f(Part::Expr(e)));
        }
        StmtKind::Block(list) => p.stmts_of(list).iter().for_each(|&s| walk(p, s, f)),
        StmtKind::If { cond, then, otherwise, .. } => {
            f(Part::Expr(cond));
            walk(p, then, f);
            otherwise.into_iter().for_each(|s| walk(p, s, f));
        }
        StmtKind::Loop { init, cond, step, body, .. } => {
            p.stmts_of(init).iter().for_each(|&s| walk(p, s, f));
            cond.into_iter().chain(step).for_each(|e| f(Part::Expr(e)));
            walk(p, body, f);
        }
        StmtKind::DoWhile { body, cond, .. } => {
            walk(p, body, f);
            f(Part::Expr(cond));
        }
        StmtKind::Switch { value, cases, .. } => {
            f(Part::Expr(value));
            for case in p.case_lists.get(cases) {
                p.stmts_of(case.body).iter().for_each(|&s| walk(p, s, f));
            }
        }
    }
}

/// What stands in a statement.
enum Part {
    Expr(ExprId),
    Var(VarId),
}

/// The offsets of a texture access, or the vertex of an attribute, that are not constant as they are written.
fn open_offsets(p: &Program, e: ExprId) -> SmallVec<[ExprId; 4]> {
    let ExprKind::Call { callee, args } = p.exprs[e].kind else { return SmallVec::new() };
    let args = p.arg_lists.get(args);
    match callee {
        Callee::Method(op) => open_offsets_of_texture(p, op.name(), args),
        Callee::Builtin(BuiltinOp::GetAttributeAtVertex) => open(p, args.get(1).into_iter()),
        _ => SmallVec::new(),
    }
}

/// Those of these arguments that are not constant as they are written.
fn open<'a>(p: &Program, args: impl Iterator<Item = &'a Arg>) -> SmallVec<[ExprId; 4]> {
    args.map(|arg| arg.expr).filter(|&e| !matches!(p.exprs[e].kind, ExprKind::Const(_))).collect()
}

fn open_offsets_of_texture(p: &Program, name: &str, args: &[Arg]) -> SmallVec<[ExprId; 4]> {
    let Some(Ty::Resource(r)) = args.first().map(|object| p.types.get(object.ty)) else {
        return SmallVec::new();
    };
    let samples = matches!(r.kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray);
    let before = match name {
        _ if !r.kind.is_texture() => return SmallVec::new(),
        "Load" if samples => 3,
        "Load" => 2,
        _ if name.starts_with("Sample") || name.starts_with("Gather") => 3,
        _ => return SmallVec::new(),
    };
    let is_int = |ty| matches!(p.types.get(ty), Ty::Scalar(Scalar::I32) | Ty::Vector(Scalar::I32, _));
    open(p, args.iter().skip(before).filter(|arg| arg.io == ArgIo::In && is_int(arg.ty)))
}

/// Whether an expression names one of some variables.
fn mentions(p: &Program, e: ExprId, vars: &[VarId]) -> bool {
    match p.exprs[e].kind {
        ExprKind::Var(var) => vars.contains(&var),
        kind => {
            let mut found = false;
            for_each_part(p, kind, &mut |part| found = found || mentions(p, part, vars));
            found
        }
    }
}

impl Lowerer<'_> {
    /// Whether a loop without an attribute must be unrolled so that texel offsets and vertices in it are constant.
    pub(in crate::lower) fn moves_offsets(&mut self, counter: VarId, body: StmtId) -> bool {
        let p = self.program;
        let any = self.offsets.any.get_or_insert_with(|| {
            let mut calls = self.reached.methods.iter();
            self.reached.attributes_at_vertices || calls.any(|&call| !open_offsets(p, call).is_empty())
        });
        if !*any {
            return false;
        }
        let mut vars: SmallVec<[VarId; 8]> = smallvec::smallvec![counter];
        let mut exprs: SmallVec<[ExprId; 16]> = SmallVec::new();
        walk(p, body, &mut |part| match part {
            Part::Expr(e) => exprs.push(e),
            Part::Var(var) => vars.push(var),
        });
        exprs.into_iter().any(|e| self.moves_offset(e, &vars))
    }

    fn moves_offset(&mut self, e: ExprId, vars: &[VarId]) -> bool {
        let p = self.program;
        if open_offsets(p, e).into_iter().any(|offset| mentions(p, offset, vars)) {
            return true;
        }
        if let ExprKind::Call { callee: Callee::Func(f), args } = p.exprs[e].kind
            && p.arg_lists.get(args).iter().any(|arg| mentions(p, arg.expr, vars))
            && self.has_open_offset(f)
        {
            return true;
        }
        let mut parts: SmallVec<[ExprId; 8]> = SmallVec::new();
        for_each_part(p, p.exprs[e].kind, &mut |part| parts.push(part));
        parts.into_iter().any(|part| self.moves_offset(part, vars))
    }

    fn has_open_offset(&mut self, f: FuncId) -> bool {
        if let Some(&known) = self.offsets.of.get(&f) {
            return known;
        }
        self.offsets.of.insert(f, false);
        let p = self.program;
        let mut pending: Vec<ExprId> = Vec::new();
        if let Some(body) = p.funcs[f].body {
            walk(p, body, &mut |part| {
                if let Part::Expr(e) = part {
                    pending.push(e);
                }
            });
        }
        let mut found = false;
        while let Some(e) = pending.pop() {
            found = found || !open_offsets(p, e).is_empty();
            if let ExprKind::Call { callee: Callee::Func(inner), .. } = p.exprs[e].kind {
                found = found || self.has_open_offset(inner);
            }
            for_each_part(p, p.exprs[e].kind, &mut |part| pending.push(part));
        }
        self.offsets.of.insert(f, found);
        found
    }
}
