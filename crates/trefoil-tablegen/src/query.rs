//! Queries of records, their fields and their values.

use crate::ids::RecordId;
use crate::records::{FieldKind, Records};
use crate::store::{Node, Value};
use crate::text::Place;
use std::cmp::Ordering;

/// Natural order of names: digit sequences compare as numbers.
pub(crate) fn compare_names(a: &str, b: &str) -> Ordering {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let digits = |text: &[u8]| text.iter().take_while(|b| b.is_ascii_digit()).count();
    for i in 0..a.len().min(b.len()) {
        if a[i].is_ascii_digit() && b[i].is_ascii_digit() {
            let (x, y) = (digits(&a[i..]), digits(&b[i..]));
            let order = x.cmp(&y).then_with(|| a[i..i + x].cmp(&b[i..i + y]));
            if order != Ordering::Equal {
                return order;
            }
        } else if a[i] != b[i] {
            return a[i].cmp(&b[i]);
        }
    }
    a.len().cmp(&b.len())
}

impl Records {
    /// The class of that name.
    pub fn class(&self, name: &str) -> Option<RecordId> {
        self.classes.iter().find(|(id, _)| self.str(**id) == name).map(|(_, &class)| class)
    }

    /// The record of that name.
    pub fn def(&self, name: &str) -> Option<RecordId> {
        self.defs.iter().find(|(id, _)| self.str(**id) == name).map(|(_, &record)| record)
    }

    /// The records of a class, in the order of their names.
    pub fn derived(&self, class: RecordId) -> Vec<RecordId> {
        let mut all: Vec<RecordId> =
            self.defs.values().copied().filter(|&r| self.is_subclass(r, class)).collect();
        all.sort_by(|&a, &b| compare_names(self.name(a), self.name(b)));
        all
    }

    /// The name of a record.
    pub fn name(&self, record: RecordId) -> &str {
        self.str(self.record(record).name_str)
    }

    /// Whether a record has no name of its own.
    pub fn is_anonymous(&self, record: RecordId) -> bool {
        self.record(record).anonymous
    }

    /// Where a record is defined.
    pub fn place(&self, record: RecordId) -> Place {
        self.files.place(self.record(record).loc)
    }

    /// The order of a record in the input, for tables that keep it.
    pub fn order(&self, record: RecordId) -> (u32, u32) {
        (self.record(record).loc.0, record.0)
    }

    /// Whether a record is of a class of that name.
    pub fn is_of(&self, record: RecordId, class: &str) -> bool {
        self.record(record).superclasses.iter().any(|&c| self.name(c) == class)
    }

    /// The value of a field.
    pub fn field(&self, record: RecordId, name: &str) -> Option<Value> {
        let fields = &self.record(record).fields;
        let named = |value: Value| self.as_str(value).is_some_and(|s| self.str(s) == name);
        fields.iter().find(|f| f.kind != FieldKind::TemplateArg && named(f.name)).map(|f| f.value)
    }

    /// The names and values of the fields.
    pub fn fields(&self, record: RecordId) -> Vec<(&str, Value)> {
        let fields = self.record(record).fields.iter().filter(|f| f.kind != FieldKind::TemplateArg);
        fields.filter_map(|f| Some((self.str(self.as_str(f.name)?), f.value))).collect()
    }

    /// The text of a field that is a string.
    pub fn field_str(&self, record: RecordId, name: &str) -> Option<&str> {
        self.as_str(self.field(record, name)?).map(|s| self.str(s))
    }

    /// The number of a field that is an integer or bits.
    pub fn field_int(&self, record: RecordId, name: &str) -> Option<i64> {
        self.as_int(self.field(record, name)?)
    }

    /// The record of a field that is one.
    pub fn field_def(&self, record: RecordId, name: &str) -> Option<RecordId> {
        self.as_def(self.field(record, name)?)
    }

    /// The elements of a field that is a list.
    pub fn field_list(&self, record: RecordId, name: &str) -> Option<Vec<Value>> {
        self.elements(self.field(record, name)?)
    }

    /// The record that a value is.
    pub fn as_def(&self, value: Value) -> Option<RecordId> {
        match self.node(value) {
            Node::Def(record) => Some(record),
            _ => None,
        }
    }

    /// The text that a value is.
    pub fn text(&self, value: Value) -> Option<&str> {
        self.as_str(value).map(|s| self.str(s))
    }

    /// The elements of a value that is a list.
    pub fn elements(&self, value: Value) -> Option<Vec<Value>> {
        match self.node(value) {
            Node::List(_, seq) => Some(self.store.values(seq)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_order_by_their_number() {
        assert_eq!(compare_names("a9", "a10"), Ordering::Less);
        assert_eq!(compare_names("a10b", "a10a"), Ordering::Greater);
        assert_eq!(compare_names("a", "a1"), Ordering::Less);
    }
}
