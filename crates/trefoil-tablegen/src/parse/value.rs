//! Values: literals, names, lists, dags, anonymous records, and the suffixes after them.

use super::{Mode, Parser};
use crate::diag::{Failed, Outcome};
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::lex::{Bang, Keyword, Tok};
use crate::store::{BinaryOp, Node, UnaryOp, Value};
use crate::text::{Loc, Str};
use crate::types::Type;
use trefoil_diag::Kind;

impl Parser<'_> {
    /// `value ::= simple suffix*`
    pub(super) fn value(
        &mut self,
        current: Option<RecordId>,
        wanted: Option<Ty>,
        mode: Mode,
    ) -> Outcome<Value> {
        self.nest(|this| {
            this.records.check_height(current)?;
            let loc = this.loc;
            let mut value = this.simple_value(current, wanted, mode)?;
            while let Some(next) = this.suffix(current, wanted, mode, value, loc)? {
                value = next;
                this.records.check_height(current)?;
            }
            Ok(value)
        })
    }

    /// `suffix ::= "{" ranges "}" | "[" subscripts "]" | "." identifier | "#" value`
    fn suffix(
        &mut self,
        current: Option<RecordId>,
        wanted: Option<Ty>,
        mode: Mode,
        value: Value,
        loc: Loc,
    ) -> Outcome<Option<Value>> {
        match self.tok {
            Tok::Mark(b'{') if mode == Mode::Value => self.bit_suffix(value).map(Some),
            Tok::Mark(b'[') => self.subscript_suffix(current, value, loc).map(Some),
            Tok::Mark(b'.') => {
                self.bump();
                let Tok::Id(name) = self.tok else {
                    return Err(self.unexpected(kinds::EXPECTED.with(&[&"field identifier after '.'"])));
                };
                if self.records.field_type(value, name).is_none() {
                    let message =
                        kinds::NO_FIELD.with(&[&self.records.str(name), &self.records.display(value)]);
                    return Err(self.unexpected(message));
                }
                let field = self.records.fold_field(value, name, current)?;
                self.bump();
                Ok(Some(field))
            }
            Tok::Mark(b'#') => self.paste(current, wanted, value).map(Some),
            _ => Ok(None),
        }
    }

    fn bit_suffix(&mut self, value: Value) -> Outcome<Value> {
        let loc = self.loc;
        self.bump();
        let mut bits = Vec::new();
        self.range_list(&mut bits)?;
        bits.reverse();
        let Some(value) = self.records.bit_range(value, &bits) else {
            return Err(self.records.error(loc, &kinds::INVALID_BIT_RANGE));
        };
        self.expect(b'}', "'}' at end of bit range list")?;
        Ok(value)
    }

    fn subscript_suffix(&mut self, current: Option<RecordId>, value: Value, loc: Loc) -> Outcome<Value> {
        let Some(ty) = self.records.value_type(value) else {
            return Err(self.records.error(loc, &kinds::INVALID_LIST));
        };
        let Type::List(element) = self.records.type_of(ty) else {
            let message = kinds::ELEMENTS_TYPE.with(&[&self.records.type_name(ty)]);
            return Err(self.records.error(loc, message));
        };
        self.bump();
        let index = self.slice_elements(current)?;
        let value = if self.records.value_type(index) == Some(Ty::INT) {
            self.records.fold_binary(BinaryOp::ListElement, value, index, element, current)?
        } else {
            self.records.fold_binary(BinaryOp::ListSlice, value, index, ty, current)?
        };
        self.expect(b']', "']' at end of list slice")?;
        Ok(value)
    }

    fn ends_name(&self) -> bool {
        matches!(self.tok, Tok::Mark(b':' | b';' | b'{'))
    }

    /// `value "#" value`: strings, or lists, joined.
    fn paste(&mut self, current: Option<RecordId>, wanted: Option<Ty>, value: Value) -> Outcome<Value> {
        let loc = self.loc;
        let Some(ty) = self.records.value_type(value) else {
            return Err(self.records.error(loc, &kinds::PASTE_LHS));
        };
        if let Type::List(_) = self.records.type_of(ty) {
            self.bump();
            if self.ends_name() {
                return Ok(value);
            }
            let more = self.value(current, wanted, Mode::Value)?;
            return self.records.list_concat(value, more);
        }
        let left = self.as_string(current, value, ty, loc)?;
        self.bump();
        if self.ends_name() {
            let empty = self.records.string_value("");
            return self.records.str_concat(left, empty);
        }
        let more = self.value(current, None, Mode::Name)?;
        let Some(ty) = self.records.value_type(more) else {
            return Err(self.records.error(loc, &kinds::PASTE_RHS));
        };
        let right = self.as_string(current, more, ty, loc)?;
        self.records.str_concat(left, right)
    }

    fn as_string(&mut self, current: Option<RecordId>, value: Value, ty: Ty, loc: Loc) -> Outcome<Value> {
        if ty == Ty::STRING {
            return Ok(value);
        }
        let cast = self.records.fold_unary(UnaryOp::Cast, value, Ty::STRING, current, false)?;
        if self.records.value_type(cast).is_none() {
            let message = kinds::PASTE_CAST.with(&[&self.records.display(value)]);
            return Err(self.records.error(loc, message));
        }
        Ok(cast)
    }

    /// `simple ::= literal | name | class "<" arguments ">" | "{" values "}" | "[" values "]" | dag | bang`
    fn simple_value(&mut self, current: Option<RecordId>, wanted: Option<Ty>, mode: Mode) -> Outcome<Value> {
        let value = match self.tok {
            Tok::Bang(bang) => return self.bang(bang, current, wanted),
            Tok::Keyword(Keyword::True) => self.records.store.int(1),
            Tok::Keyword(Keyword::False) => self.records.store.int(0),
            Tok::Int(i) => self.records.store.int(i),
            Tok::Binary(number, width) => {
                self.records.check_count(current, u128::from(width))?;
                let bits: Vec<Value> =
                    (0..width).map(|i| Value::bit(i < 64 && number >> i & 1 != 0)).collect();
                self.records.store.bits(&bits)
            }
            Tok::Str(text) => return Ok(self.string_literal(text)),
            Tok::Code(text) => self.records.store.intern(Node::Code(text)),
            Tok::Mark(b'?') => Value::UNSET,
            Tok::Id(name) => return self.name_value(name, current, mode),
            Tok::Mark(b'{') => return self.bits_literal(current),
            Tok::Mark(b'[') => return self.list_literal(current, wanted),
            Tok::Mark(b'(') => return self.dag_literal(current),
            _ => return Err(self.unexpected(&kinds::VALUE_TOKEN)),
        };
        self.bump();
        Ok(value)
    }

    /// Strings that stand side by side are one.
    fn string_literal(&mut self, first: Str) -> Value {
        self.bump();
        let Tok::Str(_) = self.tok else {
            return self.records.str_value(first);
        };
        let mut text = self.records.str(first).to_owned();
        while let Tok::Str(more) = self.tok {
            text.push_str(self.records.str(more));
            self.bump();
        }
        self.records.string_value(&text)
    }

    fn name_value(&mut self, name: Str, current: Option<RecordId>, mode: Mode) -> Outcome<Value> {
        let loc = self.loc;
        self.bump();
        if self.at(b'=') {
            // The name of a named argument.
            return Ok(self.records.str_value(name));
        }
        if self.at(b'<') {
            return self.anonymous_record(name, current, loc);
        }
        if let Some(value) = self.variable(name) {
            return Ok(value);
        }
        if mode == Mode::Name {
            return Ok(self.records.str_value(name));
        }
        if let Some(value) = self.records.global(name) {
            return Ok(value);
        }
        let key = self.records.str_value(name);
        if let Some(record) = current
            && self.multiclass.is_none()
            && !self.records.record(record).is_class
            && self.records.record(record).name == key
        {
            // The record's own type is known only at the end.
            let ty = self.records.record_own_type(record);
            return Ok(self.records.store.intern(Node::Unary(UnaryOp::Cast, key, ty)));
        }
        let message = kinds::UNDEFINED_VARIABLE.with(&[&self.records.str(name)]);
        Err(self.records.error(loc, message))
    }

    /// `ClassID "<" arguments ">"`, the name taken.
    fn anonymous_record(&mut self, name: Str, current: Option<RecordId>, loc: Loc) -> Outcome<Value> {
        let Some(&class) = self.records.classes.get(&name) else {
            let message = kinds::NOT_A_CLASS.with(&[&self.records.str(name)]);
            return Err(self.records.error(loc, message));
        };
        self.bump();
        let mut arguments = self.arguments(current, class, false)?;
        self.check_arguments(&mut arguments, class, loc)?;
        self.match_arguments(class, &arguments, loc)?;
        let instance = self.records.store.instance(class, &arguments);
        self.records.here = loc;
        self.records.fold_instance(instance)
    }

    /// `values ::= value {"," value}`, none where `close` follows at once; lists may end in a comma.
    fn values(&mut self, current: Option<RecordId>, wanted: Option<Ty>, close: u8) -> Outcome<Vec<Value>> {
        let mut values = Vec::new();
        if self.at(close) {
            return Ok(values);
        }
        loop {
            values.push(self.value(current, wanted, Mode::Value)?);
            if !self.eat(b',') || (close == b']' && self.at(close)) {
                return Ok(values);
            }
        }
    }

    /// `"{" values "}"`, the highest bit first
    fn bits_literal(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let loc = self.loc;
        self.bump();
        let values = self.values(current, None, b'}')?;
        self.expect(b'}', "'}' at end of bit list value")?;
        let mut bits = Vec::new();
        for (i, &value) in values.iter().enumerate() {
            match self.records.node(value) {
                Node::Bits(seq) => bits.extend(self.records.store.values(seq).into_iter().rev()),
                Node::Var(_, ty) if matches!(self.records.type_of(ty), Type::Bits(_)) => {
                    let Type::Bits(width) = self.records.type_of(ty) else { continue };
                    for bit in (0..width).rev() {
                        bits.push(self.records.bit_of(value, bit)?);
                    }
                }
                _ => match self.records.cast_to(value, Ty::BIT)? {
                    Some(bit) => bits.push(bit),
                    None => {
                        let shown = self.records.display(value);
                        let message = kinds::BITS_ELEMENT.with(&[&i, &shown]);
                        return Err(self.records.error(loc, message));
                    }
                },
            }
            self.records.check_count(current, bits.len() as u128)?;
        }
        bits.reverse();
        Ok(self.records.store.bits(&bits))
    }

    /// `"[" values "]" ["<" type ">"]`
    fn list_literal(&mut self, current: Option<RecordId>, wanted: Option<Ty>) -> Outcome<Value> {
        self.bump();
        let expected = match wanted.map(|ty| (ty, self.records.type_of(ty))) {
            None => None,
            Some((_, Type::List(element))) => Some(element),
            Some((ty, _)) => {
                let message = kinds::UNEXPECTED_LIST.with(&[&self.records.type_name(ty)]);
                return Err(self.unexpected(message));
            }
        };
        let values = self.values(current, expected, b']')?;
        self.expect(b']', "']' at end of list value")?;
        let mut given = None;
        if self.eat(b'<') {
            given = Some(self.ty()?);
            self.expect(b'>', "'>' at end of list element type")?;
        }
        let element = self.list_element_type(&values, given, expected)?;
        Ok(self.records.store.list(element, &values))
    }

    fn list_element_type(
        &mut self,
        values: &[Value],
        given: Option<Ty>,
        expected: Option<Ty>,
    ) -> Outcome<Ty> {
        let mut common: Option<Ty> = None;
        for &value in values {
            let Some(ty) = self.records.value_type(value) else { continue };
            common = match common {
                None => Some(ty),
                Some(sofar) => match self.records.common_type(sofar, ty) {
                    Some(ty) => Some(ty),
                    None => return Err(self.unexpected(&kinds::ELEMENT_TYPES)),
                },
            };
        }
        if let Some(given) = given {
            if common.is_some_and(|ty| !self.records.convertible(ty, given)) {
                return Err(self.unexpected(&kinds::ELEMENT_TYPES));
            }
            common = Some(given);
        }
        match (common, expected) {
            (None, None) => Err(self.unexpected(&kinds::LIST_TYPE)),
            (None, Some(expected)) => Ok(expected),
            (Some(ty), Some(expected)) if !self.records.convertible(ty, expected) => {
                let message = kinds::ELEMENT_TYPE
                    .with(&[&self.records.type_name(ty), &self.records.type_name(expected)]);
                Err(self.unexpected(message))
            }
            (Some(ty), _) => Ok(ty),
        }
    }

    fn var_name(&mut self, what: &str) -> Outcome<Str> {
        let Tok::VarName(name) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&what])));
        };
        self.bump();
        Ok(name)
    }

    /// `dag ::= "(" operator [":" $name] [arg {"," arg}] ")"`, `arg ::= value [":" $name] | $name`
    fn dag_literal(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        self.bump();
        if !matches!(self.tok, Tok::Id(_) | Tok::Mark(b'?') | Tok::Bang(Bang::Cast | Bang::GetDagOp)) {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"identifier in dag init"])));
        }
        let operator = self.value(current, None, Mode::Value)?;
        let mut name = None;
        if self.eat(b':') {
            name = Some(self.var_name("variable name in dag operator")?);
        }
        let mut args = Vec::new();
        if !self.at(b')') {
            loop {
                args.push(self.dag_arg(current)?);
                self.records.check_count(current, args.len() as u128)?;
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')', "')' in dag init")?;
        Ok(self.records.store.dag(operator, name, &args))
    }

    fn dag_arg(&mut self, current: Option<RecordId>) -> Outcome<(Value, Option<Str>)> {
        if let Tok::VarName(name) = self.tok {
            self.bump();
            return Ok((Value::UNSET, Some(name)));
        }
        let value = self.value(current, None, Mode::Value)?;
        let mut name = None;
        if self.eat(b':') {
            name = Some(self.var_name("variable name in dag literal")?);
        }
        Ok((value, name))
    }

    /// The type of a value, or an error of a kind that says what needs one.
    pub(super) fn typed(&mut self, value: Value, kind: &'static Kind, what: &str) -> Outcome<Ty> {
        match self.records.value_type(value) {
            Some(ty) => Ok(ty),
            None => {
                let failed: Failed = self.unexpected(kind.with(&[&what]));
                Err(failed)
            }
        }
    }
}
