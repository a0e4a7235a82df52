//! Products of matrices, which are loaded whole, multiplied, or made of their columns.
//!
//! The IR has no matrices: a product has the columns as operands, and what a matrix is multiplied by a matrix is a product for
//! each column of that. Columns that are loads of all columns of a matrix in memory that nobody writes are one load; columns that are
//! products of one matrix, made in the same block, are one product of matrices. A matrix that is stored takes its columns as a product
//! does.

use crate::kinds;
use crate::lower::memory::Place;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{GlslStd450Op, Op};
use trefoil_ir::{
    BlockId, Entity, Flags, HashMap, HashSet, InstId, Intrinsic, Opcode, ResourceKind, Type, TypeId, Value,
};

type Columns = SmallVec<[Value; 4]>;

/// Matrices that are more than their columns.
#[derive(Default)]
pub(in crate::lower) struct Whole {
    /// The loads of columns with their addresses, and the products, that nothing but matrices uses.
    left_out: HashSet<InstId>,
    /// Where each product is made, and each matrix stored.
    blocks: HashMap<InstId, BlockId>,
    /// The matrices that the block of this label has, by their columns.
    label: Id,
    made: HashMap<Columns, Id>,
    /// The same matrices, transposed.
    turned: HashMap<Columns, Id>,
}

/// What a list of columns is.
#[derive(PartialEq)]
enum Matrix {
    /// All columns of a matrix in memory, in their order.
    Loaded,
    /// The product of a matrix with each column of another.
    Product { left: Columns, right: Columns },
    /// Vectors.
    Columns,
}

impl Whole {
    /// Whether an instruction is not to be written.
    pub(in crate::lower) fn leaves_out(&self, inst: InstId) -> bool {
        !self.left_out.is_empty() && self.left_out.contains(&inst)
    }
}

