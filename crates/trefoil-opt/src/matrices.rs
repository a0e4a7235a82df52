//! Products of matrices and vectors, found again among the dot products that they were lowered to.
//!
//! The IR has no matrices: the front end lowers `mul(m, v)` to a dot product for each row. A target that multiplies matrices
//! takes them in one instruction, and rows that were put together from columns in memory go with them. A product has the flags of its
//! dot products: those that are asked to be precise make one that is.

use crate::simplify::Replaced;
use crate::vectors::{Source, origin};
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, ConstId, Context, Cursor, Flags, Function, HashSet, InstId, Intrinsic, Opcode, Type, TypeId,
    Value,
};

type Columns = SmallVec<[Value; 4]>;

/// Most matrices in a row of products that are recognised.
const MAX_FACTORS: usize = 8;
/// Products that dot products are gathered for at once: those of one stand close together.
const OPEN_SUMS: usize = 16;

/// Makes products of dot products; says whether there were any.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    let is_candidate = |&i: &InstId| is_dot(func, i);
    let found =
        func.layout.iter().any(|&b| func.blocks[b].insts.iter().filter(|i| is_candidate(i)).nth(1).is_some());
    if !found {
        return false;
    }
    let mut changed = false;
    for _ in 0..MAX_FACTORS {
        let mut instead = Replaced::default();
        for n in 0..func.layout.len() {
            let block = func.layout[n];
            let sums = sums(ctx, func, block);
            if !sums.is_empty() {
                write_sums(ctx, func, block, &sums, &mut instead);
            }
        }
        if instead.is_empty() {
            break;
        }
        // The rows of a product of matrices are put together from its columns now.
        func.rewrite_operands(|v| instead.get(v));
        changed = true;
    }
    let mut instead = Replaced::default();
    for n in 0..func.layout.len() {
        write_dots(ctx, func, func.layout[n], &mut instead);
    }
    if !instead.is_empty() {
        func.rewrite_operands(|v| instead.get(v));
        changed = true;
    }
    changed | write_rows(ctx, func)
}

/// Vectors that were put together from a lane of each column are rows of a matrix, where that has several, or is loaded.
fn write_rows(ctx: &mut Context, func: &mut Function) -> bool {
    let mut found: SmallVec<[(InstId, Columns, u32); 8]> = SmallVec::new();
    for n in 0..func.layout.len() {
        let insts = &func.blocks[func.layout[n]].insts;
        let makes = |&i: &InstId| matches!(func.insts[i].op, Opcode::InsertElement | Opcode::ShuffleVector);
        let parts: SmallVec<[InstId; 32]> = insts.iter().copied().filter(makes).collect();
        let continued: HashSet<InstId> =
            parts.iter().filter_map(|&i| func.operands(i)[0].as_inst()).collect();
        for end in parts.into_iter().filter(|end| !continued.contains(end)) {
            let Some((columns, lane)) = columns(ctx, func, end.into()) else { continue };
            let ty = func.value_type(ctx, columns[0]);
            if columns.len() > 2 && columns.iter().all(|&column| func.value_type(ctx, column) == ty) {
                found.push((end, columns, lane));
            }
        }
    }
    let is_load = |v: &Value| v.as_inst().is_some_and(|i| func.insts[i].op == Opcode::Load);
    let pays = |columns: &Columns| {
        columns.iter().all(is_load) || found.iter().filter(|(_, others, _)| others == columns).count() > 1
    };
    let rows: SmallVec<[bool; 8]> = found.iter().map(|(_, columns, _)| pays(columns)).collect();
    for ((end, columns, lane), _) in found.iter().zip(&rows).filter(|(_, pays)| **pays) {
        let operands: SmallVec<[Value; 5]> =
            std::iter::once(ctx.i32(*lane)).chain(columns.iter().copied()).collect();
        let ty = func.insts[*end].ty;
        func.replace(*end, Opcode::Intrinsic, ty, &operands, Intrinsic::MatrixRow as u32, Flags::NONE);
    }
    rows.contains(&true)
}

/// Whether an instruction is a dot product of vectors.
fn is_dot(func: &Function, inst: InstId) -> bool {
    func.insts[inst].is_intrinsic(Intrinsic::FDot)
}

/// A matrix times a vector, as the dot products of the vector with rows that were put together from columns.
struct Sum {
    flags: Flags,
    vector: Value,
    columns: Columns,
    /// The dot products, each with the lane of the columns that its row has.
    dots: SmallVec<[(InstId, u32); 4]>,
}

