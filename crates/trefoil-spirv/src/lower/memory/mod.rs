//! Memory: addresses before they are used (`place`), bytes of raw buffers (`raw`), intrinsics of buffers (`buffer`), atomic
//! operations (`atomic`), and here loads and stores.
//!
//! In: instructions that compute, read and write addresses. Out: access chains, loads, stores. Invariant: an address has no
//! SPIR-V value; [`Addresses`] keeps it as a [`Place`] until something is read or written there.

mod atomic;
mod buffer;
mod place;
mod raw;
mod whole;

use raw::Words;

pub(in crate::lower) use place::{Place, Pointer};

use crate::kinds;
use crate::lower::types::Held;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{Op, StorageClass};
use trefoil_ir::{
    ConstKind, GlobalId, HashMap, InstId, Intrinsic, LayoutRule, Opcode, SideMap, Type, TypeId, Value,
};

/// Structures and arrays of more scalars and vectors are not copied member by member.
pub(in crate::lower) const MAX_PARTS: u32 = 1 << 14;

impl Addresses {
    /// Clears what belongs to the function before.
    pub(in crate::lower) fn start_entry(&mut self) {
        self.places.clear();
        self.payload = None;
        self.payload_variable = Id::NONE;
        self.starts = SideMap::with_default(false);
        self.pending.clear();
    }
}

/// The addresses that are known, and the variables that addresses begin at.
#[derive(Default)]
pub(in crate::lower) struct Addresses {
    pub(in crate::lower) places: HashMap<InstId, Place>,
    /// Variables outside the function; 0 for those that nothing has used.
    globals: SideMap<GlobalId, Id>,
    /// The variable that mesh shaders read, of theirs or of an amplification shader.
    pub(in crate::lower) payload: Option<GlobalId>,
    /// That variable; 0 until it is made.
    payload_variable: Id,
    /// The addresses that only other addresses start from.
    pub(in crate::lower) starts: SideMap<InstId, bool>,
    /// Indices of words in raw buffers.
    words: Words,
    /// The chains of those: the id of a base, then indices.
    pending: Vec<SmallVec<[Id; 8]>>,
}

impl Addresses {
    /// The variable of memory outside the function; no id where nothing has used it.
    pub(in crate::lower) fn global(&self, id: GlobalId) -> Id {
        self.globals[id]
    }
}

