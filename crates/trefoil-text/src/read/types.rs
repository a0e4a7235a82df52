//! Types, with opaque or typed pointers, and named structures in any order.

use super::kinds;
use super::lex::Kind;
use super::{P, Reader};
use trefoil_entity::HashMap;
use trefoil_ir::ids::TypeId;
use trefoil_ir::symbol::Symbol;
use trefoil_ir::types::Type;

/// The named structures of the text.
#[derive(Default)]
pub(super) struct Named {
    /// The body of each.
    bodies: HashMap<Symbol, Body>,
    /// The number of nested definitions that are being read.
    defining: u32,
    /// The pointee of the last pointer type that was read, where it was typed.
    pub(super) pointee: Option<TypeId>,
}

#[derive(Clone, Copy)]
enum Body {
    At(usize),
    InProgress,
    Opaque,
    Done(TypeId),
}

/// Limit on the lanes of a vector.
const MAX_LANES: u32 = 4096;

/// Whether a word starts a type.
pub(super) fn is_type_word(word: &str) -> bool {
    matches!(
        word,
        "void"
            | "half"
            | "float"
            | "double"
            | "ptr"
            | "label"
            | "metadata"
            | "token"
            | "target"
            | "bfloat"
            | "fp128"
            | "x86_fp80"
            | "ppc_fp128"
            | "x86_mmx"
            | "x86_amx"
    ) || (word.len() > 1 && word.starts_with('i') && word[1..].bytes().all(|b| b.is_ascii_digit()))
}

