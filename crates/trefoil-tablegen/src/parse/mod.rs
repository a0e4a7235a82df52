//! The reader: statements are carried out as they are read, since types depend on the records before them.

mod bang;
mod entry;
mod object;
mod range;
mod statement;
mod value;

use crate::diag::{Failed, Outcome};
use crate::ids::RecordId;
use crate::ids::Ty;
use crate::kinds;
use crate::lex::{Keyword, Lexer, Tok};
use crate::records::{Check, Records};
use crate::store::{Node, Value};
use crate::text::{Loc, Str};
use rustc_hash::FxHashMap;
use trefoil_diag::Message;

/// How a name that nothing declares is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// As a value: it must be declared.
    Value,
    /// As part of a record's name: it stands for itself.
    Name,
}

/// What a multiclass or a loop holds until it is carried out.
#[derive(Clone)]
pub(crate) enum Entry {
    Record(RecordId),
    Loop(Box<Loop>),
    Check(Check),
}

/// A `foreach`, or an arm of an `if`: a loop without a variable over a list of one or no element.
#[derive(Clone)]
pub(crate) struct Loop {
    loc: Loc,
    variable: Option<Value>,
    list: Value,
    entries: Vec<Entry>,
}

/// A multiclass.
struct Multiclass {
    record: RecordId,
    entries: Vec<Entry>,
}

/// What a scope stands for.
enum ScopeKind {
    Plain,
    Record(RecordId),
    /// The variable of a `foreach`: its name and the reference to it.
    Loop(Str, Value),
    Multiclass(RecordId),
}

struct Scope {
    kind: ScopeKind,
    variables: Vec<(Str, Value)>,
}

/// A binding of a `let … in`.
#[derive(Clone)]
struct LetBinding {
    name: Value,
    bits: Vec<u32>,
    value: Value,
    loc: Loc,
    /// Whether the value is joined to the end (or to the front) of the field's.
    joins: Option<bool>,
}

/// A `defset` that is open.
struct Defset {
    loc: Loc,
    element: Ty,
    items: Vec<Value>,
}

