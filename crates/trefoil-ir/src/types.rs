//! Types, interned: two types are the same exactly when their ids are.

use crate::ids::TypeId;
use crate::resource::ResourceType;
use crate::symbol::Symbol;
use trefoil_entity::{Entity, EntityMap, HashMap, HashSet};

/// What a type is. Pointers are opaque, as in LLVM since 15.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// No value.
    Void,
    /// The type of a block as an operand.
    Label,
    /// The type of metadata as an operand.
    Metadata,
    /// What convergence intrinsics hand on: a value without bits.
    Token,
    /// An integer of 1, 8, 16, 32 or 64 bits; its sign is the affair of the instructions that use it.
    Int(u32),
    /// IEEE 754 binary16.
    Half,
    /// IEEE 754 binary32.
    Float,
    /// IEEE 754 binary64.
    Double,
    /// A pointer into an address space: 0 private, 3 groupshared (LLVM's numbers for the DirectX target).
    Ptr(u32),
    /// `len` scalars that compute together.
    Vector {
        /// A scalar type.
        elem: TypeId,
        /// How many, at least 1.
        len: u32,
    },
    /// `len` values side by side in memory.
    Array {
        /// Any sized type.
        elem: TypeId,
        /// How many; 0 stands for a length known only at run time.
        len: u32,
    },
    /// Fields side by side in memory. A named structure is the same as another only when the names are.
    Struct {
        /// The name; literal structures have none.
        name: Option<Symbol>,
        /// The types of the fields.
        fields: Box<[TypeId]>,
        /// Whether the fields stand without alignment (`<{ … }>`).
        packed: bool,
    },
    /// The type of a function.
    Function {
        /// What it returns.
        ret: TypeId,
        /// What it takes.
        params: Box<[TypeId]>,
    },
    /// The handle of a resource: LLVM's `target("dx.…")` or `target("spirv.…")`, by the module's triple.
    Resource(ResourceType),
    /// Any other `target("name", types…, integers…)`.
    Target {
        /// The name in quotes.
        name: Symbol,
        /// The type parameters.
        types: Box<[TypeId]>,
        /// The integer parameters.
        ints: Box<[u32]>,
    },
}

impl TypeId {
    /// `void`
    pub const VOID: Self = Self::from_u32(0);
    /// `label`
    pub const LABEL: Self = Self::from_u32(1);
    /// `metadata`
    pub const METADATA: Self = Self::from_u32(2);
    /// `i1`
    pub const I1: Self = Self::from_u32(3);
    /// `i8`
    pub const I8: Self = Self::from_u32(4);
    /// `i16`
    pub const I16: Self = Self::from_u32(5);
    /// `i32`
    pub const I32: Self = Self::from_u32(6);
    /// `i64`
    pub const I64: Self = Self::from_u32(7);
    /// `half`
    pub const HALF: Self = Self::from_u32(8);
    /// `float`
    pub const FLOAT: Self = Self::from_u32(9);
    /// `double`
    pub const DOUBLE: Self = Self::from_u32(10);
    /// `ptr`
    pub const PTR: Self = Self::from_u32(11);
    /// `ptr addrspace(3)`, groupshared memory
    pub const PTR_SHARED: Self = Self::from_u32(12);
}

const PRESET: [Type; 13] = [
    Type::Void,
    Type::Label,
    Type::Metadata,
    Type::Int(1),
    Type::Int(8),
    Type::Int(16),
    Type::Int(32),
    Type::Int(64),
    Type::Half,
    Type::Float,
    Type::Double,
    Type::Ptr(0),
    Type::Ptr(3),
];

/// The types of a module.
#[derive(Clone)]
pub struct Types {
    types: EntityMap<TypeId, Type>,
    known: HashMap<Type, TypeId>,
    named: HashMap<Symbol, TypeId>,
    /// The vectors of preset scalars that are shorter than [`SHORT`], by scalar and length; `void` for what was not made yet.
    vectors: [TypeId; PRESET.len() * SHORT as usize],
}

/// Shorter vectors than this are found without a search.
const SHORT: u32 = 5;

