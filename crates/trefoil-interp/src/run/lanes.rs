//! Operations between lanes: waves, quads, differences. Pixels that only help take no part in waves, but in quads.

use super::call::Operation;
use super::frame::{Frame, each, full};
use super::machine::{Machine, Wave};
use super::scalar::{self, Value};
use crate::memory::{ROUGH, UNDEF};
use crate::program::{DxilOp, Reg, Scalar};
use crate::{Fault, Result};

/// How much a register changes in a lane's row of its quad.
pub(super) fn difference_x(frame: &Frame, reg: Reg, lane: u32, ty: Scalar) -> f64 {
    scalar::real(ty, frame.get(reg, lane | 1)) - scalar::real(ty, frame.get(reg, lane & !1))
}

/// Likewise in its column.
pub(super) fn difference_y(frame: &Frame, reg: Reg, lane: u32, ty: Scalar) -> f64 {
    scalar::real(ty, frame.get(reg, lane | 2)) - scalar::real(ty, frame.get(reg, lane & !2))
}

impl Machine<'_> {
    /// Executes an operation of waves or quads; false when it is none.
    pub(super) fn wave_operation(
        &mut self,
        wave: &mut Wave,
        frame: &mut Frame,
        call: &Operation<'_>,
        lanes: u64,
    ) -> Result<bool> {
        let active = lanes & !wave.helpers;
        let v = call.operands;
        let own = |index: usize, lane: u32, frame: &Frame| frame.value(v[index], lane);
        match call.op {
            DxilOp::WaveIsFirstLane => {
                let first = active.trailing_zeros();
                each(lanes, |lane| frame.set(call.dst, lane, ((lane == first).into(), 0)));
            }
            DxilOp::WaveGetLaneIndex => each(lanes, |lane| frame.set(call.dst, lane, (lane.into(), 0))),
            DxilOp::WaveGetLaneCount => {
                each(lanes, |lane| frame.set(call.dst, lane, (wave.width.into(), 0)));
            }
            DxilOp::WaveAnyTrue | DxilOp::WaveAllTrue | DxilOp::WaveAllBitCount => {
                let (votes, flags) = votes(frame, v[0], active);
                let value = match call.op {
                    DxilOp::WaveAnyTrue => u64::from(votes != 0),
                    DxilOp::WaveAllTrue => u64::from(votes == active),
                    _ => votes.count_ones().into(),
                };
                each(lanes, |lane| frame.set(call.dst, lane, (value, flags)));
            }
            DxilOp::WaveActiveBallot => {
                let (votes, flags) = votes(frame, v[0], active);
                each(lanes, |lane| set_mask(frame, call, lane, votes, flags));
            }
            DxilOp::WaveActiveAllEqual => {
                let first = active.trailing_zeros();
                let mut flags = 0;
                let mut equal = true;
                each(active, |lane| {
                    let (value, own) = frame.value(v[0], lane);
                    flags |= own;
                    equal &= same(call.ty, value, frame.get(v[0], first));
                });
                each(lanes, |lane| frame.set(call.dst, lane, (equal.into(), flags)));
            }
            DxilOp::WaveReadLaneAt => {
                each_after(frame, call.dst, lanes, |frame, lane| {
                    let (from, unsure) = own(1, lane, frame);
                    let from = from as u32;
                    let there = from < wave.width && active >> from & 1 != 0;
                    match there {
                        true => {
                            let (value, flags) = frame.value(v[0], from);
                            (value, flags | unsure)
                        }
                        false => (0, UNDEF),
                    }
                });
            }
            DxilOp::WaveReadLaneFirst => {
                let value = match active {
                    0 => (0, UNDEF),
                    _ => frame.value(v[0], active.trailing_zeros()),
                };
                each(lanes, |lane| frame.set(call.dst, lane, value));
            }
            DxilOp::WaveActiveOp | DxilOp::WaveActiveBit => {
                let bits = call.op == DxilOp::WaveActiveBit;
                let kind = reduction(bits, own(1, lanes.trailing_zeros() & 63, frame).0)?;
                let unsigned = !bits && frame.get(v[2], lanes.trailing_zeros() & 63) & 1 != 0;
                let total = reduce(frame, v[0], active, kind, unsigned, call);
                each(lanes, |lane| frame.set(call.dst, lane, total));
            }
            DxilOp::WavePrefixOp => {
                let product = own(1, lanes.trailing_zeros() & 63, frame).0 != 0;
                let kind = if product { Reduction::Product } else { Reduction::Sum };
                each_after(frame, call.dst, lanes, |frame, lane| {
                    reduce(frame, v[0], active & below(lane), kind, true, call)
                });
            }
            DxilOp::WavePrefixBitCount => {
                let (votes, flags) = votes(frame, v[0], active);
                each(lanes, |lane| {
                    frame.set(call.dst, lane, ((votes & below(lane)).count_ones().into(), flags));
                });
            }
            DxilOp::WaveMatch => {
                let masks: Vec<(u32, u64, u8)> = lanes_of(lanes)
                    .map(|lane| {
                        let (value, flags) = frame.value(v[0], lane);
                        let mut mask = 0;
                        each(active, |other| {
                            mask |= u64::from(same(call.ty, value, frame.get(v[0], other))) << other;
                        });
                        (lane, mask, flags)
                    })
                    .collect();
                masks.into_iter().for_each(|(lane, mask, flags)| set_mask(frame, call, lane, mask, flags));
            }
            DxilOp::WaveMultiPrefixOp | DxilOp::WaveMultiPrefixBitCount => {
                each_after(frame, call.dst, lanes, |frame, lane| {
                    let mask = own(1, lane, frame).0 & 0xffff_ffff | own(2, lane, frame).0 << 32;
                    let those = active & mask & below(lane);
                    if call.op == DxilOp::WaveMultiPrefixBitCount {
                        let (votes, flags) = votes(frame, v[0], those);
                        return (votes.count_ones().into(), flags);
                    }
                    let kind = match own(5, lane, frame).0 {
                        0 => Reduction::Sum,
                        1 => Reduction::And,
                        2 => Reduction::Or,
                        3 => Reduction::Xor,
                        _ => Reduction::Product,
                    };
                    reduce(frame, v[0], those, kind, true, call)
                });
            }
            DxilOp::QuadReadLaneAt => each_after(frame, call.dst, lanes, |frame, lane| {
                let (to, unsure) = own(1, lane, frame);
                let (value, flags) = in_quad(frame, v[0], lane & !3 | to as u32 & 3, lanes);
                (value, flags | unsure)
            }),
            DxilOp::QuadOp => each_after(frame, call.dst, lanes, |frame, lane| {
                let turn = (own(1, lane, frame).0 as u32 & 3) + 1;
                in_quad(frame, v[0], lane ^ turn.min(3), lanes)
            }),
            DxilOp::QuadVote => each_after(frame, call.dst, lanes, |frame, lane| {
                let those = lanes & 15 << (lane & !3);
                let (votes, flags) = votes(frame, v[0], those);
                let all = own(1, lane, frame).0 != 0;
                (if all { votes == those } else { votes != 0 }.into(), flags)
            }),
            DxilOp::DerivCoarseX | DxilOp::DerivCoarseY | DxilOp::DerivFineX | DxilOp::DerivFineY => {
                self.derivative(frame, call, lanes);
            }
            DxilOp::IsHelperLane => each(lanes, |lane| {
                frame.set(call.dst, lane, (wave.helpers >> lane & 1, 0));
            }),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn derivative(&mut self, frame: &mut Frame, call: &Operation<'_>, lanes: u64) {
        let reg = call.operands[0];
        each_after(frame, call.dst, lanes, |frame, lane| {
            let coarse = matches!(call.op, DxilOp::DerivCoarseX | DxilOp::DerivCoarseY);
            let from = if coarse { lane & !3 } else { lane };
            let across = matches!(call.op, DxilOp::DerivCoarseX | DxilOp::DerivFineX);
            let difference = if across { difference_x } else { difference_y };
            let value = difference(frame, reg, from, call.ty);
            let quad = 15u64 << (lane & !3);
            let mut flags = if lanes & quad == quad { 0 } else { UNDEF };
            each(quad & full(64), |other| flags |= in_quad(frame, reg, other, lanes).1);
            let (bits, inexact) = scalar::round(call.ty, value);
            (bits, flags | if inexact { ROUGH } else { 0 })
        });
    }
}

/// What lanes combine their values to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reduction {
    Sum,
    Product,
    Min,
    Max,
    And,
    Or,
    Xor,
}

