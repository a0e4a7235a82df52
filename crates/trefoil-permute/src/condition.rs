//! Conditions over the axes of a shader: `SHADOWS != 0 && (FOG || QUALITY >= 2)`.
//!
//! They read as those of `#if` do: a name that is not defined is 0, and what is not 0 holds. Text is written in single quotes
//! and is compared by `==` and `!=` alone.

use crate::value::Value;

/// A condition.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Condition(Node);

#[derive(Clone, Debug, PartialEq)]
enum Node {
    Value(Value),
    /// The axis or define of this name.
    Name(String),
    Not(Box<Node>),
    Two(Operator, Box<Node>, Box<Node>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Or,
    And,
    Equal,
    Unequal,
    LessEqual,
    GreaterEqual,
    Less,
    Greater,
}

/// The operators as they are spelled, those that begin like another after it, with how tightly they bind.
const OPERATORS: [(&str, Operator, u8); 8] = [
    ("||", Operator::Or, 0),
    ("&&", Operator::And, 1),
    ("==", Operator::Equal, 2),
    ("!=", Operator::Unequal, 2),
    ("<=", Operator::LessEqual, 3),
    (">=", Operator::GreaterEqual, 3),
    ("<", Operator::Less, 3),
    (">", Operator::Greater, 3),
];

/// How deep parentheses and `!` may nest.
const DEEPEST: u32 = 64;
/// How many operators and operands there may be.
const MOST: u32 = 1024;

impl Condition {
    /// Reads a condition.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn parse(text: &str) -> Result<Condition, String> {
        let mut parser = Parser { rest: text.trim_start(), depth: 0, count: 0 };
        let node = parser.binary(0)?;
        match parser.rest {
            "" => Ok(Condition(node)),
            rest => Err(format!("'{rest}' cannot stand there")),
        }
    }

    /// Whether it holds, where `value_of` has the values of names that are defined.
    pub(crate) fn holds<'v>(&self, value_of: &dyn Fn(&str) -> Option<&'v Value>) -> bool {
        self.0.value(value_of).is_true()
    }

    /// The names in it.
    pub(crate) fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        self.0.add_names(&mut names);
        names
    }
}

impl Node {
    fn value<'v>(&self, value_of: &dyn Fn(&str) -> Option<&'v Value>) -> Value {
        match self {
            Node::Value(value) => value.clone(),
            Node::Name(name) => value_of(name).cloned().unwrap_or(Value::Number(0)),
            Node::Not(node) => Value::Bool(!node.value(value_of).is_true()),
            Node::Two(Operator::Or, a, b) => {
                Value::Bool(a.value(value_of).is_true() || b.value(value_of).is_true())
            }
            Node::Two(Operator::And, a, b) => {
                Value::Bool(a.value(value_of).is_true() && b.value(value_of).is_true())
            }
            Node::Two(operator, a, b) => {
                Value::Bool(operator.compares(&a.value(value_of), &b.value(value_of)))
            }
        }
    }

    fn add_names<'a>(&'a self, names: &mut Vec<&'a str>) {
        match self {
            Node::Value(_) => {}
            Node::Name(name) => names.push(name),
            Node::Not(node) => node.add_names(names),
            Node::Two(_, a, b) => {
                a.add_names(names);
                b.add_names(names);
            }
        }
    }
}

impl Operator {
    /// Compares values: numbers as such, text with text. Text is neither less nor greater than anything.
    fn compares(self, a: &Value, b: &Value) -> bool {
        let order = match (a.number(), b.number()) {
            (Some(a), Some(b)) => Some(a.cmp(&b)),
            _ => (a == b).then_some(std::cmp::Ordering::Equal),
        };
        let is_number = a.number().is_some() && b.number().is_some();
        match self {
            Operator::Equal => order.is_some_and(|it| it.is_eq()),
            Operator::Unequal => !order.is_some_and(|it| it.is_eq()),
            Operator::LessEqual => is_number && order.is_some_and(|it| it.is_le()),
            Operator::GreaterEqual => is_number && order.is_some_and(|it| it.is_ge()),
            Operator::Less => order.is_some_and(|it| it.is_lt()),
            Operator::Greater => order.is_some_and(|it| it.is_gt()),
            Operator::Or | Operator::And => false,
        }
    }
}

