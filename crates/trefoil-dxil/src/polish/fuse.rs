//! Products that are only added to something become one `FMad` with the sum, where the source lets floats be contracted.
//!
//! One walk; a product is taken in when it stands in the block of its sum and nothing else uses it. A product that is added
//! to a dot product of two or three lanes becomes another lane of it.

use crate::lower::OpAttributes;
use crate::module::code::op_of;
use crate::ops::{DxilOp, OverloadKind, OverloadType};
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, ConstKind, Context, Entity, EntityMap, Flags, FuncId, Function, InstId, Memory, Opcode, Param,
    Type, TypeId, Value, filled,
};
use trefoil_opt::uses::Uses;

/// The operations of a module that are declared, and what each may do.
pub(crate) struct Declared<'a> {
    pub(crate) functions: &'a mut EntityMap<FuncId, Function>,
    pub(crate) attributes: &'a mut Vec<(FuncId, OpAttributes)>,
}

/// The function that `FMad` of a type is, once it has been asked for.
type Callee = Option<(TypeId, Option<FuncId>)>;

/// Contracts what can be; whether anything could.
pub(crate) fn run(ctx: &mut Context, declared: &mut Declared<'_>, func: &mut Function, uses: Uses) -> bool {
    let count = func.inst_count();
    let mut products = Products { block: filled(count, None), uses, gone: filled(count, false) };
    let (mut any, mut callee): (bool, Callee) = (false, None);
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        for i in 0..func.blocks[block].insts.len() {
            let inst = func.blocks[block].insts[i];
            match func.insts[inst].op {
                Opcode::FMul | Opcode::Call => {
                    products.meet(func, block, inst);
                    continue;
                }
                Opcode::FAdd | Opcode::FSub => {}
                _ => continue,
            }
            if let Some(longer) = longer_dot(ctx, func, &products, block, inst) {
                any |= longer.apply(ctx, declared, func, &mut products, inst);
                continue;
            }
            let Some((product, [x, y], rest)) = contracted(ctx, func, &products, block, inst) else {
                continue;
            };
            let ty = func.insts[inst].ty;
            let of_type = callee
                .filter(|c| c.0 == ty)
                .unwrap_or_else(|| (ty, declare(ctx, declared, DxilOp::FMad, ty)));
            let Some(callee) = callee.insert(of_type).1 else { continue };
            let opcode = ctx.i32(DxilOp::FMad.opcode());
            func.replace(inst, Opcode::Call, ty, &[opcode, x, y, rest, callee.into()], 0, Flags::NONE);
            products.gone[product.index()] = true;
            any = true;
        }
    }
    if any {
        for block in func.blocks.values_mut() {
            block.insts.retain(|&i| !products.gone[i.index()]);
        }
    }
    any
}

/// The products that have been met.
struct Products {
    /// The block of each product that may be contracted, and of each call.
    block: Vec<Option<BlockId>>,
    uses: Uses,
    /// Those that a sum has taken in.
    gone: Vec<bool>,
}

impl Products {
    /// Notes a product or a call: in its block it stands before what uses it.
    fn meet(&mut self, func: &Function, block: BlockId, inst: InstId) {
        let i = &func.insts[inst];
        if i.op == Opcode::Call || i.flags.contains(Flags::CONTRACT) {
            self.block[inst.index()] = Some(block);
        }
    }

    fn is_product(&self, func: &Function, inst: InstId) -> bool {
        func.insts[inst].op == Opcode::FMul && self.block[inst.index()].is_some() && !self.gone[inst.index()]
    }

    /// The factors of a product that only this sum uses.
    fn factors(&self, func: &Function, block: BlockId, value: Value) -> Option<(InstId, [Value; 2])> {
        let inst = value.as_inst()?;
        let &[x, y] = func.operands(inst) else { return None };
        let alone = self.is_product(func, inst)
            && self.block[inst.index()] == Some(block)
            && self.uses.count(inst) == 1;
        alone.then_some((inst, [x, y]))
    }
}

/// A dot product with one lane more.
struct Longer {
    dot: InstId,
    op: DxilOp,
    arguments: SmallVec<[Value; 8]>,
    /// The product that only this sum used.
    product: Option<InstId>,
}

/// The sum of a dot product and a product, as a dot product.
fn longer_dot(
    ctx: &Context,
    func: &Function,
    products: &Products,
    block: BlockId,
    inst: InstId,
) -> Option<Longer> {
    let i = &func.insts[inst];
    if i.op != Opcode::FAdd || !i.flags.contains(Flags::CONTRACT.union(Flags::REASSOC)) {
        return None;
    }
    let &[a, b] = func.operands(inst) else { return None };
    let of = |dot: Value, product: Value| {
        let free = |&d: &InstId| products.uses.count(d) == 1 && products.block[d.index()] == Some(block);
        let dot = dot.as_inst().filter(free).filter(|d| !func.attachments.contains_key(d))?;
        let (op, lanes) = match op_of(ctx, func, dot)? {
            DxilOp::Dot2 => (DxilOp::Dot3, 2),
            DxilOp::Dot3 => (DxilOp::Dot4, 3),
            _ => return None,
        };
        let product = product.as_inst().filter(|&p| products.is_product(func, p))?;
        let &[x, y] = func.operands(product) else { return None };
        let old = func.operands(dot).get(1..1 + 2 * lanes)?;
        let arguments =
            old[..lanes].iter().copied().chain([x]).chain(old[lanes..].iter().copied()).chain([y]);
        let alone = products.factors(func, block, product.into()).is_some();
        Some(Longer { dot, op, arguments: arguments.collect(), product: alone.then_some(product) })
    };
    of(a, b).or_else(|| of(b, a))
}

impl Longer {
    /// Puts it in the sum's place; says whether that could be done.
    fn apply(
        self,
        ctx: &mut Context,
        declared: &mut Declared<'_>,
        func: &mut Function,
        products: &mut Products,
        inst: InstId,
    ) -> bool {
        let ty = func.insts[inst].ty;
        let Some(callee) = declare(ctx, declared, self.op, ty) else { return false };
        let mut operands: SmallVec<[Value; 12]> = smallvec::smallvec![ctx.i32(self.op.opcode())];
        operands.extend(self.arguments);
        operands.push(callee.into());
        func.replace(inst, Opcode::Call, ty, &operands, 0, Flags::NONE);
        products.gone[self.dot.index()] = true;
        if let Some(product) = self.product {
            products.gone[product.index()] = true;
        }
        true
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

/// The function that an operation on floats of a type is; `None` for types that are better left to the driver.
fn declare(ctx: &mut Context, declared: &mut Declared<'_>, op: DxilOp, ty: TypeId) -> Option<FuncId> {
    let kind = match ctx.types.get(ty) {
        Type::Half => OverloadKind::Half,
        Type::Float => OverloadKind::Float,
        _ => return None,
    };
    let name = ctx.symbol(&op.function_name(&[OverloadType::Scalar(kind)]));
    if let Some((known, _)) = declared.functions.iter().find(|(_, f)| f.name == name) {
        return Some(known);
    }
    let mut params = vec![Param { ty, name: None }; op.info().params().len() + 1];
    params[0].ty = TypeId::I32;
    let mut function = Function::new(name, ty, params);
    function.memory = Memory::None;
    let id = declared.functions.push(function);
    declared.attributes.push((id, OpAttributes::ReadNone));
    Some(id)
}
