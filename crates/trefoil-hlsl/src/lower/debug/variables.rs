//! What the variables of the source hold.
//!
//! A variable is bound to its place when it comes to be. Those that are variables of the builder are watched from then on: what
//! is written to them, and what they are where paths meet, is recorded, each at the point of the code where it begins to hold.

use super::{Recorder, start};
use crate::lower::Lowerer;
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val, nth_after};
use crate::typed::{Program, Ty, TyId, VarId, VarKind};
use smallvec::SmallVec;
use trefoil_entity::Entity;
use trefoil_ir::debug::{
    DebugTypeId, DebugTypeKind, DebugValue, DebugVariable, DebugVariableId, DebugVariableKind,
};
use trefoil_ir::{FrameId, Loc, Value, ValueKind, Variable};

/// What is made of more parts is not taken apart.
const MAX_PIECES: usize = 256;

/// A part of a variable of the source.
#[derive(Clone, Copy)]
struct Piece {
    bit: u32,
    bits: u32,
}

/// A builder's variable that is a variable of the source, or a part of one.
#[derive(Clone, Copy)]
struct Watch {
    variable: DebugVariableId,
    place: Loc,
    piece: Piece,
}

/// The builder's variables that are watched, by their number, each with the names that it has: the variable that it was made for
/// first, then the parameters that stand for it, such as the object of a method.
#[derive(Default)]
pub(super) struct Watched(Vec<Names>);

/// The names of one of the builder's variables.
type Names = SmallVec<[Watch; 1]>;

impl Watched {
    fn names(&mut self, variable: Variable) -> Option<&mut Names> {
        self.0.get_mut(variable.index())
    }

    fn add(&mut self, variable: Variable, watch: Watch) {
        if self.0.len() <= variable.index() {
            self.0.resize(variable.index() + 1, Names::new());
        }
        self.0[variable.index()].push(watch);
    }
}

impl Recorder {
    /// The parts that a variable is followed in, in the order of the builder's variables; none for a part of no numbers.
    fn pieces(
        &self,
        program: &Program,
        ty: TyId,
        described: DebugTypeId,
        bit: u64,
        out: &mut Vec<Option<Piece>>,
    ) {
        if out.len() > MAX_PIECES {
            return;
        }
        let one = |bit: u64, bits: u64| {
            Some(Piece { bit: u32::try_from(bit).ok()?, bits: u32::try_from(bits).ok()? })
        };
        let types = &self.info.types;
        match (program.types.get(ty), &types[described].kind) {
            (Ty::Scalar(_) | Ty::Vector(..) | Ty::Enum(..), _) => out.push(one(bit, types[described].bits)),
            (Ty::Matrix { rows, .. }, _) => {
                let row = types[described].bits / u64::from(rows.max(1));
                out.extend((0..u64::from(rows)).map(|i| one(bit + i * row, row)));
            }
            (Ty::Array(elem, len), DebugTypeKind::Array(of, _)) => {
                let stride = types[described].bits / u64::from(len.max(1));
                for i in 0..u64::from(len).min(MAX_PIECES as u64 + 1) {
                    self.pieces(program, elem, *of, bit + i * stride, out);
                }
            }
            (Ty::Struct(s), DebugTypeKind::Structure { fields, .. }) => {
                for (field, known) in program.structs[s].fields.iter().zip(fields) {
                    self.pieces(program, field.ty, known.ty, bit + known.offset, out);
                }
            }
            _ => out.push(None),
        }
    }

    /// The variable of a scope.
    fn variable(
        &mut self,
        program: &Program,
        var: VarId,
        kind: DebugVariableKind,
        frame: FrameId,
    ) -> Option<DebugVariableId> {
        let scope = self.info.frames[frame].scope;
        if let Some(&known) = self.variables.get(&(var, scope)) {
            return Some(known);
        }
        let v = &program.vars[var];
        let ty = self.described(program, v.ty)?;
        let name = program.names.get(v.name);
        let name = if kind == DebugVariableKind::Global { format!("global.{name}") } else { name.to_owned() };
        let made = self.info.variables.push(DebugVariable { name, scope, ty, place: start(v.span), kind });
        self.variables.insert((var, scope), made);
        Some(made)
    }
}

