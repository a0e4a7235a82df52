//! Matrices as LLVM has them: vectors that hold one column after another.

use super::emit::Emit;
use super::numbers::scalar_dot;
use trefoil_ir::{InstId, Intrinsic, Opcode, TypeId, Value};

/// Each element is the dot product of a row and a column.
pub(super) fn multiply(e: &mut Emit, inst: InstId, ops: &[Value]) -> Option<Value> {
    let &[left, right, ..] = ops else { return None };
    let [rows, inner, columns] = sizes(e, &ops[2..])?;
    let ty = e.cursor.func.insts[inst].ty;
    let fits = |e: &Emit, value: Value, lanes: u32| e.lanes(e.ty(value)) == lanes;
    if !fits(e, left, rows * inner) || !fits(e, right, inner * columns) || e.lanes(ty) != rows * columns {
        return None;
    }
    let left: Vec<Value> = (0..rows * inner).map(|lane| e.extract(left, lane)).collect();
    let right: Vec<Value> = (0..inner * columns).map(|lane| e.extract(right, lane)).collect();
    let mut result = e.ctx().poison(ty);
    for column in 0..columns {
        for row in 0..rows {
            let of_row: Vec<Value> = (0..inner).map(|k| left[(k * rows + row) as usize]).collect();
            let of_column = &right[(column * inner) as usize..][..inner as usize];
            let sum = product(e, &of_row, of_column);
            result = e.insert(result, sum, column * rows + row);
        }
    }
    Some(result)
}

fn product(e: &mut Emit, row: &[Value], column: &[Value]) -> Value {
    let scalar = e.ty(row[0]);
    let float = e.is_float(scalar);
    if float && scalar != TypeId::DOUBLE && (2..=4).contains(&row.len()) {
        return scalar_dot(e, scalar, &[row, column].concat());
    }
    let (multiply, mad) = match float {
        true => (Opcode::FMul, Intrinsic::FMulAdd),
        false => (Opcode::Mul, Intrinsic::IMad),
    };
    let mut sum = e.op(multiply, &[row[0], column[0]]);
    for (&x, &y) in row.iter().zip(column).skip(1) {
        sum = e.intrinsic(mad, scalar, &[x, y, sum]);
    }
    sum
}

/// The elements in the order of the other matrix.
pub(super) fn transpose(e: &mut Emit, inst: InstId, ops: &[Value]) -> Option<Value> {
    let &[matrix, ..] = ops else { return None };
    let [rows, columns] = sizes(e, &ops[1..])?;
    let count = e.lanes(e.cursor.func.insts[inst].ty);
    if count != rows * columns || e.lanes(e.ty(matrix)) != count {
        return None;
    }
    let lanes: Vec<u32> = (0..count).map(|i| (i % columns) * rows + i / columns).collect();
    let ty = e.ty(matrix);
    let nothing = e.ctx().poison(ty);
    Some(e.shuffle(matrix, nothing, &lanes))
}

/// Numbers of rows and columns: constants from 1 to 16.
fn sizes<const N: usize>(e: &mut Emit, ops: &[Value]) -> Option<[u32; N]> {
    let mut out = [0; N];
    for (slot, &value) in out.iter_mut().zip(ops) {
        *slot = e.ctx().as_int(value).filter(|n| (1..=16).contains(n))? as u32;
    }
    (ops.len() == N).then_some(out)
}
