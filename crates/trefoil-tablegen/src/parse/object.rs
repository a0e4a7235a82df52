//! Classes and the bodies of records: superclasses, declarations, `let`, `defvar`, `assert`, `dump`.

use super::entry::Arguments;
use super::{Entry, Mode, Parser, ScopeKind};
use crate::diag::{Failed, Outcome};
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::lex::{Keyword, Tok};
use crate::records::{Check, Field, FieldKind, Frame, TemplateArg};
use crate::resolve::MapResolver;
use crate::store::{Node, Value};
use crate::text::{Loc, Str};
use crate::types::Type;

/// A class or multiclass with its arguments.
pub(super) struct ClassReference {
    pub(super) class: RecordId,
    pub(super) arguments: Arguments,
    pub(super) loc: Loc,
}

impl Parser<'_> {
    /// The record that a body's statements go to: the multiclass' own where there is none.
    fn target(&self, record: Option<RecordId>) -> Outcome<RecordId> {
        match (record, self.multiclass) {
            (Some(record), _) => Ok(record),
            (None, Some(index)) => Ok(self.multiclasses[index].record),
            (None, None) => Err(Failed),
        }
    }

    fn class_named(&mut self, name: Str) -> Outcome<RecordId> {
        if let Some(&class) = self.records.classes.get(&name) {
            return Ok(class);
        }
        let text = self.records.str(name).to_owned();
        let message = if self.multiclass_names.contains_key(&name) {
            kinds::CLASS_IS_MULTICLASS.with(&[&text, &text])
        } else {
            kinds::NO_CLASS.with(&[&text])
        };
        Err(self.unexpected(message))
    }

    /// `ClassID ::= identifier`
    pub(super) fn class_id(&mut self) -> Outcome<RecordId> {
        let Tok::Id(name) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"name for ClassID"])));
        };
        let class = self.class_named(name)?;
        self.bump();
        Ok(class)
    }

    fn multiclass_id(&mut self) -> Outcome<usize> {
        let Tok::Id(name) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"name for MultiClassID"])));
        };
        let Some(&index) = self.multiclass_names.get(&name) else {
            let message = kinds::NO_MULTICLASS.with(&[&self.records.str(name)]);
            return Err(self.unexpected(message));
        };
        self.bump();
        Ok(index)
    }

    /// `ClassRef ::= ClassID ["<" arguments ">"]`
    pub(super) fn class_reference(&mut self, current: Option<RecordId>) -> Outcome<ClassReference> {
        let loc = self.loc;
        let class = self.class_id()?;
        let arguments = self.reference_arguments(current, class, false, loc)?;
        Ok(ClassReference { class, arguments, loc })
    }

    /// `MultiClassRef ::= MultiClassID ["<" arguments ">"]`
    pub(super) fn multiclass_reference(
        &mut self,
        current: Option<RecordId>,
    ) -> Outcome<(usize, ClassReference)> {
        let loc = self.loc;
        let index = self.multiclass_id()?;
        let class = self.multiclasses[index].record;
        let arguments = self.reference_arguments(current, class, true, loc)?;
        Ok((index, ClassReference { class, arguments, loc }))
    }

    fn reference_arguments(
        &mut self,
        current: Option<RecordId>,
        of: RecordId,
        is_multiclass: bool,
        loc: Loc,
    ) -> Outcome<Arguments> {
        if !self.eat(b'<') {
            return Ok(Vec::new());
        }
        let mut arguments = self.arguments(current, of, is_multiclass)?;
        self.check_arguments(&mut arguments, of, loc)?;
        Ok(arguments)
    }

    /// `arguments ::= [value {"," value}] [","] [name "=" value {"," name "=" value}] ">"`, the `<` taken.
    pub(super) fn arguments(
        &mut self,
        current: Option<RecordId>,
        of: RecordId,
        is_multiclass: bool,
    ) -> Outcome<Arguments> {
        let mut arguments = Vec::new();
        if self.eat(b'>') {
            return Ok(arguments);
        }
        let mut named = false;
        for index in 0u32.. {
            let Some(arg) = self.records.record(of).template_args.get(index as usize).copied() else {
                return Err(self.unexpected(kinds::TOO_MANY_ARGUMENTS.with(&[&(index + 1)])));
            };
            let loc = self.loc;
            let ty = self.records.record(of).field(arg.name).map(|f| f.ty).filter(|_| !named);
            let value = self.value(current, ty, Mode::Value)?;
            if self.at(b'=') {
                arguments.push(self.named_argument(current, of, value, is_multiclass, loc)?);
                named = true;
            } else if named {
                let message = &kinds::POSITIONAL_AFTER_NAMED;
                return Err(self.records.error(loc, message));
            } else {
                arguments.push((index << 1, value));
            }
            if self.eat(b'>') {
                break;
            }
            self.expect(b',', "comma before next argument")?;
        }
        Ok(arguments)
    }

    fn named_argument(
        &mut self,
        current: Option<RecordId>,
        of: RecordId,
        name: Value,
        is_multiclass: bool,
        loc: Loc,
    ) -> Outcome<(u32, Value)> {
        let Node::Str(plain) = self.records.node(name) else {
            let message = &kinds::ARGUMENT_NAME;
            return Err(self.records.error(loc, message));
        };
        let qualified = self.qualified(of, plain, if is_multiclass { "::" } else { ":" });
        let Some(ty) = self.records.record(of).field(qualified).map(|f| f.ty) else {
            let message = kinds::NO_ARGUMENT.with(&[&self.records.str(plain)]);
            return Err(self.records.error(loc, message));
        };
        self.bump();
        let loc = self.loc;
        let value = self.value(current, Some(ty), Mode::Value)?;
        if value == Value::UNSET {
            let message = &kinds::ARGUMENT_UNSET;
            return Err(self.records.error(loc, message));
        }
        Ok((qualified.0 << 1 | 1, value))
    }

    /// Brings each argument to the type of its template argument.
    pub(super) fn check_arguments(
        &mut self,
        arguments: &mut Arguments,
        of: RecordId,
        loc: Loc,
    ) -> Outcome<()> {
        for (key, value) in arguments {
            let name = match *key & 1 {
                1 => Value(*key >> 1),
                _ => self.records.record(of).template_args[(*key >> 1) as usize].name,
            };
            let Some(ty) = self.records.record(of).field(name).map(|f| f.ty) else { continue };
            if let Some(cast) = self.records.cast_to(*value, ty)? {
                *value = cast;
                continue;
            }
            let own = self.records.value_type(*value).unwrap_or(ty);
            let message = kinds::ARGUMENT_TYPE.with(&[
                &self.records.unquoted(name),
                &self.records.type_name(own),
                &self.records.type_name(ty),
                &self.records.display(*value),
            ]);
            return Err(self.records.error(loc, message));
        }
        Ok(())
    }

    // Values of fields.

    /// Declares a field, or sets it where the record has it.
    fn add_field(&mut self, record: RecordId, loc: Loc, field: Field) -> Outcome<()> {
        let Some(index) = self.records.record(record).field_index(field.name) else {
            self.records.record_mut(record).fields.push(field);
            return Ok(());
        };
        if self.records.set_field(record, index, field.value)? {
            return Ok(());
        }
        let old = self.records.record(record).fields[index].ty;
        let message = kinds::FIELD_REDEFINED.with(&[
            &self.records.unquoted(field.name),
            &self.records.type_name(field.ty),
            &self.records.type_name(old),
        ]);
        Err(self.records.error(loc, message))
    }

    /// Sets a field, or some of its bits.
    pub(super) fn set_value(
        &mut self,
        record: RecordId,
        loc: Loc,
        name: Value,
        bits: &[u32],
        value: Value,
    ) -> Outcome<()> {
        let Some(index) = self.records.record(record).field_index(name) else {
            let message = kinds::UNKNOWN_FIELD.with(&[&self.records.unquoted(name)]);
            return Err(self.records.error(loc, message));
        };
        if bits.is_empty()
            && let Node::Var(of, _) = self.records.node(value)
            && of == name
        {
            return Err(self.records.error(loc, &kinds::SELF_ASSIGNMENT));
        }
        let value = if bits.is_empty() {
            value
        } else {
            let old = self.records.record(record).fields[index].value;
            self.with_bits(loc, name, old, bits, value)?
        };
        if self.records.set_field(record, index, value)? {
            self.records.record_mut(record).fields[index].loc = loc;
            return Ok(());
        }
        let of_type = match self.records.node(value) {
            Node::Bits(seq) => format!("' of type bit initializer with length {}", seq.len),
            _ => match self.records.value_type(value) {
                Some(ty) => format!("' of type '{}", self.records.type_name(ty)),
                None => String::new(),
            },
        };
        let message = kinds::FIELD_VALUE.with(&[
            &self.records.unquoted(name),
            &self.records.type_name(self.records.record(record).fields[index].ty),
            &self.records.display(value),
            &of_type,
        ]);
        Err(self.records.error(loc, message))
    }

    /// The value of a `bits` field with some of its bits replaced.
    fn with_bits(&mut self, loc: Loc, name: Value, old: Value, bits: &[u32], value: Value) -> Outcome<Value> {
        let shown = self.records.unquoted(name);
        let Node::Bits(seq) = self.records.node(old) else {
            return Err(self.records.error(loc, kinds::NOT_BITS.with(&[&shown])));
        };
        let ty = self.records.bits_type(bits.len() as u32);
        let Some(source) = self.records.cast_to(value, ty)? else {
            return Err(self.records.error(loc, &kinds::BIT_RANGE_VALUE));
        };
        let mut new: Vec<Option<Value>> = vec![None; seq.len as usize];
        for (i, &bit) in bits.iter().enumerate() {
            let Some(slot) = new.get_mut(bit as usize) else {
                return Err(self.records.error(loc, kinds::NO_BIT.with(&[&shown, &bit])));
            };
            if slot.is_some() {
                let message = kinds::BIT_TWICE.with(&[&bit, &shown]);
                return Err(self.records.error(loc, message));
            }
            *slot = Some(self.records.bit_of(source, i as u32)?);
        }
        let kept = self.records.store.values(seq);
        let merged: Vec<Value> = new.into_iter().zip(kept).map(|(new, old)| new.unwrap_or(old)).collect();
        Ok(self.records.store.bits(&merged))
    }

    /// Makes a class a superclass of a record.
    pub(super) fn add_superclass(&mut self, record: RecordId, reference: &ClassReference) -> Outcome<()> {
        let ClassReference { class, loc, .. } = *reference;
        let what = self.records.record(class).name_str;
        self.records.frames.push(Frame { loc, what });
        for i in 0..self.records.record(class).fields.len() {
            let field = self.records.record(class).fields[i];
            if field.kind != FieldKind::TemplateArg {
                self.add_field(record, loc, field)?;
            }
        }
        let mut map = MapResolver::new(Some(record));
        for (name, value) in self.match_arguments(class, &reference.arguments, loc)? {
            map.set(name, value);
        }
        let checks = self.records.record(class).checks.clone();
        self.records.record_mut(record).checks.extend(checks);
        let name = if self.records.record(record).is_class {
            let name = self.implicit_name(record, false);
            self.records.store.intern(Node::Var(name, Ty::STRING))
        } else {
            self.records.record(record).name
        };
        let implicit = self.implicit_name(class, false);
        map.set(implicit, name);
        self.records.resolve_record(record, &mut map)?;
        let mut above = self.records.record(class).superclasses.clone();
        above.push(class);
        for class in above {
            if class == record || self.records.is_subclass(record, class) {
                let of = self.records.record(class).name_str;
                let message = kinds::SUBCLASS_TWICE.with(&[&self.records.str(of)]);
                return Err(self.records.error(loc, message));
            }
            self.records.record_mut(record).superclasses.push(class);
        }
        self.records.frames.pop();
        Ok(())
    }

    // Text.

    /// `declaration ::= ["field"] type identifier ["=" value]`; the name that the field is known by.
    fn declaration(&mut self, record: Option<RecordId>, template: bool) -> Outcome<(Str, Value)> {
        let open = self.eat_keyword(Keyword::Field);
        let ty = self.ty()?;
        let Tok::Id(plain) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"identifier in declaration"])));
        };
        if plain == self.name_word {
            return Err(self.unexpected(&kinds::RESERVED_NAME));
        }
        if !template && self.in_scope(plain) {
            return Err(self.unexpected(&kinds::LOCAL_TWICE));
        }
        let loc = self.loc;
        self.bump();
        let target = self.target(record)?;
        let (name, kind) = match (template, open) {
            (true, _) => {
                let separator = if record.is_some() { ":" } else { "::" };
                (self.qualified(target, plain, separator), FieldKind::TemplateArg)
            }
            (false, true) => (self.records.str_value(plain), FieldKind::MayStayOpen),
            (false, false) => (self.records.str_value(plain), FieldKind::Normal),
        };
        self.add_field(target, loc, Field { name, ty, value: Value::UNSET, loc, kind, used: false })?;
        if let Some(index) = self.records.record(target).field_index(name)
            && self.records.record(target).fields[index].value == Value::UNSET
        {
            // An unset `bits` field holds unset bits, which `let` may set one by one.
            self.records.set_field(target, index, Value::UNSET)?;
        }
        if self.eat(b'=') {
            let loc = self.loc;
            let value = self.value(record, Some(ty), Mode::Value)?;
            self.set_value(target, loc, name, &[], value)?;
        }
        Ok((plain, name))
    }

    /// `templateArgs ::= "<" declaration {"," declaration} ">"`
    pub(super) fn template_args(&mut self, record: Option<RecordId>) -> Outcome<()> {
        self.bump();
        let target = self.target(record)?;
        loop {
            let loc = self.loc;
            let (plain, name) = self.declaration(record, true)?;
            if self.records.record(target).template_args.iter().any(|arg| arg.name == name) {
                let message = &kinds::PARAMETER_TWICE;
                return Err(self.records.error(loc, message));
            }
            self.records.record_mut(target).template_args.push(TemplateArg { plain, name });
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b'>', "'>' at end of template argument list")
    }

    /// `body ::= ";" | "{" item* "}"`
    fn body(&mut self, record: RecordId) -> Outcome<()> {
        if self.eat(b';') {
            return Ok(());
        }
        self.expect(b'{', "'{' to start body or ';' for declaration only")?;
        while !self.at(b'}') {
            self.item(record)?;
        }
        self.bump();
        let loc = self.loc;
        if self.eat(b';') {
            self.records.error(loc, &kinds::BODY_SEMICOLON);
            self.records.note(loc, &kinds::SEMICOLON_IGNORED);
        }
        Ok(())
    }

    /// `item ::= declaration ";" | "let" name bits? "=" value ";" | defvar | assert | dump`
    fn item(&mut self, record: RecordId) -> Outcome<()> {
        match self.tok {
            Tok::Keyword(Keyword::Assert) => self.assert(Some(record)),
            Tok::Keyword(Keyword::Dump) => self.dump(Some(record)),
            Tok::Keyword(Keyword::Defvar) => self.defvar(Some(record)),
            Tok::Keyword(Keyword::Let) => self.let_item(record),
            _ => {
                self.declaration(Some(record), false)?;
                self.expect(b';', "';' after declaration")
            }
        }
    }

    /// `["append" | "prepend"] name`: the name, whether a value is joined to the end or the front, and the place.
    pub(super) fn let_name(&mut self, what: &str) -> Outcome<(Str, Option<bool>, Loc)> {
        let loc = self.loc;
        let plain = self.identifier(what)?;
        let Tok::Id(name) = self.tok else {
            return Ok((plain, None, loc));
        };
        let append = match self.records.str(plain) {
            "append" => true,
            "prepend" => false,
            _ => return Ok((plain, None, loc)),
        };
        let loc = self.loc;
        self.bump();
        Ok((name, Some(append), loc))
    }

    /// `"let" ["append" | "prepend"] name bits? "=" value ";"`
    fn let_item(&mut self, record: RecordId) -> Outcome<()> {
        self.bump();
        let (plain, joins, loc) = self.let_name("field identifier after let")?;
        let mut bits = self.optional_bits()?;
        bits.reverse();
        self.expect(b'=', "'=' in let expression")?;
        let name = self.records.str_value(plain);
        let Some(field) = self.records.record(record).field(name).copied() else {
            let message = kinds::UNKNOWN_FIELD.with(&[&self.records.str(plain)]);
            return Err(self.unexpected(message));
        };
        let mut ty = field.ty;
        if !bits.is_empty() && matches!(self.records.type_of(ty), Type::Bits(_)) {
            ty = self.records.bits_type(bits.len() as u32);
        }
        let mut value = self.value(Some(record), Some(ty), Mode::Value)?;
        self.expect(b';', "';' after let expression")?;
        if let Some(append) = joins {
            value = self.joined(loc, field, value, append)?;
        }
        self.set_value(record, loc, name, &bits, value)
    }

    /// A field's value with another joined to its end or its front.
    pub(super) fn joined(&mut self, loc: Loc, field: Field, value: Value, append: bool) -> Outcome<Value> {
        if field.value == Value::UNSET {
            return Ok(value);
        }
        let (a, b) = if append { (field.value, value) } else { (value, field.value) };
        match self.records.type_of(field.ty) {
            Type::List(_) => self.records.list_concat(a, b),
            Type::String => self.records.str_concat(a, b),
            Type::Dag => self.records.fold_binary(crate::store::BinaryOp::Concat, a, b, Ty::DAG, None),
            _ => {
                let message = kinds::APPEND_TYPE
                    .with(&[&self.records.unquoted(field.name), &self.records.type_name(field.ty)]);
                Err(self.records.error(loc, message))
            }
        }
    }

    /// Applies the `let … in` around to a record.
    pub(super) fn apply_lets(&mut self, record: RecordId) -> Outcome<()> {
        for level in 0..self.lets.len() {
            for mut binding in self.lets[level].clone() {
                let field = self.records.record(record).field(binding.name).copied();
                if let (Some(append), Some(field)) = (binding.joins, field) {
                    binding.value = self.joined(binding.loc, field, binding.value, append)?;
                }
                self.set_value(record, binding.loc, binding.name, &binding.bits, binding.value)?;
            }
        }
        Ok(())
    }

    /// `object ::= [":" ClassRef {"," ClassRef}] body`
    pub(super) fn object(&mut self, record: RecordId) -> Outcome<()> {
        self.push_scope(ScopeKind::Record(record));
        if self.eat(b':') {
            loop {
                let reference = self.class_reference(Some(record))?;
                self.add_superclass(record, &reference)?;
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.apply_lets(record)?;
        self.body(record)?;
        self.pop_scope();
        Ok(())
    }

    /// `class ::= "class" identifier templateArgs? object`
    pub(super) fn class(&mut self) -> Outcome<()> {
        self.bump();
        let Tok::Id(name) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"class name after 'class' keyword"])));
        };
        let class = match self.records.classes.get(&name) {
            Some(&class) => {
                let known = self.records.record(class);
                let defined = !(known.fields.is_empty()
                    && known.superclasses.is_empty()
                    && known.template_args.is_empty());
                if defined {
                    let message = kinds::CLASS_TWICE.with(&[&self.records.str(name)]);
                    return Err(self.unexpected(message));
                }
                self.records.record_mut(class).loc = self.loc;
                class
            }
            None => {
                if self.type_aliases.contains_key(&name) {
                    let message = kinds::ALIAS_TWICE.with(&[&self.records.str(name)]);
                    return Err(self.unexpected(message));
                }
                let value = self.records.str_value(name);
                let class = self.records.new_record(value, self.loc, true, false);
                self.records.classes.insert(name, class);
                class
            }
        };
        self.bump();
        self.push_scope(ScopeKind::Record(class));
        if self.at(b'<') {
            self.template_args(Some(class))?;
        }
        self.object(class)?;
        self.warn_unused(class);
        self.pop_scope();
        Ok(())
    }

    /// Warns of the template arguments that nothing uses.
    pub(super) fn warn_unused(&mut self, record: RecordId) {
        for i in 0..self.records.record(record).fields.len() {
            let field = self.records.record(record).fields[i];
            if field.kind == FieldKind::TemplateArg && !field.used {
                let message = kinds::UNUSED_ARGUMENT.with(&[&self.records.unquoted(field.name)]);
                self.records.warn(field.loc, message);
            }
        }
    }

    /// `assert ::= "assert" value "," value ";"`
    pub(super) fn assert(&mut self, record: Option<RecordId>) -> Outcome<()> {
        self.bump();
        let loc = self.loc;
        let condition = self.value(record, None, Mode::Value)?;
        self.expect(b',', "',' in assert statement")?;
        let message = self.value(record, None, Mode::Value)?;
        self.expect(b';', "';'")?;
        self.add_check(record, Check { loc, condition: Some(condition), message })
    }

    /// `dump ::= "dump" value ";"`
    pub(super) fn dump(&mut self, record: Option<RecordId>) -> Outcome<()> {
        let loc = self.loc;
        self.bump();
        let message = self.value(record, None, Mode::Value)?;
        self.expect(b';', "';'")?;
        self.add_check(record, Check { loc, condition: None, message })
    }

    fn add_check(&mut self, record: Option<RecordId>, check: Check) -> Outcome<()> {
        match record {
            Some(record) => {
                self.records.record_mut(record).checks.push(check);
                Ok(())
            }
            None => self.add_entry(Entry::Check(check)),
        }
    }
}