fn reduction(bits: bool, number: u64) -> Result<Reduction> {
    Ok(match (bits, number) {
        (false, 0) => Reduction::Sum,
        (false, 1) => Reduction::Product,
        (false, 2) => Reduction::Min,
        (false, 3) => Reduction::Max,
        (true, 0) => Reduction::And,
        (true, 1) => Reduction::Or,
        (true, 2) => Reduction::Xor,
        (_, other) => return Err(Fault::unsupported(format!("the wave operation {other}"))),
    })
}

fn reduce(
    frame: &Frame,
    reg: Reg,
    lanes: u64,
    kind: Reduction,
    unsigned: bool,
    call: &Operation<'_>,
) -> Value {
    let ty = call.ty;
    let bits = ty.bits();
    if ty.is_float() {
        let (mut total, mut flags, mut inexact) = (None::<f64>, 0, false);
        each(lanes, |lane| {
            let (value, own) = frame.value(reg, lane);
            let value = scalar::real(ty, value);
            flags |= own;
            let next = match (total, kind) {
                (None, _) => value,
                (Some(total), Reduction::Product) => total * value,
                (Some(total), Reduction::Min) => total.min(value),
                (Some(total), Reduction::Max) => total.max(value),
                (Some(total), _) => total + value,
            };
            let (rounded, off) = scalar::round(ty, next);
            inexact |= off;
            total = Some(scalar::real(ty, rounded));
        });
        let none = if kind == Reduction::Product { 1.0 } else { 0.0 };
        let value = scalar::round(ty, total.unwrap_or(none)).0;
        return (value, flags | if inexact { ROUGH } else { 0 });
    }
    let signed = |value: u64| scalar::signed(value, bits);
    let (mut total, mut flags) = (None::<u64>, 0);
    each(lanes, |lane| {
        let (value, own) = frame.value(reg, lane);
        flags |= own;
        total = Some(match total {
            None => value,
            Some(total) => match (kind, unsigned) {
                (Reduction::Sum, _) => total.wrapping_add(value),
                (Reduction::Product, _) => total.wrapping_mul(value),
                (Reduction::Min, true) => total.min(value),
                (Reduction::Max, true) => total.max(value),
                (Reduction::Min, false) => signed(total).min(signed(value)) as u64,
                (Reduction::Max, false) => signed(total).max(signed(value)) as u64,
                (Reduction::And, _) => total & value,
                (Reduction::Or, _) => total | value,
                (Reduction::Xor, _) => total ^ value,
            },
        });
    });
    let none = match kind {
        Reduction::Product => 1,
        Reduction::And => u64::MAX,
        _ => 0,
    };
    (scalar::cut(total.unwrap_or(none), bits), flags)
}

