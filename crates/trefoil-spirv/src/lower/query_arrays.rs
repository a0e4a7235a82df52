//! Arrays of ray queries. Where one is chosen at run time, the queries of a function lie in an array in the order in which they are
//! made, and a query is its number. An array of the source that has them in that order needs no memory: the index is the number.

use super::{Lower, Result};
use crate::lower::types::Shape;
use spirv::Op;
use trefoil_ir::{HashMap, InstId, Intrinsic, Opcode, Type, TypeId, Value};

/// The arrays of queries in a function.
#[derive(Default)]
pub(super) struct QueryArrays {
    /// The number of the first query of each, by what allocates it.
    first: HashMap<InstId, u32>,
    /// The addresses of elements: the array, and the index.
    elements: HashMap<InstId, (InstId, Value)>,
}

impl QueryArrays {
    /// An address as that of an element of an array.
    fn element(&self, address: Value) -> Option<(InstId, Value)> {
        self.elements.get(&address.as_inst()?).copied()
    }
}

impl Lower<'_> {
    /// Finds the arrays that have queries in the order in which they are made, and in which nothing else is stored.
    #[cold]
    pub(super) fn find_query_arrays(&mut self) {
        let mut found = QueryArrays::default();
        let mut first: HashMap<InstId, Option<u32>> = HashMap::default();
        let mut made: HashMap<InstId, u32> = HashMap::default();
        let mut others: Vec<InstId> = Vec::new();
        for &inst in self.func.layout.iter().flat_map(|&block| &self.func.blocks[block].insts) {
            let i = self.inst(inst);
            let operands = self.func.operands(inst);
            let used = match (i.op, operands) {
                (Opcode::Alloca, _) => {
                    if matches!(self.ctx.types.get(i.data_type()), Type::Array { elem: TypeId::I32, .. }) {
                        first.insert(inst, None);
                    }
                    continue;
                }
                (Opcode::Gep, &[base, start, index]) if self.ctx.as_int(start) == Some(0) => {
                    let array = base.as_inst().filter(|array| first.contains_key(array));
                    let array = array.filter(|&array| self.inst(array).data_type() == i.data_type());
                    found.elements.extend(array.map(|array| (inst, (array, index))));
                    if array.is_some() { &[][..] } else { operands }
                }
                (Opcode::Load, &[address]) if found.element(address).is_some() => continue,
                (Opcode::Store, &[value, address]) if let Some((array, index)) = found.element(address) => {
                    let number = value.as_inst().and_then(|value| made.get(&value).copied());
                    let start = number.zip(self.ctx.as_int(index)).and_then(|(n, k)| n.checked_sub(k as u32));
                    match (first.get(&array), start) {
                        (Some(&before), Some(start)) if before.is_none_or(|before| before == start) => {
                            first.insert(array, Some(start));
                        }
                        _ => others.push(array),
                    }
                    &operands[..1]
                }
                _ if i.is_intrinsic(Intrinsic::RayQueryAllocate) => {
                    made.insert(inst, made.len() as u32);
                    continue;
                }
                _ => operands,
            };
            let used = used.iter().filter_map(|value| value.as_inst());
            others.extend(used.map(|used| found.elements.get(&used).map_or(used, |&(array, _)| array)));
        }
        found.first = first.into_iter().filter_map(|(array, first)| Some((array, first?))).collect();
        for array in others {
            found.first.remove(&array);
        }
        let is_kept = |&(array, _): &(InstId, Value)| found.first.contains_key(&array);
        found.elements = found.elements.into_iter().filter(|(_, element)| is_kept(element)).collect();
        self.queries.arrays = found;
    }

    /// Whether an instruction is about such an array: nothing is written for it then, or the number of the query.
    pub(super) fn is_of_query_array(&mut self, inst: InstId) -> Result<bool> {
        let arrays = &self.queries.arrays;
        match (self.inst(inst).op, self.func.operands(inst)) {
            (Opcode::Alloca, _) => Ok(arrays.first.contains_key(&inst)),
            (Opcode::Gep, _) => Ok(arrays.elements.contains_key(&inst)),
            (Opcode::Store, &[_, address]) => Ok(arrays.element(address).is_some()),
            (Opcode::Load, &[address]) => {
                let Some((array, index)) = arrays.element(address) else { return Ok(false) };
                let first = arrays.first.get(&array).copied().unwrap_or(0);
                let index = self.id(index)?;
                self.body.values[inst] = match first {
                    0 => index,
                    first => {
                        let first = self.out.u32(first);
                        self.op(Op::IAdd, Shape::UINT, &[index, first])
                    }
                };
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}
