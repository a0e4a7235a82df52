//! What the entry reaches: functions are lowered where they are called, variables only when something names them, and those
//! that nothing writes after their beginning are plain values.

use crate::builtins::BuiltinOp;
use crate::lower::LowerOptions;
use crate::lower::effects::Effects;
use crate::typed::{
    ArgIo, Callee, Export, ExprId, ExprKind, FuncId, Program, StmtId, StmtKind, Ty, VarId, VarKind,
    for_each_part,
};
use smallvec::SmallVec;
use trefoil_entity::{Entity, SparseMap, sort_by_key};
use trefoil_ir::Stage;

/// The variables and functions that a program's entry reaches.
#[derive(Default)]
pub(super) struct Reached {
    pub vars: ReachedVars,
    /// Variables that are given to mesh shaders.
    pub payloads: Vec<VarId>,
    /// Calls of methods of objects.
    pub methods: Vec<ExprId>,
    /// Whether `IsHelperLane` is asked.
    pub helper_lanes: bool,
    /// Whether an attribute is read at a vertex.
    pub attributes_at_vertices: bool,
    /// By variable: whether it may hold more than one value, so that it needs memory.
    changes: SparseMap<VarId, bool>,
    /// By variable: whether something not constant indexes it, or a part of it, so that it needs an address.
    indexed: SparseMap<VarId, bool>,
    /// By variable: whether it is a static that a function declares.
    statics_of_functions: SparseMap<VarId, bool>,
    /// How many expressions there are, besides variables and constants.
    pub expressions: usize,
    /// By function.
    funcs: SparseMap<FuncId, bool>,
    /// What methods are called on.
    objects: Vec<Object>,
}

/// Which statics are set before a function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Statics {
    /// Those that it reaches: of a function that a library exports to others.
    Reached,
    /// Also those that nothing names, whose initialiser has effects: of an entry.
    All,
}

impl Statics {
    /// Which are set before a function that comes out.
    pub(super) fn of(stage: Stage) -> Self {
        if stage == Stage::Library { Self::Reached } else { Self::All }
    }
}

/// The variables that are reached.
#[derive(Default)]
pub(super) struct ReachedVars {
    marks: SparseMap<VarId, bool>,
    /// Those that are globals, in the order of their declaration once the walk is over.
    globals: Vec<VarId>,
}

impl ReachedVars {
    /// Whether a variable is reached.
    pub(super) fn get(&self, var: VarId) -> bool {
        self.marks.get(var)
    }

    /// Marks a variable; whether it was marked before.
    fn mark(&mut self, p: &Program, var: VarId) -> bool {
        let seen = self.marks.replace(var, true);
        if !seen && p.vars[var].is_global() {
            self.globals.push(var);
        }
        seen
    }

    /// The globals that are among any of these.
    pub(super) fn globals_of<'a>(p: &Program, all: impl Iterator<Item = &'a ReachedVars>) -> Self {
        let mut found = Self::default();
        for &var in all.flat_map(|vars| &vars.globals) {
            found.mark(p, var);
        }
        found.sort();
        found
    }

    /// Puts the globals in the order of their declaration.
    fn sort(&mut self) {
        sort_by_key(&mut self.globals, |var| var.index() as u64);
    }
}

/// An object that a method is called on: what the method does to `this` it does to the object.
struct Object {
    this: VarId,
    place: ExprId,
    /// Whether writes to `this` reach it, and have not been marked yet.
    is_writable: bool,
    /// Whether it has been marked as indexed.
    is_indexed: bool,
}

impl Reached {
    /// Walks everything from a function that comes out on, and from its patch constant function where that is part of it.
    pub(super) fn from_export(program: &Program, options: &LowerOptions, export: &Export) -> Self {
        let patch = export.patch_function.filter(|_| !options.target.separate_patch_function);
        let functions: SmallVec<[FuncId; 2]> = std::iter::once(export.func).chain(patch).collect();
        Self::from_all(program, &functions, Statics::of(export.stage))
    }

    /// Walks everything from some functions on, and from the statics that are set `before` them whether something names them or not.
    pub(super) fn from_all(program: &Program, entries: &[FuncId], before: Statics) -> Self {
        let mut it = Self::default();
        entries.iter().for_each(|entry| it.funcs.set(*entry, true));
        it.bodies(program, entries.to_vec());
        if before == Statics::All {
            it.statics_with_effects(program);
        }
        it.reach_objects(program);
        it.vars.sort();
        it
    }

    /// Walks these globals as well.
    pub(super) fn also(&mut self, program: &Program, vars: &[VarId]) {
        let mut pending = Vec::new();
        vars.iter().for_each(|&var| self.var(program, var, &mut pending));
        self.bodies(program, pending);
        self.reach_objects(program);
        self.vars.sort();
    }