/// Reads one input into records.
pub(crate) struct Parser<'a> {
    pub(crate) records: Records,
    lexer: Lexer<'a>,
    tok: Tok,
    loc: Loc,
    scopes: Vec<Scope>,
    loops: Vec<Loop>,
    lets: Vec<Vec<LetBinding>>,
    multiclasses: Vec<Multiclass>,
    multiclass_names: FxHashMap<Str, usize>,
    multiclass: Option<usize>,
    defsets: Vec<Defset>,
    type_aliases: FxHashMap<Str, Ty>,
    /// The variables of the bang operators around the current value.
    operator_variables: Vec<Value>,
    nesting: u32,
    name_word: Str,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(mut records: Records, lexer: Lexer<'a>) -> Self {
        let name_word = records.intern("NAME");
        Parser {
            records,
            lexer,
            tok: Tok::Eof,
            loc: Loc(0),
            scopes: vec![Scope { kind: ScopeKind::Plain, variables: Vec::new() }],
            loops: Vec::new(),
            lets: Vec::new(),
            multiclasses: Vec::new(),
            multiclass_names: FxHashMap::default(),
            multiclass: None,
            defsets: Vec::new(),
            type_aliases: FxHashMap::default(),
            operator_variables: Vec::new(),
            nesting: 0,
            name_word,
        }
    }

    /// `file ::= statement*`
    pub(crate) fn file(&mut self) -> Outcome<()> {
        self.bump();
        self.statements()?;
        if self.tok != Tok::Eof {
            return Err(self.unexpected(&kinds::TOP_LEVEL_TOKEN));
        }
        Ok(())
    }

    // Tokens.

    fn bump(&mut self) {
        self.tok = self.lexer.next(&mut self.records);
        self.loc = self.lexer.start;
        self.records.here = self.loc;
    }

    fn at(&self, mark: u8) -> bool {
        self.tok == Tok::Mark(mark)
    }

    fn at_keyword(&self, keyword: Keyword) -> bool {
        self.tok == Tok::Keyword(keyword)
    }

    fn eat(&mut self, mark: u8) -> bool {
        let found = self.at(mark);
        if found {
            self.bump();
        }
        found
    }

    fn eat_keyword(&mut self, keyword: Keyword) -> bool {
        let found = self.at_keyword(keyword);
        if found {
            self.bump();
        }
        found
    }

    fn expect(&mut self, mark: u8, what: &str) -> Outcome<()> {
        if self.eat(mark) { Ok(()) } else { Err(self.unexpected(kinds::EXPECTED.with(&[&what]))) }
    }

    /// An error at the current token, unless the lexer has reported one there.
    fn unexpected(&mut self, message: impl Into<Message>) -> Failed {
        if self.tok == Tok::Bad {
            return Failed;
        }
        self.records.error(self.loc, message)
    }

    fn identifier(&mut self, what: &str) -> Outcome<Str> {
        let Tok::Id(name) = self.tok else {
            return Err(self.unexpected(kinds::EXPECTED.with(&[&what])));
        };
        self.bump();
        Ok(name)
    }

    /// Goes one level deeper into the text.
    fn nest<T>(&mut self, inner: impl FnOnce(&mut Self) -> Outcome<T>) -> Outcome<T> {
        if self.nesting >= self.records.limits.nesting {
            let limit = self.records.limits.nesting;
            return Err(self.unexpected(kinds::TEXT_TOO_DEEP.with(&[&limit])));
        }
        self.nesting += 1;
        let result = inner(self);
        self.nesting -= 1;
        result
    }

    // Scopes.

    fn push_scope(&mut self, kind: ScopeKind) {
        self.scopes.push(Scope { kind, variables: Vec::new() });
    }

    fn pop_scope(&mut self) {
        self.scopes.pop();
    }

    fn is_outermost(&self) -> bool {
        self.scopes.len() <= 1
    }

    fn in_scope(&self, name: Str) -> bool {
        self.scopes.last().is_some_and(|scope| scope.variables.iter().any(|v| v.0 == name))
    }

    fn declare(&mut self, name: Str, value: Value) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.variables.push((name, value));
        }
    }

    /// What a name stands for in the scopes around, the innermost first.
    fn variable(&mut self, name: Str) -> Option<Value> {
        for i in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[i];
            if let Some(&(_, value)) = scope.variables.iter().rev().find(|v| v.0 == name) {
                return Some(value);
            }
            match scope.kind {
                ScopeKind::Plain => {}
                ScopeKind::Loop(variable, value) if variable == name => return Some(value),
                ScopeKind::Loop(..) => {}
                ScopeKind::Record(record) => {
                    let key = self.records.str_value(name);
                    if let Some(field) = self.records.record(record).field(key) {
                        let ty = field.ty;
                        return Some(self.records.store.intern(Node::Var(key, ty)));
                    }
                    if self.records.record(record).is_class
                        && let Some(value) = self.template_arg(record, name, ":")
                    {
                        return Some(value);
                    }
                }
                ScopeKind::Multiclass(record) => {
                    if let Some(value) = self.template_arg(record, name, "::") {
                        return Some(value);
                    }
                }
            }
        }
        None
    }

    /// A reference to a template argument of a class or multiclass, or to its implicit `NAME`.
    fn template_arg(&mut self, record: RecordId, name: Str, separator: &str) -> Option<Value> {
        let found =
            self.records.record(record).template_args.iter().find(|arg| arg.plain == name).map(|a| a.name);
        if let Some(qualified) = found {
            let field = self.records.record_mut(record).fields.iter_mut().find(|f| f.name == qualified)?;
            field.used = true;
            let ty = field.ty;
            return Some(self.records.store.intern(Node::Var(qualified, ty)));
        }
        if name != self.name_word {
            return None;
        }
        let qualified = self.qualified(record, name, separator);
        Some(self.records.store.intern(Node::Var(qualified, Ty::STRING)))
    }

    /// The name that a template argument is known by: `Class:arg`, `Multiclass::arg`.
    fn qualified(&mut self, record: RecordId, name: Str, separator: &str) -> Value {
        let of = self.records.record(record).name_str;
        let text = format!("{}{separator}{}", self.records.str(of), self.records.str(name));
        self.records.string_value(&text)
    }

    /// The name that the implicit `NAME` of a class or multiclass is known by.
    fn implicit_name(&mut self, record: RecordId, is_multiclass: bool) -> Value {
        let name = self.name_word;
        self.qualified(record, name, if is_multiclass { "::" } else { ":" })
    }

    /// A reference to the implicit `NAME` of the current multiclass.
    fn multiclass_name(&mut self, index: usize) -> Value {
        let record = self.multiclasses[index].record;
        let name = self.implicit_name(record, true);
        self.records.store.intern(Node::Var(name, Ty::STRING))
    }
}
