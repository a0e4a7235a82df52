//! Globals of Direct3D 9's shaders, which `-Gec` lets a shader write: a variable of the shader's own that begins with what the
//! constant buffer holds stands for each that is written.

use crate::check::model::Model;
use crate::typed::{ArgIo, ExprId, ExprKind, Var, VarId, VarKind, for_each_part};
use trefoil_entity::Entity;

impl Model {
    /// Gives each member of a constant buffer that something writes a variable of its own, which takes its place but in
    /// initialisers of variables that begin ahead of it.
    pub(in crate::check) fn own_written_globals(&mut self) {
        let mut own: Vec<Option<VarId>> = vec![None; self.program.vars.len()];
        let exprs = self.program.exprs.len();
        let mut is_first = vec![false; exprs];
        let inits: Vec<ExprId> =
            self.program.vars.values().filter(|v| v.kind == VarKind::Static).filter_map(|v| v.init).collect();
        inits.into_iter().for_each(|init| self.mark_parts(init, &mut is_first));
        for i in 0..exprs {
            for var in self.written_globals(ExprId::new(i)) {
                if own[var.index()].is_none() {
                    own[var.index()] = Some(self.own_variable(var));
                }
            }
        }
        for (i, is_first) in is_first.into_iter().enumerate() {
            let e = ExprId::new(i);
            if let ExprKind::Var(var) = self.program.exprs[e].kind
                && let Some(own) = own.get(var.index()).copied().flatten()
                && !is_first
            {
                self.program.exprs[e].kind = ExprKind::Var(own);
            }
        }
    }

    /// Marks an expression and all that it holds.
    fn mark_parts(&self, init: ExprId, marked: &mut [bool]) {
        let mut left = vec![init];
        while let Some(e) = left.pop() {
            marked[e.index()] = true;
            for_each_part(&self.program, self.program.exprs[e].kind, &mut |part| left.push(part));
        }
    }

    /// The members of constant buffers that an expression itself writes.
    fn written_globals(&self, e: ExprId) -> Vec<VarId> {
        let places: Vec<ExprId> = match self.program.exprs[e].kind {
            ExprKind::Assign(place, _)
            | ExprKind::CompoundAssign { place, .. }
            | ExprKind::IncDec(_, place) => vec![place],
            ExprKind::Call { args, .. } => {
                let args = self.program.arg_lists.get(args).iter();
                args.filter(|arg| arg.io != ArgIo::In).map(|arg| arg.expr).collect()
            }
            _ => return Vec::new(),
        };
        places.into_iter().filter_map(|place| self.global_below(place)).collect()
    }

    /// The member of a constant buffer that a place is a part of.
    fn global_below(&self, mut place: ExprId) -> Option<VarId> {
        loop {
            let kind = self.program.exprs[place].kind;
            place = match kind {
                _ if let Some(whole) = kind.whole() => whole,
                ExprKind::Var(var) => {
                    let is_member = matches!(self.program.vars[var].kind, VarKind::BufferField(..));
                    return is_member.then_some(var);
                }
                _ => return None,
            };
        }
    }

    /// A variable that begins with what a member of a constant buffer holds.
    fn own_variable(&mut self, of: VarId) -> VarId {
        let Var { name, ty, precise, span, .. } = self.program.vars[of];
        let member = self.add(ExprKind::Var(of), ty, span);
        let init = Some(self.add(ExprKind::Load(member), ty, span));
        self.program.vars.push(Var { precise, init, ..Var::new(name, ty, VarKind::Static, span) })
    }
}
