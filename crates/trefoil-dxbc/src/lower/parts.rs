//! Parts of vectors and aggregates: extraction, insertion, shuffles, selection.

use super::{Lowerer, Result};
use crate::code::{Lane, Lanes};
use crate::op::Op;
use trefoil_ir::{ConstKind, TypeId, Value};

impl Lowerer<'_> {
    fn lane_index(&self, value: Value) -> Option<usize> {
        self.ctx.as_int(value).map(|index| index as usize)
    }

    pub(super) fn extract(&mut self, operands: &[Value]) -> Result<Lanes> {
        let lanes = self.lanes(operands[0])?;
        if let Some(index) = self.lane_index(operands[1]) {
            return Ok(lanes.get(index).copied().or(Some(Lane::imm(0))).into_iter().collect());
        }
        let index = self.lane(operands[1])?;
        let double = self.is_double(self.type_of(operands[0]));
        self.pick(&lanes, index, double)
    }

    /// The lane that an index names at run time.
    pub(super) fn pick(&mut self, lanes: &[Lane], index: Lane, double: bool) -> Result<Lanes> {
        let mut result: Lanes = [lanes[0]].into_iter().collect();
        for (i, &lane) in lanes.iter().enumerate().skip(1) {
            let here = self.alu(Op::IEq, &[&[index], &[Lane::imm(i as u32)]])?;
            result = if double {
                self.double_select(&here, &[lane], &result)?
            } else {
                self.alu(Op::Movc, &[&here, &[lane], &result])?
            };
        }
        Ok(result)
    }

    pub(super) fn insert(&mut self, operands: &[Value]) -> Result<Lanes> {
        let mut lanes = self.lanes(operands[0])?;
        let scalar = self.lane(operands[1])?;
        if let Some(index) = self.lane_index(operands[2]) {
            if let Some(lane) = lanes.get_mut(index) {
                *lane = scalar;
            }
            return Ok(lanes);
        }
        let index = self.lane(operands[2])?;
        let numbers: Lanes = (0..lanes.len() as u32).map(Lane::imm).collect();
        let here = self.alu(Op::IEq, &[&[index], &numbers])?;
        if self.is_double(self.type_of(operands[0])) {
            let spread: Lanes = lanes.iter().map(|_| scalar).collect();
            return self.double_select(&here, &spread, &lanes);
        }
        self.alu(Op::Movc, &[&here, &[scalar], &lanes])
    }

    pub(super) fn shuffle(&mut self, operands: &[Value]) -> Result<Lanes> {
        let mut all = self.lanes(operands[0])?;
        all.extend(self.lanes(operands[1])?);
        let Some(mask) = operands[2].as_const() else { return self.bug("a shuffle's mask is not constant") };
        let constant = self.ctx.consts.get(mask);
        let pick = |index: Option<u64>| {
            index.and_then(|index| all.get(index as usize).copied()).unwrap_or(Lane::imm(0))
        };
        Ok(match &constant.kind {
            ConstKind::Aggregate(parts) => {
                parts.iter().map(|&part| pick(self.ctx.consts.as_int(part))).collect()
            }
            ConstKind::Zero => (0..self.lane_count(constant.ty)).map(|_| pick(Some(0))).collect(),
            _ => (0..self.lane_count(constant.ty)).map(|_| Lane::imm(0)).collect(),
        })
    }

    /// The run of lanes that constant indices name in an aggregate.
    fn member_lanes(&self, mut ty: TypeId, indices: &[Value]) -> Option<(usize, usize)> {
        let mut start = 0;
        for &index in indices {
            let index = self.ctx.as_int(index)? as u32;
            start += (0..index)
                .map(|i| self.ctx.types.member(ty, i).map_or(0, |member| self.lane_count(member)))
                .sum::<usize>();
            ty = self.ctx.types.member(ty, index)?;
        }
        Some((start, self.lane_count(ty)))
    }

    pub(super) fn extract_value(&mut self, operands: &[Value]) -> Result<Lanes> {
        let Some((start, count)) = self.member_lanes(self.type_of(operands[0]), &operands[1..]) else {
            return self.bug("a member that is not there");
        };
        Ok(self.lanes(operands[0])?.iter().skip(start).take(count).copied().collect())
    }

    pub(super) fn insert_value(&mut self, operands: &[Value]) -> Result<Lanes> {
        let Some((start, count)) = self.member_lanes(self.type_of(operands[0]), &operands[2..]) else {
            return self.bug("a member that is not there");
        };
        let mut lanes = self.lanes(operands[0])?;
        let member = self.lanes(operands[1])?;
        lanes[start..start + count].copy_from_slice(&member);
        Ok(lanes)
    }

    pub(super) fn select(&mut self, operands: &[Value]) -> Result<Lanes> {
        let condition = self.lanes(operands[0])?;
        let (a, b) = (self.lanes(operands[1])?, self.lanes(operands[2])?);
        self.alu(Op::Movc, &[&condition, &a, &b])
    }
}