impl Lower<'_> {
    pub(in crate::lower) fn load(&mut self, inst: InstId) -> Result<()> {
        if self.body.whole.leaves_out(inst) {
            return Ok(());
        }
        let address = self.operand(inst, 0)?;
        let place = self.place(address)?;
        let ty = self.inst(inst).ty;
        if let (Place::Raw(at), Some(lanes)) = (place, self.lanes_taken(inst)) {
            return self.load_lanes(inst, at, ty, lanes);
        }
        let place = self.aligned(place, inst, ty);
        if !self.load_held(inst, place)? {
            self.body.values[inst] = self.load_place(place, ty)?;
        }
        Ok(())
    }

    /// A place with the alignment that an access of LLVM's text says, or implies by its type: LLVM's back end writes it.
    fn aligned(&self, mut place: Place, inst: InstId, ty: TypeId) -> Place {
        if let Place::Typed(p) = &mut place
            && p.align == 0
            && self.ctx.aligned_vectors
            && !matches!(p.class, StorageClass::Input | StorageClass::Output)
        {
            p.align = match self.inst(inst).data {
                0 => LayoutRule::Scalar.align(self.ctx, ty),
                said => said,
            };
        }
        place
    }

    /// Loads a value of a type from a place.
    pub(in crate::lower) fn load_place(&mut self, place: Place, ty: TypeId) -> Result<Id> {
        match place {
            Place::Typed(p) => {
                let p = self.narrow(p, ty)?;
                let mut parts = MAX_PARTS;
                self.load_pointer(p, ty, &mut parts)
            }
            Place::Raw(b) => {
                let mut parts = MAX_PARTS;
                self.load_bytes(b, ty, &mut parts)
            }
            Place::Texel { handle, at, lane } => self.load_texel(handle, at, lane, ty),
        }
    }

    pub(in crate::lower) fn store(&mut self, inst: InstId) -> Result<()> {
        let (value, address) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        self.refuse_read_only(address)?;
        let place = self.place(address)?;
        let place = self.aligned(place, inst, self.type_of(value));
        if let Place::Typed(p) = place
            && let Some(matrix) = self.stored_matrix(inst)?
        {
            let p = self.narrow(p, self.type_of(value))?;
            self.store_declared(p, matrix);
            return Ok(());
        }
        self.store_place(place, value)
    }

    /// An error for a handle through which nothing can be written, or an address that it gave.
    pub(in crate::lower) fn refuse_read_only(&self, mut at: Value) -> Result<()> {
        while let Some(inst) = at.as_inst() {
            let i = self.inst(inst);
            if self.ctx.types.as_resource(i.ty).is_some_and(|resource| !resource.writable) {
                return self.fail(&kinds::READ_ONLY_WRITTEN);
            }
            let is_address = matches!(i.op, Opcode::Gep | Opcode::AddrSpaceCast | Opcode::BitCast)
                || i.is_intrinsic(Intrinsic::GetPointer);
            if !is_address {
                break;
            }
            at = self.operand(inst, 0)?;
        }
        Ok(())
    }

    /// The bits of a constant float.
    fn constant_word(&mut self, value: Value) -> Option<Id> {
        let constant = self.ctx.consts.get(value.as_const()?);
        match constant.kind {
            ConstKind::Float(bits) if constant.ty == TypeId::FLOAT => Some(self.out.u32(bits as u32)),
            _ => None,
        }
    }

    /// Puts a value at a place.
    pub(in crate::lower) fn store_place(&mut self, place: Place, value: Value) -> Result<()> {
        let ty = self.type_of(value);
        let mut parts = MAX_PARTS;
        match place {
            Place::Typed(p) => {
                let p = self.narrow(p, ty)?;
                if p.ty == ty && !p.is_block {
                    let id = self.in_type(value, p.held())?;
                    self.store_declared(p, id);
                    return Ok(());
                }
                let id = self.in_type(value, Held::plain(ty))?;
                self.store_pointer(p, ty, id, &mut parts)
            }
            Place::Raw(b) => {
                let (ty, id) = match self.constant_word(value) {
                    Some(word) => (TypeId::I32, word),
                    None => (ty, self.in_type(value, Held::plain(ty))?),
                };
                self.store_bytes(b, ty, id, &mut parts)
            }
            Place::Texel { handle, at, lane } => {
                let id = self.id(value)?;
                self.store_texel(handle, at, lane, ty, id)
            }
        }
    }

    /// Counts down the parts of an aggregate that is copied.
    pub(in crate::lower) fn part(&self, parts: &mut u32) -> Result<()> {
        match parts.checked_sub(1) {
            Some(left) => {
                *parts = left;
                Ok(())
            }
            None => self.fail(&kinds::COPY_TOO_LARGE),
        }
    }

    /// The members of a structure or array; none for anything else.
    pub(in crate::lower) fn members(&self, ty: TypeId) -> Result<Option<SmallVec<[TypeId; 8]>>> {
        Ok(Some(match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => SmallVec::from_slice(fields),
            Type::Array { elem, len } if *len <= MAX_PARTS => SmallVec::from_elem(*elem, *len as usize),
            Type::Array { .. } => return self.fail(&kinds::ARRAY_COPY_TOO_LARGE),
            _ => return Ok(None),
        }))
    }

    /// Loads what a pointer points to, in the type that it has there.
    fn load_declared(&mut self, p: Pointer) -> Result<Id> {
        let held = self.held_type(p.held())?;
        let access = [spirv::MemoryAccess::ALIGNED.bits(), p.align];
        let id = self.out.value_with(Op::Load, held, &[p.id], if p.align == 0 { &[] } else { &access });
        if p.non_uniform {
            self.out.non_uniform(id);
        }
        if p.relaxed {
            self.out.relaxed(id);
        }
        Ok(id)
    }

    /// Stores what has the type that a pointer points to.
    fn store_declared(&mut self, p: Pointer, id: Id) {
        let access = [spirv::MemoryAccess::ALIGNED.bits(), p.align];
        self.out.inst_with(Op::Store, &[p.id, id], if p.align == 0 { &[] } else { &access });
    }

    fn load_pointer(&mut self, p: Pointer, ty: TypeId, parts: &mut u32) -> Result<Id> {
        if p.is_block
            && let Some(members) = self.members(ty)?
        {
            self.part(parts)?;
            let mut ids: SmallVec<[Id; 8]> = SmallVec::new();
            for (n, &member) in members.iter().enumerate() {
                let at = self.member_pointer(p, member, n as u32)?;
                ids.push(self.load_pointer(at, member, parts)?);
            }
            let ty = self.value_type(ty)?;
            return Ok(self.out.value(Op::CompositeConstruct, ty, &ids));
        }
        let id = self.load_declared(p)?;
        if p.ty == ty {
            return self.converted(id, p.held(), Held::plain(ty), parts);
        }
        let (from, to) = (self.shape(p.ty)?, self.shape(ty)?);
        // A bool that the pipeline gives is none in our own memory.
        Ok(if from.is_bool() { self.adapt(id, from, to) } else { self.bit_cast(id, from, to) })
    }

    pub(in crate::lower) fn store_pointer(
        &mut self,
        p: Pointer,
        ty: TypeId,
        id: Id,
        parts: &mut u32,
    ) -> Result<()> {
        if p.is_block
            && let Some(members) = self.members(ty)?
        {
            self.part(parts)?;
            for (n, &member) in members.iter().enumerate() {
                let at = self.member_pointer(p, member, n as u32)?;
                let held = self.value_type(member)?;
                let part = self.out.value_with(Op::CompositeExtract, held, &[id], &[n as u32]);
                self.store_pointer(at, member, part, parts)?;
            }
            return Ok(());
        }
        let id = if p.ty == ty {
            self.converted(id, Held::plain(ty), p.held(), parts)?
        } else {
            let (from, to) = (self.shape(ty)?, self.shape(p.ty)?);
            if to.is_bool() { self.adapt(id, from, to) } else { self.bit_cast(id, from, to) }
        };
        self.store_declared(p, id);
        Ok(())
    }

    /// A pointer to a member of a constant buffer's block.
    fn member_pointer(&mut self, p: Pointer, member: TypeId, index: u32) -> Result<Pointer> {
        let Held { rule, of_matrices, .. } = self.held_member(p.held(), index)?;
        let to = Pointer { ty: member, rule, of_matrices, is_block: false, ..p };
        let (held, index) = (self.held_type(to.held())?, self.out.u32(index));
        let pointer = self.out.pointer(p.class, held);
        let id = self.out.value(Op::AccessChain, pointer, &[p.id, index]);
        if p.non_uniform {
            self.out.non_uniform(id);
        }
        Ok(Pointer { id, ..to })
    }
}
