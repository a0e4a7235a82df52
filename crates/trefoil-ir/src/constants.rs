//! Interned constants: two constants are equal exactly when their ids are.

use crate::ids::{ConstId, TypeId};
use crate::opcode::{Flags, Opcode};
use crate::types::{Type, Types};
use crate::value::Value;
use rustc_hash::FxHasher;
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use trefoil_entity::{EntityMap, IdTable};

/// The parts of an aggregate: mostly the lanes of a vector.
pub type Parts = SmallVec<[ConstId; 4]>;

/// The kind of a constant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstKind {
    /// An integer, zero-extended from its width.
    Int(u64),
    /// A float as the bits of its own width, zero-extended.
    Float(u64),
    /// Zero of any type that is not a scalar.
    Zero,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// A vector, array or structure of constants.
    Aggregate(Parts),
    /// The address of a global or function as a part of another constant; as an operand it is a [`Value`] of its own.
    Address(Value),
    /// A constant expression in the initialiser of a global; in functions it is an instruction.
    Expr(Box<ConstExpr>),
}

/// A constant expression.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConstExpr {
    /// A cast, a binary operation or `getelementptr`.
    pub op: Opcode,
    /// Its flags.
    pub flags: Flags,
    /// The data, as of an instruction: the source type of `getelementptr`.
    pub data: u32,
    /// The operands.
    pub operands: Box<[ConstId]>,
}

/// A constant with its type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Const {
    /// The type.
    pub ty: TypeId,
    /// The kind.
    pub kind: ConstKind,
}

fn hash(ty: TypeId, kind: &ConstKind) -> u32 {
    if let ConstKind::Aggregate(parts) = kind {
        return hash_parts(ty, parts);
    }
    let mut hasher = FxHasher::default();
    (ty, kind).hash(&mut hasher);
    folded(hasher)
}

fn hash_parts(ty: TypeId, parts: &[ConstId]) -> u32 {
    let mut hasher = FxHasher::default();
    (ty, parts).hash(&mut hasher);
    folded(hasher)
}

fn folded(hasher: FxHasher) -> u32 {
    let hash = hasher.finish();
    (hash ^ (hash >> 32)) as u32
}

/// The constants of a module.
#[derive(Clone, Default)]
pub struct Constants {
    all: EntityMap<ConstId, Const>,
    known: IdTable,
    /// The ids of small `i32`s by value: indices, lanes and opcodes are the most frequent constants.
    small: Vec<Option<ConstId>>,
    /// A direct-mapped cache of recent numbers.
    lately: Vec<Option<ConstId>>,
}

/// The size of the cache of recent numbers.
const LATELY: usize = 64;

/// The index of a number in the cache of recent numbers.
fn lately_at(ty: TypeId, bits: u64) -> usize {
    let mixed = (bits ^ u64::from(ty.as_u32()) << 16).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 58) as usize
}

/// The initial capacity, enough for a typical module.
const FIRST_ROOM: usize = 96;

/// `i32`s below this are small: nearly all of DXIL's opcodes are.
const SMALL: u32 = 256;

impl Constants {
    /// A constant by its id.
    #[inline]
    pub fn get(&self, id: ConstId) -> &Const {
        &self.all[id]
    }

    /// All constants with their ids; the parts of an aggregate come before it.
    pub fn iter(&self) -> impl Iterator<Item = (ConstId, &Const)> {
        self.all.iter()
    }

    /// The number of constants.
    #[expect(clippy::len_without_is_empty, reason = "not needed")]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// The id of a constant, if it is interned.
    pub fn find(&self, ty: TypeId, kind: &ConstKind) -> Option<ConstId> {
        self.find_hashed(hash(ty, kind), ty, kind)
    }

    fn find_hashed(&self, hash: u32, ty: TypeId, kind: &ConstKind) -> Option<ConstId> {
        let same = |id: u32| {
            let there = &self.all[ConstId::from_u32(id)];
            there.ty == ty && there.kind == *kind
        };
        self.known.find(hash, same).map(ConstId::from_u32)
    }

    /// The id of a constant, which is interned when it is new.
    pub fn intern(&mut self, ty: TypeId, kind: ConstKind) -> ConstId {
        let place = match kind {
            ConstKind::Int(bits) | ConstKind::Float(bits) => Some(lately_at(ty, bits)),
            _ => None,
        };
        if let Some(&Some(id)) = place.and_then(|place| self.lately.get(place))
            && self.all[id].ty == ty
            && self.all[id].kind == kind
        {
            return id;
        }
        let hash = hash(ty, &kind);
        let id = match self.find_hashed(hash, ty, &kind) {
            Some(id) => id,
            None => self.insert(hash, ty, kind),
        };
        if let Some(place) = place {
            self.lately.resize(LATELY, None);
            self.lately[place] = Some(id);
        }
        id
    }

    /// Replaces the addresses of globals and functions; those without a replacement become null.
    pub fn readdress(&mut self, new: impl Fn(Value) -> Option<Value>) {
        let mut changed = false;
        for constant in self.all.values_mut() {
            let ConstKind::Address(value) = constant.kind else { continue };
            let other = new(value);
            changed |= other != Some(value);
            constant.kind = other.map_or(ConstKind::Zero, ConstKind::Address);
        }
        if !changed {
            return;
        }
        self.known.clear();
        for (id, constant) in self.all.iter() {
            self.known.insert(hash(constant.ty, &constant.kind), id.as_u32());
        }
    }