    /// Walks some functions, and those that they call.
    fn bodies(&mut self, p: &Program, mut pending: Vec<FuncId>) {
        while let Some(func) = pending.pop() {
            let f = &p.funcs[func];
            if let Some(body) = f.body {
                self.stmt(p, body, &mut pending);
            }
            let planes = f.clip_planes.iter().flat_map(|clip| &clip.planes);
            planes.for_each(|&plane| self.expr(p, plane, &mut pending));
        }
    }

    /// Reaches the statics that nothing names, where what initialises them writes something.
    fn statics_with_effects(&mut self, p: &Program) {
        for &var in &p.evaluated {
            let Some(init) = p.vars[var].init.filter(|_| !self.vars.get(var)) else { continue };
            let mut pending = Vec::new();
            let mut apart = Self::default();
            apart.expr(p, init, &mut pending);
            apart.bodies(p, std::mem::take(&mut pending));
            apart.reach_objects(p);
            if Effects::default().writes_outside(p, &|var| apart.is_fixed(var), init) {
                self.var(p, var, &mut pending);
                self.bodies(p, pending);
            }
        }
    }

    /// Marks what methods are called on as their `this` is marked, through methods that call methods.
    fn reach_objects(&mut self, p: &Program) {
        let mut objects = std::mem::take(&mut self.objects);
        let mut found = true;
        while std::mem::take(&mut found) {
            for object in &mut objects {
                if object.is_writable && self.changes.get(object.this) {
                    object.is_writable = false;
                    self.write(p, object.place);
                    found = true;
                }
                if !object.is_indexed && self.indexed.get(object.this) {
                    object.is_indexed = true;
                    self.address(p, object.place);
                    found = true;
                }
            }
        }
    }

    /// Whether nothing writes a variable but its initialiser, or the call whose parameter it is.
    pub(super) fn is_fixed(&self, var: VarId) -> bool {
        !self.changes.get(var)
    }

    /// Whether a static is one that a function declares.
    pub(super) fn is_declared_in_function(&self, var: VarId) -> bool {
        self.statics_of_functions.get(var)
    }

    /// Whether something not constant indexes a variable or a part of it.
    pub(super) fn is_indexed(&self, var: VarId) -> bool {
        self.indexed.get(var)
    }