struct Parser<'a> {
    /// What is left, without white space in front.
    rest: &'a str,
    depth: u32,
    count: u32,
}

impl<'a> Parser<'a> {
    /// `operand (operator operand)*`, with operators that bind at least that tightly.
    fn binary(&mut self, least: u8) -> Result<Node, String> {
        let mut left = self.operand()?;
        while let Some(&(spelling, operator, binds)) =
            OPERATORS.iter().find(|(spelling, ..)| self.rest.starts_with(spelling))
            && binds >= least
        {
            self.skip(spelling.len());
            let right = self.binary(binds + 1)?;
            left = Node::Two(operator, left.into(), right.into());
        }
        Ok(left)
    }

    /// `! operand`, `( condition )`, a number, a name or text in quotes.
    fn operand(&mut self) -> Result<Node, String> {
        self.count += 1;
        if self.depth > DEEPEST || self.count > MOST {
            return Err("it is too long".into());
        }
        if self.takes("!") {
            return Ok(Node::Not(self.nested(Self::operand)?.into()));
        }
        if self.takes("(") {
            let node = self.nested(|parser| parser.binary(0))?;
            return if self.takes(")") { Ok(node) } else { Err("a ) is missing".into()) };
        }
        if let Some(text) = self.rest.strip_prefix('\'') {
            let end = text.find('\'').ok_or("a quote is not closed")?;
            self.skip(end + 2);
            return Ok(Node::Value(Value::Text(text[..end].to_owned())));
        }
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        let word = &self.rest[..self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len())];
        if word.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            let number = word.parse().map_err(|_| format!("'{word}' is no number"))?;
            self.skip(word.len());
            return Ok(Node::Value(Value::Number(number)));
        }
        if word.is_empty() || word.contains('-') {
            return Err(match self.rest {
                "" => "it ends too early".into(),
                rest => format!("'{rest}' cannot stand there"),
            });
        }
        self.skip(word.len());
        Ok(Node::Name(word.to_owned()))
    }

    fn nested(&mut self, read: impl FnOnce(&mut Self) -> Result<Node, String>) -> Result<Node, String> {
        self.depth += 1;
        let node = read(self);
        self.depth -= 1;
        node
    }

    fn takes(&mut self, spelling: &str) -> bool {
        let stands = self.rest.starts_with(spelling);
        if stands {
            self.skip(spelling.len());
        }
        stands
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest[bytes..].trim_start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(text: &str) -> bool {
        let (two, low) = (Value::Number(2), Value::Text("LOW".into()));
        let value_of = |name: &str| match name {
            "TWO" => Some(&two),
            "QUALITY" => Some(&low),
            _ => None,
        };
        Condition::parse(text).unwrap().holds(&value_of)
    }

    #[test]
    fn conditions_read_as_those_of_if() {
        for text in [
            "TWO",
            "TWO == 2",
            "!NONE",
            "NONE == 0",
            "QUALITY == 'LOW' && TWO >= 2",
            "QUALITY != 'HIGH'",
            "NONE || TWO > 1 && !(TWO == 3)",
            "TWO != -1",
            "1 == TWO < 3",
        ] {
            assert!(holds(text), "{text}");
        }
        for text in ["NONE", "TWO < 2", "QUALITY < 3", "QUALITY == 2", "!TWO", "0"] {
            assert!(!holds(text), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, why) in [
            ("", "it ends too early"),
            ("TWO ==", "it ends too early"),
            ("(TWO", "a ) is missing"),
            ("TWO = 2", "'= 2' cannot stand there"),
            ("'LOW", "a quote is not closed"),
            ("1x", "'1x' is no number"),
            ("A B", "'B' cannot stand there"),
            ("A + 1", "'+ 1' cannot stand there"),
        ] {
            assert_eq!(Condition::parse(text).unwrap_err(), why, "{text}");
        }
        assert_eq!(Condition::parse(&"(".repeat(100_000)).unwrap_err(), "it is too long");
        assert_eq!(Condition::parse(&"A&&".repeat(100_000)).unwrap_err(), "it is too long");
    }
}
