//! What the operators come to once their operands are known; else the operation itself.

use crate::diag::Outcome;
use crate::records::{RecordId, Records};
use crate::regex::Regex;
use crate::resolve::MapResolver;
use crate::store::{BinaryOp, Node, Seq, TernaryOp, UnaryOp, Value};
use crate::text::Str;
use crate::types::{Ty, Type};

impl Records {
    // One operand.

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
                    let message =
                        "Illegal operation: logtwo is undefined on arguments less than or equal to 0";
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
            UnaryOp::Initialized => match operand {
                Value::UNSET => Some(self.store.int(0)),
                _ => self.is_concrete(operand).then(|| self.store.int(1)),
            },
            UnaryOp::ListFlatten => self.fold_flatten(operand, ty, current)?,
            UnaryOp::Instances => self.fold_instances(operand, ty, current, last)?,
        };
        Ok(folded.unwrap_or_else(|| self.store.intern(Node::Unary(op, operand, ty))))
    }

    fn fold_flatten(&mut self, operand: Value, ty: Ty, current: Option<RecordId>) -> Outcome<Option<Value>> {
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

    fn regex(&mut self, text: Str, current: Option<RecordId>) -> Outcome<Regex> {
        match Regex::new(self.str(text)) {
            Ok(regex) => Ok(regex),
            Err(why) => {
                let message = format!("the regular expression '{}' {why}", self.str(text));
                Err(self.eval_error(current, message))
            }
        }
    }

    fn search(&mut self, regex: &Regex, text: Str, current: Option<RecordId>) -> Outcome<bool> {
        match regex.is_match(self.str(text)) {
            Some(found) => Ok(found),
            None => Err(self.eval_error(current, "a regular expression takes too long to match")),
        }
    }

    /// The records of a type whose names match, known only at the end.
    fn fold_instances(
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

    fn size_of(&self, value: Value) -> Option<usize> {
        match self.node(value) {
            Node::List(_, seq) => Some(seq.len as usize),
            Node::Dag(seq) => Some(seq.len as usize / 2 - 1),
            Node::Str(s) | Node::Code(s) => Some(self.str(s).len()),
            _ => None,
        }
    }

    fn fold_head_tail(
        &mut self,
        op: UnaryOp,
        operand: Value,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        let Node::List(element, seq) = self.node(operand) else {
            return Ok(None);
        };
        if seq.len == 0 {
            return Err(self.eval_error(current, "the list of !head or !tail is empty"));
        }
        if op == UnaryOp::Head {
            return Ok(Some(self.store.element(seq, 0)));
        }
        let items = self.store.values(seq);
        Ok(Some(self.store.list(element, &items[1..])))
    }

    fn fold_get_dag_op(
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
            return Err(self.eval_error(current, "Expected record as operator"));
        };
        let own = self.def_type(record);
        if !self.is_a(own, ty) {
            return Err(self.type_mismatch(ty, own, operand, current));
        }
        Ok(Some(operator))
    }

    fn type_mismatch(
        &mut self,
        wanted: Ty,
        got: Ty,
        at: Value,
        current: Option<RecordId>,
    ) -> crate::diag::Failed {
        let message = format!(
            "Expected type '{}', got '{}' in: {}",
            self.type_name(wanted),
            self.type_name(got),
            self.display(at)
        );
        self.eval_error(current, message)
    }

    /// Whether `name` is that of the record under way.
    fn names_current(&mut self, name: Str, current: RecordId) -> bool {
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

    fn fold_cast(
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

    fn fold_cast_name(
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
                let message = format!("Undefined reference to record: '{}'", self.str(name));
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

    // Two operands.

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
                        return Err(self.eval_error(current, format!("!listsplat of {count} elements")));
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
            _ => self.fold_arithmetic(op, a, b, current)?,
        };
        Ok(folded.unwrap_or_else(|| self.store.intern(Node::Binary(op, a, b, ty))))
    }

    /// A string, checked against the bound on memory; code where both halves are.
    fn new_string(&mut self, text: &str, code: bool, current: Option<RecordId>) -> Outcome<Value> {
        if self.strings.size() + text.len() > self.limits.memory {
            let limit = self.limits.memory;
            return Err(self.eval_error(current, format!("values take more than {limit} bytes")));
        }
        let id = self.intern(text);
        Ok(if code { self.store.intern(Node::Code(id)) } else { self.str_value(id) })
    }

    fn fold_str_concat(&mut self, a: Value, b: Value, current: Option<RecordId>) -> Outcome<Option<Value>> {
        let (Some(x), Some(y)) = (self.as_str(a), self.as_str(b)) else {
            return Ok(None);
        };
        let code = matches!((self.node(a), self.node(b)), (Node::Code(_), _) | (_, Node::Code(_)));
        let mut text = String::with_capacity(self.str(x).len() + self.str(y).len());
        text.push_str(self.str(x));
        text.push_str(self.str(y));
        self.new_string(&text, code, current).map(Some)
    }

    fn fold_lists(
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

    fn fold_subscript(&mut self, list: Value, index: Value) -> Option<Value> {
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

    fn fold_closed_range(&mut self, a: Value, b: Value, current: Option<RecordId>) -> Outcome<Option<Value>> {
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

    fn fold_interleave(
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

    fn fold_dag_concat(&mut self, a: Value, b: Value, current: Option<RecordId>) -> Outcome<Option<Value>> {
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
            let message = format!(
                "Concatenated Dag operators do not match: '{}' vs. '{}'",
                self.display(a),
                self.display(b)
            );
            return Err(self.eval_error(current, message));
        }
        args.extend(more);
        self.check_count(current, args.len() as u128)?;
        let operator = if left == Value::UNSET { right } else { left };
        Ok(Some(self.store.dag(operator, None, &args)))
    }

    fn compare(&self, op: BinaryOp, a: Value, b: Value) -> Option<bool> {
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
    fn dag_arg(
        &mut self,
        args: &[(Value, Option<Str>)],
        key: Value,
        what: &str,
        current: Option<RecordId>,
    ) -> Outcome<Option<usize>> {
        let message = match self.node(key) {
            Node::Int(i) if i < 0 => format!("{what} index {i} is negative"),
            Node::Int(i) if i >= args.len() as i64 => {
                format!("{what} index {i} is out of range (dag has {} arguments)", args.len())
            }
            Node::Int(i) => return Ok(Some(i as usize)),
            Node::Str(name) | Node::Code(name) => match args.iter().position(|a| a.1 == Some(name)) {
                Some(at) => return Ok(Some(at)),
                None => format!("{what} key '{}' is not found", self.str(name)),
            },
            _ => return Ok(None),
        };
        Err(self.eval_error(current, message))
    }

    fn fold_get_dag_arg(
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

    fn fold_get_dag_name(
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

    fn fold_arithmetic(
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
                return Err(self.eval_error(current, "Illegal operation: division by zero"));
            }
            BinaryOp::Div => match x.checked_div(y) {
                Some(quotient) => quotient,
                None => return Err(self.eval_error(current, "Illegal operation: INT64_MIN / -1")),
            },
            BinaryOp::And => x & y,
            BinaryOp::Or => x | y,
            BinaryOp::Xor => x ^ y,
            BinaryOp::Shl => x.wrapping_shl(y as u32),
            BinaryOp::Sra => x.wrapping_shr(y as u32),
            _ => (x as u64).wrapping_shr(y as u32) as i64,
        };
        Ok(Some(self.store.int(result)))
    }

    // Three operands.

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

    fn fold_subst(
        &mut self,
        [from, to, of]: [Value; 3],
        ty: Ty,
        current: Option<RecordId>,
    ) -> Outcome<Option<Value>> {
        if let (Some(x), Some(y), Some(z)) = (self.as_str(from), self.as_str(to), self.as_str(of)) {
            let (x, y, z) = (self.str(x), self.str(y), self.str(z));
            if x.is_empty() {
                return Err(self.eval_error(current, "!subst of an empty string"));
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

    /// `body` with the variable `name` put to `item`.
    fn apply(&mut self, name: Value, item: Value, body: Value, current: Option<RecordId>) -> Outcome<Value> {
        let mut map = MapResolver::new(current);
        map.set(name, item);
        self.resolve(body, &mut map)
    }

    fn fold_foreach(
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

    fn foreach_dag(
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

    fn fold_filter(
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

    fn fold_dag(&mut self, [operator, args, names]: [Value; 3]) -> Option<Value> {
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

    fn fold_range(
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
            return Err(self.eval_error(current, "Step of !range can't be 0"));
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

    fn fold_substr(
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
            let message = format!("!substr start position is out of range 0...{}: {start}", text.len());
            return Err(self.eval_error(current, message));
        }
        if len < 0 {
            return Err(self.eval_error(current, "!substr length must be nonnegative"));
        }
        let start = start as usize;
        let end = start + (len as usize).min(text.len() - start);
        let Some(part) = text.get(start..end) else {
            return Err(self.eval_error(current, "!substr cuts a character in two"));
        };
        let code = matches!(self.node(of), Node::Code(_));
        self.new_string(part, code, current).map(Some)
    }

    fn fold_find(
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
            let message = format!("!find start position is out of range 0...{}: {start}", text.len());
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

    fn fold_set_dag(
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

    // The others.

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
            let message = format!("Cannot access field '{}' of value '{}'", self.str(name), self.display(of));
            return Err(self.eval_error(current, message));
        };
        if let Node::Def(record) = self.node(of) {
            if current == Some(record) {
                let message = format!(
                    "Attempting to access field '{}' of '{}' is a forbidden self-reference",
                    self.str(name),
                    self.display(of)
                );
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
                    let message = format!(
                        "the value {} of !cond is not of type {}",
                        self.display(pair[1]),
                        self.type_name(ty)
                    );
                    return Err(self.eval_error(current, message));
                }
                None => return Ok(self.store.cond(pairs, ty)),
            }
        }
        let cond = self.store.cond(pairs, ty);
        let who = current.map(|record| self.str(self.record(record).name_str).to_owned()).unwrap_or_default();
        let message = format!("{who} does not have any true condition in:{}", self.display(cond));
        Err(self.eval_error(current, message))
    }
}
