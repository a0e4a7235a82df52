//! Numbering of values: globals, functions, the module's constants, then the function's constants and instructions.

use super::bits::{Abbreviation, BitWriter, FIRST_ABBREVIATION, Field, signed};
use super::codes::{block, constant};
use super::types::{BcType, TypeTable, attributed_pointee};
use crate::constant_address;
use smallvec::SmallVec;
use trefoil_ir::{
    ConstId, ConstKind, Context, Entity, FuncId, Function, GlobalId, HashMap, InstId, Module, Opcode, Type,
    TypeId, Value, ValueKind, filled, pair_key, sort_by_key,
};

/// The abbreviations of a block of constants: integers, floats, the type of what follows, and zero. A float has no fixed
/// width: vkd3d reads 32 bits at once as nothing.
const ABBREVIATIONS: [Abbreviation; 4] = [
    Abbreviation::new(&[Field::Literal(constant::INTEGER as u64), Field::Vbr(8)]),
    Abbreviation::new(&[Field::Literal(constant::FLOAT as u64), Field::Vbr(8)]),
    Abbreviation::new(&[Field::Literal(constant::SETTYPE as u64), Field::Vbr(6)]),
    Abbreviation::new(&[Field::Literal(constant::NULL as u64)]),
];
const INTEGER_ID: u32 = FIRST_ABBREVIATION;
const FLOAT_ID: u32 = FIRST_ABBREVIATION + 1;
const SETTYPE_ID: u32 = FIRST_ABBREVIATION + 2;
const NULL_ID: u32 = FIRST_ABBREVIATION + 3;

/// The number of `bitcast`.
const BITCAST: u64 = 11;

/// A constant to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Constant {
    /// One of the IR's.
    Ir(ConstId),
    /// `undef` of a pointer type.
    UndefPointer(BcType),
    /// The address of a variable as a pointer of another type.
    Cast(GlobalId, BcType),
}

/// A constant that has no number.
const UNKNOWN: u32 = u32::MAX;
/// A constant that is about to get a number.
const WANTED: u32 = u32::MAX - 1;

/// The numbers of values.
pub(super) struct Values {
    pub globals: Vec<GlobalId>,
    global_numbers: Vec<u32>,
    first_function: u32,
    /// By constant: its number, [`UNKNOWN`], or [`WANTED`].
    constants: Vec<u32>,
    /// The numbers of constants that the IR does not have; as those above.
    made: HashMap<Constant, u32>,
    insts: Vec<u32>,
    blocks: Vec<u32>,
    first_param: u32,
    next: u32,
}

impl Values {
    /// Numbers globals and functions.
    pub(super) fn new(module: &Module, globals: Vec<GlobalId>) -> Self {
        let mut global_numbers = vec![u32::MAX; module.ctx.globals.len()];
        for (i, global) in globals.iter().enumerate() {
            global_numbers[global.index()] = i as u32;
        }
        let first_function = globals.len() as u32;
        Values {
            globals,
            global_numbers,
            first_function,
            constants: vec![UNKNOWN; module.ctx.consts.len()],
            made: HashMap::default(),
            insts: Vec::new(),
            blocks: Vec::new(),
            first_param: 0,
            next: first_function + module.functions.len() as u32,
        }
    }

    pub(super) fn function(&self, id: FuncId) -> u32 {
        self.first_function + id.as_u32()
    }

    pub(super) fn global(&self, id: GlobalId) -> u32 {
        self.global_numbers[id.index()]
    }

    /// The number of the value that comes next.
    pub(super) fn next(&self) -> u32 {
        self.next
    }

    pub(super) fn constant(&self, constant: Constant) -> u32 {
        match constant {
            Constant::Ir(id) => match self.constants[id.index()] {
                UNKNOWN | WANTED => 0,
                number => number,
            },
            made => self.made.get(&made).map_or(0, |&number| number),
        }
    }

    /// Whether a constant is met for the first time.
    fn want(&mut self, constant: Constant) -> bool {
        match constant {
            Constant::Ir(id) => {
                let number = &mut self.constants[id.index()];
                let first = *number == UNKNOWN;
                if first {
                    *number = WANTED;
                }
                first
            }
            made if self.made.contains_key(&made) => false,
            made => {
                self.made.insert(made, WANTED);
                true
            }
        }
    }

    fn number(&mut self, constant: Constant) {
        let number = self.next;
        self.next += 1;
        match constant {
            Constant::Ir(id) => self.constants[id.index()] = number,
            made => {
                self.made.insert(made, number);
            }
        }
    }

