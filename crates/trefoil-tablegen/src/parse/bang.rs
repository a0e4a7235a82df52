//! The bang operators: their operands, and the types these must have.

use super::{Mode, Parser, ScopeKind};
use crate::diag::Outcome;
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::lex::{Bang, Tok};
use crate::store::{BinaryOp, Node, TernaryOp, UnaryOp, Value};
use crate::text::Loc;
use crate::types::Type;

impl Parser<'_> {
    /// `bang ::= "!" operator ["<" type ">"] "(" operands ")"`
    pub(super) fn bang(
        &mut self,
        bang: Bang,
        current: Option<RecordId>,
        wanted: Option<Ty>,
    ) -> Outcome<Value> {
        let loc = self.loc;
        self.bump();
        match bang {
            Bang::Not => self.unary(UnaryOp::Not, Ty::INT, current),
            Bang::ToLower => self.unary(UnaryOp::ToLower, Ty::STRING, current),
            Bang::ToUpper => self.unary(UnaryOp::ToUpper, Ty::STRING, current),
            Bang::LogTwo => self.unary(UnaryOp::LogTwo, Ty::INT, current),
            Bang::Repr => self.unary(UnaryOp::Repr, Ty::STRING, current),
            Bang::Cast => {
                let ty = self.operator_type()?;
                self.unary(UnaryOp::Cast, ty, current)
            }
            Bang::Initialized => self.unary(UnaryOp::Initialized, Ty::INT, current),
            Bang::ListFlatten => self.list_flatten(current),
            Bang::Instances => self.instances(current),
            Bang::GetDagOp => self.get_dag_op(current),
            Bang::GetDagOpName => self.unary(UnaryOp::GetDagOpName, Ty::STRING, current),
            Bang::Size => self.size(UnaryOp::Size, current),
            Bang::Empty => self.size(UnaryOp::Empty, current),
            Bang::Head => self.head_tail(UnaryOp::Head, current),
            Bang::Tail => self.head_tail(UnaryOp::Tail, current),
            Bang::IsA => self.is_a(current),
            Bang::Exists => self.exists(current),
            Bang::Foreach => self.foreach_filter(TernaryOp::Foreach, current, wanted, loc),
            Bang::Filter => self.foreach_filter(TernaryOp::Filter, current, wanted, loc),
            Bang::Foldl => self.foldl(current),
            Bang::Cond => self.cond(current, wanted),
            Bang::Range => self.range(current, loc),
            Bang::Substr => self.substr(current),
            Bang::Find => self.find(current),
            Bang::If => self.if_operator(current, wanted),
            Bang::Subst => self.subst(current, wanted),
            Bang::Dag => self.dag_operator(current),
            Bang::SetDagArg => self.set_dag(TernaryOp::SetDagArg, current),
            Bang::SetDagName => self.set_dag(TernaryOp::SetDagName, current),
            _ => self.binary(bang, current, wanted, loc),
        }
    }

    fn open(&mut self, what: &str) -> Outcome<()> {
        self.expect(b'(', &format!("'(' after {what} operator"))
    }

    fn close(&mut self, what: &str) -> Outcome<()> {
        self.expect(b')', &format!("')' in {what}"))
    }

    fn comma(&mut self, what: &str) -> Outcome<()> {
        self.expect(b',', &format!("',' in {what}"))
    }

    /// `"<" type ">"`
    fn operator_type(&mut self) -> Outcome<Ty> {
        self.expect(b'<', "type name for operator")?;
        if self.tok == Tok::Keyword(crate::lex::Keyword::Code) {
            return Err(self.unexpected(&kinds::CODE_TYPE));
        }
        let ty = self.ty()?;
        self.expect(b'>', "type name for operator")?;
        Ok(ty)
    }

    fn operand(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        self.value(current, None, Mode::Value)
    }

    // One operand.

    fn unary(&mut self, op: UnaryOp, ty: Ty, current: Option<RecordId>) -> Outcome<Value> {
        self.open("unary")?;
        let operand = self.operand(current)?;
        self.close("unary operator")?;
        self.records.fold_unary(op, operand, ty, current, false)
    }

    /// `!listflatten(list of lists)`
    fn list_flatten(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        self.open("unary")?;
        let operand = self.operand(current)?;
        let kind = &kinds::UNARY_LIST;
        let ty = self.typed(operand, kind, "")?;
        let Type::List(inner) = self.records.type_of(ty) else {
            return Err(self.unexpected(kind));
        };
        self.close("unary operator")?;
        // A list of no lists is flat already.
        if !matches!(self.records.type_of(inner), Type::List(_)) {
            return Ok(operand);
        }
        self.records.fold_unary(UnaryOp::ListFlatten, operand, inner, current, false)
    }

    /// `!instances<type>([regex])`
    fn instances(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let ty = self.operator_type()?;
        if !matches!(self.records.type_of(ty), Type::Record(_)) {
            return Err(self.unexpected(&kinds::INSTANCES_TYPE));
        }
        self.expect(b'(', "'(' after type of !instances")?;
        let mut regex = self.records.string_value("");
        if !self.at(b')') {
            let loc = self.loc;
            regex = self.operand(current)?;
            self.must_be(regex, Ty::STRING, loc)?;
        }
        self.close("!instances")?;
        let list = self.records.list_type(ty);
        self.records.fold_unary(UnaryOp::Instances, regex, list, current, false)
    }

    fn get_dag_op(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let mut ty = Ty::ANY_RECORD;
        if self.at(b'<') {
            ty = self.operator_type()?;
            if !matches!(self.records.type_of(ty), Type::Record(_)) {
                return Err(self.unexpected(&kinds::GETDAGOP_TYPE));
            }
        }
        self.unary(UnaryOp::GetDagOp, ty, current)
    }

    fn size(&mut self, op: UnaryOp, current: Option<RecordId>) -> Outcome<Value> {
        self.open("unary")?;
        let operand = self.operand(current)?;
        let kind = &kinds::UNARY_SIZED;
        let ty = self.typed(operand, kind, "")?;
        if !matches!(self.records.type_of(ty), Type::List(_) | Type::String | Type::Dag) {
            return Err(self.unexpected(kind));
        }
        self.close("unary operator")?;
        self.records.fold_unary(op, operand, Ty::INT, current, false)
    }

    fn head_tail(&mut self, op: UnaryOp, current: Option<RecordId>) -> Outcome<Value> {
        self.open("unary")?;
        let operand = self.operand(current)?;
        let kind = &kinds::UNARY_LIST;
        let ty = self.typed(operand, kind, "")?;
        let Type::List(mut element) = self.records.type_of(ty) else {
            return Err(self.unexpected(kind));
        };
        if let Node::List(_, seq) = self.records.node(operand) {
            if seq.len == 0 {
                return Err(self.unexpected(&kinds::EMPTY_LIST_ARGUMENT));
            }
            let first = self.records.store.element(seq, 0);
            element = self.typed(first, &kinds::UNTYPED_ELEMENT, "")?;
        }
        self.close("unary operator")?;
        let ty = if op == UnaryOp::Head { element } else { self.records.list_type(element) };
        self.records.fold_unary(op, operand, ty, current, false)
    }

    fn is_a(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let ty = self.operator_type()?;
        self.expect(b'(', "'(' after type of !isa")?;
        let operand = self.operand(current)?;
        self.close("!isa")?;
        self.records.fold_is_a(ty, operand)
    }

    fn exists(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let ty = self.operator_type()?;
        self.expect(b'(', "'(' after type of !exists")?;
        let loc = self.loc;
        let operand = self.operand(current)?;
        let own = self.records.value_type(operand);
        if own != Some(Ty::STRING) {
            let record = own.is_some_and(|ty| matches!(self.records.type_of(ty), Type::Record(_)));
            let more = if record { ", please use !isa instead" } else { "" };
            let message = kinds::EXISTS_ARGUMENT.with(&[&more]);
            return Err(self.records.error(loc, message));
        }
        self.close("!exists")?;
        self.records.fold_exists(ty, operand, current, false)
    }

    // Two operands, or more of those that associate.

    fn binary(
        &mut self,
        bang: Bang,
        current: Option<RecordId>,
        wanted: Option<Ty>,
        loc: Loc,
    ) -> Outcome<Value> {
        let Some(op) = binary_op(bang) else {
            return Err(self.unexpected(&kinds::UNKNOWN_BANG_OPERATOR));
        };
        let mut result = fixed_result(op);
        if op == BinaryOp::GetDagArg {
            result = Some(self.operator_type()?);
        }
        if let (Some(result), Some(wanted)) = (result, wanted)
            && !self.records.convertible(result, wanted)
        {
            return Err(self.wrong_type(loc, wanted, result));
        }
        let mut expected = match op {
            BinaryOp::Concat
            | BinaryOp::SetDagOp
            | BinaryOp::SetDagOpName
            | BinaryOp::GetDagArg
            | BinaryOp::GetDagName => Some(Ty::DAG),
            BinaryOp::StrConcat | BinaryOp::Match => Some(Ty::STRING),
            BinaryOp::ListConcat | BinaryOp::ListRemove => wanted,
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Le | BinaryOp::Lt | BinaryOp::Ge | BinaryOp::Gt => None,
            BinaryOp::ListSplat | BinaryOp::Interleave => None,
            _ => Some(Ty::INT),
        };
        self.open("binary")?;
        let mut operands: Vec<Value> = Vec::new();
        loop {
            let at = self.loc;
            let operand = self.value(current, expected, Mode::Value)?;
            let Some(ty) = self.records.value_type(operand) else {
                let message = kinds::UNTYPED_VALUE.with(&[&self.records.display(operand)]);
                return Err(self.records.error(loc, message));
            };
            operands.push(operand);
            expected = self.next_expected(op, expected, ty, wanted, operands.len(), at, loc)?;
            if !self.eat(b',') {
                break;
            }
        }
        self.close("operator")?;
        let result = match op {
            BinaryOp::ListConcat | BinaryOp::ListRemove => expected,
            BinaryOp::ListSplat => {
                let ty = self.records.value_type(operands[0]);
                ty.map(|ty| self.records.list_type(ty))
            }
            _ => result,
        };
        let Some(result) = result else {
            return Err(self.records.error(loc, &kinds::OPERATOR_TYPE));
        };
        self.fold_operands(op, operands, result, current, loc)
    }

    fn fold_operands(
        &mut self,
        op: BinaryOp,
        mut operands: Vec<Value>,
        result: Ty,
        current: Option<RecordId>,
        loc: Loc,
    ) -> Outcome<Value> {
        let associates = matches!(
            op,
            BinaryOp::StrConcat
                | BinaryOp::ListConcat
                | BinaryOp::Concat
                | BinaryOp::Add
                | BinaryOp::And
                | BinaryOp::Or
                | BinaryOp::Xor
                | BinaryOp::Mul
        );
        while associates && operands.len() > 2 {
            if let (Some(last), Some(before)) = (operands.pop(), operands.pop()) {
                let joined = self.records.fold_binary(op, before, last, result, current)?;
                self.records.check_height(current)?;
                operands.push(joined);
            }
        }
        let [a, b] = operands[..] else {
            return Err(self.records.error(loc, kinds::EXPECTED.with(&[&"two operands to operator"])));
        };
        self.records.fold_binary(op, a, b, result, current)
    }

    fn wrong_type(&mut self, loc: Loc, wanted: Ty, got: Ty) -> crate::diag::Failed {
        let message =
            kinds::VALUE_TYPE.with(&[&self.records.type_name(wanted), &self.records.type_name(got)]);
        self.records.error(loc, message)
    }

    /// Checks the type of an operand, and gives the type that the next one should have.
    #[expect(clippy::too_many_arguments, reason = "the operator's state, and the places for its messages")]
    fn next_expected(
        &mut self,
        op: BinaryOp,
        expected: Option<Ty>,
        ty: Ty,
        wanted: Option<Ty>,
        count: usize,
        at: Loc,
        loc: Loc,
    ) -> Outcome<Option<Ty>> {
        let mut next = expected;
        match expected {
            None => {
                self.check_first(op, ty, wanted, count, at, loc)?;
                let fixed = !matches!(op, BinaryOp::ListSplat | BinaryOp::Interleave);
                next = fixed.then_some(ty);
            }
            Some(expected) => {
                let Some(common) = self.records.common_type(expected, ty) else {
                    return Err(self.wrong_type(at, expected, ty));
                };
                let arithmetic = expected == Ty::INT && fixed_result(op) == Some(Ty::INT);
                if !arithmetic {
                    next = Some(common);
                }
            }
        }
        Ok(match op {
            BinaryOp::SetDagOp => Some(Ty::ANY_RECORD),
            BinaryOp::SetDagOpName => Some(Ty::STRING),
            BinaryOp::GetDagArg => None,
            BinaryOp::GetDagName => Some(Ty::INT),
            _ => next,
        })
    }

    /// Checks an operand whose type the operator does not fix.
    fn check_first(
        &mut self,
        op: BinaryOp,
        ty: Ty,
        wanted: Option<Ty>,
        count: usize,
        at: Loc,
        loc: Loc,
    ) -> Outcome<()> {
        let number = self.records.convertible(ty, Ty::INT);
        let text = ty == Ty::STRING;
        let shown = self.records.type_name(ty);
        let message = match op {
            BinaryOp::ListConcat | BinaryOp::ListRemove
                if !matches!(self.records.type_of(ty), Type::List(_)) =>
            {
                kinds::NOT_A_LIST.with(&[&shown])
            }
            BinaryOp::ListSplat if count == 1 => return self.check_splat(ty, wanted, loc),
            BinaryOp::ListSplat if ty != Ty::INT => kinds::SECOND_PARAMETER_INT.with(&[&shown]),
            BinaryOp::Eq | BinaryOp::Ne
                if !number && !text && !matches!(self.records.type_of(ty), Type::Record(_)) =>
            {
                kinds::NOT_EQUALITY_COMPARABLE.with(&[&shown])
            }
            BinaryOp::GetDagArg | BinaryOp::Le | BinaryOp::Lt | BinaryOp::Ge | BinaryOp::Gt
                if !number && !text =>
            {
                kinds::NOT_COMPARABLE.with(&[&shown])
            }
            BinaryOp::Interleave if count == 1 => {
                if ty == Ty::STRING_LIST || self.records.convertible(ty, Ty::INT_LIST) {
                    return Ok(());
                }
                kinds::INTERLEAVE_LIST.with(&[&shown])
            }
            BinaryOp::Interleave if count == 2 && !text => kinds::SECOND_ARGUMENT_STRING.with(&[&shown]),
            _ => return Ok(()),
        };
        Err(self.records.error(at, message))
    }

    fn check_splat(&mut self, ty: Ty, wanted: Option<Ty>, loc: Loc) -> Outcome<()> {
        let Some(wanted) = wanted else { return Ok(()) };
        let Type::List(element) = self.records.type_of(wanted) else {
            let message = kinds::RANGE_OUTPUT.with(&[&self.records.type_name(wanted)]);
            return Err(self.records.error(loc, message));
        };
        if self.records.convertible(ty, element) {
            return Ok(());
        }
        let message =
            kinds::FIRST_ARGUMENT_TYPE.with(&[&self.records.type_name(ty), &self.records.type_name(element)]);
        Err(self.records.error(loc, message))
    }

    /// `!range(list)`, `!range(end)`, `!range(start, end)`, `!range(start, end, step)`
    fn range(&mut self, current: Option<RecordId>, loc: Loc) -> Outcome<Value> {
        self.expect(b'(', "'(' after !range operator")?;
        let mut args = Vec::new();
        let mut of_list = false;
        loop {
            if args.len() >= 3 {
                return Err(self.unexpected(kinds::EXPECTED.with(&[&"at most three values of integer"])));
            }
            let at = self.loc;
            let arg = self.operand(current)?;
            let Some(ty) = self.records.value_type(arg) else {
                let message = kinds::UNTYPED_VALUE.with(&[&self.records.display(arg)]);
                return Err(self.records.error(loc, message));
            };
            let list = matches!(self.records.type_of(ty), Type::List(_));
            let shown = self.records.type_name(ty);
            if of_list {
                let message = kinds::RANGE_ONE_LIST.with(&[&shown]);
                return Err(self.records.error(at, message));
            }
            if args.is_empty() && list {
                of_list = true;
            } else if ty != Ty::INT {
                let message = match args.is_empty() {
                    true => kinds::RANGE_LIST_OR_INT.with(&[&shown]),
                    false => kinds::RANGE_INT.with(&[&shown]),
                };
                return Err(self.records.error(at, message));
            }
            args.push(arg);
            if !self.eat(b',') {
                break;
            }
        }
        self.close("operator")?;
        let (zero, one) = (self.records.store.int(0), self.records.store.int(1));
        let operands = match args[..] {
            [list] if of_list => {
                let size = self.records.fold_unary(UnaryOp::Size, list, Ty::INT, current, false)?;
                [zero, size, one]
            }
            [end] => [zero, end, one],
            [start, end] => [start, end, one],
            _ => [args[0], args[1], args[2]],
        };
        self.records.fold_ternary(TernaryOp::Range, operands, Ty::INT_LIST, current)
    }

    // Three operands.

    fn three(&mut self, current: Option<RecordId>, wanted: Option<Ty>) -> Outcome<([Value; 3], [Loc; 2])> {
        self.open("ternary")?;
        let a = self.operand(current)?;
        self.comma("ternary operator")?;
        let b_at = self.loc;
        let b = self.value(current, wanted, Mode::Value)?;
        self.comma("ternary operator")?;
        let c_at = self.loc;
        let c = self.value(current, wanted, Mode::Value)?;
        self.close("ternary operator")?;
        Ok(([a, b, c], [b_at, c_at]))
    }

    fn if_operator(&mut self, current: Option<RecordId>, wanted: Option<Ty>) -> Outcome<Value> {
        let (operands, _) = self.three(current, wanted)?;
        let (b, c) = (self.records.value_type(operands[1]), self.records.value_type(operands[2]));
        let (Some(b), Some(c)) = (b.or(c), c.or(b)) else {
            return Err(self.unexpected(kinds::NO_TYPE.with(&[&"!if"])));
        };
        let Some(ty) = self.records.common_type(b, c) else {
            let message = kinds::IF_TYPES.with(&[&self.records.type_name(b), &self.records.type_name(c)]);
            return Err(self.unexpected(message));
        };
        self.records.fold_ternary(TernaryOp::If, operands, ty, current)
    }

    fn subst(&mut self, current: Option<RecordId>, wanted: Option<Ty>) -> Outcome<Value> {
        let (operands, _) = self.three(current, wanted)?;
        let ty = self.typed(operands[2], &kinds::NO_TYPE, "!subst")?;
        self.records.fold_ternary(TernaryOp::Subst, operands, ty, current)
    }

    fn dag_operator(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let (operands, [args_at, names_at]) = self.three(current, None)?;
        let args = self.records.value_type(operands[1]);
        let names = self.records.value_type(operands[2]);
        if let Some(ty) = args
            && !matches!(self.records.type_of(ty), Type::List(_))
        {
            let message = kinds::DAG_CHILDREN.with(&[&self.records.type_name(ty)]);
            return Err(self.records.error(args_at, message));
        }
        if let Some(ty) = names
            && ty != Ty::STRING_LIST
        {
            let message = kinds::DAG_NAMES.with(&[&self.records.type_name(ty)]);
            return Err(self.records.error(names_at, message));
        }
        if args.is_none() && names.is_none() {
            let message = &kinds::DAG_UNSET;
            return Err(self.records.error(args_at, message));
        }
        self.records.fold_ternary(TernaryOp::Dag, operands, Ty::DAG, current)
    }

    fn set_dag(&mut self, op: TernaryOp, current: Option<RecordId>) -> Outcome<Value> {
        let (operands, [key_at, name_at]) = self.three(current, None)?;
        let key = self.records.value_type(operands[1]);
        if !matches!(key, Some(Ty::INT | Ty::STRING)) {
            let got = match key {
                Some(ty) => format!("type '{}'", self.records.type_name(ty)),
                None => format!("'{}'", self.records.display(operands[1])),
            };
            let message = kinds::DAG_ARGUMENT_KEY.with(&[&got]);
            return Err(self.records.error(key_at, message));
        }
        if op == TernaryOp::SetDagName
            && let Some(ty) = self.records.value_type(operands[2])
            && ty != Ty::STRING
        {
            let message = kinds::DAG_ARGUMENT_NAME.with(&[&self.records.type_name(ty)]);
            return Err(self.records.error(name_at, message));
        }
        self.records.fold_ternary(op, operands, Ty::DAG, current)
    }

    /// Refuses an operand that is typed, and not by `wanted`.
    fn must_be(&mut self, value: Value, wanted: Ty, loc: Loc) -> Outcome<()> {
        match self.records.value_type(value) {
            Some(ty) if ty != wanted => {
                let message =
                    kinds::OPERAND_TYPE.with(&[&self.records.type_name(wanted), &self.records.type_name(ty)]);
                Err(self.records.error(loc, message))
            }
            _ => Ok(()),
        }
    }

    /// `!substr(string, start [, length])`
    fn substr(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let max = self.records.store.int(i64::MAX);
        let operands = self.text_operator("!substr", Ty::INT, max, current)?;
        self.records.fold_ternary(TernaryOp::Substr, operands, Ty::STRING, current)
    }

    /// `!find(string, target [, start])`
    fn find(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let zero = self.records.store.int(0);
        let operands = self.text_operator("!find", Ty::STRING, zero, current)?;
        self.records.fold_ternary(TernaryOp::Find, operands, Ty::INT, current)
    }

    fn text_operator(
        &mut self,
        what: &str,
        second: Ty,
        default: Value,
        current: Option<RecordId>,
    ) -> Outcome<[Value; 3]> {
        self.expect(b'(', &format!("'(' after {what} operator"))?;
        let mut at = [self.loc; 3];
        let a = self.operand(current)?;
        self.comma(&format!("{what} operator"))?;
        at[1] = self.loc;
        let b = self.operand(current)?;
        let mut c = default;
        if self.eat(b',') {
            at[2] = self.loc;
            c = self.operand(current)?;
        }
        self.close(&format!("{what} operator"))?;
        self.must_be(a, Ty::STRING, at[0])?;
        self.must_be(b, second, at[1])?;
        self.must_be(c, Ty::INT, at[2])?;
        Ok([a, b, c])
    }

    // Operators with variables.

    /// Reads a variable of an operator: a name that no field and no other such variable has.
    fn operator_variable(
        &mut self,
        what: &str,
        current: Option<RecordId>,
    ) -> Outcome<(crate::text::Str, Value)> {
        let Tok::Id(name) = self.tok else {
            return Err(self.unexpected(kinds::NOT_AN_IDENTIFIER.with(&[&what])));
        };
        let key = self.records.str_value(name);
        let taken = current.is_some_and(|record| self.records.record(record).field(key).is_some());
        if taken || self.operator_variables.contains(&key) {
            let message = kinds::OPERATOR_VARIABLE_TWICE.with(&[&what, &self.records.str(name)]);
            return Err(self.unexpected(message));
        }
        self.bump();
        Ok((name, key))
    }

    /// Reads a value with some variables in scope.
    fn with_variables(
        &mut self,
        variables: &[(crate::text::Str, Value, Ty)],
        current: Option<RecordId>,
        wanted: Option<Ty>,
    ) -> Outcome<Value> {
        self.push_scope(ScopeKind::Plain);
        for &(name, key, ty) in variables {
            let reference = self.records.store.intern(Node::Var(key, ty));
            self.declare(name, reference);
            self.operator_variables.push(key);
        }
        let value = self.value(current, wanted, Mode::Value)?;
        let kept = self.operator_variables.len() - variables.len();
        self.operator_variables.truncate(kept);
        self.pop_scope();
        Ok(value)
    }

    /// `!foreach(name, list or dag, value)`, `!filter(name, list, predicate)`
    fn foreach_filter(
        &mut self,
        op: TernaryOp,
        current: Option<RecordId>,
        wanted: Option<Ty>,
        loc: Loc,
    ) -> Outcome<Value> {
        self.expect(b'(', "'(' after !foreach/!filter")?;
        let (name, key) = self.operator_variable("first argument of !foreach/!filter", current)?;
        self.comma("!foreach/!filter")?;
        let over = self.operand(current)?;
        self.comma("!foreach/!filter")?;
        let ty = self.typed(over, &kinds::NO_TYPE, "!foreach/!filter list or dag")?;
        let wanted_type = wanted.map(|ty| self.records.type_of(ty));
        let (element, body_type) = match (self.records.type_of(ty), wanted_type) {
            (Type::List(element), None) => (element, None),
            (Type::List(element), Some(Type::List(out))) => {
                (element, Some(if op == TernaryOp::Foreach { out } else { Ty::INT }))
            }
            (Type::Dag, None | Some(Type::Dag)) if op == TernaryOp::Foreach => (Ty::DAG, None),
            (Type::List(_), Some(_)) => {
                let shown = wanted.map(|ty| self.records.type_name(ty)).unwrap_or_default();
                return Err(self.records.error(loc, kinds::FOREACH_LIST.with(&[&shown])));
            }
            (Type::Dag, Some(_)) if op == TernaryOp::Foreach => {
                let shown = wanted.map(|ty| self.records.type_name(ty)).unwrap_or_default();
                return Err(self.records.error(loc, kinds::FOREACH_DAG.with(&[&shown])));
            }
            _ if op == TernaryOp::Foreach => {
                return Err(self.unexpected(&kinds::FOREACH_ARGUMENT));
            }
            _ => return Err(self.unexpected(&kinds::FILTER_ARGUMENT)),
        };
        let body = self.with_variables(&[(name, key, element)], current, body_type)?;
        self.close("!foreach/!filter")?;
        let result = match (op, ty) {
            (TernaryOp::Foreach, Ty::DAG) => Ty::DAG,
            (TernaryOp::Foreach, _) => {
                let ty = self.typed(body, &kinds::NO_TYPE, "!foreach result expression")?;
                self.records.list_type(ty)
            }
            _ => self.records.list_type(element),
        };
        self.records.fold_ternary(op, [key, over, body], result, current)
    }

    /// `!foldl(start, list, sum, item, value)`
    fn foldl(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        self.expect(b'(', "'(' after !foldl")?;
        let start = self.operand(current)?;
        let ty = self.typed(start, &kinds::NO_TYPE, "!foldl start")?;
        self.comma("!foldl")?;
        let list = self.operand(current)?;
        let list_type = self.typed(list, &kinds::NO_TYPE, "!foldl list")?;
        let Type::List(element) = self.records.type_of(list_type) else {
            let shown = self.records.type_name(list_type);
            return Err(self.unexpected(kinds::FOLDL_LIST.with(&[&shown])));
        };
        self.comma("!foldl")?;
        let (a, a_key) = self.operator_variable("third argument of !foldl", current)?;
        self.comma("!foldl")?;
        let (b, b_key) = self.operator_variable("fourth argument of !foldl", current)?;
        self.comma("!foldl")?;
        let body = self.with_variables(&[(a, a_key, ty), (b, b_key, element)], current, None)?;
        let body_type = self.typed(body, &kinds::NO_TYPE, "!foldl expression")?;
        if body_type != ty {
            let message =
                kinds::FOLDL_TYPE.with(&[&self.records.type_name(ty), &self.records.type_name(body_type)]);
            return Err(self.unexpected(message));
        }
        self.close("fold operator")?;
        self.records.fold_foldl([start, list, a_key, b_key, body], ty, current)
    }

    /// `!cond(condition : value {"," condition : value})`
    fn cond(&mut self, current: Option<RecordId>, wanted: Option<Ty>) -> Outcome<Value> {
        self.expect(b'(', "'(' after !cond operator")?;
        let mut pairs = Vec::new();
        while !self.eat(b')') {
            pairs.push(self.operand(current)?);
            self.expect(b':', "':'  following a condition in !cond operator")?;
            pairs.push(self.value(current, wanted, Mode::Value)?);
            if self.eat(b')') {
                break;
            }
            self.expect(b',', "',' or ')' following a value in !cond operator")?;
        }
        if pairs.is_empty() {
            let message = &kinds::COND_EMPTY;
            return Err(self.unexpected(message));
        }
        let mut common = None;
        for pair in pairs.chunks_exact(2) {
            let Some(ty) = self.records.value_type(pair[1]) else { continue };
            common = match common {
                None => Some(ty),
                Some(sofar) => match self.records.common_type(sofar, ty) {
                    Some(ty) => Some(ty),
                    None => {
                        let message = kinds::COND_TYPES
                            .with(&[&self.records.type_name(sofar), &self.records.type_name(ty)]);
                        return Err(self.unexpected(message));
                    }
                },
            };
        }
        let Some(ty) = common else {
            return Err(self.unexpected(&kinds::COND_TYPE));
        };
        self.records.fold_cond(&pairs, ty, current)
    }
}

