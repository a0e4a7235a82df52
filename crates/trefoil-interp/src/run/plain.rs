//! LLVM's instructions, and the memory that addresses point to.

use super::frame::{Frame, each, try_each};
use super::machine::{Machine, Wave};
use super::scalar::{self, Value};
use crate::memory::{CARRIED, REAL, Taint, UNDEF};
use crate::program::{Home, Image, Inst, Launch, Object, Reg, Scalar};
use crate::{Fault, Result};

impl Machine<'_> {
    /// Executes an instruction that is neither a call nor an operation.
    pub(super) fn plain(
        &mut self,
        wave: &mut Wave,
        frame: &mut Frame,
        inst: &Inst,
        lanes: u64,
    ) -> Result<()> {
        match *inst {
            Inst::Binary { op, ty, fast, dst, a, b } => {
                let before = frame.taint(a).with(frame.taint(b));
                let (ta, tb) = (frame.taint(a), frame.taint(b));
                let absorbs = !ty.is_float() && matches!(op, 2 | 10 | 11) && before.undef & lanes != 0;
                let kept = if absorbs { absorbed(frame, op, ty, (a, ta), (b, tb), lanes) } else { 0 };
                if ty.is_float() {
                    frame.map2(dst, a, b, lanes, |a, b| scalar::binary(op, ty, fast, a, b));
                } else {
                    let wraps = self.limits.wraps;
                    frame.jump2(dst, a, b, lanes, |a, b| {
                        let (value, flags) = scalar::binary(op, ty, fast, a, b);
                        let beyond = !wraps && scalar::overflows(op, ty, a, b);
                        (value, if beyond { UNDEF } else { flags })
                    });
                }
                if kept != 0 {
                    let mut taint = frame.taint(dst);
                    taint.undef &= !kept;
                    frame.set_taint(dst, taint, lanes);
                }
            }
            Inst::Compare { predicate, ty, dst, a, b } => {
                frame.jump2(dst, a, b, lanes, |a, b| (scalar::compare(predicate, ty, a, b).into(), 0));
            }
            Inst::Cast { op, from, to, dst, a } => {
                if matches!(op, 3 | 4) {
                    frame.jump2(dst, a, a, lanes, |a, _| scalar::cast(op, from, to, a));
                } else {
                    frame.map2(dst, a, a, lanes, |a, _| scalar::cast(op, from, to, a));
                }
            }
            Inst::Select { dst, condition, a, b } => {
                let unsure = frame.taint(condition);
                each(lanes, |lane| {
                    let chosen = if frame.get(condition, lane) & 1 != 0 { a } else { b };
                    let (bits, flags) = frame.value(chosen, lane);
                    // Whatever the condition is, two equal values are one.
                    let alike = frame.value(a, lane) == frame.value(b, lane);
                    let flags = if alike { flags } else { flags | unsure.flags(lane) };
                    frame.set(dst, lane, (bits, flags));
                });
            }
            Inst::Copy { dst, a } => frame.copy(dst, a, lanes),
            Inst::Alloca { dst, object } => {
                each(lanes, |lane| frame.set(dst, lane, (u64::from(object) << 32, 0)));
                self.forget(wave, object, lanes);
            }
            Inst::Offset { dst, base, bytes } => {
                frame.map2(dst, base, base, lanes, |a, _| (moved(a, bytes), 0));
            }
            Inst::Index { dst, base, step } => {
                frame.map2(dst, base, step.index, lanes, |a, index| {
                    let index = scalar::signed(index, step.bits);
                    (moved(a, index.wrapping_mul(step.stride.into())), 0)
                });
            }
            Inst::Load { ty, dst, pointer } => {
                try_each(lanes, |lane| {
                    let value = self.read(wave, frame.value(pointer, lane), ty, lane)?;
                    frame.set(dst, lane, value);
                    Ok(())
                })?;
            }
            Inst::Store { ty, pointer, value } => {
                let active = lanes & !wave.helpers;
                try_each(lanes, |lane| {
                    let address = frame.value(pointer, lane);
                    // A helper's stores into its own memory count for what it computes for others.
                    if active >> lane & 1 == 0 && !self.is_own(address.0) {
                        return Ok(());
                    }
                    self.write(wave, address, ty, frame.value(value, lane), lane)
                })?;
            }
            Inst::AtomicRmw { op, ty, dst, pointer, value } => {
                try_each(lanes & !wave.helpers, |lane| {
                    let (address, value) = (frame.value(pointer, lane), frame.value(value, lane));
                    let old = self.read(wave, address, ty, lane)?;
                    let new = (rmw(op, ty, old.0, value.0)?, old.1 | value.1);
                    self.write(wave, address, ty, new, lane)?;
                    frame.set(dst, lane, old);
                    Ok(())
                })?;
            }
            Inst::CmpXchg { ty, dst, pointer, compare, new } => {
                try_each(lanes & !wave.helpers, |lane| {
                    let address = frame.value(pointer, lane);
                    let (compare, new) = (frame.value(compare, lane), frame.value(new, lane));
                    let old = self.read(wave, address, ty, lane)?;
                    let equal = old.0 == compare.0;
                    if equal {
                        self.write(wave, address, ty, new, lane)?;
                    }
                    frame.set(dst, lane, old);
                    frame.set(dst + 1, lane, (equal.into(), old.1 | compare.1));
                    Ok(())
                })?;
            }
            Inst::LibraryHandle { dst, pointer } => {
                try_each(lanes, |lane| {
                    let handle = self.library_handle(frame.value(pointer, lane))?;
                    frame.set(dst, lane, handle);
                    Ok(())
                })?;
            }
            Inst::Launch { dst, asked } => {
                let threads = self.program.properties.threads;
                let threads = threads.iter().fold(1u32, |product, &n| product.saturating_mul(n.max(1)));
                let answer = match asked {
                    Launch::Groups(axis) => self.groups.get(axis as usize).copied().unwrap_or(1),
                    Launch::Waves => threads.div_ceil(wave.width),
                    Launch::Wave => wave.place.first / wave.width,
                    Launch::Pixel(axis) => {
                        each(lanes, |lane| {
                            let at = self.pixel(wave, lane)[axis as usize & 1];
                            frame.set(dst, lane, (at as u64, 0));
                        });
                        return Ok(());
                    }
                };
                each(lanes, |lane| frame.set(dst, lane, (answer.into(), 0)));
            }
            Inst::Call { .. } | Inst::Op { .. } => {}
        }
        Ok(())
    }

    // Memory.

    pub(super) fn object(&self, address: u64) -> Result<Object> {
        let object = self.program.objects.get((address >> 32) as usize).copied();
        object.ok_or_else(|| Fault::damaged("an address of nothing"))
    }

    fn is_own(&self, address: u64) -> bool {
        self.object(address).is_ok_and(|object| matches!(object.home, Home::Lane(_)))
    }

    /// The memory and the byte that an address is of; none beyond the object's end.
    pub(super) fn place<'a>(
        &'a mut self,
        wave: &'a mut Wave,
        address: u64,
        bytes: u32,
        lane: u32,
    ) -> Result<Option<(&'a mut Image, usize)>> {
        let object = self.object(address)?;
        let offset = address as u32;
        if u64::from(offset) + u64::from(bytes) > u64::from(object.size) {
            return Ok(None);
        }
        Ok(match object.home {
            Home::Lane(base) => {
                let own = self.program.lane_memory.bytes.len();
                Some((&mut wave.memory, own * lane as usize + base as usize + offset as usize))
            }
            Home::Group(base) => Some((&mut self.group, base as usize + offset as usize)),
            Home::Passed(n) => {
                let image = &mut wave.passed[usize::from(n & 1)];
                let inside = offset as usize + bytes as usize <= image.bytes.len();
                inside.then_some((image, offset as usize))
            }
            Home::Records => {
                let inside = offset as usize + bytes as usize <= self.nodes.memory.bytes.len();
                inside.then_some((&mut self.nodes.memory, offset as usize))
            }
            Home::Constant(_) | Home::Payload | Home::Record | Home::Descriptor(..) => None,
            Home::Resource(_) => return Err(Fault::unsupported("a resource read as memory")),
        })
    }

    /// What an object's bytes are bound as, by its index among what is bound.
    fn bound_object(&mut self, home: Home) -> Result<Option<usize>> {
        let handle = match home {
            Home::Descriptor(resource, element) => self.descriptor(resource, element)?,
            Home::Record => self.record_handle()?,
            _ => return Ok(None),
        };
        Ok(Some(handle as usize - 1))
    }

    /// What is at an address; outside of its object, something undefined.
    fn read(&mut self, wave: &mut Wave, address: Value, ty: Scalar, lane: u32) -> Result<Value> {
        let bytes = ty.bytes();
        let program = self.program;
        let object = self.object(address.0)?;
        if let Home::Constant(base) = object.home {
            let inside = u64::from(address.0 as u32) + u64::from(bytes) <= u64::from(object.size);
            if !inside {
                return Ok((0, UNDEF));
            }
            let value = fetch(&program.constants, base as usize + address.0 as u32 as usize, bytes);
            return Ok((value.0, value.1 | address.1));
        }
        if object.home == Home::Payload {
            let inside = u64::from(address.0 as u32) + u64::from(bytes) <= u64::from(object.size);
            if let Some(feed) = &self.feed {
                let at = address.0 as u32 as usize;
                let fed = at + bytes as usize <= feed.payload.bytes.len();
                return Ok(if fed { fetch(&feed.payload, at, bytes) } else { (0, UNDEF) });
            }
            let group = self.group_number(wave).into();
            let value = self.world.input("(payload)", address.0 as u32, 0, group, ty);
            return Ok(if inside { (value, address.1) } else { (0, UNDEF) });
        }
        if object.home == Home::Records {
            self.fill_record(wave, address.0 as u32, ty);
        }
        if let Some(handle) = self.bound_object(object.home)? {
            let (value, flags) = self.fetch_plain(handle, address.0 & 0xffff_ffff, ty);
            return Ok((value, flags | address.1));
        }
        Ok(match self.place(wave, address.0, bytes, lane)? {
            Some((image, at)) => {
                let (value, flags) = fetch(image, at, bytes);
                (value, flags | address.1)
            }
            None => (0, UNDEF),
        })
    }

    /// Stores at an address; outside of its object, nothing.
    fn write(
        &mut self,
        wave: &mut Wave,
        address: Value,
        ty: Scalar,
        (bits, flags): Value,
        lane: u32,
    ) -> Result<()> {
        self.judge_value(address);
        let bytes = ty.bytes() as usize;
        if let Some(handle) = self.bound_object(self.object(address.0)?.home)? {
            self.put_plain(handle, address.0 & 0xffff_ffff, ty, (bits, flags));
            return Ok(());
        }
        if let Some((image, at)) = self.place(wave, address.0, ty.bytes(), lane)? {
            image.bytes[at..at + bytes].copy_from_slice(&bits.to_le_bytes()[..bytes]);
            image.flags[at..at + bytes].fill(flags | if ty.is_float() { REAL } else { 0 });
        } else {
            self.outcome.undefined_control = true;
        }
        Ok(())
    }

    /// Makes an object of the lanes' own undefined.
    fn forget(&self, wave: &mut Wave, object: u32, lanes: u64) {
        let object = self.program.objects[object as usize];
        let own = self.program.lane_memory.bytes.len();
        if let Home::Lane(base) = object.home {
            each(lanes, |lane| {
                let at = own * lane as usize + base as usize;
                wave.memory.flags[at..at + object.size as usize].fill(UNDEF);
            });
        }
    }
}