    /// Numbers constants and writes their block: grouped by type, aggregates after their members.
    pub(super) fn constants(&mut self, ctx: &Context, types: &mut TypeTable, wanted: &[Constant]) -> Block {
        let (addresses, casts) = (HashMap::default(), Vec::new());
        let mut block = Block { items: Vec::with_capacity(wanted.len()), addresses, casts };
        for &constant in wanted {
            if !matches!(constant, Constant::Ir(id) if self.constants[id.index()] != UNKNOWN) {
                self.collect(ctx, types, constant, &mut block.items);
            }
        }
        // Depth first keeps members ahead; within a depth types stand together, in the order they came up.
        block.items = in_order(block.items, types.len());
        for item in &block.items {
            self.number(item.constant);
            if let Constant::Cast(global, _) = item.constant {
                let variable = types.of(ctx, ctx.globals[global].ty);
                let pointer = types.pointer(variable, ctx.globals[global].space);
                block.casts.push([BITCAST, u64::from(pointer), u64::from(self.global(global))]);
            }
            if let Constant::Ir(id) = item.constant
                && let Some(record) = self.address(ctx, types, id)
            {
                block.addresses.insert(id, record);
            }
        }
        block
    }

    /// The record of an address that is a constant: the type that is walked, then types and numbers of its operands.
    fn address(&self, ctx: &Context, types: &mut TypeTable, id: ConstId) -> Option<SmallVec<[u64; 8]>> {
        let (source, variable, indices) = constant_address::parts(ctx, id)?;
        let global = variable.as_global()?;
        let walked = types.of(ctx, source);
        let pointer = types.pointer(walked, ctx.globals[global].space);
        let mut record: SmallVec<[u64; 8]> = SmallVec::new();
        record.extend([walked, pointer, self.global(global)].map(u64::from));
        for &index in indices {
            let ty = types.of(ctx, ctx.consts.get(index).ty);
            record.extend([ty, self.constant(Constant::Ir(index))].map(u64::from));
        }
        Some(record)
    }

    /// Takes in a constant after those that it is made of; gives how deep they nest.
    fn collect(
        &mut self,
        ctx: &Context,
        types: &mut TypeTable,
        constant: Constant,
        out: &mut Vec<Item>,
    ) -> u32 {
        let mut depth = 0;
        if let Constant::Ir(id) = constant
            && let ConstKind::Aggregate(parts) = &ctx.consts.get(id).kind
        {
            depth = 1;
            if !is_data(ctx, id) {
                for &part in parts {
                    depth = depth.max(1 + self.collect(ctx, types, Constant::Ir(part), out));
                }
            }
        }
        if let Constant::Ir(id) = constant
            && let Some((_, _, indices)) = constant_address::parts(ctx, id)
        {
            for &index in indices {
                depth = depth.max(1 + self.collect(ctx, types, Constant::Ir(index), out));
            }
        }
        if self.want(constant) {
            let ty = match constant {
                Constant::Ir(id) => type_of_constant(ctx, types, id),
                Constant::UndefPointer(ty) | Constant::Cast(_, ty) => ty,
            };
            out.push(Item { depth, ty, constant });
        }
        depth
    }

    /// Numbers a function's parameters, which come before its constants.
    pub(super) fn params(&mut self, func: &Function) {
        self.first_param = self.next;
        self.next += func.params.len() as u32;
    }

    /// Forgets what was numbered from the parameters of a function on, `own` being its constants.
    pub(super) fn leave_function(&mut self, own: &Block) {
        self.next = self.first_param;
        for item in &own.items {
            match item.constant {
                Constant::Ir(id) => self.constants[id.index()] = UNKNOWN,
                made => {
                    self.made.remove(&made);
                }
            }
        }
    }

