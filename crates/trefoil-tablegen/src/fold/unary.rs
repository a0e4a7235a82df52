//! Operators of one operand, the names of records among them.

use crate::diag::Outcome;
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::records::Records;
use crate::regex::Regex;
use crate::store::{Node, UnaryOp, Value};
use crate::text::Str;
use crate::types::Type;

impl Records {
    pub(crate) fn fold_unary(
        &mut self,
        op: UnaryOp,
        operand: Value,
        ty: Ty,
        current: Option<RecordId>,
        last: bool,
    ) -> Outcome<Value> {
        let folded = match op {
            UnaryOp::Cast => self.fold_cast(operand, ty, current, last)?,
            UnaryOp::Repr => self.is_concrete(operand).then(|| {
                let mut text = String::new();
                match self.node(operand) {
                    Node::Def(record) => self.write_record(record, &mut text),
                    _ => self.write_value(operand, &mut text),
                }
                self.string_value(&text)
            }),
            UnaryOp::ToLower | UnaryOp::ToUpper => self.as_str(operand).map(|s| {
                let text = self.str(s);
                let text = if op == UnaryOp::ToLower {
                    text.to_ascii_lowercase()
                } else {
                    text.to_ascii_uppercase()
                };
                self.string_value(&text)
            }),
            UnaryOp::Not => self.as_int(operand).map(|i| self.store.int(i64::from(i == 0))),
            UnaryOp::LogTwo => match self.as_int(operand) {
                Some(i) if i <= 0 => {
                    let message = &kinds::LOGTWO_ARGUMENT;
                    return Err(self.eval_error(current, message));
                }
                Some(i) => Some(self.store.int(i64::from(i.ilog2()))),
                None => None,
            },
            UnaryOp::Head | UnaryOp::Tail => self.fold_head_tail(op, operand, current)?,
            UnaryOp::Size | UnaryOp::Empty => self
                .size_of(operand)
                .map(|n| self.store.int(if op == UnaryOp::Size { n as i64 } else { i64::from(n == 0) })),
            UnaryOp::GetDagOp => self.fold_get_dag_op(operand, ty, current)?,
            UnaryOp::GetDagOpName => match self.node(operand) {
                Node::Dag(seq) => {
                    let (_, name, _) = self.store.dag_parts(seq);
                    Some(name.map_or(Value::UNSET, |name| self.str_value(name)))
                }
                _ => None,
            },
            UnaryOp::Initialized => match operand {
                Value::UNSET => Some(self.store.int(0)),
                _ => self.is_concrete(operand).then(|| self.store.int(1)),
            },
            UnaryOp::ListFlatten => self.fold_flatten(operand, ty, current)?,
            UnaryOp::Instances => self.fold_instances(operand, ty, current, last)?,
        };
        Ok(folded.unwrap_or_else(|| self.store.intern(Node::Unary(op, operand, ty))))
    }

