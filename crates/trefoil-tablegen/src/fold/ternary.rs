//! Operators of three operands: choice, loops over lists and dags, substitution, parts of strings.

use crate::diag::Outcome;
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::records::Records;
use crate::resolve::MapResolver;
use crate::store::{Node, Seq, TernaryOp, Value};
use crate::types::Type;

impl Records {
    pub(crate) fn fold_ternary(
        &mut self,
        op: TernaryOp,
        operands: [Value; 3],
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Value> {
        let [a, b, c] = operands;
        let folded = match op {
            TernaryOp::If => self.as_int(a).map(|on| if on != 0 { b } else { c }),
            TernaryOp::Subst => self.fold_subst(operands, ty, current)?,
            TernaryOp::Foreach => self.fold_foreach(operands, ty, current)?,
            TernaryOp::Filter => self.fold_filter(operands, ty, current)?,
            TernaryOp::Dag => self.fold_dag(operands),
            TernaryOp::Range => self.fold_range(operands, current)?,
            TernaryOp::Substr => self.fold_substr(operands, current)?,
            TernaryOp::Find => self.fold_find(operands, current)?,
            TernaryOp::SetDagArg | TernaryOp::SetDagName => self.fold_set_dag(op, operands, current)?,
        };
        Ok(folded.unwrap_or_else(|| self.store.ternary(op, operands, ty)))
    }

    pub(super) fn fold_subst(
        &mut self,
        [from, to, of]: [Value; 3],
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        if let (Some(x), Some(y), Some(z)) = (self.as_str(from), self.as_str(to), self.as_str(of)) {
            let (x, y, z) = (self.str(x), self.str(y), self.str(z));
            if x.is_empty() {
                return Err(self.eval_error(current, &kinds::SUBST_EMPTY));
            }
            let text = z.replace(x, y);
            return self.new_string(&text, false, current).map(Some);
        }
        match (self.node(from), self.node(to), self.node(of)) {
            (Node::Def(x), Node::Def(_), Node::Def(z)) => Ok(Some(if x == z { to } else { of })),
            (Node::Var(x, _), Node::Var(y, _), Node::Var(z, _)) => {
                let name = if x == z { y } else { z };
                Ok(Some(self.store.intern(Node::Var(name, ty))))
            }
            _ => Ok(None),
        }
    }

    /// Evaluates `body` with the variable `name` bound to `item`.
    pub(super) fn apply(
        &mut self,
        name: Value,
        item: Value,
        body: Value,
        current: Option<RecordId>,
    ) -> Outcome<Value> {
        let mut map = MapResolver::new(current);
        map.set(name, item);
        self.resolve(body, &mut map)
    }

    pub(super) fn fold_foreach(
        &mut self,
        [name, over, body]: [Value; 3],
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        match self.node(over) {
            Node::Dag(seq) => self.foreach_dag(name, over, seq, body, current).map(Some),
            Node::List(_, seq) => {
                let mut items = Vec::with_capacity(seq.len as usize);
                for item in self.store.values(seq) {
                    items.push(self.apply(name, item, body, current)?);
                }
                let Type::List(element) = self.type_of(ty) else {
                    return Ok(None);
                };
                Ok(Some(self.store.list(element, &items)))
            }
            _ => Ok(None),
        }
    }

    pub(super) fn foreach_dag(
        &mut self,
        name: Value,
        dag: Value,
        seq: Seq,
        body: Value,
        current: Option<RecordId>,
    ) -> Outcome<Value> {
        self.enter(current)?;
        let (operator, _, mut args) = self.store.dag_parts(seq);
        let new = self.apply(name, operator, body, current)?;
        let mut changed = new != operator;
        for (arg, _) in &mut args {
            let value = match self.node(*arg) {
                Node::Dag(inner) => self.foreach_dag(name, *arg, inner, body, current)?,
                _ => self.apply(name, *arg, body, current)?,
            };
            changed |= value != *arg;
            *arg = value;
        }
        self.leave();
        Ok(if changed { self.store.dag(new, None, &args) } else { dag })
    }

    pub(super) fn fold_filter(
        &mut self,
        [name, over, test]: [Value; 3],
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Node::List(_, seq), Type::List(element)) = (self.node(over), self.type_of(ty)) else {
            return Ok(None);
        };
        let mut items = Vec::new();
        for item in self.store.values(seq) {
            let keep = self.apply(name, item, test, current)?;
            match self.as_int(keep) {
                Some(0) => {}
                Some(_) => items.push(item),
                None => return Ok(None),
            }
        }
        Ok(Some(self.store.list(element, &items)))
    }

