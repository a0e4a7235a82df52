//! The value of an axis or a define.

/// The value of an axis or a define.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Value {
    /// A number.
    Number(i64),
    /// Text that stands in the source as it is.
    Text(String),
    /// Defined as 1, or not defined.
    Bool(bool),
}

impl Value {
    /// What the macro is defined as; none where it is not defined.
    pub(crate) fn spelling(&self) -> Option<String> {
        match self {
            Value::Number(number) => Some(number.to_string()),
            Value::Text(text) => Some(text.clone()),
            Value::Bool(is_defined) => is_defined.then(|| "1".into()),
        }
    }

    /// Whether a condition that is this value holds.
    pub(crate) fn is_true(&self) -> bool {
        match self {
            Value::Number(number) => *number != 0,
            Value::Text(text) => !text.is_empty(),
            Value::Bool(value) => *value,
        }
    }

    /// The value as a number; none for text.
    pub(crate) fn number(&self) -> Option<i64> {
        match self {
            Value::Number(number) => Some(*number),
            Value::Bool(value) => Some(i64::from(*value)),
            Value::Text(_) => None,
        }
    }
}
