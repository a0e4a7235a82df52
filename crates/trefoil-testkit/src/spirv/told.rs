//! What a module tells of its source by `NonSemantic.Shader.DebugInfo.100`, whoever made it.

use super::{instructions, text, words};
use spirv::Op;
use std::collections::{BTreeMap, BTreeSet};

const SET: &str = "NonSemantic.Shader.DebugInfo.100";

/// The instructions that are read, by their numbers.
const GLOBAL: u32 = 18;
const FUNCTION: u32 = 20;
const LEXICAL_BLOCK: u32 = 21;
const LOCAL_VARIABLE: u32 = 26;
const DECLARE: u32 = 28;
const VALUE: u32 = 29;
const SOURCE: u32 = 35;
const CONTINUED: u32 = 102;
const LINE: u32 = 103;

/// What a module tells of its source.
#[derive(Debug, Default)]
pub struct Told {
    /// The files with their texts, which are empty where the module has none.
    pub files: BTreeMap<String, String>,
    /// The functions.
    pub functions: BTreeSet<String>,
    /// The lines that instructions come from, each after its file.
    pub lines: BTreeSet<(String, u32)>,
    /// The global variables.
    pub globals: BTreeSet<String>,
    /// The variables that are followed, each after its function.
    pub variables: BTreeSet<(String, String)>,
    /// Those of them that hold something that is defined, somewhere.
    pub defined: BTreeSet<(String, String)>,
}

/// A module as it is read.
#[derive(Default)]
struct Reading<'w> {
    strings: BTreeMap<u32, String>,
    constants: BTreeMap<u32, u32>,
    undefined: BTreeSet<u32>,
    set: Option<u32>,
    /// The instructions of the set, by their ids: number and operands.
    told: BTreeMap<u32, (u32, &'w [u32])>,
    /// The source that was read last.
    source: String,
    out: Told,
}

impl Told {
    /// Reads a module.
    ///
    /// # Errors
    /// Bytes that are not a SPIR-V module, or that have no such instructions.
    pub fn read(module: &[u8]) -> Result<Told, String> {
        let words = words(module)?;
        let mut reading = Reading::default();
        for (op, operands) in instructions(&words) {
            reading.take(op, operands).ok_or("an instruction is too short, or names what is not there")?;
        }
        reading.set.map(|_| reading.out).ok_or_else(|| "the module has no debug information".into())
    }

    /// The opcodes of a module's functions with their lengths, without what tells of the source.
    ///
    /// # Errors
    /// Bytes that are not a SPIR-V module.
    pub fn code(module: &[u8]) -> Result<Vec<(u32, usize)>, String> {
        let words = words(module)?;
        let is_import = |(op, operands): &(u32, &[u32])| {
            *op == Op::ExtInstImport as u32 && operands.get(1..).is_some_and(|name| text(name) == SET)
        };
        let set = instructions(&words).find(is_import).and_then(|(_, operands)| operands.first());
        let code = instructions(&words).skip_while(|(op, _)| *op != Op::Function as u32);
        let tells =
            |op: u32, operands: &[u32]| set.is_some() && op == Op::ExtInst as u32 && operands.get(2) == set;
        let code = code.filter(|(op, operands)| !tells(*op, operands));
        Ok(code.map(|(op, operands)| (op, operands.len())).collect())
    }
}

impl<'w> Reading<'w> {
    fn take(&mut self, op: u32, operands: &'w [u32]) -> Option<()> {
        match (Op::from_u32(op)?, operands) {
            (Op::ExtInstImport, [id, name @ ..]) if text(name) == SET => self.set = Some(*id),
            (Op::String, [id, content @ ..]) => drop(self.strings.insert(*id, text(content))),
            (Op::Constant, [_, id, value, ..]) => drop(self.constants.insert(*id, *value)),
            (Op::Undef, [_, id]) => drop(self.undefined.insert(*id)),
            (Op::ExtInst, [_, id, set, number, operands @ ..]) if Some(*set) == self.set => {
                self.told.insert(*id, (*number, operands));
                return self.tell(*number, operands);
            }
            _ => {}
        }
        Some(())
    }

    fn tell(&mut self, number: u32, operands: &[u32]) -> Option<()> {
        match (number, operands) {
            (SOURCE, [file, content @ ..]) => {
                self.source = self.strings.get(file)?.clone();
                let content =
                    content.first().map_or(Some(String::new()), |id| self.strings.get(id).cloned())?;
                self.out.files.insert(self.source.clone(), content);
            }
            (CONTINUED, [content]) => {
                let content = self.strings.get(content)?;
                self.out.files.get_mut(&self.source)?.push_str(content);
            }
            (GLOBAL, [name, ..]) => drop(self.out.globals.insert(self.strings.get(name)?.clone())),
            (FUNCTION, [name, ..]) => drop(self.out.functions.insert(self.strings.get(name)?.clone())),
            (LINE, [source, line, ..]) => {
                let (_, source) = self.told.get(source)?;
                let file = self.strings.get(source.first()?)?.clone();
                self.out.lines.insert((file, *self.constants.get(line)?));
            }
            (DECLARE | VALUE, [variable, value, ..]) => {
                let variable = self.variable(*variable)?;
                if !self.undefined.contains(value) {
                    self.out.defined.insert(variable.clone());
                }
                self.out.variables.insert(variable);
            }
            _ => {}
        }
        Some(())
    }

    /// A variable after its function, which is nothing for one of no function.
    fn variable(&self, id: u32) -> Option<(String, String)> {
        let &(LOCAL_VARIABLE, operands) = self.told.get(&id)? else { return None };
        let name = self.strings.get(operands.first()?)?.clone();
        let mut scope = *operands.get(5)?;
        let function = loop {
            match *self.told.get(&scope)? {
                (FUNCTION, [name, ..]) => break self.strings.get(name)?.clone(),
                (LEXICAL_BLOCK, [_, _, _, parent, ..]) => scope = *parent,
                _ => break String::new(),
            }
        };
        Some((function, name))
    }
}