impl Default for Types {
    fn default() -> Self {
        let mut types = EntityMap::with_capacity(48);
        for t in PRESET {
            types.push(t);
        }
        let known = HashMap::with_capacity(28);
        let vectors = [TypeId::VOID; PRESET.len() * SHORT as usize];
        Self { types, known, named: HashMap::default(), vectors }
    }
}

impl Types {
    /// What a type is.
    #[inline]
    pub fn get(&self, id: TypeId) -> &Type {
        &self.types[id]
    }

    /// All types with their ids, in the order they were made; a type's parts come before it.
    pub fn iter(&self) -> impl Iterator<Item = (TypeId, &Type)> {
        self.types.iter()
    }

    /// How many types there are.
    #[expect(clippy::len_without_is_empty, reason = "the preset types are always there")]
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// The id of a type, made when it is new. Named structures go through [`named_struct`](Self::named_struct).
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Type::Vector { elem, len } = ty {
            return self.new_vector(elem, len);
        }
        self.intern_any(ty)
    }

    /// The vector type, be it of one scalar.
    fn new_vector(&mut self, elem: TypeId, len: u32) -> TypeId {
        let place = (elem.index() < PRESET.len() && len < SHORT)
            .then(|| elem.index() * SHORT as usize + len as usize);
        if let Some(place) = place
            && self.vectors[place] != TypeId::VOID
        {
            return self.vectors[place];
        }
        let id = self.intern_any(Type::Vector { elem, len });
        if let Some(place) = place {
            self.vectors[place] = id;
        }
        id
    }

    fn intern_any(&mut self, ty: Type) -> TypeId {
        let preset =
            !matches!(ty, Type::Vector { .. } | Type::Array { .. } | Type::Struct { .. } | Type::Resource(_));
        if preset && let Some(preset) = PRESET.iter().position(|p| *p == ty) {
            return TypeId::new(preset);
        }
        if let Some(&id) = self.known.get(&ty) {
            return id;
        }
        let id = self.types.push(ty.clone());
        self.known.insert(ty, id);
        id
    }

    /// The integer type of this many bits.
    pub fn int(&mut self, bits: u32) -> TypeId {
        match bits {
            1 => TypeId::I1,
            8 => TypeId::I8,
            16 => TypeId::I16,
            32 => TypeId::I32,
            64 => TypeId::I64,
            _ => self.intern(Type::Int(bits)),
        }
    }

    /// The pointer type of an address space.
    pub fn ptr(&mut self, space: u32) -> TypeId {
        match space {
            0 => TypeId::PTR,
            3 => TypeId::PTR_SHARED,
            _ => self.intern(Type::Ptr(space)),
        }
    }

    /// The vector of `len` scalars, or the scalar itself when `len` is 1.
    pub fn vector(&mut self, elem: TypeId, len: u32) -> TypeId {
        if len == 1 { elem } else { self.new_vector(elem, len) }
    }

    /// The array of `len` values.
    pub fn array(&mut self, elem: TypeId, len: u32) -> TypeId {
        self.intern(Type::Array { elem, len })
    }

    /// The literal structure of these fields.
    pub fn literal_struct(&mut self, fields: &[TypeId]) -> TypeId {
        self.intern(Type::Struct { name: None, fields: fields.into(), packed: false })
    }

    /// A structure with a name. When the name is taken by one with other fields, the answer is `None`.
    pub fn named_struct(&mut self, name: Symbol, fields: &[TypeId]) -> Option<TypeId> {
        if let Some(&id) = self.named.get(&name) {
            return self.has_fields(id, fields).then_some(id);
        }
        let id = self.types.push(Type::Struct { name: Some(name), fields: fields.into(), packed: false });
        self.named.insert(name, id);
        Some(id)
    }

    /// Whether a type is a structure of these fields.
    pub fn has_fields(&self, id: TypeId, fields: &[TypeId]) -> bool {
        matches!(self.get(id), Type::Struct { fields: own, .. } if **own == *fields)
    }

    /// A structure with a name and a body, as text defines it. The name must be new.
    pub fn define_struct(&mut self, name: Symbol, fields: &[TypeId], packed: bool) -> TypeId {
        let id = self.types.push(Type::Struct { name: Some(name), fields: fields.into(), packed });
        self.named.insert(name, id);
        id
    }

    /// Gives a structure another name, which no other has; whether it did.
    pub fn rename_struct(&mut self, id: TypeId, to: Symbol) -> bool {
        if self.named.contains_key(&to) {
            return false;
        }
        let Type::Struct { name, .. } = &mut self.types[id] else { return false };
        if let Some(old) = name.replace(to) {
            self.named.remove(&old);
        }
        self.named.insert(to, id);
        true
    }

    /// The pointer type of an address space that has been asked for before.
    pub fn known_ptr(&self, space: u32) -> Option<TypeId> {
        match space {
            0 => Some(TypeId::PTR),
            3 => Some(TypeId::PTR_SHARED),
            _ => self.known.get(&Type::Ptr(space)).copied(),
        }
    }

    /// The structure of this name.
    pub fn find_struct(&self, name: Symbol) -> Option<TypeId> {
        self.named.get(&name).copied()
    }

    /// The type of functions that take `params` and return `ret`.
    pub fn function(&mut self, ret: TypeId, params: &[TypeId]) -> TypeId {
        self.intern(Type::Function { ret, params: params.into() })
    }

    /// The handle type of a resource.
    pub fn resource(&mut self, resource: ResourceType) -> TypeId {
        self.intern(Type::Resource(resource))
    }

    /// The scalar that a vector holds, or the type itself.
    #[inline]
    pub fn scalar(&self, id: TypeId) -> TypeId {
        match *self.get(id) {
            Type::Vector { elem, .. } => elem,
            _ => id,
        }
    }

    /// Whether a scalar is a type, or lies in it: in a vector, or in members, however deep.
    pub fn holds(&self, id: TypeId, scalar: TypeId) -> bool {
        let (mut left, mut seen) = (vec![id], HashSet::default());
        while let Some(id) = left.pop() {
            match self.get(id) {
                Type::Array { elem, .. } => left.push(*elem),
                Type::Struct { fields, .. } if seen.insert(id) => left.extend_from_slice(fields),
                _ if self.scalar(id) == scalar => return true,
                _ => {}
            }
        }
        false
    }

    /// How many scalars a vector holds; 1 for any other type.
    #[inline]
    pub fn lanes(&self, id: TypeId) -> u32 {
        match *self.get(id) {
            Type::Vector { len, .. } => len,
            _ => 1,
        }
    }

    /// The type with the same number of lanes as `shape` and the scalar `elem`.
    pub fn with_shape_of(&mut self, shape: TypeId, elem: TypeId) -> TypeId {
        let len = self.lanes(shape);
        let vector = matches!(self.get(shape), Type::Vector { .. });
        if vector { self.new_vector(elem, len) } else { elem }
    }

    /// Whether the type is `half`, `float` or `double`, or a vector of these.
    #[inline]
    pub fn is_float(&self, id: TypeId) -> bool {
        matches!(self.get(self.scalar(id)), Type::Half | Type::Float | Type::Double)
    }

    /// Whether the type is an integer or a vector of integers.
    #[inline]
    pub fn is_int(&self, id: TypeId) -> bool {
        matches!(self.get(self.scalar(id)), Type::Int(_))
    }

    /// Whether the type is a pointer.
    pub fn is_ptr(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Ptr(_))
    }

    /// Which resource a handle is of, when the type is a handle.
    #[inline]
    pub fn as_resource(&self, id: TypeId) -> Option<&ResourceType> {
        match self.get(id) {
            Type::Resource(r) => Some(r),
            _ => None,
        }
    }

    /// The width in bits of a scalar, or of one lane of a vector; 0 for anything else.
    #[inline]
    pub fn scalar_bits(&self, id: TypeId) -> u32 {
        match *self.get(self.scalar(id)) {
            Type::Int(bits) => bits,
            Type::Half => 16,
            Type::Float => 32,
            Type::Double => 64,
            _ => 0,
        }
    }

    /// The type of member `index` of an aggregate or vector.
    pub fn member(&self, id: TypeId, index: u32) -> Option<TypeId> {
        match self.get(id) {
            Type::Struct { fields, .. } => fields.get(index as usize).copied(),
            Type::Array { elem, len } => (*len == 0 || index < *len).then_some(*elem),
            Type::Vector { elem, len } => (index < *len).then_some(*elem),
            _ => None,
        }
    }
}
