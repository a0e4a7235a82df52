//! Numbers that go bad: no numbers and infinite ones out of sound operands, divisions by zero.

use crate::finding::{Operation as Made, Wrong};
use crate::numbers::binop;
use crate::program::{DxilOp, Inst, Reg, Scalar};
use crate::run::call::Operation;
use crate::run::frame::{Frame, each};
use crate::run::machine::{Machine, Wave};
use crate::run::scalar;
use crate::run::watch::{At, Watch};

/// The lanes in which all these registers hold sound numbers.
fn sound(frame: &Frame, regs: &[Reg], ty: Scalar, lanes: u64) -> u64 {
    let mut all = lanes;
    for &reg in regs {
        let values = frame.lanes(reg);
        all &= !frame.taint(reg).undef;
        let mut finite = 0;
        each(all, |lane| finite |= u64::from(scalar::real(ty, values[lane as usize]).is_finite()) << lane);
        all &= finite;
    }
    all
}

/// The reals that registers hold in a lane.
fn reals(frame: &Frame, regs: &[Reg], ty: Scalar, lane: u32) -> Vec<f64> {
    regs.iter().map(|&reg| scalar::real(ty, frame.get(reg, lane))).collect()
}

/// What is known before an instruction that may make a bad number: the lanes with sound operands, and the operands themselves
/// where the result takes their place.
pub(super) fn before(watch: &Watch, frame: &Frame, inst: &Inst, at: At) -> u64 {
    let looks = watch.checks.nan || watch.checks.infinity;
    match *inst {
        Inst::Binary { ty, a, b, .. } if looks && ty.is_float() => sound(frame, &[a, b], ty, at.lanes),
        Inst::Cast { from, to, a, .. } if looks && from.is_float() && to.is_float() => {
            sound(frame, &[a], from, at.lanes)
        }
        _ => 0,
    }
}

/// Whether an operation gives real numbers of real numbers, one of one lane's.
fn is_arithmetic(op: DxilOp) -> bool {
    let code = op as u16;
    (DxilOp::Cos as u16..=DxilOp::RoundZ as u16).contains(&code)
        || matches!(
            op,
            DxilOp::FMad | DxilOp::Fma | DxilOp::Dot2 | DxilOp::Dot3 | DxilOp::Dot4 | DxilOp::LegacyF32ToF16
        )
}

impl Machine<'_> {
    /// Divisions by zero, before they are done.
    pub(super) fn division(&self, watch: &mut Watch, wave: &Wave, frame: &Frame, inst: &Inst, at: At) {
        let Inst::Binary { op: op @ binop::UDIV..=binop::SREM, ty, a, b, .. } = *inst else { return };
        if ty.is_float() || !watch.checks.division {
            return;
        }
        let signed = matches!(op, binop::SDIV | binop::SREM);
        each(at.lanes & !frame.taint(b).undef, |lane| {
            if frame.get(b, lane) == 0 {
                let value = frame.get(a, lane);
                let value = if signed { scalar::signed(value, ty.bits()) } else { value as i64 };
                let remainder = matches!(op, 5 | 6);
                watch.note(at.site, 3, self.who(wave, lane), || Wrong::DivisionByZero { value, remainder });
            }
        });
    }

    /// Bad numbers that an instruction has made.
    pub(super) fn after_plain(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        frame: &Frame,
        inst: &Inst,
        at: At,
        before: u64,
    ) {
        if before == 0 {
            return;
        }
        match *inst {
            Inst::Binary { op, ty, dst, a, b, .. } => {
                self.made(watch, wave, frame, (dst, ty), (before, at), Made::Binary(op), &[a, b]);
            }
            Inst::Cast { from, to, dst, a, .. } => {
                // A double that is no float.
                let _ = from;
                self.made(watch, wave, frame, (dst, to), (before, at), Made::Convert, &[a]);
            }
            _ => {}
        }
    }

    /// The lanes in which the operands of an operation that may make a bad number are sound.
    pub(super) fn sound_operands(&self, watch: &Watch, frame: &Frame, call: &Operation<'_>, at: At) -> u64 {
        if !(watch.checks.nan || watch.checks.infinity) || !is_arithmetic(call.op) {
            return 0;
        }
        let ty = if call.op == DxilOp::LegacyF32ToF16 { Scalar::F32 } else { call.ty };
        // A power's exponential takes what its logarithm gave: what counts are the base and the exponent.
        match self.power(watch, frame, call) {
            Some(operands) => sound(frame, &operands, ty, at.lanes),
            None => sound(frame, call.operands, ty, at.lanes),
        }
    }

    /// The base and the exponent of the power that an exponential is the end of.
    fn power(&self, watch: &Watch, frame: &Frame, call: &Operation<'_>) -> Option<[Reg; 2]> {
        let product = *call.operands.first().filter(|_| call.op == DxilOp::Exp)?;
        watch.powers(self.program, frame.function)?.of_product(product)
    }

    /// Bad numbers that an operation has made.
    pub(super) fn after_operation(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        frame: &Frame,
        call: &Operation<'_>,
        at: At,
        before: u64,
    ) {
        if before == 0 {
            return;
        }
        let ty = if call.op == DxilOp::LegacyF32ToF16 { Scalar::F16 } else { call.ty };
        if let Some(operands) = self.power(watch, frame, call) {
            self.made(watch, wave, frame, (call.dst, ty), (before, at), Made::Power, &operands);
            return;
        }
        let powers = watch.powers(self.program, frame.function);
        if call.op == DxilOp::Log && powers.is_some_and(|powers| powers.has_logarithm(call.dst)) {
            // Whether the power is bad, its exponential tells: of zero it is not.
            return;
        }
        self.made(watch, wave, frame, (call.dst, ty), (before, at), Made::Op(call.op), call.operands);
    }

    #[expect(clippy::too_many_arguments, reason = "a result, its operands, and where they are")]
    fn made(
        &self,
        watch: &mut Watch,
        wave: &Wave,
        frame: &Frame,
        (dst, ty): (Reg, Scalar),
        (lanes, at): (u64, At),
        operation: Made,
        operands: &[Reg],
    ) {
        let values = frame.lanes(dst);
        let operand = match operation {
            Made::Op(DxilOp::LegacyF32ToF16) => Scalar::F32,
            Made::Convert if ty != Scalar::F64 => {
                if ty == Scalar::F16 {
                    Scalar::F32
                } else {
                    Scalar::F64
                }
            }
            _ => ty,
        };
        each(lanes, |lane| {
            let value = scalar::real(ty, values[lane as usize]);
            let infinite = value.is_infinite();
            if value.is_finite() || !(if infinite { watch.checks.infinity } else { watch.checks.nan }) {
                return;
            }
            watch.note(at.site, 4 + u8::from(infinite), self.who(wave, lane), || Wrong::BadNumber {
                operation: operation.clone(),
                // A register that the result has taken is no operand any more.
                operands: if operands.contains(&dst) {
                    Vec::new()
                } else {
                    reals(frame, operands, operand, lane)
                },
                infinite,
            });
        });
    }
}
