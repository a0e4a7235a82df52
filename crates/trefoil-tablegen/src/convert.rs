//! The types of values, their conversions, their bits, and whether they are resolved.

use crate::diag::Outcome;
use crate::ids::Ty;
use crate::kinds;
use crate::records::Records;
use crate::store::{Node, UnaryOp, Value};
use crate::text::Str;
use crate::types::Type;

/// Whether an integer fits in `width` bits, signed or unsigned.
fn fits(value: i64, width: u32) -> bool {
    width >= 64 || value >> width == 0 || (width > 0 && value >> (width - 1) == -1)
}

impl Records {
    /// The type of a value; `?` has none.
    pub(crate) fn value_type(&mut self, value: Value) -> Option<Ty> {
        Some(match self.node(value) {
            Node::Unset => return None,
            Node::Bit(_) | Node::VarBit(..) => Ty::BIT,
            Node::Int(_) | Node::IsA(..) | Node::Exists(..) => Ty::INT,
            Node::Str(_) | Node::Code(_) | Node::AnonymousName(_) => Ty::STRING,
            Node::Bits(seq) => self.bits_type(seq.len),
            Node::List(element, _) => self.list_type(element),
            Node::Dag(_) => Ty::DAG,
            Node::Def(record) => self.def_type(record),
            Node::Instance(class, _) => self.class_type(class),
            Node::Var(_, ty)
            | Node::Field(_, _, ty)
            | Node::Unary(_, _, ty)
            | Node::Binary(_, _, _, ty)
            | Node::Ternary(_, _, ty)
            | Node::Fold(_, ty)
            | Node::Cond(ty, _) => ty,
        })
    }