/// A value and its flags out of memory.
fn fetch(image: &Image, at: usize, bytes: u32) -> Value {
    let (mut value, mut flags) = ([0; 8], 0);
    let range = at..at + bytes as usize;
    value[..bytes as usize].copy_from_slice(&image.bytes[range.clone()]);
    image.flags[range].iter().for_each(|flag| flags |= flag & CARRIED);
    (u64::from_le_bytes(value), flags)
}

/// An address that many bytes on, within its object's numbers.
fn moved(address: u64, bytes: i64) -> u64 {
    address & !0xffff_ffff | u64::from((address as u32).wrapping_add(bytes as u32))
}

/// The lanes in which one operand decides alone: a zero in a product or `and`, all ones in an `or`.
fn absorbed(
    frame: &Frame,
    op: u8,
    ty: Scalar,
    (a, ta): (Reg, Taint),
    (b, tb): (Reg, Taint),
    lanes: u64,
) -> u64 {
    let decisive = if op == 11 { scalar::cut(u64::MAX, ty.bits()) } else { 0 };
    let mut kept = 0;
    each(lanes, |lane| {
        let decides =
            |reg: Reg, taint: Taint| taint.undef >> lane & 1 == 0 && frame.get(reg, lane) == decisive;
        kept |= u64::from(decides(a, ta) || decides(b, tb)) << lane;
    });
    kept
}

/// What LLVM's atomic operations make of memory, by their number.
fn rmw(op: u8, ty: Scalar, old: u64, value: u64) -> Result<u64> {
    let bits = ty.bits();
    let signed = |value: u64| scalar::signed(value, bits);
    let new = match op {
        0 => value,
        1 => old.wrapping_add(value),
        2 => old.wrapping_sub(value),
        3 => old & value,
        4 => !(old & value),
        5 => old | value,
        6 => old ^ value,
        7 => signed(old).max(signed(value)) as u64,
        8 => signed(old).min(signed(value)) as u64,
        9 => old.max(value),
        10 => old.min(value),
        other => return Err(Fault::unsupported(format!("the atomic operation {other}"))),
    };
    Ok(scalar::cut(new, bits))
}
