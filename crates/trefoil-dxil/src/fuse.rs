//! Products that are only added to something become one `FMad` with the sum, where the source lets floats be contracted.
//!
//! One walk; a product is taken in when it stands in the block of its sum and nothing else uses it.

use crate::lower::OpAttributes;
use crate::ops::{DxilOp, OverloadKind, OverloadType};
use trefoil_ir::{
    BlockId, ConstKind, Context, Entity, EntityMap, Flags, FuncId, Function, InstId, Memory, Opcode, Param,
    SideMap, Type, TypeId, Value,
};

/// The operations of a module that are declared, and what each may do.
pub(crate) struct Declared<'a> {
    pub(crate) functions: &'a mut EntityMap<FuncId, Function>,
    pub(crate) attributes: &'a mut Vec<(FuncId, OpAttributes)>,
}

/// The function that `FMad` of a type is, once it has been asked for.
type Callee = Option<(TypeId, Option<FuncId>)>;

/// Contracts what can be.
pub(crate) fn run(ctx: &mut Context, declared: &mut Declared<'_>, func: &mut Function) {
    let mut products = Products::find(func);
    let (mut any, mut callee): (bool, Callee) = (false, None);
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        for i in 0..func.blocks[block].insts.len() {
            let inst = func.blocks[block].insts[i];
            let Some((product, [x, y], rest)) = contracted(ctx, func, &products, block, inst) else {
                continue;
            };
            let ty = func.insts[inst].ty;
            let of_type = callee.filter(|c| c.0 == ty).unwrap_or_else(|| (ty, declare(ctx, declared, ty)));
            let Some(callee) = callee.insert(of_type).1 else { continue };
            let opcode = ctx.i32(DxilOp::FMad.opcode());
            func.replace(inst, Opcode::Call, ty, &[opcode, x, y, rest, callee.into()], 0, Flags::NONE);
            products.gone[product] = true;
            any = true;
        }
    }
    if any {
        for block in func.blocks.values_mut() {
            block.insts.retain(|&i| !products.gone[i]);
        }
    }
}

/// The products of a function.
struct Products {
    /// The block of each product that may be contracted.
    block: SideMap<InstId, Option<BlockId>>,
    uses: SideMap<InstId, u32>,
    /// Those that a sum has taken in.
    gone: SideMap<InstId, bool>,
}

impl Products {
    fn find(func: &Function) -> Self {
        let count = func.inst_count();
        let mut block_of: SideMap<InstId, Option<BlockId>> = SideMap::sized(count, None);
        let mut uses: SideMap<InstId, u32> = SideMap::sized(count, 0);
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                let i = &func.insts[inst];
                if i.op == Opcode::FMul && i.flags.contains(Flags::CONTRACT) {
                    block_of[inst] = Some(block);
                }
                func.operands(inst).iter().filter_map(|v| v.as_inst()).for_each(|used| uses[used] += 1);
            }
        }
        Self { block: block_of, uses, gone: SideMap::sized(count, false) }
    }

    /// The factors of a product that only this sum uses.
    fn factors(&self, func: &Function, block: BlockId, value: Value) -> Option<(InstId, [Value; 2])> {
        let inst = value.as_inst()?;
        let &[x, y] = func.operands(inst) else { return None };
        let alone = self.block[inst] == Some(block) && self.uses[inst] == 1 && !self.gone[inst];
        alone.then_some((inst, [x, y]))
    }
}

/// A product, its factors, and what they are added to.
fn contracted(
    ctx: &mut Context,
    func: &Function,
    products: &Products,
    block: BlockId,
    inst: InstId,
) -> Option<(InstId, [Value; 2], Value)> {
    let i = func.insts[inst];
    if !i.flags.contains(Flags::CONTRACT) || !matches!(i.op, Opcode::FAdd | Opcode::FSub) {
        return None;
    }
    let &[a, b] = func.operands(inst) else { return None };
    if i.op == Opcode::FAdd {
        let found = products.factors(func, block, a).map(|(product, xy)| (product, xy, b));
        return found.or_else(|| products.factors(func, block, b).map(|(product, xy)| (product, xy, a)));
    }
    // A difference only where a factor is a constant: its sign can change for nothing.
    let (product, [x, y]) = products.factors(func, block, b)?;
    Some((product, [x, negative(ctx, y)?], a))
}

/// A constant's negative.
fn negative(ctx: &mut Context, value: Value) -> Option<Value> {
    let c = ctx.consts.get(value.as_const()?);
    let (ty, ConstKind::Float(bits)) = (c.ty, &c.kind) else { return None };
    let sign = 1u64 << (ctx.types.scalar_bits(ty).max(1) - 1);
    let negated = ConstKind::Float(bits ^ sign);
    Some(ctx.consts.intern(ty, negated).into())
}

/// The function that `FMad` of a type is; `None` for types that are better left to the driver.
fn declare(ctx: &mut Context, declared: &mut Declared<'_>, ty: TypeId) -> Option<FuncId> {
    let kind = match ctx.types.get(ty) {
        Type::Half => OverloadKind::Half,
        Type::Float => OverloadKind::Float,
        _ => return None,
    };
    let name = ctx.symbol(&DxilOp::FMad.function_name(&[OverloadType::Scalar(kind)]));
    if let Some((known, _)) = declared.functions.iter().find(|(_, f)| f.name == name) {
        return Some(known);
    }
    let params = [TypeId::I32, ty, ty, ty].map(|ty| Param { ty, name: None });
    let mut function = Function::new(name, ty, params.to_vec());
    function.memory = Memory::None;
    let id = declared.functions.push(function);
    declared.attributes.push((id, OpAttributes::ReadNone));
    debug_assert!(id.index() > 0);
    Some(id)
}