    pub(super) fn fold_dag(&mut self, [operator, args, names]: [Value; 3]) -> Option<Value> {
        let run = |records: &Self, v: Value| match records.node(v) {
            Node::List(_, seq) => Some(Some(records.store.values(seq))),
            Node::Unset => Some(None),
            _ => None,
        };
        let (args, names) = (run(self, args)?, run(self, names)?);
        let count = args.as_ref().or(names.as_ref())?.len();
        if names.as_ref().is_some_and(|n| n.len() != count) {
            return None;
        }
        let mut children = Vec::with_capacity(count);
        for i in 0..count {
            let arg = args.as_ref().map_or(Value::UNSET, |a| a[i]);
            let name = names.as_ref().map_or(Value::UNSET, |n| n[i]);
            let name = match self.node(name) {
                Node::Unset => None,
                Node::Str(s) | Node::Code(s) => Some(s),
                _ => return None,
            };
            children.push((arg, name));
        }
        Some(self.store.dag(operator, None, &children))
    }

    pub(super) fn fold_range(
        &mut self,
        [first, end, step]: [Value; 3],
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Node::Int(first), Node::Int(end), Node::Int(step)) =
            (self.node(first), self.node(end), self.node(step))
        else {
            return Ok(None);
        };
        if step == 0 {
            return Err(self.eval_error(current, &kinds::RANGE_STEP));
        }
        let mut items = Vec::new();
        if (first < end) == (step > 0) && first != end {
            self.check_count(
                current,
                u128::from(first.abs_diff(end)).div_ceil(u128::from(step.unsigned_abs())),
            )?;
            let mut at = first;
            while if step > 0 { at < end } else { at > end } {
                items.push(self.store.int(at));
                let Some(next) = at.checked_add(step) else { break };
                at = next;
            }
        }
        Ok(Some(self.store.list(Ty::INT, &items)))
    }

    pub(super) fn fold_substr(
        &mut self,
        [of, start, len]: [Value; 3],
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Some(text), Node::Int(start), Node::Int(len)) =
            (self.as_str(of), self.node(start), self.node(len))
        else {
            return Ok(None);
        };
        let text = self.str(text).to_owned();
        if start < 0 || start > text.len() as i64 {
            let message = kinds::SUBSTR_START.with(&[&text.len(), &start]);
            return Err(self.eval_error(current, message));
        }
        if len < 0 {
            return Err(self.eval_error(current, &kinds::SUBSTR_LENGTH));
        }
        let start = start as usize;
        let end = start + (len as usize).min(text.len() - start);
        let Some(part) = text.get(start..end) else {
            return Err(self.eval_error(current, &kinds::SUBSTR_CHARACTER));
        };
        let code = matches!(self.node(of), Node::Code(_));
        self.new_string(part, code, current).map(Some)
    }

    pub(super) fn fold_find(
        &mut self,
        [of, what, start]: [Value; 3],
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let (Some(text), Some(what), Node::Int(start)) =
            (self.as_str(of), self.as_str(what), self.node(start))
        else {
            return Ok(None);
        };
        let (text, what) = (self.str(text).as_bytes(), self.str(what).as_bytes());
        if start < 0 || start > text.len() as i64 {
            let message = kinds::FIND_START.with(&[&text.len(), &start]);
            return Err(self.eval_error(current, message));
        }
        let tail = &text[start as usize..];
        let found = if what.is_empty() {
            Some(0)
        } else {
            tail.windows(what.len()).position(|window| window == what)
        };
        Ok(Some(self.store.int(found.map_or(-1, |at| at as i64 + start))))
    }

    pub(super) fn fold_set_dag(
        &mut self,
        op: TernaryOp,
        [dag, key, new]: [Value; 3],
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let Node::Dag(seq) = self.node(dag) else {
            return Ok(None);
        };
        let (operator, name, mut args) = self.store.dag_parts(seq);
        let what = if op == TernaryOp::SetDagArg { "!setdagarg" } else { "!setdagname" };
        let Some(at) = self.dag_arg(&args, key, what, current)? else {
            return Ok(None);
        };
        if op == TernaryOp::SetDagArg {
            args[at].0 = new;
        } else {
            args[at].1 = self.as_str(new);
        }
        Ok(Some(self.store.dag(operator, name, &args)))
    }
}
