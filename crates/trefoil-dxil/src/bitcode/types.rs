//! The type table: the IR's types, and pointers with what they point to, which bitcode of that age wants.

use super::bits::BitWriter;
use super::codes::{block, ty};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use trefoil_ir::{Context, Entity, Symbol, Type, TypeId};

/// The number of a type in the table.
pub(super) type BcType = u32;

/// A row of the table.
struct Row {
    code: u32,
    /// Of a structure that has one; stands before its fields.
    name: Option<Symbol>,
    values: SmallVec<[u64; 8]>,
}

/// The types of a module, numbered as they are asked for.
pub(super) struct TypeTable {
    rows: Vec<Row>,
    known: Vec<Option<BcType>>,
    pointers: FxHashMap<(BcType, u32), BcType>,
    /// Few: operations share their types.
    functions: Vec<BcType>,
    metadata: Option<BcType>,
}

impl TypeTable {
    pub(super) fn new(ctx: &Context) -> Self {
        TypeTable {
            rows: Vec::with_capacity(64),
            known: vec![None; ctx.types.len()],
            pointers: FxHashMap::default(),
            functions: Vec::new(),
            metadata: None,
        }
    }

    fn push(&mut self, row: Row) -> BcType {
        self.rows.push(row);
        self.rows.len() as u32 - 1
    }

    fn simple(&mut self, code: u32, values: &[u64]) -> BcType {
        self.push(Row { code, name: None, values: values.into() })
    }

    /// The number of an IR type; a pointer here stands within a type and points to bytes.
    pub(super) fn of(&mut self, ctx: &Context, id: TypeId) -> BcType {
        if let Some(known) = self.known[id.index()] {
            return known;
        }
        let number = match ctx.types.get(id) {
            Type::Void => self.simple(ty::VOID, &[]),
            Type::Label => self.simple(ty::LABEL, &[]),
            Type::Metadata => self.metadata(),
            Type::Int(bits) => self.simple(ty::INTEGER, &[u64::from(*bits)]),
            Type::Half => self.simple(ty::HALF, &[]),
            Type::Float => self.simple(ty::FLOAT, &[]),
            Type::Double => self.simple(ty::DOUBLE, &[]),
            Type::Vector { elem, len } => {
                let elem = self.of(ctx, *elem);
                self.simple(ty::VECTOR, &[u64::from(*len), u64::from(elem)])
            }
            Type::Array { elem, len } => {
                let elem = self.of(ctx, *elem);
                self.simple(ty::ARRAY, &[u64::from(*len), u64::from(elem)])
            }
            Type::Struct { name, fields, packed } => {
                let mut values = smallvec::smallvec![u64::from(*packed)];
                values.extend(fields.iter().map(|&field| u64::from(self.of(ctx, field))));
                let code = if name.is_some() { ty::STRUCT_NAMED } else { ty::STRUCT_ANON };
                self.push(Row { code, name: *name, values })
            }
            Type::Ptr(space) => {
                let byte = self.of(ctx, TypeId::I8);
                self.pointer(byte, *space)
            }
            // None of these is left after lowering; a byte stands for what metadata may still name.
            Type::Token | Type::Function { .. } | Type::Resource(_) | Type::Target { .. } => {
                self.of(ctx, TypeId::I8)
            }
        };
        self.known[id.index()] = Some(number);
        number
    }

    /// A pointer to a type.
    pub(super) fn pointer(&mut self, pointee: BcType, space: u32) -> BcType {
        if let Some(&known) = self.pointers.get(&(pointee, space)) {
            return known;
        }
        let number = self.simple(ty::POINTER, &[u64::from(pointee), u64::from(space)]);
        self.pointers.insert((pointee, space), number);
        number
    }

    /// The type of functions that return and take these.
    pub(super) fn function(
        &mut self,
        ctx: &Context,
        ret: TypeId,
        params: impl Iterator<Item = TypeId>,
    ) -> BcType {
        let mut values: SmallVec<[u64; 8]> = smallvec::smallvec![0, u64::from(self.of(ctx, ret))];
        values.extend(params.map(|param| u64::from(self.of(ctx, param))));
        let same = |&&known: &&BcType| self.rows[known as usize].values == values;
        if let Some(&known) = self.functions.iter().find(same) {
            return known;
        }
        let number = self.push(Row { code: ty::FUNCTION, name: None, values });
        self.functions.push(number);
        number
    }

    /// The type of metadata.
    pub(super) fn metadata(&mut self) -> BcType {
        if let Some(known) = self.metadata {
            return known;
        }
        let number = self.simple(ty::METADATA, &[]);
        self.metadata = Some(number);
        number
    }

    /// Writes the block.
    pub(super) fn write(&self, ctx: &Context, out: &mut BitWriter) {
        out.enter(block::TYPE, 4);
        out.define_text(ty::STRUCT_NAME, 0);
        out.record(ty::NUMENTRY, &[self.rows.len() as u64]);
        for row in &self.rows {
            if let Some(name) = row.name {
                out.text(ty::STRUCT_NAME, &[], ctx.name(name));
            }
            out.record(row.code, &row.values);
        }
        out.exit();
    }
}
