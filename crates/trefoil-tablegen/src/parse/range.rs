//! Types, ranges of numbers, and subscripts of lists.

use super::{Mode, Parser};
use crate::diag::{Failed, Outcome};
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::lex::{Keyword, Tok};
use crate::store::{BinaryOp, Node, Value};
use crate::types::Type;

impl Parser<'_> {
    /// `type ::= "bit" | "int" | "string" | "code" | "dag" | "bits" "<" n ">" | "list" "<" type ">" | ClassID`
    pub(super) fn ty(&mut self) -> Outcome<Ty> {
        self.nest(Self::inner_type)
    }

    fn inner_type(&mut self) -> Outcome<Ty> {
        let simple = match self.tok {
            Tok::Keyword(Keyword::String | Keyword::Code) => Ty::STRING,
            Tok::Keyword(Keyword::Bit) => Ty::BIT,
            Tok::Keyword(Keyword::Int) => Ty::INT,
            Tok::Keyword(Keyword::Dag) => Ty::DAG,
            Tok::Keyword(Keyword::Bits) => return self.bits_type(),
            Tok::Keyword(Keyword::List) => {
                self.bump();
                self.expect(b'<', "'<' after list type")?;
                let element = self.ty()?;
                self.expect(b'>', "'>' at end of list<ty> type")?;
                return Ok(self.records.list_type(element));
            }
            Tok::Id(name) => {
                if let Some(&alias) = self.type_aliases.get(&name) {
                    alias
                } else {
                    let class = self.class_id()?;
                    return Ok(self.records.class_type(class));
                }
            }
            _ => return Err(self.unexpected(&kinds::TYPE_TOKEN)),
        };
        self.bump();
        Ok(simple)
    }

    fn bits_type(&mut self) -> Outcome<Ty> {
        self.bump();
        self.expect(b'<', "'<' after bits type")?;
        let Tok::Int(width) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"integer in bits<n> type"])));
        };
        let limit = self.records.limits.elements;
        let Some(width) = u32::try_from(width).ok().filter(|&w| w <= limit) else {
            return Err(self.unexpected(kinds::BITS_WIDTH.with(&[&width, &limit])));
        };
        self.bump();
        self.expect(b'>', "'>' at end of bits<n> type")?;
        Ok(self.records.bits_type(width))
    }

    /// `range ::= n | n "..." n | n "-" n | n -n`
    pub(super) fn range_piece(&mut self, first: Option<Value>, out: &mut Vec<u32>) -> Outcome<()> {
        let first = match first {
            Some(first) => first,
            None => self.value(None, None, Mode::Value)?,
        };
        let Node::Int(start) = self.records.node(first) else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"integer or bitrange"])));
        };
        if start < 0 {
            return Err(self.unexpected(&kinds::RANGE_NEGATIVE));
        }
        let end = match self.tok {
            Tok::Ellipsis | Tok::Mark(b'-') => {
                self.bump();
                let end = self.value(None, None, Mode::Value)?;
                let Node::Int(end) = self.records.node(end) else {
                    return Err(self.unexpected(kinds::EXPECTED.with(&[&"integer value as end of range"])));
                };
                end
            }
            Tok::Int(end) => {
                self.bump();
                end.wrapping_neg()
            }
            _ => start,
        };
        if end < 0 {
            return Err(self.unexpected(&kinds::RANGE_NEGATIVE));
        }
        let limit = i64::from(self.records.limits.elements);
        if start > limit || end > limit || out.len() as i64 + (start - end).abs() > limit {
            return Err(self.unexpected(kinds::RANGE_LIMIT.with(&[&limit])));
        }
        let (start, end) = (start as u32, end as u32);
        if start < end {
            out.extend(start..=end);
        } else {
            out.extend((end..=start).rev());
        }
        Ok(())
    }

    /// `ranges ::= range {"," range}`
    pub(super) fn range_list(&mut self, out: &mut Vec<u32>) -> Outcome<()> {
        loop {
            self.range_piece(None, out)?;
            if !self.eat(b',') {
                return Ok(());
            }
        }
    }

    pub(super) fn optional_ranges(&mut self, open: u8, close: u8, what: &str) -> Outcome<Vec<u32>> {
        let mut ranges = Vec::new();
        let begin = self.loc;
        if !self.eat(open) {
            return Ok(ranges);
        }
        self.range_list(&mut ranges)?;
        if !self.eat(close) {
            self.unexpected(kinds::EXPECTED_CLOSING.with(&[&(close as char), &what]));
            self.records.note(begin, kinds::TO_MATCH.with(&[&(open as char)]));
            return Err(Failed);
        }
        Ok(ranges)
    }

    /// `bits ::= ["{" ranges "}"]`
    pub(super) fn optional_bits(&mut self) -> Outcome<Vec<u32>> {
        self.optional_ranges(b'{', b'}', "bit list")
    }

    /// `element ::= value | value "..." value | value "-" value | value -n`, a number or a list of them
    fn slice_element(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let loc = self.loc;
        let first = self.value(current, None, Mode::Value)?;
        let last = match self.tok {
            Tok::Ellipsis | Tok::Mark(b'-') => {
                self.bump();
                let loc = self.loc;
                let last = self.value(current, None, Mode::Value)?;
                self.must_be_int(last, loc)?;
                last
            }
            Tok::Int(n) => {
                let n = n.wrapping_neg();
                if n < 0 {
                    return Err(self.unexpected(&kinds::RANGE_NEGATIVE));
                }
                self.bump();
                self.records.store.int(n)
            }
            _ => return Ok(first),
        };
        self.must_be_int(first, loc)?;
        self.records.fold_binary(BinaryOp::ClosedRange, first, last, Ty::INT_LIST, current)
    }

    fn must_be_int(&mut self, value: Value, loc: crate::text::Loc) -> Outcome<()> {
        match self.records.value_type(value) {
            Some(Ty::INT) => Ok(()),
            ty => {
                let shown = ty.map_or_else(|| "?".to_owned(), |ty| self.records.type_name(ty));
                Err(self.records.error(loc, kinds::RANGE_BOUNDS.with(&[&shown])))
            }
        }
    }

    /// The subscripts between `[` and `]`: one number, or a list of them.
    pub(super) fn slice_elements(&mut self, current: Option<RecordId>) -> Outcome<Value> {
        let mut slices: Vec<Value> = Vec::new();
        let mut numbers: Vec<Value> = Vec::new();
        let mut single = true;
        loop {
            let loc = self.loc;
            let element = self.slice_element(current)?;
            let ty = self.records.value_type(element);
            match ty.map(|ty| (ty, self.records.type_of(ty))) {
                Some((Ty::INT, _)) => numbers.push(element),
                Some((ty, Type::List(inner))) => {
                    if inner != Ty::INT {
                        let message = kinds::RANGE_LIST_INT.with(&[&self.records.type_name(ty)]);
                        return Err(self.records.error(loc, message));
                    }
                    self.flush_numbers(&mut numbers, &mut slices);
                    slices.push(element);
                    single = false;
                }
                other => {
                    let shown = other.map_or_else(|| "?".to_owned(), |(ty, _)| self.records.type_name(ty));
                    return Err(self.records.error(loc, kinds::RANGE_TYPE.with(&[&shown])));
                }
            }
            if !self.eat(b',') {
                break;
            }
            single = false;
            if self.at(b']') {
                break;
            }
        }
        if single && let [only] = numbers[..] {
            return Ok(only);
        }
        self.flush_numbers(&mut numbers, &mut slices);
        let mut all = slices[0];
        for &slice in &slices[1..] {
            all = self.records.list_concat(all, slice)?;
        }
        Ok(all)
    }

    fn flush_numbers(&mut self, numbers: &mut Vec<Value>, slices: &mut Vec<Value>) {
        if !numbers.is_empty() {
            slices.push(self.records.store.list(Ty::INT, numbers));
            numbers.clear();
        }
    }
}
