//! The type table of LLVM 3.7's bitcode: the IR's types, with typed pointers.

use super::bits::{BitWriter, TextAbbreviation};
use super::codes::{block, ty};
use smallvec::SmallVec;
use std::iter;
use trefoil_ir::{Attribute, Context, Entity, Function, HashMap, IdTable, Symbol, Type, TypeId, hash_of};

/// The number of a type in the table.
pub(super) type BcType = u32;

/// A row of the table.
struct Row {
    code: u32,
    /// The name of a named structure, in a record before its own.
    name: Option<Symbol>,
    /// The end of its operands, which start at the end of those of the row before.
    end: u32,
}

/// The types of a module, numbered at first use.
pub(super) struct TypeTable {
    rows: Vec<Row>,
    /// The operands of all rows.
    values: Vec<u32>,
    known: Vec<BcType>,
    /// For each type, the pointer to it in address space 0.
    pointers: Vec<BcType>,
    /// The pointers to other address spaces, by type and space.
    far_pointers: HashMap<(BcType, u32), BcType>,
    /// Types of functions, by the hash of their operands.
    functions: IdTable,
    metadata: BcType,
}

/// Not numbered yet.
const UNKNOWN: BcType = BcType::MAX;

impl TypeTable {
    pub(super) fn new(ctx: &Context) -> Self {
        TypeTable {
            rows: Vec::with_capacity(64),
            values: Vec::with_capacity(160),
            known: vec![UNKNOWN; ctx.types.len()],
            pointers: Vec::with_capacity(64),
            far_pointers: HashMap::default(),
            functions: IdTable::with_capacity(32),
            metadata: UNKNOWN,
        }
    }

    /// The number of types so far.
    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    fn push(&mut self, code: u32, name: Option<Symbol>, values: &[u32]) -> BcType {
        self.values.extend_from_slice(values);
        self.rows.push(Row { code, name, end: self.values.len() as u32 });
        self.pointers.push(UNKNOWN);
        self.rows.len() as u32 - 1
    }

    fn simple(&mut self, code: u32, values: &[u32]) -> BcType {
        self.push(code, None, values)
    }

    /// The operands of a row.
    fn values_of(&self, row: BcType) -> &[u32] {
        let start = if row == 0 { 0 } else { self.rows[row as usize - 1].end };
        &self.values[start as usize..self.rows[row as usize].end as usize]
    }

    /// The number of an IR type. A pointer within a type points to `i8`.
    #[inline]
    pub(super) fn of(&mut self, ctx: &Context, id: TypeId) -> BcType {
        match self.known[id.index()] {
            UNKNOWN => self.number(ctx, id),
            known => known,
        }
    }

    fn number(&mut self, ctx: &Context, id: TypeId) -> BcType {
        let number = match ctx.types.get(id) {
            Type::Void => self.simple(ty::VOID, &[]),
            Type::Label => self.simple(ty::LABEL, &[]),
            Type::Metadata => self.metadata(),
            Type::Int(bits) => self.simple(ty::INTEGER, &[*bits]),
            Type::Half => self.simple(ty::HALF, &[]),
            Type::Float => self.simple(ty::FLOAT, &[]),
            Type::Double => self.simple(ty::DOUBLE, &[]),
            Type::Vector { elem, len } => {
                let elem = self.of(ctx, *elem);
                self.simple(ty::VECTOR, &[*len, elem])
            }
            Type::Array { elem, len } => {
                let elem = self.of(ctx, *elem);
                self.simple(ty::ARRAY, &[*len, elem])
            }
            Type::Struct { name, fields, packed } => {
                let mut values: SmallVec<[u32; 16]> = smallvec::smallvec![u32::from(*packed)];
                values.extend(fields.iter().map(|&field| self.of(ctx, field)));
                let code = if name.is_some() { ty::STRUCT_NAMED } else { ty::STRUCT_ANON };
                self.push(code, *name, &values)
            }
            Type::Ptr(space) => {
                let byte = self.of(ctx, TypeId::I8);
                self.pointer(byte, *space)
            }
            it @ Type::Target { name, .. } if ctx.is_handle_value(it) => {
                let pointer = self.of(ctx, TypeId::PTR);
                self.push(ty::STRUCT_NAMED, Some(*name), &[0, pointer])
            }
            // Of the rest lowered code has none; metadata may still mention one, which becomes `i8`.
            Type::Token | Type::Function { .. } | Type::Resource(_) | Type::Target { .. } => {
                self.of(ctx, TypeId::I8)
            }
        };
        self.known[id.index()] = number;
        number
    }