impl Lower<'_> {
    /// Whether an instruction takes a matrix: its columns are the operands but the first.
    pub(in crate::lower) fn takes_matrix(&self, inst: InstId) -> bool {
        let which = self.func.insts[inst].intrinsic();
        use Intrinsic::{Determinant, MatrixRow, MatrixTimesVector, VectorTimesMatrix};
        matches!(which, Some(MatrixTimesVector | VectorTimesMatrix | MatrixRow | Determinant))
    }

    /// The columns of the matrix that an instruction takes: a product's operands but the first, or what a store's value is put
    /// together from.
    fn columns_taken(&self, taker: InstId) -> Columns {
        let operands = self.func.operands(taker);
        match self.func.insts[taker].op {
            Opcode::Store => self.insertions(operands[0]).map(|(_, column)| column).collect(),
            _ => Columns::from_slice(&operands[1..]),
        }
    }

    /// The insertions that put a matrix together from its columns, with these, in the columns' order; none where it is not put
    /// together so.
    fn insertions(&self, matrix: Value) -> impl Iterator<Item = (InstId, Value)> {
        let mut found: SmallVec<[(InstId, Value); 4]> = SmallVec::new();
        let len = match *self.ctx.types.get(self.type_of(matrix)) {
            Type::Array { len: len @ 2..=4, .. } => u64::from(len),
            _ => 0,
        };
        let mut at = matrix;
        for n in (0..len).rev() {
            let insert = at.as_inst().filter(|&inst| self.func.insts[inst].op == Opcode::InsertValue);
            let Some(insert) = insert else { break };
            let &[before, column, index] = self.func.operands(insert) else { break };
            if self.ctx.as_int(index) != Some(n) {
                break;
            }
            found.push((insert, column));
            at = before;
        }
        if found.len() as u64 != len {
            found.clear();
        }
        found.into_iter().rev()
    }

    /// Whether an instruction stores a matrix that is put together from its columns, in memory that has it as one.
    pub(in crate::lower) fn stores_matrix(&self, store: InstId) -> bool {
        let &[value, address] = self.func.operands(store) else { return false };
        self.func.insts[store].op == Opcode::Store
            && self.insertions(value).next().is_some()
            && self.declared(address, true) == Some((self.type_of(value), true))
    }

    /// Whether nothing else uses what an instruction's matrix is put together by.
    pub(in crate::lower) fn has_own_columns(&self, taker: InstId) -> bool {
        self.func.insts[taker].op != Opcode::Store
            || self.insertions(self.func.operands(taker)[0]).all(|(insert, _)| self.body.chained[insert])
    }

    /// The matrix that an instruction stores, where that is more than its columns.
    pub(in crate::lower) fn stored_matrix(&mut self, store: InstId) -> Result<Option<Id>> {
        let Some(&block) = self.body.whole.blocks.get(&store) else { return Ok(None) };
        let columns = self.columns_taken(store);
        if self.matrix(&columns, block) == Matrix::Columns {
            return Ok(None);
        }
        self.matrix_value(&columns, store).map(Some)
    }

    /// Finds what need not be written, among all products with their blocks, of how often each instruction is used.
    pub(in crate::lower) fn find_whole(&mut self, products: &[(InstId, BlockId)], uses: &[u8]) {
        self.body.whole = Whole { blocks: products.iter().copied().collect(), ..Whole::default() };
        let mut by_matrices: HashMap<InstId, u8> = HashMap::default();
        let mut left_out: HashSet<InstId> = HashSet::default();
        // Vectors that a matrix is made of after all.
        let mut needed: HashSet<InstId> = HashSet::default();
        let all_uses = |inst: InstId, count: u8| count < u8::MAX && uses[inst.index()] == count;
        let take = |by_matrices: &mut HashMap<InstId, u8>, column: Value| {
            if let Some(column) = column.as_inst() {
                let count = by_matrices.entry(column).or_default();
                *count = count.saturating_add(1);
            }
        };
        // The products whose vectors the factor of another product holds instead.
        let mut merged: HashSet<InstId> = HashSet::default();
        // What has a product as a factor comes after it.
        for &(product, block) in products.iter().rev() {
            let mut columns = self.columns_taken(product);
            let mut factor = self.matrix(&columns, block);
            if factor != Matrix::Columns {
                columns.iter().for_each(|&column| take(&mut by_matrices, column));
            }
            while let Matrix::Product { right, .. } = factor {
                factor = self.matrix(&right, block);
                if factor == Matrix::Columns {
                    needed.extend(right.iter().filter_map(|v| v.as_inst()));
                    break;
                }
                // A column that only matrices use is not written, and does not use its vector.
                for (column, &vector) in columns.iter().filter_map(|v| v.as_inst()).zip(&right) {
                    let count = by_matrices.get(&column).copied().unwrap_or_default();
                    if all_uses(column, count) && !needed.contains(&column) && merged.insert(column) {
                        take(&mut by_matrices, vector);
                    }
                }
                columns = right;
            }
        }
        for (&inst, &count) in &by_matrices {
            if all_uses(inst, count) && !needed.contains(&inst) {
                left_out.insert(inst);
            }
        }
        let mut by_loads: HashMap<InstId, u8> = HashMap::default();
        for &load in left_out.iter().filter(|&&inst| self.func.insts[inst].op == Opcode::Load) {
            if let Some(address) = self.func.operands(load)[0].as_inst() {
                let count = by_loads.entry(address).or_default();
                *count = count.saturating_add(1);
            }
        }
        let addresses = by_loads.iter().filter(|&(&address, &count)| all_uses(address, count));
        left_out.extend(addresses.map(|(&address, _)| address));
        self.body.whole.left_out = left_out;
    }

    /// What a list of columns is, where a product in a block has it.
    fn matrix(&self, columns: &[Value], block: BlockId) -> Matrix {
        if self.is_whole(columns) {
            return Matrix::Loaded;
        }
        self.product_of(columns, block).unwrap_or(Matrix::Columns)
    }

    /// The factors of a matrix whose columns are products of one matrix, all made in a block.
    fn product_of(&self, columns: &[Value], block: BlockId) -> Option<Matrix> {
        let func = self.func;
        let mut left: Option<(&[Value], Flags)> = None;
        let mut right = Columns::new();
        for column in columns {
            let product = column.as_inst()?;
            let is_product = func.insts[product].is_intrinsic(Intrinsic::MatrixTimesVector);
            if !is_product || self.body.whole.blocks.get(&product) != Some(&block) {
                return None;
            }
            let (&vector, factor) = func.operands(product).split_first()?;
            let of = (factor, func.insts[product].flags);
            if *left.get_or_insert(of) != of {
                return None;
            }
            right.push(vector);
        }
        Some(Matrix::Product { left: left?.0.into(), right })
    }

    /// Whether columns are loads of all columns of a matrix that nobody writes, in their order.
    fn is_whole(&self, columns: &[Value]) -> bool {
        let Some((source, first)) = columns.first().and_then(|&column| self.column(column)) else {
            return false;
        };
        let [base, path @ .., _] = first else { return false };
        let in_order = (0..).zip(columns).all(|(n, &column)| {
            self.column(column).is_some_and(|(of, operands)| {
                let Some((&last, rest)) = operands.split_last() else { return false };
                of == source && rest == &first[..first.len() - 1] && self.ctx.as_int(last) == Some(n)
            })
        });
        let Some((ty, of_matrices)) = self.declared(*base, false).filter(|found| found.0 == source) else {
            return false;
        };
        let is_matrix = |(ty, of_matrices): (TypeId, bool)| match *self.ctx.types.get(ty) {
            Type::Array { elem, len } => {
                of_matrices
                    && len as usize == columns.len()
                    && columns.iter().all(|&c| self.type_of(c) == elem)
            }
            _ => false,
        };
        // The first index is that of the variable itself.
        let path = path.get(1..).unwrap_or_default();
        in_order && self.walked((ty, of_matrices), path).is_some_and(is_matrix)
    }

    /// Of a column that is loaded, the type that its address steps into, and the operands of that.
    fn column(&self, value: Value) -> Option<(TypeId, &[Value])> {
        let load = value.as_inst()?;
        let inst = &self.func.insts[load];
        let address = self.func.operands(load).first()?.as_inst()?;
        let is_plain = inst.op == Opcode::Load && !inst.flags.contains(Flags::VOLATILE);
        let step = &self.func.insts[address];
        (is_plain && step.op == Opcode::Gep).then(|| (step.data_type(), self.func.operands(address)))
    }

    /// What lies at an address in a constant buffer, or a structured one, and whether that is declared as matrices. Buffers that are
    /// not only read count where it is `written`.
    fn declared(&self, address: Value, written: bool) -> Option<(TypeId, bool)> {
        let inst = address.as_inst()?;
        let operands = self.func.operands(inst);
        if self.func.insts[inst].is_intrinsic(Intrinsic::GetPointer) {
            let ty = self.resource_type(operands[0]).ok()?;
            let is_fixed = match ty.kind {
                ResourceKind::CBuffer => true,
                ResourceKind::StructuredBuffer => written || !ty.writable,
                _ => false,
            };
            let of_matrices = self.matrix_element(ty.element, ty.kind).is_some();
            return is_fixed.then_some((ty.element, of_matrices));
        }
        let [base, first, path @ ..] = operands else { return None };
        let step = &self.func.insts[inst];
        let is_step = step.op == Opcode::Gep && self.ctx.as_int(*first) == Some(0);
        let from = self.declared(*base, written).filter(|from| is_step && from.0 == step.data_type())?;
        self.walked(from, path)
    }

    /// What the indices of a path lead to.
    fn walked(&self, from: (TypeId, bool), path: &[Value]) -> Option<(TypeId, bool)> {
        path.iter().try_fold(from, |(ty, of_matrices), &index| {
            let index = self.ctx.as_int(index);
            let member = match self.ctx.types.get(ty) {
                Type::Array { elem, .. } => *elem,
                _ => self.ctx.types.member(ty, u32::try_from(index?).ok()?)?,
            };
            Some((member, self.steps_to_matrices(ty, of_matrices, index, member)))
        })
    }

    /// A product of a vector, the first operand, and a matrix, whose columns are the others; `columns_first` says that the
    /// matrix is on the left.
    pub(in crate::lower) fn matrix_product(&mut self, inst: InstId, columns_first: bool) -> Result<()> {
        let func = self.func;
        if self.body.whole.leaves_out(inst) {
            return Ok(());
        }
        let Some((&vector, columns)) = func.operands(inst).split_first() else {
            return self.bug("a product without operands");
        };
        let to = self.shape(self.inst(inst).ty)?;
        let (lanes, count) = (self.shape_of_value(vector)?.lanes, columns.len() as u32);
        let column = self.column_of(columns)?;
        let fits = if columns_first { (count, column.lanes) } else { (column.lanes, count) };
        if fits != (lanes, to.lanes) || to.scalar != column.scalar {
            return self.fail(&kinds::MATRIX_PRODUCT);
        }
        let vector = self.id(vector)?;
        let matrix = self.matrix_value(columns, inst)?;
        let id = if columns_first {
            self.op(Op::MatrixTimesVector, to, &[matrix, vector])
        } else {
            self.op(Op::VectorTimesMatrix, to, &[vector, matrix])
        };
        self.set_precision(id, to, self.inst(inst).flags);
        self.body.values[inst] = id;
        Ok(())
    }

    /// What each column of a matrix is; columns that make none are an error.
    fn column_of(&self, columns: &[Value]) -> Result<Shape> {
        let Some(&first) = columns.first() else { return self.bug("a matrix without columns") };
        let column = self.shape_of_value(first)?;
        let sizes = (2..=4).contains(&column.lanes) && (2..=4).contains(&columns.len());
        let same = columns.iter().all(|&other| self.type_of(other) == self.type_of(first));
        if sizes && same && column.is_float() { Ok(column) } else { self.fail(&kinds::MATRIX_PRODUCT) }
    }

    /// A row of a matrix: a column of the matrix transposed, which a block is once.
    pub(in crate::lower) fn matrix_row(&mut self, inst: InstId) -> Result<()> {
        let func = self.func;
        let Some((&row, columns)) = func.operands(inst).split_first() else {
            return self.bug("a row of no matrix");
        };
        let to = self.shape(self.inst(inst).ty)?;
        let column = self.column_of(columns)?;
        let row = self.ctx.as_int(row).and_then(|row| u32::try_from(row).ok());
        let fits = to.lanes as usize == columns.len() && to.scalar == column.scalar;
        let Some(row) = row.filter(|&row| fits && row < column.lanes) else {
            return self.fail(&kinds::MATRIX_PRODUCT);
        };
        let matrix = self.matrix_value(columns, inst)?;
        let turned = match self.body.whole.turned.get(columns) {
            Some(&known) => known,
            None => {
                let held = self.type_of_shape(to);
                let ty = self.out.ty_of(Op::TypeMatrix, &[held], &[column.lanes]);
                let turned = self.out.value(Op::Transpose, ty, &[matrix]);
                self.body.whole.turned.insert(Columns::from_slice(columns), turned);
                turned
            }
        };
        self.body.values[inst] = self.op_with(Op::CompositeExtract, to, &[turned], &[row]);
        Ok(())
    }

    /// `determinant`
    pub(in crate::lower) fn determinant(&mut self, inst: InstId) -> Result<()> {
        let columns = self.func.operands(inst).get(1..).unwrap_or(&[]);
        let column = self.column_of(columns)?;
        let to = self.shape(self.inst(inst).ty)?;
        if column.lanes as usize != columns.len() || to != column.with_lanes(1) {
            return self.fail(&kinds::MATRIX_PRODUCT);
        }
        let matrix = self.matrix_value(columns, inst)?;
        self.body.values[inst] = self.glsl(GlslStd450Op::Determinant, to, &[matrix]);
        Ok(())
    }

    /// The matrix of a product; made once a block, after its factors.
    fn matrix_value(&mut self, columns: &[Value], product: InstId) -> Result<Id> {
        let label = self.label();
        if std::mem::replace(&mut self.body.whole.label, label) != label {
            self.body.whole.made.clear();
            self.body.whole.turned.clear();
        }
        let Some(&block) = self.body.whole.blocks.get(&product) else {
            return self.bug("a product that nothing has looked at");
        };
        let mut work: SmallVec<[Columns; 4]> = SmallVec::from_iter([Columns::from_slice(columns)]);
        while let Some(columns) = work.last().cloned() {
            if !self.body.whole.made.contains_key(&columns) {
                let matrix = self.matrix(&columns, block);
                if let Matrix::Product { left, right } = &matrix {
                    let made = &self.body.whole.made;
                    let before = work.len();
                    work.extend(
                        [left, right].into_iter().filter(|factor| !made.contains_key(*factor)).cloned(),
                    );
                    if work.len() > before {
                        continue;
                    }
                }
                let id = self.made_matrix(&columns, matrix)?;
                self.body.whole.made.insert(columns, id);
            }
            work.pop();
        }
        match self.body.whole.made.get(columns) {
            Some(&id) => Ok(id),
            None => self.bug("a matrix that was not made"),
        }
    }

    /// A matrix whose factors, if it has any, have been made.
    fn made_matrix(&mut self, columns: &[Value], matrix: Matrix) -> Result<Id> {
        let shape = self.shape_of_value(columns[0])?;
        let column = self.type_of_shape(shape);
        let ty = self.out.ty_of(Op::TypeMatrix, &[column], &[columns.len() as u32]);
        match matrix {
            Matrix::Loaded => self.loaded_matrix(columns, ty),
            Matrix::Product { left, right } => {
                let made = &self.body.whole.made;
                let (Some(&left), Some(&right)) = (made.get(&left), made.get(&right)) else {
                    return self.bug("a product of matrices that were not made");
                };
                let id = self.out.value(Op::MatrixTimesMatrix, ty, &[left, right]);
                for inst in columns.iter().filter_map(|v| v.as_inst()).take(1) {
                    self.set_precision(id, shape, self.inst(inst).flags);
                }
                Ok(id)
            }
            Matrix::Columns => {
                let mut ids: SmallVec<[Id; 4]> = SmallVec::new();
                for &v in columns {
                    ids.push(self.id(v)?);
                }
                Ok(self.out.value(Op::CompositeConstruct, ty, &ids))
            }
        }
    }

    /// A matrix in memory that nobody writes.
    fn loaded_matrix(&mut self, columns: &[Value], ty: Id) -> Result<Id> {
        let func = self.func;
        let address = columns.first().and_then(|column| func.operands(column.as_inst()?).first()?.as_inst());
        let Some(address) = address else { return self.bug("a matrix without an address") };
        let source = self.inst(address).data_type();
        let [base, first, path @ .., _] = func.operands(address) else {
            return self.bug("an address computation without indices");
        };
        let Place::Typed(base) = self.place_of_base(*base)? else { return self.bug("a buffer of bytes") };
        let at = self.step_into(base, source, *first, path)?;
        let id = self.out.value(Op::Load, ty, &[at.id]);
        if at.non_uniform {
            self.out.non_uniform(id);
        }
        Ok(id)
    }
}
