//! Debug information, where it is asked for: which scope of which call each instruction is of, and what variables hold.
//!
//! In: what is being lowered. Out: [`DebugInfo`] beside the functions, and the [`DebugValues`] of each function. Instructions name
//! their frame in their places. Where it is not asked for the frame is 0, and nothing here runs.
//!
//! `types` describes the types of the source, `variables` what variables hold.

mod types;
mod variables;

use crate::lower::{LowerOptions, Lowerer};
use crate::source::{Pos, Span};
use crate::typed::{Func, FuncId, Program, StmtId, TyId, VarId};
use trefoil_entity::{EntityMap, HashMap};
use trefoil_ir::debug::{DebugFrame, DebugFunction, DebugScope, DebugTypeId, DebugVariableId, ScopeId};
use trefoil_ir::{DebugInfo, DebugValues, FrameId, Function, Loc, Symbol};
use types::DebugTypes;
use variables::Watched;

/// Frame 0 stands for none.
const NO_FRAME: u32 = 0;

/// What has been recorded of a module.
pub(in crate::lower) struct Recorder {
    info: DebugInfo,
    functions: HashMap<FuncId, ScopeId>,
    blocks: HashMap<(ScopeId, StmtId), ScopeId>,
    frames: HashMap<(ScopeId, Loc), FrameId>,
    variables: HashMap<(VarId, ScopeId), DebugVariableId>,
    types: DebugTypes,
    /// Of the function that is lowered, what its variables hold.
    values: DebugValues,
    /// Of the function that is lowered, the builder's variables that are variables of the source.
    watched: Watched,
}

impl Recorder {
    /// Nothing yet but the global variables.
    pub(in crate::lower) fn new(program: &Program, options: &LowerOptions) -> Self {
        let least = if options.min_precision { 16 } else { 32 };
        let mut recorder = Self {
            info: DebugInfo::default(),
            functions: HashMap::default(),
            blocks: HashMap::default(),
            frames: HashMap::default(),
            variables: HashMap::default(),
            types: DebugTypes::new(least),
            values: DebugValues::default(),
            watched: Watched::default(),
        };
        // Number 0 is no frame.
        recorder.info.frames.push(DebugFrame { scope: ScopeId::from_u32(u32::MAX), call: Loc::NONE });
        recorder.globals(program);
        recorder
    }

    /// A function of the source has become one of the module.
    pub(in crate::lower) fn comes_out(&mut self, source: FuncId, made: Symbol) {
        if let Some(&scope) = self.functions.get(&source)
            && let DebugScope::Function(function) = &mut self.info.scopes[scope]
        {
            function.function = Some(made);
        }
    }

    /// What the module is to know.
    pub(in crate::lower) fn finish(self) -> DebugInfo {
        self.info
    }

    /// The frame of a scope in a call.
    fn frame(&mut self, scope: ScopeId, call: Loc) -> u32 {
        let frames = &mut self.info.frames;
        let frame =
            *self.frames.entry((scope, call)).or_insert_with(|| frames.push(DebugFrame { scope, call }));
        frame.as_u32()
    }

    /// The scope of a function.
    fn function(&mut self, program: &Program, id: FuncId) -> ScopeId {
        if let Some(&known) = self.functions.get(&id) {
            return known;
        }
        let func = &program.funcs[id];
        let mut types = vec![self.described(program, func.ret)];
        types.extend(func.params.iter().map(|param| self.described(program, program.vars[param.var].ty)));
        let body = func.body.map_or(func.span, |body| program.stmts[body].span);
        let exported = program.exports.iter().find(|export| export.func == id);
        let name = program.names.get(func.name);
        let scope = self.info.scopes.push(DebugScope::Function(DebugFunction {
            name: name.rsplit("::").next().unwrap_or(name).to_owned(),
            link_name: exported.map(|export| export.link_name.clone()).unwrap_or_default(),
            place: start(func.span),
            body: start(body),
            types,
            function: None,
        }));
        self.functions.insert(id, scope);
        scope
    }

