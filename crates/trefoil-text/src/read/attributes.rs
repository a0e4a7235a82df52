//! Attributes of functions, parameters, results and calls, and groups of them.

use super::kinds;
use super::lex::Kind;
use super::types::is_type_word;
use super::{P, Reader};
use trefoil_entity::HashMap;
use trefoil_ir::function::{Attribute, Function, Memory};
use trefoil_ir::opcode::Opcode;
use trefoil_ir::symbol::Symbol;

/// Attributes as they are read.
#[derive(Clone, Default)]
pub(super) struct Attributes {
    /// LLVM's own.
    pub(super) words: Vec<Attribute>,
    /// `"key"="value"`
    pub(super) texts: Vec<(Symbol, Symbol)>,
}

/// The groups `#n` of a text.
#[derive(Default)]
pub(super) struct Groups {
    known: HashMap<u32, Attributes>,
}

/// Whether a word starts an instruction: attributes of a call end before it.
pub(super) fn starts_instruction(word: &str) -> bool {
    (Opcode::from_name(word).is_some() && word != "intrinsic")
        || matches!(
            word,
            "tail"
                | "musttail"
                | "notail"
                | "invoke"
                | "callbr"
                | "fence"
                | "resume"
                | "indirectbr"
                | "va_arg"
                | "landingpad"
                | "cleanuppad"
                | "cleanupret"
                | "catchpad"
                | "catchret"
                | "catchswitch"
                | "ptrtoaddr"
        )
}

/// Whether a word starts a value: attributes of an argument end before it.
pub(super) fn starts_value(word: &str) -> bool {
    matches!(
        word,
        "true"
            | "false"
            | "null"
            | "none"
            | "undef"
            | "poison"
            | "zeroinitializer"
            | "splat"
            | "asm"
            | "blockaddress"
            | "dso_local_equivalent"
            | "no_cfi"
            | "ptrauth"
    ) || word.starts_with("f0x")
        || Opcode::from_name(word).is_some()
}

/// Whether a word after attributes belongs to what follows.
fn ends_attributes(word: &str) -> bool {
    matches!(
        word,
        "comdat"
            | "define"
            | "declare"
            | "to"
            | "source_filename"
            | "target"
            | "attributes"
            | "module"
            | "uselistorder"
            | "uselistorder_bb"
    )
}