/// The products of a block with column-major matrices.
fn sums(ctx: &mut Context, func: &Function, block: BlockId) -> Vec<Sum> {
    let mut sums: Vec<Sum> = Vec::new();
    for &inst in func.blocks[block].insts.iter().filter(|&&i| is_dot(func, i)) {
        let &[a, b] = func.operands(inst) else { continue };
        for (vector, row) in [(a, b), (b, a)] {
            let Some((columns, lane)) = columns(ctx, func, row) else { continue };
            let flags = func.insts[inst].flags;
            let mut latest = sums.iter_mut().rev().take(OPEN_SUMS);
            match latest.find(|sum| sum.vector == vector && sum.columns == columns && sum.flags == flags) {
                Some(sum) => sum.dots.push((inst, lane)),
                None => sums.push(Sum { flags, vector, columns, dots: smallvec::smallvec![(inst, lane)] }),
            }
            break;
        }
    }
    // A row alone is no matrix.
    sums.retain(|sum| {
        let lanes = shortest(ctx, func, &sum.columns).map_or(0, |ty| ctx.types.lanes(ty));
        let differ = sum.dots.iter().any(|&(_, lane)| lane != sum.dots[0].1);
        differ && sum.dots.iter().all(|&(_, lane)| lane < lanes)
    });
    sums
}

/// The columns that a row was put together from, and its lane in all of them.
fn columns(ctx: &mut Context, func: &Function, row: Value) -> Option<(Columns, u32)> {
    let Type::Vector { len: 2..=4, .. } = *ctx.types.get(func.value_type(ctx, row)) else { return None };
    let len = ctx.types.lanes(func.value_type(ctx, row));
    let mut columns = Columns::new();
    let mut at = None;
    for lane in 0..len {
        let Source::Lane(column, from) = origin(ctx, func, row, lane)? else { return None };
        if *at.get_or_insert(from) != from {
            return None;
        }
        columns.push(column);
    }
    let at = at?;
    let scalar = ctx.types.scalar(func.value_type(ctx, row));
    let fits = columns.iter().all(|&column| {
        let ty = func.value_type(ctx, column);
        let is_vector = matches!(*ctx.types.get(ty), Type::Vector { elem, len: 2..=4 } if elem == scalar);
        is_vector && at < ctx.types.lanes(ty)
    });
    // A vector's own lane, over and over, is a vector and not a matrix.
    let differ = columns.iter().any(|&column| column != columns[0]);
    (fits && differ).then_some((columns, at))
}

/// Of columns of several lengths the type of the shortest.
fn shortest(ctx: &Context, func: &Function, columns: &[Value]) -> Option<TypeId> {
    let types = columns.iter().map(|&column| func.value_type(ctx, column));
    types.min_by_key(|&ty| ctx.types.lanes(ty))
}

/// A column of that type: the first lanes of a longer one.
fn shortened(ctx: &mut Context, cursor: &mut Cursor<'_>, column: Value, ty: TypeId) -> Value {
    let from = cursor.func.value_type(ctx, column);
    if from == ty {
        return column;
    }
    let lanes: SmallVec<[ConstId; 4]> = (0..ctx.types.lanes(ty)).map(|lane| ctx.consts.i32(lane)).collect();
    let mask_ty = ctx.types.with_shape_of(ty, TypeId::I32);
    let mask = ctx.consts.aggregate(mask_ty, &lanes);
    let other = ctx.poison(from);
    cursor.inst(Opcode::ShuffleVector, ty, &[column, other, mask.into()], 0, Flags::NONE).into()
}