    /// The reached globals of a kind, in the order of their declaration.
    pub(super) fn of_kind<'a>(
        &'a self,
        program: &'a Program,
        kind: impl Fn(&VarKind) -> bool + 'a,
    ) -> impl Iterator<Item = VarId> + 'a {
        self.globals().filter(move |&id| kind(&program.vars[id].kind))
    }

    /// The reached globals, in the order of their declaration.
    pub(super) fn globals(&self) -> impl Iterator<Item = VarId> {
        self.vars.globals.iter().copied()
    }

    fn stmt(&mut self, p: &Program, stmt: StmtId, pending: &mut Vec<FuncId>) {
        match p.stmts[stmt].kind {
            StmtKind::Empty | StmtKind::Break | StmtKind::Continue | StmtKind::Discard => {}
            StmtKind::Expr(e) => self.expr(p, e, pending),
            StmtKind::Return(e) => self.optional(p, e, pending),
            StmtKind::Local(var) => {
                if p.vars[var].kind == VarKind::Static {
                    self.statics_of_functions.set(var, true);
                }
                self.var(p, var, pending);
            }
            StmtKind::Block(list) => self.stmts(p, p.stmts_of(list), pending),
            StmtKind::If { cond, then, otherwise, .. } => {
                self.expr(p, cond, pending);
                self.stmt(p, then, pending);
                if let Some(s) = otherwise {
                    self.stmt(p, s, pending);
                }
            }
            StmtKind::Loop { init, cond, step, body, .. } => {
                self.stmts(p, p.stmts_of(init), pending);
                self.optional(p, cond, pending);
                self.optional(p, step, pending);
                self.stmt(p, body, pending);
            }
            StmtKind::DoWhile { body, cond, .. } => {
                self.stmt(p, body, pending);
                self.expr(p, cond, pending);
            }
            StmtKind::Switch { value, cases, .. } => {
                self.expr(p, value, pending);
                for case in p.case_lists.get(cases) {
                    let body = p.stmts_of(case.body);
                    self.stmts(p, body, pending);
                    // A later case may name what this one declares, and has not passed by its initialiser.
                    for &s in body {
                        if let StmtKind::Local(var) = p.stmts[s].kind {
                            self.changes.set(var, true);
                        }
                    }
                }
            }
        }
    }

    fn stmts(&mut self, p: &Program, list: &[StmtId], pending: &mut Vec<FuncId>) {
        for &s in list {
            self.stmt(p, s, pending);
        }
    }

    fn optional(&mut self, p: &Program, e: Option<ExprId>, pending: &mut Vec<FuncId>) {
        if let Some(e) = e {
            self.expr(p, e, pending);
        }
    }

    fn var(&mut self, p: &Program, var: VarId, pending: &mut Vec<FuncId>) {
        let seen = self.vars.mark(p, var);
        if let Some(numbers) = p.numbers.get(&var) {
            self.vars.mark(p, *numbers);
        }
        if !seen && let Some(init) = p.vars[var].init {
            self.expr(p, init, pending);
        }
    }

    /// Marks the variables that writing to a place changes.
    fn write(&mut self, p: &Program, place: ExprId) {
        match p.exprs[place].kind {
            ExprKind::Var(var) => self.changes.set(var, true),
            ExprKind::Index(base, _)
            | ExprKind::Assign(base, _)
            | ExprKind::CompoundAssign { place: base, .. } => self.write(p, base),
            kind => for_each_part(p, kind, &mut |part| self.write(p, part)),
        }
    }

    /// Marks the variables that an element is taken of, unless it is known which one.
    fn index(&mut self, p: &Program, base: ExprId, index: ExprId) {
        let has_elements = matches!(p.types.get(p.exprs[base].ty), Ty::Array(..) | Ty::Matrix { .. });
        // One that is known and out of bounds stands where control never comes.
        if has_elements && !matches!(p.exprs[index].kind, ExprKind::Const(_)) {
            self.address(p, base);
        }
    }

    /// Marks the variables that need an address for a place to have one.
    fn address(&mut self, p: &Program, place: ExprId) {
        match p.exprs[place].kind {
            ExprKind::Var(var) => self.indexed.set(var, true),
            ExprKind::Index(base, _)
            | ExprKind::Assign(base, _)
            | ExprKind::Access { resource: base, .. } => self.address(p, base),
            ExprKind::Call { .. } => {}
            kind => for_each_part(p, kind, &mut |part| self.address(p, part)),
        }
    }

    fn expr(&mut self, p: &Program, mut e: ExprId, pending: &mut Vec<FuncId>) {
        let kind = loop {
            // Most expressions are these, and need nothing of what follows.
            match p.exprs[e].kind {
                ExprKind::Const(_) => return,
                ExprKind::Var(var) => return self.var(p, var, pending),
                ExprKind::Load(place) => e = place,
                kind => break kind,
            }
        };
        self.expressions += 1;
        match kind {
            ExprKind::Assign(place, _)
            | ExprKind::CompoundAssign { place, .. }
            | ExprKind::IncDec(_, place) => {
                self.write(p, place);
            }
            ExprKind::Call { callee, args } => {
                let object = match callee {
                    Callee::Func(f) => p.funcs[f].params.first().filter(|param| param.io == ArgIo::Ref),
                    Callee::Builtin(_) | Callee::Method(_) => None,
                };
                if let (Some(this), Some(arg)) = (object, p.arg_lists.get(args).first()) {
                    let is_writable = arg.io == ArgIo::Ref;
                    let (this, place) = (this.var, arg.expr);
                    self.objects.push(Object { this, place, is_writable, is_indexed: false });
                }
                let from = usize::from(object.is_some());
                p.written_args(callee, args, from).for_each(|arg| self.write(p, arg.expr));
            }
            _ => {}
        }
        if let ExprKind::Index(base, index) = kind {
            self.index(p, base, index);
        }
        match kind {
            ExprKind::Call { callee, args } => {
                match callee {
                    Callee::Func(f) => {
                        if !self.funcs.replace(f, true) {
                            pending.push(f);
                        }
                    }
                    Callee::Method(_) => self.methods.push(e),
                    Callee::Builtin(BuiltinOp::IsHelperLane) => self.helper_lanes = true,
                    Callee::Builtin(BuiltinOp::GetAttributeAtVertex) => self.attributes_at_vertices = true,
                    Callee::Builtin(_) => {}
                }
                let args = p.arg_lists.get(args);
                if let (Callee::Builtin(BuiltinOp::DispatchMesh), Some(payload)) = (callee, args.last())
                    && let ExprKind::Load(place) = p.exprs[payload.expr].kind
                    && let ExprKind::Var(var) = p.exprs[place].kind
                {
                    self.payloads.push(var);
                }
                for arg in args {
                    self.expr(p, arg.expr, pending);
                }
            }
            kind => for_each_part(p, kind, &mut |part| self.expr(p, part, pending)),
        }
    }
}
