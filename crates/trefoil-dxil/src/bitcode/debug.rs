//! Debug information of a function: the places of its instructions, and the calls that say what variables hold.
//!
//! The calls are made here alone: no function of the IR has them. What a variable holds is a node of metadata, the function's own
//! for a value that an instruction computes, the module's for a constant.

use super::bits::BitWriter;
use super::codes::inst as code;
use super::function::{CALL_ID, Writer, offset};
use super::metadata::write_local;
use super::values::Constant;
use crate::debug::nodes::{NodeId, Nodes, Place, ValueCall, or_none};
use trefoil_ir::{FuncId, HashMap, TypeId, Value};

/// What is written of a function.
struct Local<'a> {
    nodes: &'a Nodes,
    /// The nodes of the values that are named.
    values: HashMap<Value, NodeId>,
    /// The place of the instruction before.
    last: Option<Place>,
}

impl Writer<'_> {
    /// Writes the instructions of the function with debug information.
    pub(super) fn with_debug(&mut self, nodes: &Nodes, id: FuncId, out: &mut BitWriter) {
        let Some(told) = nodes.functions.get(&id) else { return };
        let func = self.func;
        let values = self.local_values(nodes, id, out);
        let mut local = Local { nodes, values, last: None };
        for &block in &func.layout {
            let mut calls = &told.values[block][..];
            for (position, &inst) in func.blocks[block].insts.iter().enumerate() {
                let due = calls.partition_point(|call| call.position <= position);
                calls[..due].iter().for_each(|call| self.value_call(call, &mut local, out));
                calls = &calls[due..];
                self.inst(block, inst, out);
                if func.insts[inst].ty != TypeId::VOID {
                    self.values.advance();
                }
                self.place(told.places[inst], &mut local, out);
            }
        }
    }

    /// Numbers the values that variables hold after the module's nodes, and writes them.
    fn local_values(&mut self, nodes: &Nodes, id: FuncId, out: &mut BitWriter) -> HashMap<Value, NodeId> {
        let mut known = HashMap::default();
        let mut records = Vec::new();
        let Some(told) = nodes.functions.get(&id) else { return known };
        for &block in &self.func.layout {
            for call in &told.values[block] {
                if nodes.known_value(call.value).is_none() && !known.contains_key(&call.value) {
                    known.insert(call.value, nodes.next() + records.len() as NodeId);
                    records.push((self.type_of(call.value), self.values.value(call.value)));
                }
            }
        }
        write_local(&records, out);
        known
    }

    /// Writes where the last instruction comes from.
    fn place(&mut self, place: Option<Place>, local: &mut Local<'_>, out: &mut BitWriter) {
        let Some(place) = place else { return };
        if local.last == Some(place) {
            return out.record(code::DEBUG_LOC_AGAIN, &[]);
        }
        local.last = Some(place);
        let Place { line, column, scope, inlined } = place;
        out.record(code::DEBUG_LOC, &[line.into(), column.into(), or_none(Some(scope)), or_none(inlined)]);
    }

    fn value_call(&mut self, call: &ValueCall, local: &mut Local<'_>, out: &mut BitWriter) {
        let Some([value, declare]) = local.nodes.callees else { return };
        let known = local.nodes.known_value(call.value).or_else(|| local.values.get(&call.value).copied());
        let Some(node) = known else { return };
        // A node is named as a value is: by its distance from the next one.
        let next = self.values.next();
        let distance = |node: NodeId| u64::from(next.wrapping_sub(node));
        let callee = if call.is_address { declare } else { value };
        let mut operands = vec![distance(node)];
        if !call.is_address {
            let zero = offset(self.ctx).map_or(0, |zero| self.values.constant(Constant::Ir(zero)));
            operands.push(u64::from(next.wrapping_sub(zero)));
        }
        operands.extend([call.variable, call.part].map(distance));
        let mut record = out.begin(CALL_ID);
        record.vbr(self.signatures[callee.as_u32() as usize].into(), 6);
        record.vbr(operands.len() as u64 + 1, 6);
        record.vbr(self.relative(callee.into()), 6);
        operands.iter().for_each(|&operand| record.vbr(operand, 6));
        record.end();
        self.place(Some(call.place), local, out);
    }
}