    fn insert(&mut self, hash: u32, ty: TypeId, kind: ConstKind) -> ConstId {
        if self.all.is_empty() {
            self.known = IdTable::with_capacity(FIRST_ROOM);
            self.all.reserve(FIRST_ROOM / 2);
        }
        let id = self.all.push(Const { ty, kind });
        self.known.insert(hash, id.as_u32());
        id
    }

    /// The integer `value`, cut to the width of `ty`, a scalar integer type.
    pub fn int(&mut self, types: &Types, ty: TypeId, value: u64) -> ConstId {
        let bits = types.scalar_bits(ty);
        let mask = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
        self.intern(ty, ConstKind::Int(value & mask))
    }

    /// The `i32` constant.
    #[inline]
    pub fn i32(&mut self, value: u32) -> ConstId {
        match self.small.get(value as usize) {
            Some(&Some(known)) => known,
            _ => self.new_i32(value),
        }
    }

    /// An `i32` that is not small, or not interned yet.
    fn new_i32(&mut self, value: u32) -> ConstId {
        let id = self.intern(TypeId::I32, ConstKind::Int(u64::from(value)));
        if value < SMALL {
            self.small.resize(SMALL as usize, None);
            self.small[value as usize] = Some(id);
        }
        id
    }

    /// The `i1` constant.
    pub fn bool(&mut self, value: bool) -> ConstId {
        self.intern(TypeId::I1, ConstKind::Int(u64::from(value)))
    }

    /// The `float` constant.
    pub fn f32(&mut self, value: f32) -> ConstId {
        self.intern(TypeId::FLOAT, ConstKind::Float(u64::from(value.to_bits())))
    }

    /// A float of scalar type `ty` nearest to `value`.
    pub fn float(&mut self, types: &Types, ty: TypeId, value: f64) -> ConstId {
        let bits = match types.get(ty) {
            Type::Half => u64::from(crate::half::from_f64(value)),
            Type::Float => u64::from((value as f32).to_bits()),
            _ => value.to_bits(),
        };
        self.intern(ty, ConstKind::Float(bits))
    }

    /// Zero of any type: a number for scalars, else [`ConstKind::Zero`].
    pub fn zero(&mut self, types: &Types, ty: TypeId) -> ConstId {
        match types.get(ty) {
            Type::Int(_) => self.intern(ty, ConstKind::Int(0)),
            Type::Half | Type::Float | Type::Double => self.intern(ty, ConstKind::Float(0)),
            _ => self.intern(ty, ConstKind::Zero),
        }
    }

    /// `undef` of any type.
    pub fn undef(&mut self, ty: TypeId) -> ConstId {
        self.intern(ty, ConstKind::Undef)
    }

    /// `poison` of any type.
    pub fn poison(&mut self, ty: TypeId) -> ConstId {
        self.intern(ty, ConstKind::Poison)
    }

    /// A vector, array or structure of `parts`; all zero becomes [`ConstKind::Zero`], all undef `undef`.
    pub fn aggregate(&mut self, ty: TypeId, parts: &[ConstId]) -> ConstId {
        let is_zero = |k: &ConstKind| matches!(k, ConstKind::Int(0) | ConstKind::Float(0) | ConstKind::Zero);
        if !parts.is_empty() && parts.iter().all(|&p| is_zero(&self.get(p).kind)) {
            return self.intern(ty, ConstKind::Zero);
        }
        if !parts.is_empty() && parts.iter().all(|&p| self.get(p).kind == ConstKind::Undef) {
            return self.intern(ty, ConstKind::Undef);
        }
        let hash = hash_parts(ty, parts);
        let same = |id: u32| {
            let there = &self.all[ConstId::from_u32(id)];
            there.ty == ty && matches!(&there.kind, ConstKind::Aggregate(there) if **there == *parts)
        };
        match self.known.find(hash, same) {
            Some(id) => ConstId::from_u32(id),
            None => self.insert(hash, ty, ConstKind::Aggregate(Parts::from_slice(parts))),
        }
    }

    /// A vector of the same scalar in each lane; the scalar itself for a scalar type.
    pub fn splat(&mut self, types: &Types, ty: TypeId, scalar: ConstId) -> ConstId {
        match types.get(ty) {
            Type::Vector { len, .. } => self.aggregate(ty, &Parts::from_elem(scalar, *len as usize)),
            _ => scalar,
        }
    }

    /// Member `index` of a vector, array or structure constant; `types` has the types of a zero's members.
    pub fn member(&mut self, types: &Types, id: ConstId, index: u32) -> Option<ConstId> {
        let c = self.get(id);
        let ty = types.member(c.ty, index)?;
        match &c.kind {
            ConstKind::Aggregate(parts) => parts.get(index as usize).copied(),
            ConstKind::Zero => Some(self.zero(types, ty)),
            ConstKind::Undef => Some(self.undef(ty)),
            ConstKind::Poison => Some(self.poison(ty)),
            ConstKind::Int(_) | ConstKind::Float(_) | ConstKind::Address(_) | ConstKind::Expr(_) => None,
        }
    }

    /// The value of an integer constant, zero-extended.
    #[inline]
    pub fn as_int(&self, id: ConstId) -> Option<u64> {
        match self.get(id).kind {
            ConstKind::Int(v) => Some(v),
            _ => None,
        }
    }

    /// The value of a float constant as a double.
    pub fn as_float(&self, types: &Types, id: ConstId) -> Option<f64> {
        let c = self.get(id);
        let ConstKind::Float(bits) = c.kind else { return None };
        Some(match types.get(c.ty) {
            Type::Half => f64::from(crate::half::to_f32(bits as u16)),
            Type::Float => f64::from(f32::from_bits(bits as u32)),
            _ => f64::from_bits(bits),
        })
    }
}
