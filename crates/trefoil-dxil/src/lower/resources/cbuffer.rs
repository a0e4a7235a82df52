//! Constant buffers: rows of 16 bytes by `cbufferLoadLegacy`.

use super::address::{Address, Lane};
use crate::kinds;
use crate::lower::{Lanes, Lower, Result};
use crate::ops::DxilOp;
use trefoil_ir::{HashMap, InstId, LayoutRule, Opcode, ResourceKind, TypeId, Value};

/// Rows loaded in the current block: by handle, row and scalar.
pub(in crate::lower) type RowCache = HashMap<(Value, Value, TypeId), Value>;

impl Lower<'_> {
    pub(in crate::lower) fn cbuffer_load(&mut self, at: u32, ty: TypeId) -> Result<Lanes> {
        let address = self.resources.addresses[at as usize].clone();
        if address.handle.ty.kind == ResourceKind::TBuffer {
            return self.tbuffer_load(&address, ty);
        }
        match address.lane {
            Lane::Dynamic(index) => {
                let vector = self.cbuffer_load_type(&address, address.vector)?;
                let lane = self.pick(&vector, index)?;
                self.bit_cast(&[lane], ty)
            }
            _ => self.cbuffer_load_type(&address, ty),
        }
    }

    fn cbuffer_load_type(&mut self, address: &Address, ty: TypeId) -> Result<Lanes> {
        let mut out = Lanes::new();
        for group in self.groups(LayoutRule::CBuffer, ty, address.offset)? {
            let size = self.constant_size(group.scalar);
            for i in 0..group.len {
                let at = group.offset.wrapping_add(i * size);
                let row = self.ctx.i32(at / 16);
                let row = match address.dynamic {
                    Some(dynamic) => self.add(dynamic, row),
                    None => row,
                };
                let loaded = self.cbuffer_row(address.handle.value, row, group.scalar)?;
                out.push(self.member(loaded, at % 16 / size.max(1)));
            }
        }
        Ok(out)
    }

    /// The bytes that a scalar takes in a constant or texture buffer: those of minimum precision take four.
    fn constant_size(&self, scalar: TypeId) -> u32 {
        let bytes = self.ctx.types.scalar_bits(scalar) / 8;
        if self.input.target.native_16bit() { bytes } else { bytes.max(4) }
    }

    /// The 16 bits of a word from a bit on.
    fn half_of_word(&mut self, word: Value, bit: u32, scalar: TypeId) -> Value {
        let shift = self.ctx.i32(bit);
        let low = if bit == 0 { word } else { self.binary(Opcode::LShr, word, shift) };
        let half = self.cast(Opcode::Trunc, low, TypeId::I16);
        self.cast(Opcode::BitCast, half, scalar)
    }

    fn cbuffer_row(&mut self, handle: Value, row: Value, scalar: TypeId) -> Result<Value> {
        if let Some(&known) = self.resources.rows.get(&(handle, row, scalar)) {
            return Ok(known);
        }
        let loaded = self.call(DxilOp::CBufferLoadLegacy, scalar, &[handle, row])?;
        self.resources.rows.insert((handle, row, scalar), loaded);
        Ok(loaded)
    }

    /// `resource.load.cbufferrow.N`: a whole row as a structure.
    pub(in crate::lower) fn cbuffer_row_intrinsic(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let handle = self.handle(operands[0])?.value;
        let row = self.scalar(operands[1])?;
        let types = self.leaf_types(self.input.func.insts[inst].ty)?;
        let scalar = types.first().copied().ok_or_else(|| self.user(&kinds::EMPTY_ROW))?;
        let width = match self.ctx.types.scalar_bits(scalar) {
            64 => 2,
            16 if self.input.target.native_16bit() => 8,
            _ => 4,
        };
        if types.len() > width {
            return Err(self.user(kinds::ROW_TOO_LONG.with(&[&types.len(), &width])));
        }
        let loaded = self.cbuffer_row(handle, row, scalar)?;
        let lanes: Lanes = (0..types.len() as u32).map(|i| self.member(loaded, i)).collect();
        self.set(inst, &lanes);
        Ok(())
    }

    /// Texture buffers lie as constant buffers do and are read as buffers of four words.
    fn tbuffer_load(&mut self, address: &Address, ty: TypeId) -> Result<Lanes> {
        let mut out = Lanes::new();
        let (load, lane) = match address.lane {
            Lane::Dynamic(index) => (address.vector, Some(index)),
            _ => (ty, None),
        };
        for group in self.groups(LayoutRule::CBuffer, load, address.offset)? {
            let bytes = self.constant_size(group.scalar);
            for i in 0..group.len {
                let at = group.offset.wrapping_add(i * bytes);
                let mut words = Lanes::new();
                for word in 0..bytes.div_ceil(4) {
                    let at = at.wrapping_add(4 * word);
                    let row = self.ctx.i32(at / 16);
                    let row = match address.dynamic {
                        Some(dynamic) => self.add(dynamic, row),
                        None => row,
                    };
                    let undef = self.ctx.undef(TypeId::I32);
                    let loaded =
                        self.call(DxilOp::BufferLoad, TypeId::I32, &[address.handle.value, row, undef])?;
                    words.push(self.member(loaded, at % 16 / 4));
                }
                match words[..] {
                    [word] if bytes == 2 => out.push(self.half_of_word(word, at % 4 * 8, group.scalar)),
                    _ => out.extend(self.bit_cast(&words, group.scalar)?),
                }
            }
        }
        match lane {
            Some(index) => Ok(Lanes::from_slice(&[self.pick(&out, index)?])),
            None => Ok(out),
        }
    }
}