    fn described(&mut self, program: &Program, ty: TyId) -> Option<DebugTypeId> {
        self.types.of(program, &mut self.info.types, ty)
    }

    /// Takes what the variables of the function held that was just lowered.
    pub(in crate::lower) fn take_values(&mut self, func: &Function) -> Box<DebugValues> {
        self.watched = Watched::default();
        let known = func.inst_count() as u32;
        Box::new(DebugValues { known, ..std::mem::take(&mut self.values) })
    }
}

/// Where a span begins, as the IR holds it.
fn start(span: Span) -> Loc {
    if span.is_none() { Loc::NONE } else { Loc { start: span.lo.0, end: span.lo.0 } }
}

impl Lowerer<'_> {
    /// A place of the source, in the frame that is lowered.
    #[inline]
    pub(in crate::lower) fn at(&self, span: Span) -> Loc {
        if self.frame != NO_FRAME && !span.is_none() {
            return Loc::in_frame(span.lo.0, FrameId::from_u32(self.frame));
        }
        crate::lower::loc(span)
    }

    /// Makes a place of the source the one that instructions come from; gives the one before.
    #[inline]
    pub(in crate::lower) fn go_to(&mut self, span: Span) -> Loc {
        let place = self.at(span);
        std::mem::replace(&mut self.b.loc, place)
    }

    /// Where a function ends, in the frame that is lowered; the function's own place where nothing is recorded.
    pub(in crate::lower) fn at_end(&self, func: &Func) -> Loc {
        let body = func.body.map(|body| self.program.stmts[body].span).filter(|body| !body.is_none());
        match body.filter(|_| self.records()) {
            Some(Span { hi: Pos(end), .. }) => self.at(Span { lo: Pos(end.saturating_sub(1)), hi: Pos(end) }),
            None => self.at(func.span),
        }
    }

    /// Whether debug information is recorded.
    #[inline]
    pub(in crate::lower) fn records(&self) -> bool {
        self.frame != NO_FRAME
    }

    /// Enters the frame of a function that comes out.
    pub(in crate::lower) fn begin_frames(&mut self, id: FuncId) {
        let Some(recorder) = &mut self.shared.debug else { return };
        let scope = recorder.function(self.program, id);
        self.frame = recorder.frame(scope, Loc::NONE);
    }

    /// Enters the frame of a function that is called where lowering stands; gives the caller's.
    #[inline]
    pub(in crate::lower) fn enter_frame(&mut self, id: FuncId) -> u32 {
        if self.records() { self.enter_recorded(id) } else { NO_FRAME }
    }

    #[cold]
    fn enter_recorded(&mut self, id: FuncId) -> u32 {
        let (caller, call) = (self.frame, self.b.loc);
        if let Some(recorder) = &mut self.shared.debug {
            let scope = recorder.function(self.program, id);
            self.frame = recorder.frame(scope, call);
        }
        caller
    }

    /// Enters the frame of a block of the function that is lowered; gives the one around it.
    #[inline]
    pub(in crate::lower) fn enter_block(&mut self, block: StmtId) -> u32 {
        if self.records() { self.enter_recorded_block(block) } else { NO_FRAME }
    }

    #[cold]
    fn enter_recorded_block(&mut self, block: StmtId) -> u32 {
        let outer = self.frame;
        let program = self.program;
        let Some(recorder) = &mut self.shared.debug else { return outer };
        let DebugFrame { scope: parent, call } = recorder.info.frames[FrameId::from_u32(outer)];
        let place = start(program.stmts[block].span);
        // The body of a function is the function's own scope.
        if matches!(&recorder.info.scopes[parent], DebugScope::Function(function) if function.body == place) {
            return outer;
        }
        let scopes: &mut EntityMap<_, _> = &mut recorder.info.scopes;
        let scope = *recorder
            .blocks
            .entry((parent, block))
            .or_insert_with(|| scopes.push(DebugScope::Block { parent, place }));
        self.frame = recorder.frame(scope, call);
        outer
    }

    /// Goes back to the frame around.
    #[inline]
    pub(in crate::lower) fn leave_frame(&mut self, outer: u32) {
        self.frame = outer;
    }
}
