//! Accesses that say whether all they read was mapped: `Load(…, out status)`.
//!
//! In: an element of a buffer and its type. Out: its value, part by part, and in the status whether every part was mapped.

use crate::lower::Lowerer;
use crate::lower::types::{MatrixForm, Memory};
use crate::lower::values::{Place, Val};
use crate::typed::{Arg, ArgIo, Scalar, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, LayoutRule, Opcode, TypeId, Value};

/// Where an element of a buffer of bytes lies.
#[derive(Clone, Copy)]
pub(super) enum Element {
    /// In a structured buffer: the handle and the element's number.
    Structured(Value, Value),
    /// In a byte address buffer: the handle and the offset.
    Bytes(Value, Value),
}

impl Lowerer<'_> {
    /// The `out` argument for the status of an access, when there is one.
    pub(super) fn status_arg<'b>(&self, args: &'b [Arg]) -> Option<&'b Arg> {
        args.last().filter(|a| a.io == ArgIo::Out)
    }

    /// Calls an intrinsic that reads; with its status when that is asked for.
    pub(in crate::lower) fn read(
        &mut self,
        which: Intrinsic,
        ty: TypeId,
        operands: &[Value],
        status: Option<&Arg>,
    ) -> Value {
        let Some(status) = status else { return self.b.intrinsic(which, ty, operands) };
        let (value, mapped) = self.read_mapped(which, ty, operands);
        self.give_status(status, mapped);
        value
    }

    /// Calls an intrinsic that reads: the value, and whether it was mapped.
    fn read_mapped(&mut self, which: Intrinsic, ty: TypeId, operands: &[Value]) -> (Value, Value) {
        let pair = self.b.ctx.types.literal_struct(&[ty, TypeId::I1]);
        let both = self.b.intrinsic(which, pair, operands);
        (self.b.extract_value(both, 0), self.b.extract_value(both, 1))
    }

    fn give_status(&mut self, status: &Arg, mapped: Value) {
        let mapped = self.convert(mapped, Scalar::Bool, Scalar::U32);
        self.write_out(status, Val::Single(mapped));
    }

    /// The value of an element, with the status of all the accesses that it takes.
    pub(super) fn load_with_status(
        &mut self,
        element: Element,
        rule: LayoutRule,
        ty: TyId,
        status: &Arg,
    ) -> Val {
        let own = self.temporary(ty);
        let mut mapped = None;
        self.load_part(element, rule, (&own, ty), 0, &mut mapped);
        let mapped = mapped.unwrap_or_else(|| self.b.ctx.bool(true));
        self.give_status(status, mapped);
        self.load(&own, ty)
    }

    /// Loads the part of an element that begins at an offset.
    fn load_part(
        &mut self,
        element: Element,
        rule: LayoutRule,
        (to, ty): (&Place, TyId),
        at: u32,
        mapped: &mut Option<Value>,
    ) {
        let memory = Memory::Resource(rule);
        let ir = self.memory_type(ty, memory);
        match self.ty(ty) {
            Ty::Struct(s) => {
                for i in 0..self.program.structs[s].fields.len() {
                    let part = self.program.structs[s].fields[i].ty;
                    let offset = self.b.ctx.member_offset(rule, ir, i as u32);
                    let to = self.field(to, ty, i as u32);
                    self.load_part(element, rule, (&to, part), at.saturating_add(offset), mapped);
                }
            }
            Ty::Array(part, len) => {
                for i in 0..len {
                    if self.is_full() {
                        return;
                    }
                    let offset = self.b.ctx.member_offset(rule, ir, i);
                    let index = self.b.ctx.i32(i);
                    let to = self.element(to, ty, index);
                    self.load_part(element, rule, (&to, part), at.saturating_add(offset), mapped);
                }
            }
            Ty::Matrix { scalar, rows, .. } if self.matrix_form(ty, memory) == MatrixForm::Vector => {
                let raw = self.load_vector(element, ir, at, mapped);
                let vector = self.in_register(raw, scalar);
                let rows = self.rows_of_vector(vector, rows);
                self.store(to, ty, &Val::Rows(rows));
            }
            Ty::Matrix { scalar, rows, cols, .. } => {
                let by_rows = self.matrix_form(ty, memory) == MatrixForm::Rows;
                let vector = self.b.ctx.types.member(ir, 0).unwrap_or(TypeId::VOID);
                let majors: SmallVec<[Value; 4]> = (0..if by_rows { rows } else { cols })
                    .map(|i| {
                        let offset = self.b.ctx.member_offset(rule, ir, i.into());
                        let raw = self.load_vector(element, vector, at.saturating_add(offset), mapped);
                        self.in_register(raw, scalar)
                    })
                    .collect();
                let rows = if by_rows { majors } else { self.transposed(&majors, rows) };
                self.store(to, ty, &Val::Rows(rows));
            }
            Ty::Scalar(scalar) | Ty::Vector(scalar, _) => {
                let raw = self.load_vector(element, ir, at, mapped);
                let value = self.in_register(raw, scalar);
                self.store(to, ty, &Val::Single(value));
            }
            Ty::Resource(_)
            | Ty::Spirv(_)
            | Ty::HitObject
            | Ty::Node(_)
            | Ty::Void
            | Ty::String
            | Ty::Error
            | Ty::Enum(..)
            | Ty::Pointer { .. } => {}
        }
    }

    /// Loads a scalar or vector, and adds to `mapped` whether it was.
    fn load_vector(&mut self, element: Element, ty: TypeId, at: u32, mapped: &mut Option<Value>) -> Value {
        let operands = match element {
            Element::Structured(handle, index) => [handle, index, self.b.ctx.i32(at)],
            Element::Bytes(handle, offset) => {
                let at = self.b.ctx.i32(at);
                [handle, self.sum(offset, at), self.b.ctx.poison(TypeId::I32)]
            }
        };
        let (value, part) = self.read_mapped(Intrinsic::LoadRaw, ty, &operands);
        *mapped = Some(match *mapped {
            Some(all) => self.b.binary(Opcode::And, all, part),
            None => part,
        });
        value
    }
}