    /// Numbers a function's blocks and makes room for its instructions.
    pub(super) fn enter_function(&mut self, func: &Function) {
        self.insts = vec![u32::MAX; func.inst_count()];
        self.blocks = vec![u32::MAX; func.blocks.len()];
        for (i, block) in func.layout.iter().enumerate() {
            self.blocks[block.index()] = i as u32;
        }
        let mut next = self.next;
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                if func.insts[inst].ty != TypeId::VOID {
                    self.insts[inst.index()] = next;
                    next += 1;
                }
            }
        }
    }

    /// Says that the current instruction has given its value.
    pub(super) fn advance(&mut self) {
        self.next += 1;
    }

    pub(super) fn inst(&self, id: InstId) -> u32 {
        self.insts[id.index()]
    }

    #[inline]
    pub(super) fn value(&self, value: Value) -> u32 {
        match value.as_inst() {
            Some(id) => self.inst(id),
            None => self.other(value),
        }
    }

    /// The number of what no instruction computes.
    fn other(&self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Inst(id) => self.inst(id),
            ValueKind::Const(id) => self.constant(Constant::Ir(id)),
            ValueKind::Global(id) => self.global(id),
            ValueKind::Func(id) => self.function(id),
            ValueKind::Block(id) => self.blocks[id.index()],
            ValueKind::Param(number) => self.first_param + number,
            ValueKind::Metadata(_) => 0,
        }
    }
}

/// The items by depth and, within a depth, by type; those that are alike keep their order. There are mostly few depths and types:
/// each item's place is counted out.
fn in_order(mut items: Vec<Item>, types: usize) -> Vec<Item> {
    let key = |item: &Item| item.depth as usize * types + item.ty as usize;
    if items.is_sorted_by_key(key) {
        return items;
    }
    let most = items.iter().map(key).max().unwrap_or(0);
    if most > FEW + 8 * items.len() {
        sort_by_key(&mut items, |item| pair_key(item.depth, item.ty));
        return items;
    }
    let mut places = filled(most + 2, 0u32);
    items.iter().for_each(|item| places[key(item) + 1] += 1);
    let mut before = 0;
    for place in &mut places {
        before += *place;
        *place = before;
    }
    let mut order = items.clone();
    for item in items {
        let place = &mut places[key(&item)];
        order[*place as usize] = item;
        *place += 1;
    }
    order
}

/// Places that are few for any number of items.
const FEW: usize = 512;

/// A constant of a block.
#[derive(Clone, Copy)]
struct Item {
    /// How deep what it is made of nests.
    depth: u32,
    ty: BcType,
    constant: Constant,
}

/// The constants of one block.
pub(super) struct Block {
    items: Vec<Item>,
    /// The records of addresses.
    addresses: HashMap<ConstId, SmallVec<[u64; 8]>>,
    /// The records of casts, in their order.
    casts: Vec<[u64; 3]>,
}

impl Block {
    /// Writes the block; nothing when there are none.
    pub(super) fn write(&self, ctx: &Context, values: &Values, out: &mut BitWriter) {
        if self.items.is_empty() {
            return;
        }
        out.enter(block::CONSTANTS, 4);
        ABBREVIATIONS.iter().for_each(|abbreviation| out.define(abbreviation));
        let mut current = None;
        let mut casts = self.casts.iter();
        for &Item { ty, constant, .. } in &self.items {
            if current != Some(ty) {
                let mut record = out.begin(SETTYPE_ID);
                record.vbr(u64::from(ty), 6);
                record.end();
                current = Some(ty);
            }
            match constant {
                Constant::UndefPointer(_) => out.record(constant::UNDEF, &[]),
                Constant::Cast(..) => {
                    casts.next().into_iter().for_each(|cast| out.record(constant::CAST, cast))
                }
                Constant::Ir(id) => match self.addresses.get(&id) {
                    Some(record) => out.record(constant::INBOUNDS_GEP, record),
                    None => write_constant(ctx, values, id, out),
                },
            }
        }
        out.exit();
    }
}

/// The type of a constant; an address points to what its indices lead to.
pub(super) fn type_of_constant(ctx: &Context, types: &mut TypeTable, id: ConstId) -> BcType {
    let ty = ctx.consts.get(id).ty;
    match *ctx.types.get(ty) {
        Type::Ptr(space) if constant_address::parts(ctx, id).is_some() => {
            let to = types.of(ctx, constant_pointee(ctx, id));
            types.pointer(to, space)
        }
        _ => types.of(ctx, ty),
    }
}

fn constant_pointee(ctx: &Context, id: ConstId) -> TypeId {
    let Some((source, variable, indices)) = constant_address::parts(ctx, id) else { return TypeId::I8 };
    let operands: SmallVec<[Value; 4]> =
        std::iter::once(variable).chain(indices.iter().map(|&i| i.into())).collect();
    gep_type(ctx, source, &operands).unwrap_or(TypeId::I8)
}

