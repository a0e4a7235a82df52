//! Sources, the unit, functions, blocks and calls.

use super::{Describe, PRODUCER};
use crate::debug_ops::DebugOp;
use crate::lower::Lower;
use crate::module::{CHUNK, Gap, Id};
use std::sync::Arc;
use trefoil_ir::debug::{DebugFrame, DebugFunction, DebugScope, DebugVariableKind, ScopeId};
use trefoil_ir::{DebugValue, FrameId, HashMap, Loc, Opcode, SideMap, Stage, Symbol};

/// The version of the instruction set, and of DWARF.
const VERSION: u32 = 1;
const DWARF: u32 = 4;
/// HLSL among the languages.
const LANGUAGE: u32 = 5;
/// What everybody sees.
pub(super) const PUBLIC: u32 = 3;

/// The scope of a frame, and where it was called from; no id of one that was not inlined.
type Frame = (Id, Id);

/// Which line holds in the open block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    /// Nothing was said in the block. That is no line, but RenderDoc goes on with the one of the block before.
    Unsaid,
    /// It was said that there is none.
    No,
    /// A file, a line and a column.
    At([Id; 3]),
}

/// What has been written of them.
pub(super) struct Scopes {
    sources: HashMap<Arc<str>, Id>,
    texts: HashMap<Arc<str>, String>,
    pub(super) unit: Id,
    main: Id,
    scopes: SideMap<ScopeId, Id>,
    frames: SideMap<FrameId, Option<Frame>>,
    calls: HashMap<Loc, Id>,
    /// The scope and the line that hold in the open block.
    scope: Option<Frame>,
    line: Line,
}

impl Default for Scopes {
    fn default() -> Self {
        Self {
            sources: HashMap::default(),
            texts: HashMap::default(),
            unit: Id::NONE,
            main: Id::NONE,
            scopes: SideMap::with_default(Id::NONE),
            frames: SideMap::with_default(None),
            calls: HashMap::default(),
            scope: None,
            line: Line::Unsaid,
        }
    }
}

impl Scopes {
    /// Scopes and lines end with their block.
    pub(super) fn leave_block(&mut self) {
        (self.scope, self.line) = (None, Line::Unsaid);
    }
}

impl Describe<'_, '_> {
    /// The sources, with their texts where these are wanted, and the unit of all that is compiled.
    pub(super) fn unit(&mut self, with_text: bool) {
        let files = self.origin.files();
        let Some((main, _)) = files.first().cloned() else { return };
        if with_text {
            self.info.scopes.texts = files.iter().cloned().collect();
            for (name, _) in &files {
                self.source(name);
            }
        }
        let source = self.source(&main);
        let [version, dwarf, language] = [VERSION, DWARF, LANGUAGE].map(|n| self.out.debug_number(n));
        self.info.scopes.main = source;
        self.info.scopes.unit =
            self.out.debug_info(DebugOp::CompilationUnit, &[version, dwarf, source, language]);
    }

    /// A file, with its text where that is wanted; a text longer than an instruction bears is continued.
    fn source(&mut self, name: &Arc<str>) -> Id {
        if let Some(&known) = self.info.scopes.sources.get(name) {
            return known;
        }
        let text = self.info.scopes.texts.remove(name).unwrap_or_default();
        let mut operands = vec![self.out.string(name)];
        let mut rest = &text[..];
        let mut source = Id::NONE;
        loop {
            let (chunk, after) = rest.split_at(rest.floor_char_boundary(CHUNK));
            if !chunk.is_empty() {
                operands.push(self.out.string(chunk));
            }
            if source.is_none() {
                source = self.out.debug_info(DebugOp::Source, &operands);
            } else {
                self.out.debug_info(DebugOp::SourceContinued, &operands);
            }
            operands.clear();
            rest = after;
            if rest.is_empty() {
                break;
            }
        }
        self.info.scopes.sources.insert(name.clone(), source);
        source
    }

