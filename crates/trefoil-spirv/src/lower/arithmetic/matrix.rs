//! Products of matrices, which are made of their columns, or loaded whole.

use crate::kinds;
use crate::lower::memory::Place;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::Op;
use trefoil_ir::{
    Entity, Flags, HashMap, HashSet, InstId, Intrinsic, Opcode, ResourceKind, Type, TypeId, Value,
};

/// Products of matrices that lie in constant buffers.
#[derive(Default)]
pub(in crate::lower) struct Whole {
    /// The products whose columns are those of a matrix in their order.
    products: HashSet<InstId>,
    /// The loads of columns, and their addresses, that nothing but such products uses.
    left_out: HashSet<InstId>,
    /// The matrices that the block of this label has loaded, by their columns.
    label: Id,
    loaded: Vec<(SmallVec<[Value; 4]>, Id)>,
}

impl Whole {
    /// Whether an instruction is not to be written.
    pub(in crate::lower) fn leaves_out(&self, inst: InstId) -> bool {
        !self.left_out.is_empty() && self.left_out.contains(&inst)
    }
}

impl Lower<'_> {
    /// Whether an instruction is a product of a matrix and a vector.
    pub(in crate::lower) fn is_matrix_product(&self, inst: InstId) -> bool {
        let inst = &self.func.insts[inst];
        inst.is_intrinsic(Intrinsic::MatrixTimesVector) || inst.is_intrinsic(Intrinsic::VectorTimesMatrix)
    }

    /// Finds the products of whole matrices among all products, with how often each instruction is used.
    pub(in crate::lower) fn find_whole(&mut self, products: &[InstId], uses: &[u8]) {
        let mut by_products: HashMap<InstId, u8> = HashMap::default();
        let mut whole = Whole::default();
        for &product in products {
            if self.is_whole(product) {
                whole.products.insert(product);
                for load in self.func.operands(product)[1..].iter().filter_map(|v| v.as_inst()) {
                    let count = by_products.entry(load).or_default();
                    *count = count.saturating_add(1);
                }
            }
        }
        let mut by_loads: HashMap<InstId, u8> = HashMap::default();
        for (&load, _) in
            by_products.iter().filter(|&(&load, &count)| count < u8::MAX && uses[load.index()] == count)
        {
            whole.left_out.insert(load);
            if let Some(address) = self.func.operands(load)[0].as_inst() {
                let count = by_loads.entry(address).or_default();
                *count = count.saturating_add(1);
            }
        }
        let all =
            by_loads.iter().filter(|&(&address, &count)| count < u8::MAX && uses[address.index()] == count);
        whole.left_out.extend(all.map(|(&address, _)| address));
        self.body.whole = whole;
    }

    /// Whether the columns of a product are loads of all columns of a matrix in a constant buffer, in their order.
    fn is_whole(&self, product: InstId) -> bool {
        let func = self.func;
        let [_, columns @ ..] = func.operands(product) else { return false };
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
        let Some((ty, of_matrices)) = self.declared(*base).filter(|found| found.0 == source) else {
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

    /// What lies at an address in a constant buffer, and whether that is declared as matrices.
    fn declared(&self, address: Value) -> Option<(TypeId, bool)> {
        let inst = address.as_inst()?;
        let operands = self.func.operands(inst);
        if self.func.insts[inst].is_intrinsic(Intrinsic::GetPointer) {
            let ty = self.resource_type(operands[0]).ok()?;
            return (ty.kind == ResourceKind::CBuffer).then_some((ty.element, false));
        }
        let [base, first, path @ ..] = operands else { return None };
        let step = &self.func.insts[inst];
        let is_step = step.op == Opcode::Gep && self.ctx.as_int(*first) == Some(0);
        let from = self.declared(*base).filter(|from| is_step && from.0 == step.data_type())?;
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
        let Some((&vector, columns)) = func.operands(inst).split_first() else {
            return self.bug("a product without operands");
        };
        let to = self.shape(self.inst(inst).ty)?;
        let (lanes, count) = (self.shape_of_value(vector)?.lanes, columns.len() as u32);
        let Some(&first) = columns.first() else { return self.bug("a matrix without columns") };
        let column = self.shape_of_value(first)?;
        let fits = if columns_first { (count, column.lanes) } else { (column.lanes, count) };
        if fits != (lanes, to.lanes) || !(2..=4).contains(&count) || !to.is_float() {
            return self.fail(&kinds::MATRIX_PRODUCT);
        }
        let vector = self.id(vector)?;
        let column = self.type_of_shape(column);
        let ty = self.out.ty_of(Op::TypeMatrix, &[column], &[count]);
        let matrix = if self.body.whole.products.contains(&inst) {
            self.whole_matrix(columns, ty)?
        } else {
            let mut ids: SmallVec<[Id; 4]> = SmallVec::new();
            for &v in columns {
                ids.push(self.id(v)?);
            }
            self.out.value(Op::CompositeConstruct, ty, &ids)
        };
        self.body.values[inst] = if columns_first {
            self.op(Op::MatrixTimesVector, to, &[matrix, vector])
        } else {
            self.op(Op::VectorTimesMatrix, to, &[vector, matrix])
        };
        Ok(())
    }

    /// A matrix in a constant buffer, loaded once a block.
    fn whole_matrix(&mut self, columns: &[Value], ty: Id) -> Result<Id> {
        let label = self.label();
        if std::mem::replace(&mut self.body.whole.label, label) != label {
            self.body.whole.loaded.clear();
        }
        if let Some((_, id)) = self.body.whole.loaded.iter().find(|(known, _)| known[..] == *columns) {
            return Ok(*id);
        }
        let func = self.func;
        let address = columns.first().and_then(|column| func.operands(column.as_inst()?).first()?.as_inst());
        let Some(address) = address else { return self.bug("a matrix without an address") };
        let source = self.inst(address).data_type();
        let [base, first, path @ .., _] = func.operands(address) else {
            return self.bug("an address computation without indices");
        };
        let Place::Typed(base) = self.place(*base)? else { return self.bug("a constant buffer of bytes") };
        let at = self.step_into(base, source, *first, path)?;
        let id = self.out.value(Op::Load, ty, &[at.id]);
        if at.non_uniform {
            self.out.non_uniform(id);
        }
        self.body.whole.loaded.push((SmallVec::from_slice(columns), id));
        Ok(id)
    }
}