fn binary_op(bang: Bang) -> Option<BinaryOp> {
    Some(match bang {
        Bang::Con => BinaryOp::Concat,
        Bang::Add => BinaryOp::Add,
        Bang::Sub => BinaryOp::Sub,
        Bang::Mul => BinaryOp::Mul,
        Bang::Div => BinaryOp::Div,
        Bang::And => BinaryOp::And,
        Bang::Or => BinaryOp::Or,
        Bang::Xor => BinaryOp::Xor,
        Bang::Shl => BinaryOp::Shl,
        Bang::Sra => BinaryOp::Sra,
        Bang::Srl => BinaryOp::Srl,
        Bang::Eq => BinaryOp::Eq,
        Bang::Ne => BinaryOp::Ne,
        Bang::Le => BinaryOp::Le,
        Bang::Lt => BinaryOp::Lt,
        Bang::Ge => BinaryOp::Ge,
        Bang::Gt => BinaryOp::Gt,
        Bang::ListConcat => BinaryOp::ListConcat,
        Bang::ListSplat => BinaryOp::ListSplat,
        Bang::ListRemove => BinaryOp::ListRemove,
        Bang::StrConcat => BinaryOp::StrConcat,
        Bang::Interleave => BinaryOp::Interleave,
        Bang::SetDagOp => BinaryOp::SetDagOp,
        Bang::SetDagOpName => BinaryOp::SetDagOpName,
        Bang::GetDagArg => BinaryOp::GetDagArg,
        Bang::GetDagName => BinaryOp::GetDagName,
        Bang::Match => BinaryOp::Match,
        _ => return None,
    })
}

/// The type of what an operator gives, where the operator alone says it.
fn fixed_result(op: BinaryOp) -> Option<Ty> {
    match op {
        BinaryOp::Concat | BinaryOp::SetDagOp | BinaryOp::SetDagOpName => Some(Ty::DAG),
        BinaryOp::GetDagName | BinaryOp::StrConcat | BinaryOp::Interleave => Some(Ty::STRING),
        BinaryOp::Eq
        | BinaryOp::Ne
        | BinaryOp::Le
        | BinaryOp::Lt
        | BinaryOp::Ge
        | BinaryOp::Gt
        | BinaryOp::Match => Some(Ty::BIT),
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Mul
        | BinaryOp::Div
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::Shl
        | BinaryOp::Sra
        | BinaryOp::Srl => Some(Ty::INT),
        _ => None,
    }
}
