//! Attributes of functions and calls: equal ones share a group `#n` after the functions, as LLVM writes them.

use super::function::is_new;
use super::spelling::Escaped;
use super::{Printer, w};
use std::fmt::Write;
use trefoil_entity::{Entity, HashMap};
use trefoil_ir::entry::Stage;
use trefoil_ir::function::{Attribute, Function, Memory};
use trefoil_ir::ids::FuncId;
use trefoil_ir::symbol::Symbol;

/// The groups of a text, in the order of their numbers.
#[derive(Default)]
pub(super) struct Groups {
    texts: Vec<String>,
    numbers: HashMap<String, usize>,
    /// What each function has, until it is printed.
    gathered: Vec<FunctionAttributes>,
}

/// The attributes of a function, sorted by where they stand.
#[derive(Default)]
pub(super) struct FunctionAttributes {
    /// Before the group: `local_unnamed_addr`, `addrspace(1)`.
    pub(super) before: String,
    /// The words of the group, for the comment above the function.
    pub(super) words: String,
    /// The number of the group.
    pub(super) group: Option<usize>,
    /// After the group: `section "s" align 4`.
    pub(super) after: String,
}

impl Printer<'_> {
    /// Gives the functions' groups their numbers; those of calls come later.
    pub(super) fn number_groups(&mut self) {
        let gathered = self.m.functions.iter().map(|(id, f)| self.gather(id, f)).collect();
        self.groups.gathered = gathered;
    }

    /// What stands after the parameters of a function, which is printed once.
    pub(super) fn function_attributes(&mut self, id: FuncId) -> FunctionAttributes {
        self.groups.gathered.get_mut(id.index()).map(std::mem::take).unwrap_or_default()
    }

    fn gather(&mut self, id: FuncId, f: &Function) -> FunctionAttributes {
        let mut out = FunctionAttributes::default();
        let mut words = Vec::new();
        for attribute in f.extras.iter().flat_map(|e| &e.words) {
            let word = self.attribute_text(attribute);
            match word.split(['(', ' ']).next().unwrap_or_default() {
                "unnamed_addr" | "local_unnamed_addr" | "addrspace" => {
                    out.before.push(' ');
                    out.before += &word;
                }
                "align" | "section" => {
                    out.after.push(' ');
                    out.after += &word;
                }
                name if is_new(name) => {}
                _ => words.push(word),
            }
        }
        words.extend(f.convergent.then(|| "convergent".to_owned()));
        match f.memory {
            Memory::ReadWrite => {}
            Memory::Read => words.push("memory(read)".to_owned()),
            Memory::None => words.push("memory(none)".to_owned()),
        }
        let mut texts = self.texts(&f.attributes);
        texts.extend(self.entry_attributes(id));
        sort(&mut words);
        out.words = words.join(" ");
        out.group = self.group(words, texts);
        out
    }

    /// The group of a call's attributes, as it stands after the arguments.
    pub(super) fn call_attributes(&mut self, words: &[Attribute], texts: &[(Symbol, Symbol)]) {
        let mut words: Vec<String> = words.iter().map(|a| self.attribute_text(a)).collect();
        words.retain(|w| !is_new(w));
        sort(&mut words);
        let texts = self.texts(texts);
        if let Some(group) = self.group(words, texts) {
            w!(self, " #{group}");
        }
    }

    /// The number of a group, when there is anything in it.
    fn group(&mut self, mut words: Vec<String>, mut texts: Vec<String>) -> Option<usize> {
        trefoil_entity::sort_by_name(&mut texts, |text| text);
        words.append(&mut texts);
        words.dedup();
        (!words.is_empty()).then(|| self.group_of(&words.join(" ")))
    }

    /// The number of a group of this text.
    pub(super) fn group_of(&mut self, text: &str) -> usize {
        if let Some(&known) = self.groups.numbers.get(text) {
            return known;
        }
        let next = self.groups.texts.len();
        self.groups.texts.push(text.to_owned());
        self.groups.numbers.insert(text.to_owned(), next);
        next
    }

    /// `attributes #0 = { nounwind }`, a line each.
    pub(super) fn groups(&mut self) {
        for (number, text) in std::mem::take(&mut self.groups).texts.iter().enumerate() {
            w!(self, "{}attributes #{number} = {{ {text} }}\n", if number == 0 { "\n" } else { "" });
        }
    }

    /// An attribute as it stands in a group.
    fn attribute_text(&mut self, attribute: &Attribute) -> String {
        match *attribute {
            Attribute::Word(word) => {
                let word = self.m.ctx.name(word);
                match word.strip_prefix("alignstack") {
                    Some(bytes) => format!("alignstack={}", bytes.trim_matches(['(', ')', ' '])),
                    None => word.to_owned(),
                }
            }
            Attribute::Type(word, ty) => {
                let start = self.out.len();
                w!(self, "{}(", self.m.ctx.name(word));
                self.ty(ty);
                self.out.push(')');
                self.out.split_off(start)
            }
        }
    }

    /// Attributes of the form `"key"="value"`.
    fn texts(&self, texts: &[(Symbol, Symbol)]) -> Vec<String> {
        let name = |s: Symbol| self.m.ctx.name(s);
        let text = |&(key, value): &(Symbol, Symbol)| match name(value) {
            "" => format!("\"{}\"", Escaped(name(key))),
            value => format!("\"{}\"=\"{}\"", Escaped(name(key)), Escaped(value)),
        };
        texts.iter().map(text).collect()
    }

    /// Clang's attributes of entries.
    fn entry_attributes(&self, id: FuncId) -> Vec<String> {
        let mut out = Vec::new();
        let Some(e) = self.m.entries.iter().find(|e| e.func == id) else { return out };
        if matches!(e.stage, Stage::Compute | Stage::Mesh | Stage::Amplification) {
            let [x, y, z] = e.num_threads;
            out.push(format!("\"hlsl.numthreads\"=\"{x},{y},{z}\""));
        }
        out.push(format!("\"hlsl.shader\"=\"{}\"", e.stage.name()));
        if e.wave_size != [0; 3] {
            let [least, most, wanted] = e.wave_size;
            out.push(format!("\"hlsl.wavesize\"=\"{least},{most},{wanted}\""));
        }
        out
    }
}

/// LLVM's order, each once: plain words first, then those with a value.
fn sort(words: &mut Vec<String>) {
    trefoil_entity::sort_by_name(words, |word| word);
    trefoil_entity::sort_by_key(words, |word| u64::from(word.contains(['(', '='])));
    words.dedup();
}
