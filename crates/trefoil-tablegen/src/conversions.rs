//! The types of a record keeper, interned, and how they convert.

use crate::ids::{RecordId, Ty};
use crate::records::Records;
use crate::store::Seq;
use crate::types::Type;
use std::fmt::Write;

impl Records {
    /// What a type is.
    pub fn type_of(&self, ty: Ty) -> Type {
        self.types[ty.0 as usize]
    }

    fn intern_type(&mut self, wanted: Type) -> Ty {
        let same = |candidate: &Type| match (*candidate, wanted) {
            (Type::Record(a), Type::Record(b)) => self.store.seq(a) == self.store.seq(b),
            (a, b) => a == b,
        };
        let key = match wanted {
            Type::Bits(n) => (1, n),
            Type::List(element) => (2, element.0),
            Type::Record(classes) => (3, self.store.seq(classes).iter().fold(0, |h, &c| h * 31 + c + 1)),
            _ => (0, 0),
        };
        if let Some(ids) = self.type_index.get(&key)
            && let Some(&id) = ids.iter().find(|id| same(&self.types[id.0 as usize]))
        {
            return id;
        }
        let id = Ty(self.types.len() as u32);
        self.types.push(wanted);
        self.type_index.entry(key).or_default().push(id);
        id
    }

    pub(crate) fn bits_type(&mut self, width: u32) -> Ty {
        self.intern_type(Type::Bits(width))
    }

    pub(crate) fn list_type(&mut self, element: Ty) -> Ty {
        match element {
            Ty::INT => Ty::INT_LIST,
            Ty::STRING => Ty::STRING_LIST,
            Ty::BIT => Ty::BIT_LIST,
            _ => self.intern_type(Type::List(element)),
        }
    }

    pub(crate) fn class_type(&mut self, class: RecordId) -> Ty {
        if let Some(ty) = self.class_types.get(&class) {
            return *ty;
        }
        let ty = self.record_type(&[class]);
        self.class_types.insert(class, ty);
        ty
    }

    pub(crate) fn record_type(&mut self, classes: &[RecordId]) -> Ty {
        if classes.is_empty() {
            return Ty::ANY_RECORD;
        }
        let mut sorted: Vec<u32> = classes.iter().map(|c| c.0).collect();
        sorted.sort_by(|&a, &b| {
            let name = |id| self.str(self.record(RecordId(id)).name_str);
            name(a).cmp(name(b))
        });
        sorted.dedup();
        let mark = self.store.pool_len();
        let seq = self.store.push_seq(&sorted);
        let before = self.types.len();
        let ty = self.intern_type(Type::Record(seq));
        if self.types.len() == before {
            self.store.truncate_pool(mark);
        }
        ty
    }

    fn classes_of(&self, seq: Seq) -> &[u32] {
        self.store.seq(seq)
    }

    /// Whether a record of type `seq` is of `class`.
    fn type_has_class(&self, seq: Seq, class: RecordId) -> bool {
        self.classes_of(seq).iter().any(|&c| c == class.0 || self.is_subclass(RecordId(c), class))
    }

    /// Whether every value of `from` can be converted to `to`.
    pub(crate) fn convertible(&self, from: Ty, to: Ty) -> bool {
        if from == to {
            return true;
        }
        match (self.type_of(from), self.type_of(to)) {
            (Type::Bit, Type::Int) | (Type::Int, Type::Bit | Type::Bits(_)) | (Type::Bits(_), Type::Int) => {
                true
            }
            (Type::Bit, Type::Bits(n)) | (Type::Bits(n), Type::Bit) => n == 1,
            (Type::List(a), Type::List(b)) => self.convertible(a, b),
            (Type::Record(a), Type::Record(b)) => {
                self.classes_of(b).iter().all(|&class| self.type_has_class(a, RecordId(class)))
            }
            _ => false,
        }
    }

    /// Whether `from` is `to` or a subtype of it.
    pub(crate) fn is_a(&self, from: Ty, to: Ty) -> bool {
        if from == to {
            return true;
        }
        match (self.type_of(from), self.type_of(to)) {
            (Type::List(a), Type::List(b)) => self.is_a(a, b),
            (Type::Record(_), Type::Record(_)) => self.convertible(from, to),
            _ => false,
        }
    }

    /// The type that values of both types can be brought to.
    pub(crate) fn common_type(&mut self, a: Ty, b: Ty) -> Option<Ty> {
        if a == b {
            return Some(a);
        }
        match (self.type_of(a), self.type_of(b)) {
            (Type::Record(x), Type::Record(y)) => return Some(self.common_record_type(x, y)),
            _ if self.convertible(a, b) => return Some(b),
            _ if self.convertible(b, a) => return Some(a),
            (Type::List(x), Type::List(y)) => {
                let element = self.common_type(x, y)?;
                return Some(self.list_type(element));
            }
            _ => {}
        }
        None
    }

    fn common_record_type(&mut self, a: Seq, b: Seq) -> Ty {
        let mut stack: Vec<RecordId> = self.classes_of(a).iter().map(|&c| RecordId(c)).collect();
        let mut common = Vec::new();
        while let Some(class) = stack.pop() {
            if self.type_has_class(b, class) {
                common.push(class);
            } else {
                self.direct_superclasses(class, &mut stack);
            }
        }
        self.record_type(&common)
    }

    /// Writes a type as the language spells it.
    pub(crate) fn write_type(&self, ty: Ty, out: &mut String) {
        match self.type_of(ty) {
            Type::Bit => out.push_str("bit"),
            Type::Int => out.push_str("int"),
            Type::String => out.push_str("string"),
            Type::Dag => out.push_str("dag"),
            Type::Bits(n) => {
                let _ = write!(out, "bits<{n}>");
            }
            Type::List(element) => {
                out.push_str("list<");
                self.write_type(element, out);
                out.push('>');
            }
            Type::Record(classes) => {
                let classes = self.classes_of(classes);
                if let [class] = classes {
                    out.push_str(self.str(self.record(RecordId(*class)).name_str));
                    return;
                }
                out.push('{');
                for (i, &class) in classes.iter().enumerate() {
                    out.push_str(if i == 0 { "" } else { ", " });
                    out.push_str(self.str(self.record(RecordId(class)).name_str));
                }
                out.push('}');
            }
        }
    }

    /// A type as the language spells it.
    pub fn type_name(&self, ty: Ty) -> String {
        let mut out = String::new();
        self.write_type(ty, &mut out);
        out
    }
}
