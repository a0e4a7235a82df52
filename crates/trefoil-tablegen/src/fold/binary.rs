//! Operators of two operands: text, lists, dags, comparison, arithmetic.

use crate::diag::Outcome;
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::records::Records;
use crate::store::{BinaryOp, Node, Value};
use crate::text::Str;

impl Records {
    pub(crate) fn str_concat(&mut self, a: Value, b: Value) -> Outcome<Value> {
        self.fold_binary(BinaryOp::StrConcat, a, b, Ty::STRING, None)
    }

    pub(crate) fn list_concat(&mut self, a: Value, b: Value) -> Outcome<Value> {
        let ty = self.value_type(a).unwrap_or(Ty::INT_LIST);
        self.fold_binary(BinaryOp::ListConcat, a, b, ty, None)
    }

    pub(crate) fn fold_binary(
        &mut self,
        op: BinaryOp,
        a: Value,
        b: Value,
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Value> {
        let folded = match op {
            BinaryOp::StrConcat => self.fold_str_concat(a, b, current)?,
            BinaryOp::ListConcat | BinaryOp::ListRemove => self.fold_lists(op, a, b, current)?,
            BinaryOp::ListSplat => match self.node(b) {
                Node::Int(count) if a != Value::UNSET => {
                    if count < 0 {
                        return Err(self.eval_error(current, kinds::LISTSPLAT_COUNT.with(&[&count])));
                    }
                    let count = self.check_count(current, count as u128)?;
                    let element = self.value_type(a).unwrap_or(Ty::INT);
                    Some(self.store.list(element, &vec![a; count]))
                }
                _ => None,
            },
            BinaryOp::ListElement | BinaryOp::ListSlice => self.fold_subscript(a, b),
            BinaryOp::ClosedRange => self.fold_closed_range(a, b, current)?,
            BinaryOp::Interleave => self.fold_interleave(a, b, current)?,
            BinaryOp::Concat => self.fold_dag_concat(a, b, current)?,
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Le | BinaryOp::Lt | BinaryOp::Ge | BinaryOp::Gt => {
                self.compare(op, a, b).map(Value::bit)
            }
            BinaryOp::Match => match (self.as_str(a), self.as_str(b)) {
                (Some(text), Some(regex)) => {
                    let regex = self.regex(regex, current)?;
                    Some(Value::bit(self.search(&regex, text, current)?))
                }
                _ => None,
            },
            BinaryOp::GetDagArg => self.fold_get_dag_arg(a, b, ty, current)?,
            BinaryOp::GetDagName => self.fold_get_dag_name(a, b, current)?,
            BinaryOp::SetDagOp => match (self.node(a), self.node(b)) {
                (Node::Dag(seq), Node::Def(_)) => {
                    let (_, _, args) = self.store.dag_parts(seq);
                    Some(self.store.dag(b, None, &args))
                }
                _ => None,
            },
            BinaryOp::SetDagOpName => match (self.node(a), self.as_str(b)) {
                (Node::Dag(seq), Some(name)) => {
                    let (operator, _, args) = self.store.dag_parts(seq);
                    Some(self.store.dag(operator, Some(name), &args))
                }
                _ => None,
            },
            _ => self.fold_arithmetic(op, a, b, current)?,
        };
        Ok(folded.unwrap_or_else(|| self.store.intern(Node::Binary(op, a, b, ty))))
    }

    /// A string, checked against the bound on memory; code where both halves are.
    pub(super) fn new_string(&mut self, text: &str, code: bool, current: Option<RecordId>) -> Outcome<Value> {
        if self.strings.size() + text.len() > self.limits.memory {
            let limit = self.limits.memory;
            return Err(self.eval_error(current, kinds::MEMORY_LIMIT.with(&[&limit])));
        }
        let id = self.intern(text);
        Ok(if code { self.store.intern(Node::Code(id)) } else { self.str_value(id) })
    }

    pub(super) fn fold_str_concat(
        &mut self,
        a: Value,
        b: Value,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Some(x), Some(y)) = (self.as_str(a), self.as_str(b)) else {
            return Ok(None);
        };
        let code = matches!((self.node(a), self.node(b)), (Node::Code(_), _) | (_, Node::Code(_)));
        let mut text = String::with_capacity(self.str(x).len() + self.str(y).len());
        text.push_str(self.str(x));
        text.push_str(self.str(y));
        self.new_string(&text, code, current).map(Some)
    }

