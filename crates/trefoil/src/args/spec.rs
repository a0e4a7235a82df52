//! What a row of the table of options is made of.

use super::model::{ArgError, DxcArgs};

/// How an option's value is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// It has none: `-Zi`.
    None,
    /// In the same word: `-fspv-debug=line`, `-Wno-x`.
    Joined,
    /// In the next word.
    Separate,
    /// In the same word or the next: `-Tps_6_0`, `-T ps_6_0`.
    Either,
    /// In the same word, if there is one: `-P`, `-Pfile`.
    Maybe,
    /// In the words that follow, this many.
    Words(u8),
}

/// What giving an option does.
#[derive(Clone, Copy)]
pub enum Effect {
    /// Sets something.
    Set(fn(&mut DxcArgs, &[&str]) -> Result<(), ArgError>),
    /// Nothing, without a word: there is nothing to do, and the words say why.
    Moot(&'static str),
    /// Nothing, and that is worth a warning; the words say why.
    Ignored(&'static str),
    /// An error; the words say why.
    Refused(&'static str),
}

/// One option.
pub struct OptionSpec {
    /// Its name without the `-` or `/` before it.
    pub name: &'static str,
    /// How its value is written.
    pub value: Value,
    /// What the value is called in the help.
    pub metavar: &'static str,
    /// What it does, for the help.
    pub help: &'static str,
    /// What it does.
    pub effect: Effect,
}

/// A row of the table.
pub(super) const fn row(
    name: &'static str,
    value: Value,
    metavar: &'static str,
    help: &'static str,
    effect: Effect,
) -> OptionSpec {
    OptionSpec { name, value, metavar, help, effect }
}

/// Declares a flag that sets a field.
macro_rules! flag {
    ($name:literal, $help:literal, $($field:ident).+) => {
        $crate::args::spec::row($name, Value::None, "", $help, Effect::Set(|a, _| {
            a.$($field).+ = true;
            Ok(())
        }))
    };
}

/// Declares an option whose value is kept as it is.
macro_rules! text {
    ($name:literal, $value:ident, $meta:literal, $help:literal, $($field:ident).+) => {
        $crate::args::spec::row($name, Value::$value, $meta, $help, Effect::Set(|a, v| {
            a.$($field).+ = Some(v[0].to_owned());
            Ok(())
        }))
    };
}
pub(super) use {flag, text};

/// A number, decimal or hexadecimal.
pub(super) fn number(text: &str) -> Result<u32, ArgError> {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| ArgError(format!("'{text}' is not a number")))
}