/// Writes the products of a block ahead of the first of their dot products, which become lanes of them.
fn write_sums(ctx: &mut Context, func: &mut Function, block: BlockId, sums: &[Sum], instead: &mut Replaced) {
    let dots = (0..).zip(sums).flat_map(|(n, sum)| sum.dots.iter().map(move |&(dot, lane)| (dot, n, lane)));
    let mut dots: SmallVec<[(InstId, usize, u32); 8]> = dots.collect();
    trefoil_ir::sort_by_key(&mut dots, |(dot, ..)| dot.as_u32().into());
    let mut products: SmallVec<[Option<InstId>; 4]> = smallvec::smallvec![None; sums.len()];
    let (old, mut cursor) = Cursor::rebuild(func, block);
    for inst in old {
        let found = match is_dot(cursor.func, inst) {
            true => dots.binary_search_by_key(&inst, |&(dot, ..)| dot).ok(),
            false => None,
        };
        let Some(found) = found else {
            cursor.keep(inst);
            continue;
        };
        let (_, n, lane) = dots[found];
        cursor.at_inst(inst);
        let scalar = cursor.func.insts[inst].ty;
        let product = *products[n].get_or_insert_with(|| {
            let Sum { flags, vector, columns, .. } = &sums[n];
            let ty = shortest(ctx, cursor.func, columns).unwrap_or(scalar);
            let columns: Columns =
                columns.iter().map(|&column| shortened(ctx, &mut cursor, column, ty)).collect();
            product(&mut cursor, Intrinsic::MatrixTimesVector, ty, *vector, &columns, *flags)
        });
        let index = ctx.i32(lane);
        let part = cursor.inst(Opcode::ExtractElement, scalar, &[product.into(), index], 0, Flags::NONE);
        instead.set(inst, part.into());
    }
}

fn product(
    cursor: &mut Cursor<'_>,
    which: Intrinsic,
    ty: TypeId,
    vector: Value,
    columns: &[Value],
    flags: Flags,
) -> InstId {
    let operands: SmallVec<[Value; 5]> = std::iter::once(vector).chain(columns.iter().copied()).collect();
    cursor.inst(Opcode::Intrinsic, ty, &operands, which as u32, flags)
}

/// Vectors of dot products with one vector become its product with the matrix of the others.
fn write_dots(ctx: &mut Context, func: &mut Function, block: BlockId, instead: &mut Replaced) {
    let insts = &func.blocks[block].insts;
    let inserts = || insts.iter().copied().filter(|&i| func.insts[i].op == Opcode::InsertElement);
    // The last lane of such a vector is a dot product as well: few inserts are of one.
    let takes_dot = |&i: &InstId| func.operands(i)[1].as_inst().is_some_and(|lane| is_dot(func, lane));
    let mut ends: SmallVec<[InstId; 8]> = inserts().filter(takes_dot).collect();
    if ends.is_empty() {
        return;
    }
    let continued: HashSet<InstId> = inserts().filter_map(|i| func.operands(i)[0].as_inst()).collect();
    ends.retain(|&mut end| !continued.contains(&end));
    let mut found: SmallVec<[(InstId, Value, Columns, Flags); 4]> = SmallVec::new();
    for end in ends {
        if let Some((vector, columns, flags)) = dots(ctx, func, end, instead) {
            found.push((end, vector, columns, flags));
        }
    }
    if found.is_empty() {
        return;
    }
    let (old, mut cursor) = Cursor::rebuild(func, block);
    for inst in old {
        if let Some((_, vector, columns, flags)) = found.iter().find(|(end, ..)| *end == inst) {
            let ty = cursor.at_inst(inst).func.insts[inst].ty;
            let product = product(&mut cursor, Intrinsic::VectorTimesMatrix, ty, *vector, columns, *flags);
            instead.set(inst, product.into());
        } else {
            cursor.keep(inst);
        }
    }
}

/// The vector that all lanes of a vector are dot products with, and what it is multiplied by in each.
fn dots(
    ctx: &mut Context,
    func: &Function,
    end: InstId,
    taken: &Replaced,
) -> Option<(Value, Columns, Flags)> {
    let Type::Vector { len: len @ 2..=4, .. } = *ctx.types.get(func.insts[end].ty) else { return None };
    let mut pairs: SmallVec<[[Value; 2]; 4]> = SmallVec::new();
    let mut flags = None;
    for lane in 0..len {
        let Source::Scalar(dot) = origin(ctx, func, end.into(), lane)? else { return None };
        let dot = dot.as_inst().filter(|i| is_dot(func, *i) && !taken.contains(*i))?;
        if *flags.get_or_insert(func.insts[dot].flags) != func.insts[dot].flags {
            return None;
        }
        let &[a, b] = func.operands(dot) else { return None };
        pairs.push([a, b]);
    }
    let vector = pairs[0].into_iter().find(|v| pairs.iter().all(|pair| pair.contains(v)))?;
    // Lanes beyond one: a scalar is no vector.
    if ctx.types.lanes(func.value_type(ctx, vector)) < 2 {
        return None;
    }
    let columns = pairs.iter().map(|&[a, b]| if a == vector { b } else { a }).collect();
    Some((vector, columns, flags?))
}