    /// The file, line and column of a place, as operands.
    pub(super) fn spot(&mut self, place: Loc) -> [Id; 3] {
        match self.origin.spot(place) {
            Some(spot) => {
                let source = self.source(&spot.file);
                [source, self.out.debug_number(spot.line), self.out.debug_number(spot.column)]
            }
            None => {
                let zero = self.out.debug_number(0);
                [self.info.scopes.main, zero, zero]
            }
        }
    }

    /// The instruction of a scope.
    pub(super) fn scope(&mut self, id: ScopeId) -> Id {
        // Scopes come after those around them: what is missing is written from the outside in.
        let mut missing = Vec::new();
        let mut at = Some(id);
        while let Some(scope) = at.filter(|&scope| self.info.scopes.scopes[scope].is_none()) {
            missing.push(scope);
            at = match self.info.recorded.scopes.get(scope) {
                Some(DebugScope::Block { parent, .. }) => Some(*parent),
                _ => None,
            };
        }
        let recorded = self.info.recorded;
        for &scope in missing.iter().rev() {
            let made = match recorded.scopes.get(scope) {
                Some(DebugScope::Function(function)) => self.function(function),
                Some(DebugScope::Block { parent, place }) => {
                    let [source, line, column] = self.spot(*place);
                    let parent = self.info.scopes.scopes[*parent];
                    self.out.debug_info(DebugOp::LexicalBlock, &[source, line, column, parent])
                }
                None => self.info.scopes.unit,
            };
            self.info.scopes.scopes[scope] = made;
        }
        self.info.scopes.scopes[id]
    }

    fn function(&mut self, function: &DebugFunction) -> Id {
        let flags = self.out.debug_number(PUBLIC);
        let mut types = vec![flags, self.out.debug_void()];
        for (n, ty) in function.types.iter().enumerate() {
            match (n, ty) {
                (0, Some(ty)) => types[1] = self.ty(*ty),
                (0, None) => {}
                (_, Some(ty)) => types.push(self.ty(*ty)),
                (_, None) => types.push(self.none()),
            }
        }
        let ty = self.out.debug_info(DebugOp::TypeFunction, &types);
        let [source, line, column] = self.spot(function.place);
        let [_, body, _] = self.spot(function.body);
        let name = self.out.string(&function.name);
        let link_name = self.out.string(&function.link_name);
        let unit = self.info.scopes.unit;
        let operands = [name, ty, source, line, column, unit, link_name, flags, body];
        self.out.debug_info(DebugOp::Function, &operands)
    }

    /// The scope of a frame, and where it was called from.
    fn frame(&mut self, id: FrameId) -> Option<Frame> {
        let mut missing = Vec::new();
        let mut at = Some(id);
        while let Some(frame) = at.filter(|&frame| self.info.scopes.frames[frame].is_none()) {
            missing.push(frame);
            at = self.info.recorded.frames.get(frame)?.call.frame();
        }
        for &frame in missing.iter().rev() {
            let DebugFrame { scope, call } = self.info.recorded.frames[frame];
            let scope = self.scope(scope);
            let inlined = match call.frame() {
                Some(caller) => {
                    let caller = self.info.scopes.frames[caller]?;
                    self.call(call, caller)
                }
                None => Id::NONE,
            };
            self.info.scopes.frames[frame] = Some((scope, inlined));
        }
        self.info.scopes.frames[id]
    }

    /// The place of a call in its caller's frame.
    fn call(&mut self, call: Loc, (scope, inlined): Frame) -> Id {
        if let Some(&known) = self.info.scopes.calls.get(&call) {
            return known;
        }
        let [_, line, _] = self.spot(call);
        let operands = [line, scope, inlined];
        let count = 2 + usize::from(inlined.is_some());
        let made = self.out.debug_info(DebugOp::InlinedAt, &operands[..count]);
        self.info.scopes.calls.insert(call, made);
        made
    }

