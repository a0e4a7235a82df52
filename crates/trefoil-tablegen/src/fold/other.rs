//! `!foldl`, `!isa`, `!exists`, `!cond`, and the field of a value.

use crate::diag::Outcome;
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::records::Records;
use crate::resolve::MapResolver;
use crate::store::{Node, Value};
use crate::text::Str;
use crate::types::Type;

impl Records {
    pub(crate) fn fold_foldl(
        &mut self,
        operands: [Value; 5],
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Value> {
        let [mut sum, list, a, b, body] = operands;
        let Node::List(_, seq) = self.node(list) else {
            return Ok(self.store.fold(operands, ty));
        };
        for item in self.store.values(seq) {
            let mut map = MapResolver::new(current);
            map.set(a, sum);
            map.set(b, item);
            sum = self.resolve(body, &mut map)?;
        }
        Ok(sum)
    }

    pub(crate) fn fold_is_a(&mut self, ty: Ty, operand: Value) -> Outcome<Value> {
        if let Some(own) = self.value_type(operand) {
            if self.convertible(own, ty) {
                return Ok(self.store.int(1));
            }
            let known = matches!(self.node(operand), Node::Def(_));
            if !matches!(self.type_of(ty), Type::Record(_)) || known || !self.convertible(ty, own) {
                return Ok(self.store.int(0));
            }
        }
        Ok(self.store.intern(Node::IsA(ty, operand)))
    }

    pub(crate) fn fold_exists(
        &mut self,
        ty: Ty,
        operand: Value,
        current: Option<RecordId>,
        last: bool,
    ) -> Outcome<Value> {
        let Some(name) = self.as_str(operand) else {
            return Ok(self.store.intern(Node::Exists(ty, operand)));
        };
        if let Some(&record) = self.defs.get(&name) {
            let own = self.def_type(record);
            let is = self.is_a(own, ty);
            return Ok(self.store.int(i64::from(is)));
        }
        if last
            && let Some(current) = current
            && self.names_current(name, current)
        {
            let own = self.record_own_type(current);
            let is = self.is_a(own, ty);
            return Ok(self.store.int(i64::from(is)));
        }
        Ok(if last { self.store.int(0) } else { self.store.intern(Node::Exists(ty, operand)) })
    }

    pub(crate) fn fold_field(&mut self, of: Value, name: Str, current: Option<RecordId>) -> Outcome<Value> {
        let Some(ty) = self.field_type(of, name) else {
            let message = kinds::NO_FIELD.with(&[&self.str(name), &self.display(of)]);
            return Err(self.eval_error(current, message));
        };
        if let Node::Def(record) = self.node(of) {
            if current == Some(record) {
                let message = kinds::SELF_REFERENCE.with(&[&self.str(name), &self.display(of)]);
                return Err(self.eval_error(current, message));
            }
            let key = self.str_value(name);
            let value = self.record(record).field(key).map_or(Value::UNSET, |f| f.value);
            if self.is_concrete(value) {
                return Ok(value);
            }
        }
        Ok(self.store.intern(Node::Field(of, name, ty)))
    }

    pub(crate) fn fold_cond(&mut self, pairs: &[Value], ty: Ty, current: Option<RecordId>) -> Outcome<Value> {
        for pair in pairs.chunks_exact(2) {
            match self.as_int(pair[0]) {
                Some(0) => {}
                Some(_) => {
                    if let Some(value) = self.convert(pair[1], ty) {
                        return Ok(value);
                    }
                    let message = kinds::COND_VALUE_TYPE.with(&[&self.display(pair[1]), &self.type_name(ty)]);
                    return Err(self.eval_error(current, message));
                }
                None => return Ok(self.store.cond(pairs, ty)),
            }
        }
        let cond = self.store.cond(pairs, ty);
        let who = current.map(|record| self.str(self.record(record).name_str).to_owned()).unwrap_or_default();
        let message = kinds::NO_TRUE_CONDITION.with(&[&who, &self.display(cond)]);
        Err(self.eval_error(current, message))
    }
}