    /// A pointer to a type.
    pub(super) fn pointer(&mut self, pointee: BcType, space: u32) -> BcType {
        if space != 0 {
            return self.far_pointer(pointee, space);
        }
        let known = self.pointers[pointee as usize];
        if known != UNKNOWN {
            return known;
        }
        let number = self.simple(ty::POINTER, &[pointee, 0]);
        self.pointers[pointee as usize] = number;
        number
    }

    fn far_pointer(&mut self, pointee: BcType, space: u32) -> BcType {
        if let Some(&known) = self.far_pointers.get(&(pointee, space)) {
            return known;
        }
        let number = self.simple(ty::POINTER, &[pointee, space]);
        self.far_pointers.insert((pointee, space), number);
        number
    }

    /// The type of a function. Pointers are to `i8` unless an attribute such as `elementtype` gives the pointee.
    pub(super) fn signature(&mut self, ctx: &Context, func: &Function) -> BcType {
        let mut values: SmallVec<[u32; 24]> = smallvec::smallvec![0];
        match func.extras.as_deref() {
            None => values.extend(
                iter::once(func.ret).chain(func.params.iter().map(|p| p.ty)).map(|ty| self.of(ctx, ty)),
            ),
            Some(extras) => {
                values.push(self.passed(ctx, func.ret, &extras.ret));
                for (i, param) in func.params.iter().enumerate() {
                    let attributes = extras.params.get(i).map_or(&[][..], Vec::as_slice);
                    values.push(self.passed(ctx, param.ty, attributes));
                }
            }
        }
        let hash = hash_of(values.as_slice());
        if let Some(known) = self.functions.find(hash, |known| *self.values_of(known) == *values) {
            return known;
        }
        let number = self.push(ty::FUNCTION, None, &values);
        self.functions.insert(hash, number);
        number
    }

    /// The type of a parameter or result.
    fn passed(&mut self, ctx: &Context, id: TypeId, attributes: &[Attribute]) -> BcType {
        match (ctx.types.get(id), attributed_pointee(attributes)) {
            (Type::Ptr(space), Some(pointee)) => {
                let pointee = self.of(ctx, pointee);
                self.pointer(pointee, *space)
            }
            _ => self.of(ctx, id),
        }
    }

    /// The type of metadata.
    pub(super) fn metadata(&mut self) -> BcType {
        if self.metadata == UNKNOWN {
            self.metadata = self.simple(ty::METADATA, &[]);
        }
        self.metadata
    }

    /// Writes the block.
    pub(super) fn write(&self, ctx: &Context, out: &mut BitWriter) {
        out.enter(block::TYPE, 4);
        const NAME: TextAbbreviation = TextAbbreviation::new(ty::STRUCT_NAME, 0);
        out.define_text(&NAME);
        out.record(ty::NUMENTRY, &[self.rows.len() as u64]);
        let mut start = 0;
        for row in &self.rows {
            if let Some(name) = row.name {
                out.text(ty::STRUCT_NAME, &[], ctx.name(name));
            }
            let values = &self.values[start..row.end as usize];
            out.record_of(row.code, values.iter().map(|&value| u64::from(value)));
            start = row.end as usize;
        }
        out.exit();
    }
}

/// The pointee that a type attribute gives.
pub(super) fn attributed_pointee(attributes: &[Attribute]) -> Option<TypeId> {
    attributes.iter().find_map(|attribute| match *attribute {
        Attribute::Type(_, ty) => Some(ty),
        Attribute::Word(_) => None,
    })
}

/// The natural alignment of a type, that of its largest scalar, in the encoding of records: its logarithm plus one.
pub(super) fn natural_align(ctx: &Context, ty: TypeId) -> u64 {
    match ctx.types.get(ty) {
        Type::Ptr(_) | Type::Target { .. } => 3,
        Type::Array { elem, .. } => natural_align(ctx, *elem),
        Type::Struct { fields, .. } => fields.iter().map(|&f| natural_align(ctx, f)).max().unwrap_or(1),
        _ => u64::from((ctx.types.scalar_bits(ty) / 8).max(1).trailing_zeros()) + 1,
    }
}