/// Whether a constant is an array of plain numbers, which one record holds without numbering its members. LLVM 3.7 has
/// such data of integers, `float` and `double`; its reader makes an invalid constant of packed `half`s.
fn is_data(ctx: &Context, id: ConstId) -> bool {
    let constant = ctx.consts.get(id);
    let ConstKind::Aggregate(parts) = &constant.kind else { return false };
    let packs = |elem: TypeId| elem != TypeId::HALF && ctx.types.scalar_bits(elem) > 1;
    matches!(ctx.types.get(constant.ty), Type::Array { elem, .. } if packs(*elem))
        && parts.iter().all(|&p| matches!(ctx.consts.get(p).kind, ConstKind::Int(_) | ConstKind::Float(_)))
}

fn write_constant(ctx: &Context, values: &Values, id: ConstId, out: &mut BitWriter) {
    let constant = ctx.consts.get(id);
    match &constant.kind {
        ConstKind::Int(0) | ConstKind::Float(0) | ConstKind::Zero => out.begin(NULL_ID).end(),
        ConstKind::Int(value) => {
            let bits = ctx.types.scalar_bits(constant.ty).clamp(1, 64);
            let extended = ((*value << (64 - bits)) as i64) >> (64 - bits);
            let mut record = out.begin(INTEGER_ID);
            record.vbr(signed(extended), 8);
            record.end();
        }
        ConstKind::Float(bits) => {
            let mut record = out.begin(FLOAT_ID);
            record.vbr(*bits, 8);
            record.end();
        }
        // Addresses occur in globals that only a linker reads.
        ConstKind::Undef | ConstKind::Poison | ConstKind::Address(_) | ConstKind::Expr(_) => {
            out.record(constant::UNDEF, &[]);
        }
        ConstKind::Aggregate(parts) if is_data(ctx, id) => {
            let numbers: Vec<u64> = parts
                .iter()
                .map(|&part| match ctx.consts.get(part).kind {
                    ConstKind::Int(value) | ConstKind::Float(value) => value,
                    _ => 0,
                })
                .collect();
            out.record(constant::DATA, &numbers);
        }
        ConstKind::Aggregate(parts) => {
            let numbers: Vec<u64> =
                parts.iter().map(|&part| u64::from(values.constant(Constant::Ir(part)))).collect();
            out.record(constant::AGGREGATE, &numbers);
        }
    }
}

/// What a pointer value points to, as its type in bitcode says.
pub fn pointee(ctx: &Context, func: &Function, value: Value) -> TypeId {
    pointee_within(ctx, func, value, 0)
}

fn pointee_within(ctx: &Context, func: &Function, value: Value, depth: u32) -> TypeId {
    let inst = match value.kind() {
        ValueKind::Global(id) => return ctx.globals[id].ty,
        ValueKind::Const(id) => return constant_pointee(ctx, id),
        ValueKind::Inst(id) => id,
        ValueKind::Param(n) => {
            let said = func.extras.as_ref().and_then(|e| e.params.get(n as usize));
            return attributed_pointee(said.map_or(&[], Vec::as_slice)).unwrap_or(TypeId::I8);
        }
        _ => return TypeId::I8,
    };
    let i = &func.insts[inst];
    match i.op {
        Opcode::Gep => gep_type(ctx, i.data_type(), func.operands(inst)).unwrap_or(TypeId::I8),
        Opcode::Alloca => i.data_type(),
        // A call says what the address that it gives is of, when not of bytes.
        Opcode::Call if i.data != 0 => i.data_type(),
        Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::IntToPtr => i.data_type(),
        // Whatever the first address is; a phi may come back to itself.
        Opcode::Phi if depth < 8 => {
            let known = |v: &&Value| v.as_inst() != Some(inst);
            let first = func.operands(inst).iter().step_by(2).find(known);
            first.map_or(TypeId::I8, |&v| pointee_within(ctx, func, v, depth + 1))
        }
        Opcode::Select if depth < 8 => pointee_within(ctx, func, func.operands(inst)[1], depth + 1),
        _ => TypeId::I8,
    }
}

/// What an address computed from `source` points to; none when it steps out of the type.
pub fn gep_type(ctx: &Context, source: TypeId, operands: &[Value]) -> Option<TypeId> {
    let mut ty = source;
    for &index in operands.get(2..)? {
        ty = match ctx.types.get(ty) {
            Type::Struct { fields, .. } => *fields.get(ctx.as_int(index)? as usize)?,
            Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
            _ => return None,
        };
    }
    Some(ty)
}
