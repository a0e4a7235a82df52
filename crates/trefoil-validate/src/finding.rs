//! What a validation finds, and how it is written.

use crate::Rule;
use std::fmt;

/// A rule that is broken, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// What is wrong, with names and numbers.
    pub words: String,
    /// The function, where it is a function's fault.
    pub function: Option<String>,
    /// The instruction, where it is an instruction's fault.
    pub place: Option<Place>,
}

/// An instruction of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The block's name, or its number as `#3`.
    pub block: String,
    /// The instruction as a listing prints it.
    pub instruction: String,
    /// The function's number in the module.
    pub function: u32,
    /// The instruction's number in the function.
    pub number: u32,
}

/// The rule's code follows the words; not so in the alternate form (`{:#}`), which is that of DXC's validator.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(function) = &self.function {
            write!(f, "Function: {function}: ")?;
        }
        write!(f, "error: {}", self.words)?;
        if !f.alternate() {
            write!(f, " [{}]", self.rule.code())?;
        }
        if let Some(place) = &self.place {
            let function = self.function.as_deref().unwrap_or_default();
            write!(
                f,
                "\nnote: at '{}' in block '{}' of function '{function}'.",
                place.instruction, place.block
            )?;
        }
        Ok(())
    }
}

/// All that a validation found, at least one finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// The findings, in order of the families and of the program.
    pub list: Vec<Finding>,
    /// How many more there were than a validation keeps.
    pub left_out: usize,
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for finding in &self.list {
            match f.alternate() {
                true => writeln!(f, "{finding:#}")?,
                false => writeln!(f, "{finding}")?,
            }
        }
        if self.left_out > 0 {
            writeln!(f, "note: {} more errors are left out", self.left_out)?;
        }
        f.write_str("Validation failed.")
    }
}

impl std::error::Error for Findings {}