    /// Whether a value is completely resolved.
    pub(crate) fn is_concrete(&self, value: Value) -> bool {
        if self.store.is_ground(value) {
            return true;
        }
        let all = |values: Vec<Value>| values.into_iter().all(|v| self.is_concrete(v));
        match self.node(value) {
            Node::Bits(seq) | Node::List(_, seq) | Node::Cond(_, seq) => all(self.store.values(seq)),
            Node::Dag(seq) => {
                let (operator, _, args) = self.store.dag_parts(seq);
                self.is_concrete(operator) && args.iter().all(|a| self.is_concrete(a.0))
            }
            Node::Field(of, name, _) => match self.node(of) {
                Node::Def(record) => {
                    let field = self.record(record).fields.iter().find(|f| self.as_str(f.name) == Some(name));
                    field.is_some_and(|f| f.value != value && self.is_concrete(f.value))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a value has no `?` that would make it unusable as a default.
    pub(crate) fn is_complete(&self, value: Value) -> bool {
        let all = |values: Vec<Value>| values.into_iter().all(|v| self.is_complete(v));
        match self.node(value) {
            Node::Unset | Node::Fold(..) | Node::IsA(..) | Node::Exists(..) => false,
            Node::Bits(seq) | Node::List(_, seq) => all(self.store.values(seq)),
            Node::Ternary(_, start, _) => all([0, 1, 2].map(|i| Value(self.store.at(start + i))).to_vec()),
            Node::Cond(_, seq) => {
                let pairs = self.store.values(seq);
                pairs.chunks_exact(2).all(|p| self.is_complete(p[0]) && self.is_concrete(p[1]))
            }
            _ => true,
        }
    }

    /// The integer that a value of type `int`, `bit` or `bits<n>` stands for.
    pub fn as_int(&self, value: Value) -> Option<i64> {
        match self.node(value) {
            Node::Int(i) => Some(i),
            Node::Bit(on) => Some(i64::from(on)),
            Node::Bits(seq) => {
                let mut result = 0i64;
                for (i, &bit) in self.store.seq(seq).iter().enumerate() {
                    let Node::Bit(on) = self.node(Value(bit)) else {
                        return None;
                    };
                    result |= if i < 64 { i64::from(on) << i } else { 0 };
                }
                Some(result)
            }
            _ => None,
        }
    }

    /// Converts a literal to a type; none where that is impossible, or the value is not resolved yet.
    pub(crate) fn convert(&mut self, value: Value, to: Ty) -> Option<Value> {
        match (self.node(value), self.type_of(to)) {
            (Node::Unset, _) => Some(value),
            (Node::Bit(on), Type::Int) => Some(self.store.int(i64::from(on))),
            (Node::Bit(_), Type::Bit) => Some(value),
            (Node::Bit(_), Type::Bits(1)) => Some(self.store.bits(&[value])),
            (Node::Bits(seq), Type::Bit) if seq.len == 1 => Some(self.store.element(seq, 0)),
            (Node::Bits(seq), Type::Bits(width)) => (seq.len == width).then_some(value),
            (Node::Bits(_), Type::Int) => self.as_int(value).map(|i| self.store.int(i)),
            (Node::Int(_), Type::Int) => Some(value),
            (Node::Int(i @ (0 | 1)), Type::Bit) => Some(Value::bit(i == 1)),
            (Node::Int(i), Type::Bits(width)) if fits(i, width) => {
                let bits: Vec<Value> = (0..width).map(|n| Value::bit(n < 64 && i >> n & 1 != 0)).collect();
                Some(self.store.bits(&bits))
            }
            (Node::Str(_) | Node::Code(_), Type::String) => Some(value),
            (Node::List(..), _) => self.convert_list(value, to),
            (Node::Def(record), Type::Record(_)) => {
                let ty = self.def_type(record);
                self.convertible(ty, to).then_some(value)
            }
            (
                Node::Bit(_) | Node::Bits(_) | Node::Int(_) | Node::Str(_) | Node::Code(_) | Node::Def(_),
                _,
            ) => None,
            (_, ty) => {
                let own = self.value_type(value)?;
                if self.is_a(own, to) {
                    return Some(value);
                }
                (own == Ty::BIT && ty == Type::Bits(1)).then(|| self.store.bits(&[value]))
            }
        }
    }

    fn convert_list(&mut self, value: Value, to: Ty) -> Option<Value> {
        let Node::List(element, seq) = self.node(value) else {
            return None;
        };
        let Type::List(wanted) = self.type_of(to) else {
            return None;
        };
        if element == wanted {
            return Some(value);
        }
        let mut items = Vec::with_capacity(seq.len as usize);
        let mut changed = false;
        for item in self.store.values(seq) {
            let new = self.convert(item, wanted)?;
            changed |= new != item;
            items.push(new);
        }
        Some(if changed { self.store.list(wanted, &items) } else { value })
    }

    /// Converts a value to a type, by a `!cast` where the value is not resolved yet; none where that is impossible.
    pub(crate) fn cast_to(&mut self, value: Value, to: Ty) -> Outcome<Option<Value>> {
        let Some(own) = self.value_type(value) else {
            return Ok(Some(value));
        };
        if self.is_a(own, to) {
            return Ok(Some(value));
        }
        if let Some(converted) = self.convert(value, to) {
            return Ok(Some(converted));
        }
        if !self.convertible(own, to) {
            return Ok(None);
        }
        self.fold_unary(UnaryOp::Cast, value, to, None, false).map(Some)
    }

    /// One bit of a value.
    pub(crate) fn bit_of(&mut self, value: Value, bit: u32) -> Outcome<Value> {
        Ok(match self.node(value) {
            Node::Unset | Node::Bit(_) | Node::VarBit(..) => value,
            Node::Bits(seq) if bit < seq.len => self.store.element(seq, bit),
            Node::Int(i) => Value::bit(bit < 64 && i >> bit & 1 != 0),
            Node::Bits(_)
            | Node::Str(_)
            | Node::Code(_)
            | Node::AnonymousName(_)
            | Node::List(..)
            | Node::Dag(_)
            | Node::Def(_)
            | Node::Instance(..) => {
                let shown = self.display(value);
                return Err(self.eval_error(None, kinds::NO_SUCH_BIT.with(&[&bit, &shown])));
            }
            Node::Var(_, Ty::BIT)
            | Node::Field(_, _, Ty::BIT)
            | Node::Unary(_, _, Ty::BIT)
            | Node::Binary(_, _, _, Ty::BIT)
            | Node::Ternary(_, _, Ty::BIT) => value,
            _ => self.store.intern(Node::VarBit(value, bit)),
        })
    }

    /// Bits of a value, the lowest first; none where it does not have them.
    pub(crate) fn bit_range(&mut self, value: Value, bits: &[u32]) -> Option<Value> {
        let picked: Vec<Value> = match self.node(value) {
            Node::Bits(seq) => bits
                .iter()
                .map(|&b| (b < seq.len).then(|| self.store.element(seq, b)))
                .collect::<Option<_>>()?,
            Node::Int(i) => {
                bits.iter().map(|&b| (b < 64).then(|| Value::bit(i >> b & 1 != 0))).collect::<Option<_>>()?
            }
            Node::Unset | Node::Bit(_) => return None,
            _ => {
                let ty = self.value_type(value)?;
                let Type::Bits(width) = self.type_of(ty) else {
                    return None;
                };
                if bits.iter().any(|&b| b >= width) {
                    return None;
                }
                bits.iter().map(|&b| self.store.intern(Node::VarBit(value, b))).collect()
            }
        };
        Some(self.store.bits(&picked))
    }

    /// The type of a field of a value, if it is of a record type that has it.
    pub(crate) fn field_type(&mut self, value: Value, name: Str) -> Option<Ty> {
        let key = self.str_value(name);
        if let Node::Def(record) = self.node(value) {
            return self.record(record).field(key).map(|f| f.ty);
        }
        let ty = self.value_type(value)?;
        let Type::Record(classes) = self.type_of(ty) else {
            return None;
        };
        let classes = self.store.seq(classes);
        classes.iter().find_map(|&class| self.records[class as usize].field(key).map(|f| f.ty))
    }
}