    pub(super) fn fold_lists(
        &mut self,
        op: BinaryOp,
        a: Value,
        b: Value,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Node::List(element, x), Node::List(_, y)) = (self.node(a), self.node(b)) else {
            return Ok(None);
        };
        let (mut items, others) = (self.store.values(x), self.store.values(y));
        if op == BinaryOp::ListConcat {
            self.check_count(current, items.len() as u128 + others.len() as u128)?;
            items.extend(others);
        } else {
            self.steps += x.len as u64 * y.len as u64;
            self.enter(current)?;
            self.leave();
            items.retain(|&item| !others.iter().any(|&o| self.compare(BinaryOp::Eq, item, o) == Some(true)));
        }
        Ok(Some(self.store.list(element, &items)))
    }

    pub(super) fn fold_subscript(&mut self, list: Value, index: Value) -> Option<Value> {
        let Node::List(element, seq) = self.node(list) else {
            return None;
        };
        let pick = |records: &Self, index: Value| match records.node(index) {
            Node::Int(i) if i >= 0 && i < i64::from(seq.len) => Some(records.store.element(seq, i as u32)),
            _ => None,
        };
        match self.node(index) {
            Node::List(_, indices) => {
                let indices = self.store.values(indices);
                let items: Vec<Value> = indices.into_iter().map(|i| pick(self, i)).collect::<Option<_>>()?;
                Some(self.store.list(element, &items))
            }
            _ => pick(self, index),
        }
    }

    pub(super) fn fold_closed_range(
        &mut self,
        a: Value,
        b: Value,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Node::Int(first), Node::Int(last)) = (self.node(a), self.node(b)) else {
            return Ok(None);
        };
        self.check_count(current, u128::from(first.abs_diff(last)) + 1)?;
        let items: Vec<Value> = if first <= last {
            (first..=last).map(|i| self.store.int(i)).collect()
        } else {
            (last..=first).rev().map(|i| self.store.int(i)).collect()
        };
        Ok(Some(self.store.list(Ty::INT, &items)))
    }

    pub(super) fn fold_interleave(
        &mut self,
        list: Value,
        between: Value,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Node::List(element, seq), Some(between)) = (self.node(list), self.as_str(between)) else {
            return Ok(None);
        };
        let mut text = String::new();
        let mut code = false;
        for (i, item) in self.store.values(seq).into_iter().enumerate() {
            if i > 0 {
                text.push_str(self.str(between));
            }
            if element == Ty::STRING {
                let Some(s) = self.as_str(item) else {
                    return Ok(None);
                };
                code |= i > 0 && matches!(self.node(item), Node::Code(_));
                text.push_str(self.str(s));
            } else {
                let Some(number) = self.as_int(item) else {
                    return Ok(None);
                };
                text.push_str(&number.to_string());
            }
        }
        self.new_string(&text, code, current).map(Some)
    }

    pub(super) fn fold_dag_concat(
        &mut self,
        a: Value,
        b: Value,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Node::Dag(x), Node::Dag(y)) = (self.node(a), self.node(b)) else {
            return Ok(None);
        };
        let (left, _, mut args) = self.store.dag_parts(x);
        let (right, _, more) = self.store.dag_parts(y);
        let known = |v: Value| matches!(self.node(v), Node::Def(_) | Node::Unset);
        if !known(left) || !known(right) {
            return Ok(None);
        }
        if left != right && left != Value::UNSET && right != Value::UNSET {
            let message = kinds::DAG_OPERATORS.with(&[&self.display(a), &self.display(b)]);
            return Err(self.eval_error(current, message));
        }
        args.extend(more);
        self.check_count(current, args.len() as u128)?;
        let operator = if left == Value::UNSET { right } else { left };
        Ok(Some(self.store.dag(operator, None, &args)))
    }

    pub(super) fn compare(&self, op: BinaryOp, a: Value, b: Value) -> Option<bool> {
        let ordering = match (self.as_int(a), self.as_int(b)) {
            (Some(x), Some(y)) => x.cmp(&y),
            _ => match (self.as_str(a), self.as_str(b)) {
                (Some(x), Some(y)) => self.str(x).cmp(self.str(y)),
                _ => match (self.node(a), self.node(b), op) {
                    (Node::Def(x), Node::Def(y), BinaryOp::Eq) => return Some(x == y),
                    (Node::Def(x), Node::Def(y), BinaryOp::Ne) => return Some(x != y),
                    _ => return None,
                },
            },
        };
        Some(match op {
            BinaryOp::Eq => ordering.is_eq(),
            BinaryOp::Ne => ordering.is_ne(),
            BinaryOp::Le => ordering.is_le(),
            BinaryOp::Lt => ordering.is_lt(),
            BinaryOp::Ge => ordering.is_ge(),
            _ => ordering.is_gt(),
        })
    }

    /// The position of a dag's argument by its number or its name.
    pub(super) fn dag_arg(
        &mut self,
        args: &[(Value, Option<Str>)],
        key: Value,
        what: &str,
        current: Option<RecordId>,
    ) -> Outcome<Option<usize>> {
        let message = match self.node(key) {
            Node::Int(i) if i < 0 => kinds::DAG_INDEX_NEGATIVE.with(&[&what, &i]),
            Node::Int(i) if i >= args.len() as i64 => kinds::DAG_INDEX_RANGE.with(&[&what, &i, &args.len()]),
            Node::Int(i) => return Ok(Some(i as usize)),
            Node::Str(name) | Node::Code(name) => match args.iter().position(|a| a.1 == Some(name)) {
                Some(at) => return Ok(Some(at)),
                None => kinds::DAG_KEY.with(&[&what, &self.str(name)]),
            },
            _ => return Ok(None),
        };
        Err(self.eval_error(current, message))
    }

    pub(super) fn fold_get_dag_arg(
        &mut self,
        dag: Value,
        key: Value,
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let Node::Dag(seq) = self.node(dag) else {
            return Ok(None);
        };
        let (_, _, args) = self.store.dag_parts(seq);
        let Some(at) = self.dag_arg(&args, key, "!getdagarg", current)? else {
            return Ok(None);
        };
        let arg = args[at].0;
        match self.value_type(arg) {
            Some(own) if !self.convertible(own, ty) => Ok(Some(Value::UNSET)),
            _ => Ok(Some(arg)),
        }
    }

    pub(super) fn fold_get_dag_name(
        &mut self,
        dag: Value,
        key: Value,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Node::Dag(seq), Node::Int(_)) = (self.node(dag), self.node(key)) else {
            return Ok(None);
        };
        let (_, _, args) = self.store.dag_parts(seq);
        let Some(at) = self.dag_arg(&args, key, "!getdagname", current)? else {
            return Ok(None);
        };
        Ok(Some(args[at].1.map_or(Value::UNSET, |name| self.str_value(name))))
    }

    pub(super) fn fold_arithmetic(
        &mut self,
        op: BinaryOp,
        a: Value,
        b: Value,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Some(x), Some(y)) = (self.as_int(a), self.as_int(b)) else {
            return Ok(None);
        };
        let result = match op {
            BinaryOp::Add => x.wrapping_add(y),
            BinaryOp::Sub => x.wrapping_sub(y),
            BinaryOp::Mul => x.wrapping_mul(y),
            BinaryOp::Div if y == 0 => {
                return Err(self.eval_error(current, &kinds::DIVISION_BY_ZERO));
            }
            BinaryOp::Div => match x.checked_div(y) {
                Some(quotient) => quotient,
                None => return Err(self.eval_error(current, &kinds::DIVISION_OVERFLOW)),
            },
            BinaryOp::And => x & y,
            BinaryOp::Or => x | y,
            BinaryOp::Xor => x ^ y,
            BinaryOp::Shl | BinaryOp::Sra | BinaryOp::Srl if !(0..64).contains(&y) => {
                return Err(self.eval_error(current, &kinds::SHIFT_RANGE));
            }
            BinaryOp::Shl => x.wrapping_shl(y as u32),
            BinaryOp::Sra => x.wrapping_shr(y as u32),
            _ => (x as u64).wrapping_shr(y as u32) as i64,
        };
        Ok(Some(self.store.int(result)))
    }
}