    /// Puts the next instruction into the frame of a place.
    fn enter(&mut self, place: Loc) {
        let Some((scope, inlined)) = place.frame().and_then(|frame| self.frame(frame)) else { return };
        if self.info.scopes.scope != Some((scope, inlined)) {
            self.info.scopes.scope = Some((scope, inlined));
            let count = 1 + usize::from(inlined.is_some());
            self.out.debug_scope(&[scope, inlined][..count]);
        }
    }

    /// Puts the next instruction on the line of a place.
    fn stand(&mut self, place: Loc) {
        if self.origin.spot(place).is_none() {
            return;
        }
        let spot = self.spot(place);
        if self.info.scopes.line != Line::At(spot) {
            self.info.scopes.line = Line::At(spot);
            let [source, line, column] = spot;
            self.out.debug_line(&[source, line, line, column, column]);
        }
    }

    /// Puts the next instruction on no line.
    fn leave_line(&mut self) {
        if self.info.scopes.line != Line::No {
            self.info.scopes.line = Line::No;
            self.out.debug_inst(DebugOp::NoLine, &[]);
        }
    }
}

impl Lower<'_> {
    /// Says which scope the next instruction is in, and from which line it comes.
    #[cold]
    pub(super) fn mark_place(&mut self, place: Loc) {
        if let Some(mut describe) = self.told() {
            describe.enter(place);
            describe.stand(place);
        }
    }

    /// Puts the next instruction, which says what a variable holds, into the variable's own scope: at the end of an inner block
    /// RenderDoc forgets what was said in it. It is on the line that makes the variable hold that where this is of the same call,
    /// and else on the line before it.
    ///
    /// What a parameter holds at first, and what a variable holds where paths meet, is on no line: nothing of the source
    /// runs there, and a debugger that goes from line to line stops where all of it holds already.
    pub(super) fn mark_value(&mut self, value: &DebugValue) {
        let is_joined = value.value.as_inst().is_some_and(|inst| self.func.insts[inst].op == Opcode::Phi);
        let Some(mut describe) = self.told() else { return };
        let (declared, since) = (value.place, value.since);
        let mut call =
            |place: Loc| place.frame().and_then(|frame| describe.frame(frame)).map(|(_, call)| call);
        let is_here = call(since).is_some_and(|since| call(declared) == Some(since));
        let kind = describe.info.recorded.variables[value.variable].kind;
        let is_parameter = matches!(kind, DebugVariableKind::Parameter(_));
        describe.enter(declared);
        if is_joined || is_parameter && (!is_here || since.start == declared.start) {
            describe.leave_line();
        } else if is_here {
            describe.stand(since);
        }
    }

    /// Says which function of the source the function is that begins; gives where its id goes.
    pub(super) fn define_function(&mut self, name: Symbol) -> Option<Gap> {
        let is_entry = self.entry.stage != Stage::Library;
        let mut describe = self.told()?;
        let is_it = |scope: &DebugScope| match scope {
            DebugScope::Function(function) => function.function == Some(name),
            DebugScope::Block { .. } => false,
        };
        let scopes = describe.info.recorded.scopes.iter();
        let (scope, _) = scopes.into_iter().find(|(_, scope)| is_it(scope))?;
        let function = describe.scope(scope);
        self.out.debug_inst(DebugOp::FunctionDefinition, &[function, Id::NONE]);
        let gap = self.out.gap(2, 1);
        if is_entry {
            self.tell_entry(function);
        }
        Some(gap)
    }

    /// Says who made the function of an entry, by which command line.
    fn tell_entry(&mut self, function: Id) {
        let words = self.debug.origin.command_line();
        let Some(describe) = self.told() else { return };
        let (producer, words) = (describe.out.string(PRODUCER), describe.out.string(&words));
        let unit = describe.info.scopes.unit;
        describe.out.debug_info(DebugOp::EntryPoint, &[function, unit, producer, words]);
    }
}