/// The lanes below one.
fn below(lane: u32) -> u64 {
    (1u64 << lane) - 1
}

fn lanes_of(lanes: u64) -> impl Iterator<Item = u32> {
    (0..64).filter(move |lane| lanes >> lane & 1 != 0)
}

/// The lanes among some whose bit is set, and the flags of all.
fn votes(frame: &Frame, reg: Reg, lanes: u64) -> (u64, u8) {
    let (mut votes, mut flags) = (0, 0);
    each(lanes, |lane| {
        let (value, own) = frame.value(reg, lane);
        votes |= (value & 1) << lane;
        flags |= own;
    });
    (votes, flags)
}

/// Sets the four words of a mask of lanes.
fn set_mask(frame: &mut Frame, call: &Operation<'_>, lane: u32, mask: u64, flags: u8) {
    let words = [mask & 0xffff_ffff, mask >> 32, 0, 0];
    (0..call.count.min(4)).for_each(|i| frame.set(call.dst + i, lane, (words[i as usize], flags)));
}

/// A lane's value as its quad sees it: undefined where the lane is elsewhere.
fn in_quad(frame: &Frame, reg: Reg, lane: u32, lanes: u64) -> Value {
    match lanes >> lane & 1 {
        0 => (0, UNDEF),
        _ => frame.value(reg, lane),
    }
}

fn same(ty: Scalar, a: u64, b: u64) -> bool {
    if ty.is_float() { scalar::real(ty, a) == scalar::real(ty, b) } else { a == b }
}

/// Sets a register in some lanes to what `make` gives, which sees the registers as they were.
fn each_after(frame: &mut Frame, dst: Reg, lanes: u64, make: impl Fn(&Frame, u32) -> Value) {
    let mut made = [(0, 0); 64];
    each(lanes, |lane| made[lane as usize] = make(frame, lane));
    each(lanes, |lane| frame.set(dst, lane, made[lane as usize]));
}