    pub(super) fn fold_flatten(
        &mut self,
        operand: Value,
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Node::List(_, seq), Type::List(element)) = (self.node(operand), self.type_of(ty)) else {
            return Ok(None);
        };
        let mut items = Vec::new();
        for inner in self.store.values(seq) {
            let Node::List(_, inner) = self.node(inner) else {
                return Ok(None);
            };
            items.extend(self.store.values(inner));
            self.check_count(current, items.len() as u128)?;
        }
        Ok(Some(self.store.list(element, &items)))
    }

    pub(super) fn regex(&mut self, text: Str, current: Option<RecordId>) -> Outcome<Regex> {
        match Regex::new(self.str(text)) {
            Ok(regex) => Ok(regex),
            Err(why) => {
                let message = kinds::REGEX.with(&[&self.str(text), &why]);
                Err(self.eval_error(current, message))
            }
        }
    }

    pub(super) fn search(&mut self, regex: &Regex, text: Str, current: Option<RecordId>) -> Outcome<bool> {
        match regex.is_match(self.str(text)) {
            Some(found) => Ok(found),
            None => Err(self.eval_error(current, &kinds::REGEX_LIMIT)),
        }
    }

    /// The records of a type whose names match, known only at the end.
    pub(super) fn fold_instances(
        &mut self,
        operand: Value,
        ty: Ty,
        current: Option<RecordId>,
        last: bool,
    ) -> Outcome<Option<Value>> {
        let (Some(text), Type::List(element)) = (self.as_str(operand), self.type_of(ty)) else {
            return Ok(None);
        };
        if current.is_some() && !last {
            return Ok(None);
        }
        let regex = self.regex(text, current)?;
        let mut found = Vec::new();
        let mut defs: Vec<RecordId> = self.defs.values().copied().collect();
        defs.sort_by(|&a, &b| crate::query::compare_names(self.name(a), self.name(b)));
        for record in defs {
            let own = self.def_type(record);
            let name = self.record(record).name_str;
            if self.is_a(own, element) && self.search(&regex, name, current)? {
                found.push(self.def_value(record));
            }
        }
        Ok(Some(self.store.list(element, &found)))
    }

    pub(super) fn size_of(&self, value: Value) -> Option<usize> {
        match self.node(value) {
            Node::List(_, seq) => Some(seq.len as usize),
            Node::Dag(seq) => Some(seq.len as usize / 2 - 1),
            Node::Str(s) | Node::Code(s) => Some(self.str(s).len()),
            _ => None,
        }
    }

    pub(super) fn fold_head_tail(
        &mut self,
        op: UnaryOp,
        operand: Value,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let Node::List(element, seq) = self.node(operand) else {
            return Ok(None);
        };
        if seq.len == 0 {
            return Err(self.eval_error(current, &kinds::EMPTY_LIST));
        }
        if op == UnaryOp::Head {
            return Ok(Some(self.store.element(seq, 0)));
        }
        let items = self.store.values(seq);
        Ok(Some(self.store.list(element, &items[1..])))
    }

    pub(super) fn fold_get_dag_op(
        &mut self,
        operand: Value,
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let Node::Dag(seq) = self.node(operand) else {
            return Ok(None);
        };
        let operator = self.store.element(seq, 0);
        let Node::Def(record) = self.node(operator) else {
            return Err(self.eval_error(current, kinds::EXPECTED.with(&[&"record as operator"])));
        };
        let own = self.def_type(record);
        if !self.is_a(own, ty) {
            return Err(self.type_mismatch(ty, own, operand, current));
        }
        Ok(Some(operator))
    }

    pub(super) fn type_mismatch(
        &mut self,
        wanted: Ty,
        got: Ty,
        at: Value,
        current: Option<RecordId>,
    ) -> crate::diag::Failed {
        let message =
            kinds::CAST_TYPE.with(&[&self.type_name(wanted), &self.type_name(got), &self.display(at)]);
        self.eval_error(current, message)
    }

    /// Whether `name` is that of the current record.
    pub(super) fn names_current(&mut self, name: Str, current: RecordId) -> bool {
        let own = self.record(current).name;
        match self.node(own) {
            Node::Str(s) => s == name,
            Node::AnonymousName(_) => {
                let shown = self.display(own);
                self.str(name) == shown
            }
            _ => false,
        }
    }

    pub(super) fn fold_cast(
        &mut self,
        operand: Value,
        ty: Ty,
        current: Option<RecordId>,
        last: bool,
    ) -> Outcome<Option<Value>> {
        match (self.node(operand), self.type_of(ty)) {
            (Node::Str(_) | Node::Code(_), Type::String) => return Ok(Some(operand)),
            (Node::Def(record), Type::String) => {
                let name = self.record(record).name_str;
                return Ok(Some(self.str_value(name)));
            }
            (_, Type::String) => {
                if let Some(i) = self.as_int(operand) {
                    return Ok(Some(self.string_value(&i.to_string())));
                }
            }
            (Node::Str(name) | Node::Code(name), Type::Record(_)) => {
                return self.fold_cast_name(name, operand, ty, current, last);
            }
            _ => {}
        }
        Ok(self.convert(operand, ty))
    }

    pub(super) fn fold_cast_name(
        &mut self,
        name: Str,
        operand: Value,
        ty: Ty,
        current: Option<RecordId>,
        last: bool,
    ) -> Outcome<Option<Value>> {
        let mut found = self.defs.get(&name).copied();
        if found.is_none()
            && let Some(current) = current
            && self.names_current(name, current)
        {
            // The record's own type is known only at the end.
            if !last {
                return Ok(None);
            }
            found = Some(current);
        }
        let Some(record) = found else {
            if last {
                let message = kinds::UNDEFINED_RECORD.with(&[&self.str(name)]);
                return Err(self.eval_error(current, message));
            }
            return Ok(None);
        };
        let own = self.def_type(record);
        if !self.is_a(own, ty) {
            let cast = self.store.intern(Node::Unary(UnaryOp::Cast, operand, ty));
            return Err(self.type_mismatch(ty, own, cast, current));
        }
        Ok(Some(self.def_value(record)))
    }
}