impl Lowerer<'_> {
    /// A variable of the source has come to be in a place.
    #[inline]
    pub(in crate::lower) fn observe(&mut self, var: VarId, place: &Place) {
        if self.records() {
            let kind = match self.program.vars[var].kind {
                VarKind::Static => DebugVariableKind::Global,
                _ => DebugVariableKind::Local,
            };
            self.observe_recorded(var, kind, place);
        }
    }

    /// A parameter, by its position, has come to be in a place.
    #[inline]
    pub(in crate::lower) fn observe_param(&mut self, var: VarId, position: usize, place: &Place) {
        if self.records() {
            self.observe_recorded(var, DebugVariableKind::Parameter(position as u32 + 1), place);
        }
    }

    #[cold]
    fn observe_recorded(&mut self, var: VarId, kind: DebugVariableKind, place: &Place) {
        let (program, frame) = (self.program, FrameId::new(self.frame as usize));
        let v = &program.vars[var];
        let at = self.at(v.span);
        let Some(recorder) = self.shared.debug.as_mut().filter(|_| !v.span.is_none()) else { return };
        let Some(variable) = recorder.variable(program, var, kind, frame) else { return };
        let mut pieces = Vec::new();
        let described = recorder.info.variables[variable].ty;
        recorder.pieces(program, v.ty, described, 0, &mut pieces);
        if pieces.len() > MAX_PIECES {
            return;
        }
        let whole = Piece { bit: 0, bits: u32::try_from(recorder.info.types[described].bits).unwrap_or(0) };
        let watch = |piece| Watch { variable, place: at, piece };
        self.observe_place(place, &pieces, whole, &watch);
    }

    fn observe_place(
        &mut self,
        place: &Place,
        pieces: &[Option<Piece>],
        whole: Piece,
        watch: &dyn Fn(Piece) -> Watch,
    ) {
        match place {
            Place::Value(Val::Memory(place)) => self.observe_place(place, pieces, whole, watch),
            Place::Value(Val::Single(value)) => {
                if let [Some(piece)] = *pieces {
                    self.record(watch(piece), *value, false);
                }
            }
            Place::Value(Val::Rows(rows)) => {
                for (&row, piece) in rows.iter().zip(pieces) {
                    if let Some(piece) = *piece {
                        self.record(watch(piece), row, false);
                    }
                }
            }
            Place::Own { first } => {
                for (i, piece) in (0..).zip(pieces) {
                    let (variable, Some(piece)) = (nth_after(*first, i), *piece) else { continue };
                    self.forget_ended_names(variable);
                    if let Some(recorder) = &mut self.shared.debug {
                        recorder.watched.add(variable, watch(piece));
                    }
                    if let Some(value) = self.b.held(variable) {
                        self.record(watch(piece), value, false);
                    }
                }
            }
            Place::Memory { pointer, memory: Memory::Own | Memory::Payload, .. }
                if matches!(pointer.kind(), ValueKind::Inst(_) | ValueKind::Param(_)) =>
            {
                self.record(watch(whole), *pointer, true);
            }
            _ => {}
        }
    }

    fn record(&mut self, watch: Watch, value: Value, is_address: bool) {
        if self.b.is_terminated() {
            return;
        }
        let (block, at) = (self.b.block(), self.b.func.inst_count() as u32);
        let Watch { variable, place, piece: Piece { bit, bits } } = watch;
        let since = self.b.loc;
        let made = DebugValue { variable, place, since, bit, bits, value, is_address, block, at };
        if let Some(recorder) = &mut self.shared.debug {
            recorder.values.list.push(made);
        }
    }

    /// Variables of the builder were written.
    #[inline]
    pub(in crate::lower) fn wrote(&mut self, first: Variable, count: u32) {
        if self.records() {
            (0..count).for_each(|i| self.record_write(nth_after(first, i)));
        }
    }

    #[cold]
    fn record_write(&mut self, variable: Variable) {
        self.forget_ended_names(variable);
        let names = self.shared.debug.as_mut().and_then(|recorder| recorder.watched.names(variable).cloned());
        if let (Some(names), Some(value)) = (names, self.b.held(variable)) {
            names.into_iter().for_each(|watch| self.record(watch, value, false));
        }
    }

    /// A variable loses the names that calls gave it which have ended.
    fn forget_ended_names(&mut self, variable: Variable) {
        let here = FrameId::new(self.frame as usize);
        let Some(recorder) = &mut self.shared.debug else { return };
        let Some(names) = recorder.watched.names(variable) else { return };
        let frames = &recorder.info.frames;
        let call = |frame: FrameId| frames.get(frame).map(|frame| frame.call);
        let mut is_own = true;
        names.retain(|watch| {
            let named_in = watch.place.frame().and_then(call);
            // From the call that is lowered to its caller, and so on.
            let mut calls = std::iter::successors(call(here), |inner| inner.frame().and_then(call));
            std::mem::take(&mut is_own) || calls.any(|call| Some(call) == named_in)
        });
    }

    /// Paths have met: variables that differ on them are phis now.
    #[inline]
    pub(in crate::lower) fn joined(&mut self) {
        if self.records() {
            let joined = self.b.take_joined();
            joined.into_iter().for_each(|variable| self.record_write(variable));
        }
    }
}
