//! The macros that a source leaves defined, as directives again: for those who rewrite it.

use super::macros::Macro;
use super::predefined::{BUILT_IN, COMMAND_LINE};
use super::state::Preprocessor;
use crate::lex::{Flags, Token, TokenKind};

impl Preprocessor<'_> {
    /// A `#define` for each macro that the files define, by name: what takes no arguments with its macros replaced.
    pub(super) fn listed_macros(&mut self) -> Vec<String> {
        let user: Vec<Macro> = self.macros.defined().filter(|m| self.is_of_file(m)).cloned().collect();
        let mut listed: Vec<(String, String)> = user.iter().map(|m| self.listed(m)).collect();
        listed.sort_unstable();
        listed.into_iter().map(|(_, text)| text).collect()
    }

    /// Whether a macro is defined in a file, not by the compiler or on the command line.
    fn is_of_file(&self, definition: &Macro) -> bool {
        let file = self.sources.file_of(definition.span.lo);
        definition.builtin.is_none() && file.is_some_and(|id| id != COMMAND_LINE && id != BUILT_IN)
    }

    /// A macro's name, and its directive.
    fn listed(&mut self, definition: &Macro) -> (String, String) {
        let name = self.names.get(definition.name).to_owned();
        let Some(params) = &definition.params else {
            let token = Token {
                kind: TokenKind::Ident,
                flags: Flags::default(),
                name: definition.name,
                span: definition.span,
            };
            let mut out = Vec::new();
            self.expand_alone(&[token], &mut out);
            let body: String = out.iter().enumerate().map(|(at, token)| self.spaced(at, token)).collect();
            let text = format!("#define {name} {body}");
            return (name, text);
        };
        let params: Vec<&str> = params.iter().map(|&param| self.names.get(param)).collect();
        let body: String =
            definition.body.iter().map(|it| format!(" {}", self.spelling(&it.token))).collect();
        let text = format!("#define {name}({}) {body}", params.join(", "));
        (name, text)
    }

    /// A token with the space before it.
    fn spaced(&self, at: usize, token: &Token) -> String {
        let space = if at > 0 && token.flags.has(Flags::SPACE) { " " } else { "" };
        format!("{space}{}", self.spelling(token))
    }
}
