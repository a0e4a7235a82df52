//! Statements: records, multiclasses and what puts them in loops, conditions, sets and `let`s.

use super::entry::Substitutions;
use super::{Defset, Entry, LetBinding, Loop, Mode, Multiclass, Parser, ScopeKind};
use crate::diag::{Failed, Outcome};
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::lex::{Keyword, Tok};
use crate::store::{Node, TernaryOp, Value};
use crate::text::Loc;
use crate::types::Type;

impl Parser<'_> {
    /// `statement*`, as long as the tokens can begin one.
    pub(super) fn statements(&mut self) -> Outcome<()> {
        while let Tok::Keyword(
            Keyword::Assert
            | Keyword::Class
            | Keyword::Def
            | Keyword::Defm
            | Keyword::Defset
            | Keyword::Deftype
            | Keyword::Defvar
            | Keyword::Dump
            | Keyword::Foreach
            | Keyword::If
            | Keyword::Let
            | Keyword::Multiclass,
        ) = self.tok
        {
            self.statement()?;
        }
        Ok(())
    }

    fn statement(&mut self) -> Outcome<()> {
        self.nest(Self::one_statement)
    }

    fn one_statement(&mut self) -> Outcome<()> {
        let Tok::Keyword(keyword) = self.tok else {
            return Err(self.no_statement());
        };
        match keyword {
            Keyword::Assert => self.assert(None),
            Keyword::Dump => self.dump(None),
            Keyword::Def => self.def(),
            Keyword::Defm => self.defm(),
            Keyword::Defvar => self.defvar(None),
            Keyword::Foreach => self.foreach(),
            Keyword::If => self.if_statement(),
            Keyword::Let => self.let_statement(),
            Keyword::Deftype => self.deftype(),
            Keyword::Defset if self.multiclass.is_some() => {
                Err(self.unexpected(&kinds::DEFSET_IN_MULTICLASS))
            }
            Keyword::Defset => self.defset(),
            Keyword::Class if self.multiclass.is_some() => Err(self.unexpected(&kinds::CLASS_IN_MULTICLASS)),
            Keyword::Class if !self.loops.is_empty() => Err(self.unexpected(&kinds::CLASS_IN_FOREACH)),
            Keyword::Class => self.class(),
            Keyword::Multiclass if !self.loops.is_empty() => {
                Err(self.unexpected(&kinds::MULTICLASS_IN_FOREACH))
            }
            Keyword::Multiclass => self.multiclass(),
            _ => Err(self.no_statement()),
        }
    }

    fn no_statement(&mut self) -> Failed {
        self.unexpected(
            kinds::EXPECTED.with(&[&"assert, class, def, defm, defset, dump, foreach, if, or let"]),
        )
    }

    /// `"{" statement* "}" | statement`
    fn block(&mut self, end: &str) -> Outcome<()> {
        let brace = self.loc;
        if !self.eat(b'{') {
            return self.statement();
        }
        self.statements()?;
        if !self.eat(b'}') {
            self.unexpected(kinds::EXPECTED_BRACE.with(&[&end]));
            self.records.note(brace, &kinds::TO_MATCH_BRACE);
            return Err(Failed);
        }
        Ok(())
    }

    /// `objectName ::= [value {"#" value}]`; `?` where there is none.
    fn object_name(&mut self) -> Outcome<Value> {
        if let Tok::Mark(b':' | b';' | b'{') = self.tok {
            return Ok(Value::UNSET);
        }
        let current = self.multiclass.map(|index| self.multiclasses[index].record);
        let name = self.value(current, Some(Ty::STRING), Mode::Name)?;
        let Some(index) = self.multiclass else {
            return Ok(name);
        };
        let prefix = self.multiclass_name(index);
        let Node::Var(key, _) = self.records.node(prefix) else {
            return Ok(name);
        };
        if self.records.refers_to(name, key)? { Ok(name) } else { self.records.str_concat(prefix, name) }
    }

    /// `def ::= "def" objectName object`
    fn def(&mut self) -> Outcome<()> {
        let def_loc = self.loc;
        self.bump();
        let loc = if matches!(self.tok, Tok::Id(_)) { self.loc } else { def_loc };
        let name = self.object_name()?;
        let record = if name == Value::UNSET {
            let name = self.records.new_anonymous_name();
            self.records.new_record(name, def_loc, false, true)
        } else {
            if self.records.value_type(name) != Some(Ty::STRING) {
                let message = kinds::RECORD_NAME_TYPE.with(&[&self.records.display(name)]);
                return Err(self.records.error(loc, message));
            }
            self.records.new_record(name, loc, false, false)
        };
        self.object(record)?;
        self.add_entry(Entry::Record(record))
    }

    /// `defset ::= "defset" type identifier "=" "{" statement* "}"`
    fn defset(&mut self) -> Outcome<()> {
        self.bump();
        let loc = self.loc;
        let ty = self.ty()?;
        let Type::List(element) = self.records.type_of(ty) else {
            return Err(self.records.error(loc, kinds::EXPECTED.with(&[&"list type"])));
        };
        let Tok::Id(name) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"identifier"])));
        };
        if self.records.global(name).is_some() {
            return Err(self.unexpected(&kinds::GLOBAL_TWICE));
        }
        self.bump();
        self.expect(b'=', "'='")?;
        if !self.at(b'{') {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"'{'"])));
        }
        self.defsets.push(Defset { loc, element, items: Vec::new() });
        self.block("defset")?;
        let Some(set) = self.defsets.pop() else { return Err(Failed) };
        let list = self.records.store.list(element, &set.items);
        self.records.globals.insert(name, list);
        Ok(())
    }

    /// `deftype ::= "deftype" identifier "=" type ";"`
    fn deftype(&mut self) -> Outcome<()> {
        self.bump();
        let Tok::Id(name) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"identifier"])));
        };
        if self.type_aliases.contains_key(&name) || self.records.classes.contains_key(&name) {
            let message = kinds::TYPE_TWICE.with(&[&self.records.str(name)]);
            return Err(self.unexpected(message));
        }
        self.bump();
        self.expect(b'=', "'='")?;
        let loc = self.loc;
        let ty = self.ty()?;
        if matches!(self.records.type_of(ty), Type::Record(_)) {
            let message = kinds::ALIAS_OF_CLASS.with(&[&self.records.type_name(ty)]);
            return Err(self.records.error(loc, message));
        }
        self.type_aliases.insert(name, ty);
        self.expect(b';', "';'")
    }

    /// `defvar ::= "defvar" identifier "=" value ";"`
    pub(super) fn defvar(&mut self, record: Option<RecordId>) -> Outcome<()> {
        self.bump();
        let Tok::Id(name) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"identifier"])));
        };
        if self.in_scope(name) {
            return Err(self.unexpected(&kinds::LOCAL_TWICE));
        }
        if let Some(record) = record {
            let key = self.records.str_value(name);
            if self.records.record(record).field(key).is_some() {
                return Err(self.unexpected(&kinds::FIELD_TWICE));
            }
        }
        if self.is_outermost() && self.records.global(name).is_some() {
            return Err(self.unexpected(&kinds::GLOBAL_TWICE));
        }
        self.bump();
        self.expect(b'=', "'='")?;
        let value = self.value(record, None, Mode::Value)?;
        self.expect(b';', "';'")?;
        if self.is_outermost() {
            self.records.globals.insert(name, value);
        } else {
            self.declare(name, value);
        }
        Ok(())
    }

    /// `foreach ::= "foreach" identifier "=" list "in" block`
    fn foreach(&mut self) -> Outcome<()> {
        let loc = self.loc;
        self.bump();
        let name = self.identifier("identifier in foreach declaration")?;
        self.expect(b'=', "'=' in foreach declaration")?;
        let (list, element) = self.foreach_list()?;
        if !self.eat_keyword(Keyword::In) {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"'in' after the list of a foreach"])));
        }
        let variable = self.records.str_value(name);
        let reference = self.records.store.intern(Node::Var(variable, element));
        self.push_scope(ScopeKind::Loop(name, reference));
        self.loops.push(Loop { loc, variable: Some(variable), list, entries: Vec::new() });
        self.block("foreach command")?;
        self.pop_scope();
        self.close_loop()
    }

    fn close_loop(&mut self) -> Outcome<()> {
        match self.loops.pop() {
            Some(inner) => self.add_entry(Entry::Loop(Box::new(inner))),
            None => Err(Failed),
        }
    }

    /// `list ::= "{" ranges "}" | range | value`, and the type of its elements.
    fn foreach_list(&mut self) -> Outcome<(Value, Ty)> {
        let loc = self.loc;
        let mut numbers = Vec::new();
        if self.eat(b'{') {
            self.range_list(&mut numbers)?;
            self.expect(b'}', "'}' at end of bit range list")?;
        } else {
            let value = self.value(None, None, Mode::Value)?;
            let Some(ty) = self.records.value_type(value) else {
                let message = kinds::FOREACH_NOT_A_LIST.with(&[&self.records.display(value)]);
                return Err(self.records.error(loc, message));
            };
            if let Type::List(element) = self.records.type_of(ty) {
                return Ok((value, element));
            }
            self.range_piece(Some(value), &mut numbers)?;
        }
        let items: Vec<Value> = numbers.iter().map(|&n| self.records.store.int(i64::from(n))).collect();
        Ok((self.records.store.list(Ty::INT, &items), Ty::INT))
    }

    /// `if ::= "if" value "then" block ["else" block]`
    fn if_statement(&mut self) -> Outcome<()> {
        let loc = self.loc;
        self.bump();
        let condition = self.value(None, None, Mode::Value)?;
        if !self.eat_keyword(Keyword::Then) {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"'then' after the condition of an if"])));
        }
        let none = self.records.store.list(Ty::BIT, &[]);
        let one = self.records.store.list(Ty::BIT, &[Value::TRUE]);
        self.arm(loc, [condition, one, none], "'then' clause")?;
        if self.eat_keyword(Keyword::Else) {
            self.arm(loc, [condition, none, one], "'else' clause")?;
        }
        Ok(())
    }

    fn arm(&mut self, loc: Loc, choice: [Value; 3], end: &str) -> Outcome<()> {
        let list = self.records.fold_ternary(TernaryOp::If, choice, Ty::BIT_LIST, None)?;
        self.loops.push(Loop { loc, variable: None, list, entries: Vec::new() });
        self.push_scope(ScopeKind::Plain);
        self.block(end)?;
        self.pop_scope();
        self.close_loop()
    }

    /// `let ::= "let" binding {"," binding} "in" block`, `binding ::= ["append" | "prepend"] name ["<" ranges ">"] "=" value`
    fn let_statement(&mut self) -> Outcome<()> {
        self.bump();
        let mut bindings = Vec::new();
        loop {
            let (plain, joins, loc) = self.let_name("identifier in let definition")?;
            let mut bits = self.optional_ranges(b'<', b'>', "range list")?;
            bits.reverse();
            self.expect(b'=', "'=' in let expression")?;
            let value = self.value(None, None, Mode::Value)?;
            let name = self.records.str_value(plain);
            bindings.push(LetBinding { name, bits, value, loc, joins });
            if !self.eat(b',') {
                break;
            }
        }
        self.lets.push(bindings);
        if !self.eat_keyword(Keyword::In) {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"'in' at end of top-level 'let'"])));
        }
        let braces = self.at(b'{');
        if braces {
            self.push_scope(ScopeKind::Plain);
        }
        self.block("top level let command")?;
        if braces {
            self.pop_scope();
        }
        self.lets.pop();
        Ok(())
    }

    /// `multiclass ::= "multiclass" identifier templateArgs? [":" MultiClassRef {"," …}] "{" statement+ "}"`
    fn multiclass(&mut self) -> Outcome<()> {
        self.bump();
        let Tok::Id(name) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&"identifier after multiclass for name"])));
        };
        if self.multiclass_names.contains_key(&name) {
            let message = kinds::MULTICLASS_TWICE.with(&[&self.records.str(name)]);
            return Err(self.unexpected(message));
        }
        let value = self.records.str_value(name);
        let record = self.records.new_record(value, self.loc, false, false);
        let index = self.multiclasses.len();
        self.multiclasses.push(Multiclass { record, entries: Vec::new() });
        self.multiclass_names.insert(name, index);
        self.multiclass = Some(index);
        self.bump();
        self.push_scope(ScopeKind::Multiclass(record));
        if self.at(b'<') {
            self.template_args(None)?;
        }
        let inherits = self.eat(b':');
        if inherits {
            self.parent_multiclasses(index, record)?;
        }
        if inherits && !self.at(b'{') {
            self.expect(b';', "';' in multiclass definition")?;
        } else {
            self.multiclass_body()?;
        }
        self.warn_unused(record);
        self.pop_scope();
        self.multiclass = None;
        Ok(())
    }

    fn parent_multiclasses(&mut self, index: usize, record: RecordId) -> Outcome<()> {
        loop {
            let (parent, reference) = self.multiclass_reference(Some(record))?;
            let name = self.multiclass_name(index);
            let mut substitutions = vec![(self.implicit_name(reference.class, true), name)];
            substitutions.extend(self.match_arguments(
                reference.class,
                &reference.arguments,
                reference.loc,
            )?);
            let mut entries = Vec::new();
            self.run_multiclass(parent, &mut substitutions, false, &mut entries, None)?;
            self.multiclasses[index].entries.extend(entries);
            if !self.eat(b',') {
                return Ok(());
            }
        }
    }

    fn multiclass_body(&mut self) -> Outcome<()> {
        self.expect(b'{', "'{' in multiclass definition")?;
        if self.at(b'}') {
            return Err(self.unexpected(&kinds::MULTICLASS_EMPTY));
        }
        while !self.at(b'}') {
            let Tok::Keyword(
                Keyword::Assert
                | Keyword::Def
                | Keyword::Defm
                | Keyword::Defvar
                | Keyword::Dump
                | Keyword::Foreach
                | Keyword::If
                | Keyword::Let,
            ) = self.tok
            else {
                let message = kinds::EXPECTED.with(&[&"'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body"]);
                return Err(self.unexpected(message));
            };
            self.statement()?;
        }
        self.bump();
        let loc = self.loc;
        if self.eat(b';') {
            self.records.error(loc, &kinds::MULTICLASS_SEMICOLON);
            self.records.note(loc, &kinds::SEMICOLON_IGNORED);
        }
        Ok(())
    }

    /// `defm ::= "defm" objectName ":" MultiClassRef {"," MultiClassRef} {"," ClassRef} ";"`
    fn defm(&mut self) -> Outcome<()> {
        self.bump();
        let mut name = self.object_name()?;
        if name == Value::UNSET {
            name = self.records.new_anonymous_name();
            if let Some(index) = self.multiclass {
                let prefix = self.multiclass_name(index);
                name = self.records.str_concat(prefix, name)?;
            }
        }
        self.expect(b':', "':' after defm identifier")?;
        let mut entries = Vec::new();
        let mut classes = false;
        loop {
            let (index, reference) = self.multiclass_reference(None)?;
            let mut substitutions: Substitutions = vec![(self.implicit_name(reference.class, true), name)];
            substitutions.extend(self.match_arguments(
                reference.class,
                &reference.arguments,
                reference.loc,
            )?);
            let last = self.multiclass.is_none() && self.loops.is_empty();
            self.run_multiclass(index, &mut substitutions, last, &mut entries, Some(reference.loc))?;
            if !self.eat(b',') {
                break;
            }
            let Tok::Id(next) = self.tok else {
                return Err(self.unexpected(kinds::EXPECTED.with(&[&"identifier"])));
            };
            if self.records.classes.contains_key(&next) {
                classes = true;
                break;
            }
        }
        while classes {
            let reference = self.class_reference(None)?;
            self.add_superclass_to(&entries, &reference)?;
            classes = self.eat(b',');
        }
        for entry in entries {
            self.apply_lets_to(std::slice::from_ref(&entry))?;
            self.add_entry(entry)?;
        }
        self.expect(b';', "';' at end of defm")
    }

    fn add_superclass_to(
        &mut self,
        entries: &[Entry],
        reference: &super::object::ClassReference,
    ) -> Outcome<()> {
        for entry in entries {
            match entry {
                Entry::Record(record) => self.add_superclass(*record, reference)?,
                Entry::Loop(inner) => self.add_superclass_to(&inner.entries, reference)?,
                Entry::Check(_) => {}
            }
        }
        Ok(())
    }

    fn apply_lets_to(&mut self, entries: &[Entry]) -> Outcome<()> {
        for entry in entries {
            match entry {
                Entry::Record(record) => self.apply_lets(*record)?,
                Entry::Loop(inner) => self.apply_lets_to(&inner.entries)?,
                Entry::Check(_) => {}
            }
        }
        Ok(())
    }
}