impl Reader<'_> {
    /// Reads all groups.
    pub(super) fn find_groups(&mut self) -> P<()> {
        for item in std::mem::take(&mut self.items.groups) {
            self.pos = item + 1;
            let token = self.tokens[self.pos];
            let Some(number) = self.number_of(token).filter(|_| token.kind == Kind::Group) else {
                return self.expected("the number of an attribute group");
            };
            self.pos += 1;
            self.mark(b'=')?;
            self.mark(b'{')?;
            let mut group = Attributes::default();
            while !self.take_mark(b'}') {
                if !self.attribute(&mut group)? {
                    return self.expected("an attribute");
                }
            }
            self.end_of_item()?;
            self.groups.known.insert(number, group);
        }
        Ok(())
    }

    /// One attribute; `false` when there is none here.
    fn attribute(&mut self, out: &mut Attributes) -> P<bool> {
        match self.kind() {
            Kind::Str => {
                let key = self.string()?;
                let value = if self.take_mark(b'=') { self.string()? } else { self.m.ctx.symbol("") };
                out.texts.push((key, value));
            }
            Kind::Group => {
                let token = self.tokens[self.pos];
                let group = self.number_of(token).and_then(|n| self.groups.known.get(&n));
                // A group that the text does not have is empty, as in LLVM.
                if let Some(group) = group {
                    out.words.extend(&group.words);
                    out.texts.extend(&group.texts);
                }
                self.pos += 1;
            }
            Kind::Word => {
                let word = self.attribute_word()?;
                out.words.push(word);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A word with what belongs to it: `noundef`, `align 4`, `align=4`, `memory(read)`, `byval(T)`, `section "s"`.
    fn attribute_word(&mut self) -> P<Attribute> {
        let word = self.peek_word().unwrap_or_default();
        if matches!(word, "prefix" | "prologue" | "personality" | "gc" | "partition") {
            return self.fail(kinds::UNSUPPORTED.with(&[&word]));
        }
        let space = word == "addrspace" && self.kind_after(1) != Kind::Mark(b'(');
        if space
            || starts_instruction(word)
            || starts_value(word)
            || is_type_word(word)
            || ends_attributes(word)
        {
            return self.expected("an attribute");
        }
        let start = self.here() as usize;
        let token = self.next();
        let name = self.name_of(token)?;
        let typed = matches!(word, "byval" | "sret" | "byref" | "inalloca" | "preallocated" | "elementtype");
        if typed && self.take_mark(b'(') {
            let ty = self.ty()?;
            self.mark(b')')?;
            return Ok(Attribute::Type(name, ty));
        }
        let wanted = match word {
            "align" | "alignstack" => Kind::Int,
            "section" => Kind::Str,
            _ => Kind::End,
        };
        if wanted != Kind::End && !self.is_mark(b'(') {
            self.take_mark(b'=');
            if self.kind() != wanted {
                return self.expected(if wanted == Kind::Int { "a number" } else { "a string" });
            }
            let value = self.next();
            let text = format!("{word} {}", String::from_utf8_lossy(self.bytes_of(value)));
            return Ok(Attribute::Word(self.m.ctx.symbol(&text)));
        }
        if !self.is_mark(b'(') {
            return Ok(Attribute::Word(name));
        }
        let mut depth = 0u32;
        loop {
            match self.kind() {
                Kind::Mark(b'(') => depth += 1,
                Kind::Mark(b')') => depth -= 1,
                Kind::Word | Kind::Int | Kind::Label | Kind::Mark(b',' | b'|') => {}
                _ => return self.expected("')'"),
            }
            let end = self.next().end as usize;
            if depth == 0 {
                let text = String::from_utf8_lossy(&self.text[start..end]);
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                return Ok(Attribute::Word(self.m.ctx.symbol(&text)));
            }
        }
    }

    /// Attributes after the parameters of a function or the arguments of a call.
    pub(super) fn function_attributes(&mut self) -> P<Attributes> {
        let mut out = Attributes::default();
        while !self.peek_word().is_some_and(|w| ends_attributes(w) || starts_instruction(w)) {
            if !self.attribute(&mut out)? {
                break;
            }
        }
        Ok(out)
    }

    /// Attributes between the type of a parameter or argument and its value.
    pub(super) fn value_attributes(&mut self) -> P<Vec<Attribute>> {
        let mut out = Attributes::default();
        while self.kind() == Kind::Str || self.peek_word().is_some_and(|w| !starts_value(w)) {
            self.attribute(&mut out)?;
        }
        Ok(out.words)
    }

    /// Attributes of a result: words before a type.
    pub(super) fn result_attributes(&mut self) -> P<Vec<Attribute>> {
        let mut out = Attributes::default();
        while self.kind() == Kind::Str || self.peek_word().is_some_and(|w| !is_type_word(w)) {
            self.attribute(&mut out)?;
        }
        Ok(out.words)
    }

    /// Gives a function its attributes: what the IR knows goes to its own fields.
    pub(super) fn take_attributes(&mut self, func: &mut Function, attributes: Attributes) {
        for word in attributes.words {
            let Attribute::Word(symbol) = word else {
                func.extras_mut().words.push(word);
                continue;
            };
            match self.m.ctx.name(symbol) {
                "memory(none)" | "readnone" => func.memory = Memory::None,
                "memory(read)" | "readonly" => func.memory = Memory::Read,
                "convergent" => func.convergent = true,
                _ => func.extras_mut().words.push(word),
            }
        }
        func.attributes.extend(attributes.texts);
    }
}