impl Reader<'_> {
    /// Finds the bodies of named structures, then makes the structures in the order of the text.
    pub(super) fn define_types(&mut self) -> P<()> {
        let items = std::mem::take(&mut self.items.types);
        let mut names = Vec::with_capacity(items.len());
        for &item in &items {
            self.pos = item;
            let token = self.next();
            let name = self.name_of(token)?;
            self.mark(b'=')?;
            self.word("type")?;
            let body = if self.is_word("opaque") { Body::Opaque } else { Body::At(self.pos) };
            if self.types.bodies.insert(name, body).is_some() {
                self.pos = item;
                return self.fail(&kinds::TYPE_TWICE);
            }
            names.push(name);
        }
        for name in names {
            if !matches!(self.types.bodies.get(&name), Some(Body::Opaque)) {
                self.named_type(name)?;
            }
        }
        Ok(())
    }

    /// The structure with this name, which is defined if it has not been yet.
    fn named_type(&mut self, name: Symbol) -> P<TypeId> {
        let start = match self.types.bodies.get(&name) {
            Some(Body::Done(ty)) => return Ok(*ty),
            Some(Body::At(start)) => *start,
            Some(Body::InProgress) => return self.fail(&kinds::RECURSIVE_TYPE),
            Some(Body::Opaque) => return self.fail(&kinds::OPAQUE_TYPE),
            None => return self.fail(kinds::UNKNOWN_TYPE.with(&[&self.m.ctx.name(name)])),
        };
        let back = std::mem::replace(&mut self.pos, start);
        self.types.bodies.insert(name, Body::InProgress);
        self.types.defining += 1;
        let ty = self.deeper(|r| r.definition(name))?;
        self.end_of_item()?;
        self.types.defining -= 1;
        self.types.bodies.insert(name, Body::Done(ty));
        self.pos = back;
        Ok(ty)
    }

    fn definition(&mut self, name: Symbol) -> P<TypeId> {
        let start = self.pos;
        let packed = self.is_mark(b'<') && self.kind_after(1) == Kind::Mark(b'{');
        if !packed && !self.is_mark(b'{') {
            let ty = self.ty()?; // an alias
            if ty == TypeId::VOID {
                self.pos = start;
                return self.fail(&kinds::VOID_VALUE);
            }
            return Ok(ty);
        }
        let fields = self.fields(packed)?;
        Ok(self.m.ctx.types.define_struct(name, &fields, packed))
    }

    fn fields(&mut self, packed: bool) -> P<Vec<TypeId>> {
        if packed {
            self.mark(b'<')?;
        }
        self.mark(b'{')?;
        let mut fields = Vec::new();
        self.list(b'}', |r| {
            fields.push(r.sized()?);
            Ok(())
        })?;
        if packed {
            self.mark(b'>')?;
        }
        Ok(fields)
    }

    /// A type that a value in memory or a member of a structure can have.
    pub(super) fn sized(&mut self) -> P<TypeId> {
        let start = self.pos;
        let ty = self.ty()?;
        if matches!(
            self.m.ctx.types.get(ty),
            Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. }
        ) {
            self.pos = start;
            return self.fail(kinds::UNSTORABLE_TYPE.with(&[&self.type_text(ty)]));
        }
        Ok(ty)
    }

    /// A type.
    pub(super) fn ty(&mut self) -> P<TypeId> {
        if self.types.defining > 0
            && let Some(pointer) = self.pointer_unseen()
        {
            return Ok(pointer);
        }
        let mut ty = self.deeper(Self::plain_type)?;
        loop {
            let mut space = 0;
            if self.is_word("addrspace") && !self.m.ctx.types.is_ptr(ty) {
                space = self.address_space()?;
                if !self.is_mark(b'*') {
                    return self.expected("'*'");
                }
            }
            match self.kind() {
                Kind::Mark(b'*') => {
                    self.pos += 1;
                    self.types.pointee = Some(ty);
                    ty = self.m.ctx.types.ptr(space);
                }
                Kind::Mark(b'(') => ty = self.function_type(ty)?,
                _ => return Ok(ty),
            }
        }
    }

    /// `addrspace(n)`
    pub(super) fn address_space(&mut self) -> P<u32> {
        self.word("addrspace")?;
        self.mark(b'(')?;
        if self.kind() == Kind::Str {
            return self.fail(&kinds::NAMED_ADDRESS_SPACE);
        }
        let space = self.unsigned()?;
        if space >= 1 << 24 {
            self.pos -= 1;
            return self.expected("an address space below 2^24");
        }
        self.mark(b')')?;
        Ok(space)
    }

    fn function_type(&mut self, ret: TypeId) -> P<TypeId> {
        self.mark(b'(')?;
        let mut params = Vec::new();
        self.list(b')', |r| {
            if r.kind() == Kind::Dots {
                r.pos += 1; // a variable number of arguments: calls name what they pass
                return Ok(());
            }
            params.push(r.deeper(Self::ty)?);
            Ok(())
        })?;
        Ok(self.m.ctx.types.function(ret, &params))
    }

    fn plain_type(&mut self) -> P<TypeId> {
        match self.kind() {
            Kind::Word => self.worded_type(),
            Kind::Local => {
                let token = self.tokens[self.pos];
                let name = self.name_of(token)?;
                let ty = self.named_type(name)?;
                self.pos += 1;
                Ok(ty)
            }
            Kind::Mark(b'{') => {
                let fields = self.fields(false)?;
                Ok(self.m.ctx.types.literal_struct(&fields))
            }
            Kind::Mark(b'<') if self.kind_after(1) == Kind::Mark(b'{') => {
                let fields = self.fields(true)?.into();
                Ok(self.m.ctx.types.intern(Type::Struct { name: None, fields, packed: true }))
            }
            Kind::Mark(b'<') => self.vector(),
            Kind::Mark(b'[') => {
                self.pos += 1;
                let len = self.unsigned()?;
                self.word("x")?;
                let elem = self.sized()?;
                self.mark(b']')?;
                Ok(self.m.ctx.types.array(elem, len))
            }
            _ => self.expected("a type"),
        }
    }

    fn vector(&mut self) -> P<TypeId> {
        self.pos += 1;
        if self.is_word("vscale") {
            return self.fail(&kinds::SCALABLE_VECTOR);
        }
        let len = self.unsigned()?;
        if len == 0 || len > MAX_LANES {
            self.pos -= 1;
            return self.expected(&format!("between 1 and {MAX_LANES} lanes"));
        }
        self.word("x")?;
        let elem = self.ty()?;
        let scalar = self.m.ctx.types.scalar_bits(elem) > 0 || self.m.ctx.types.is_ptr(elem);
        if !scalar || self.m.ctx.types.lanes(elem) > 1 {
            self.pos -= 1;
            return self.fail(&kinds::LANE_TYPE);
        }
        self.mark(b'>')?;
        Ok(self.m.ctx.types.intern(Type::Vector { elem, len }))
    }

    fn worded_type(&mut self) -> P<TypeId> {
        let word = self.peek_word().unwrap_or_default();
        let ty = match word {
            "void" => TypeId::VOID,
            "label" => TypeId::LABEL,
            "metadata" => TypeId::METADATA,
            "half" => TypeId::HALF,
            "float" => TypeId::FLOAT,
            "double" => TypeId::DOUBLE,
            "token" => self.m.ctx.types.intern(Type::Token),
            "ptr" => {
                self.pos += 1;
                self.types.pointee = None;
                let space = if self.is_word("addrspace") { self.address_space()? } else { 0 };
                return Ok(self.m.ctx.types.ptr(space));
            }
            "target" => return self.target(),
            _ if is_type_word(word) && word.starts_with('i') => return self.int_type(word),
            _ if is_type_word(word) => return self.fail(kinds::UNSUPPORTED_TYPE.with(&[&word])),
            _ => return self.expected("a type"),
        };
        self.pos += 1;
        Ok(ty)
    }

    fn int_type(&mut self, word: &str) -> P<TypeId> {
        match word[1..].parse::<u32>() {
            Ok(bits @ 1..=64) => {
                self.pos += 1;
                Ok(self.m.ctx.types.int(bits))
            }
            _ => self.fail(&kinds::INTEGER_WIDTH),
        }
    }

    /// `target("name", types…, integers…)`
    fn target(&mut self) -> P<TypeId> {
        self.pos += 1;
        self.mark(b'(')?;
        let name = self.string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.take_mark(b',') {
            if self.kind() == Kind::Int {
                ints.push(self.unsigned()?);
            } else if ints.is_empty() {
                types.push(self.ty()?);
                self.detail_skipped()?;
            } else {
                return self.expected("a number");
            }
        }
        self.mark(b')')?;
        Ok(self.target_type(name, &types, &ints))
    }

    /// Skips `= type { … }`, with which LLVM 19 and 20 repeat a structure that a target type names.
    fn detail_skipped(&mut self) -> P<()> {
        if !self.take_mark(b'=') {
            return Ok(());
        }
        self.word("type")?;
        if self.take_word("opaque") || self.skip_brackets() { Ok(()) } else { self.expected("a structure") }
    }

    /// Within a definition, skips a typed pointer: its pointee is not needed, and may be the structure itself.
    fn pointer_unseen(&mut self) -> Option<TypeId> {
        let start = self.pos;
        let mut pointer = None;
        if self.skip_plain_type() {
            loop {
                let mut space = 0;
                let addrspace = self.is_word("addrspace");
                if addrspace {
                    space = self.address_space().ok()?;
                }
                if self.take_mark(b'*') {
                    pointer = Some((space, self.pos));
                } else if addrspace || !self.is_mark(b'(') || !self.skip_brackets() {
                    break;
                }
            }
        }
        self.pos = pointer.map_or(start, |(_, end)| end);
        pointer.map(|(space, _)| {
            self.types.pointee = None;
            self.m.ctx.types.ptr(space)
        })
    }

    /// Skips a type up to its stars; `false` where there is none. `ptr` is left to [`ty`](Self::ty).
    fn skip_plain_type(&mut self) -> bool {
        match self.kind() {
            Kind::Word if self.is_word("target") => {
                self.pos += 1;
                self.skip_brackets()
            }
            Kind::Word if self.is_word("ptr") => false,
            Kind::Word | Kind::Local => {
                self.pos += 1;
                true
            }
            Kind::Mark(b'{' | b'<' | b'[') => self.skip_brackets(),
            _ => false,
        }
    }

    /// Skips the bracket here and everything up to its closing bracket.
    pub(super) fn skip_brackets(&mut self) -> bool {
        let mut depth = 0u32;
        loop {
            match self.kind() {
                Kind::Mark(b'{' | b'<' | b'[' | b'(') => depth += 1,
                Kind::Mark(b'}' | b'>' | b']' | b')') if depth == 0 => return false,
                Kind::Mark(b'}' | b'>' | b']' | b')') => depth -= 1,
                Kind::End => return false,
                _ => {}
            }
            self.pos += 1;
            if depth == 0 {
                return true;
            }
        }
    }
}
