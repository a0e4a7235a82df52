//! `#include`.

use super::MAX_INCLUDE_DEPTH;
use super::kinds::*;
use super::state::Preprocessor;
use crate::diag::Diagnostic;
use crate::lex::{LexedFile, Token, TokenKind};
use crate::source::Span;
use std::sync::Arc;

/// A file that was found: the path it was found at, and its tokens.
type Found = (Arc<str>, Arc<LexedFile>);

/// Where a file is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Search {
    /// `"path"`: beside the including file, then beside the one that includes that, and so on; then in the include directories.
    Quoted,
    /// `<path>`: in the include directories.
    Angled,
    /// In the include directories after the one that the including file is from.
    Next,
}

impl Search {
    pub(super) fn of(angled: bool) -> Search {
        if angled { Search::Angled } else { Search::Quoted }
    }
}

impl Preprocessor<'_> {
    pub(super) fn include(&mut self, line: &[Token], at: Span) {
        let asked = self.loaded.len();
        let Some((path, angled, used, span)) = self.include_operand(line) else {
            let span = line.first().map_or_else(|| Span::at(self.end_of_line(at)), |t| t.span);
            return self.diagnostics.report(&INCLUDE_EXPECTED, span);
        };
        self.warn_extra(&line[used..], "include");
        if path.is_empty() {
            return self.diagnostics.report(&INCLUDE_EMPTY, span);
        }
        if self.files.len() >= MAX_INCLUDE_DEPTH {
            return self.stop(Diagnostic::new(&INCLUDE_DEPTH, span).arg(MAX_INCLUDE_DEPTH));
        }
        let Some((found, lexed)) = self.find_include(&path, Search::of(angled)) else {
            if angled && self.find_include(&path, Search::Quoted).is_some() {
                let quoted = format!("\"{path}\"");
                let d = Diagnostic::new(&INCLUDE_ANGLED, span).arg(path).fixit(span.lo, quoted);
                return self.diagnostics.push(d);
            }
            return self.diagnostics.push(Diagnostic::new(&INCLUDE_NOT_FOUND, span).arg(path));
        };
        if self.once.contains(&*normalize(&found)) {
            return;
        }
        let guard = lexed.guard().map(|g| self.names.intern(lexed.spelling(g)));
        if guard.is_some_and(|g| self.macros.find(g).is_some()) {
            return;
        }
        self.wish_before(&lexed, at, asked);
        self.enter(found, lexed, Some(span.lo));
    }

    /// The path, whether it stood in angle brackets, how many tokens of the line it took, and where it is.
    fn include_operand(&mut self, line: &[Token]) -> Option<(String, bool, usize, Span)> {
        let first = line.first()?;
        if first.kind == TokenKind::Str {
            let (path, angled) = self.include_name(line)?;
            return Some((path, angled, 1, first.span));
        }
        if first.kind == TokenKind::Lt {
            let close = line.iter().position(|t| t.kind == TokenKind::Gt)?;
            let (lo, hi) = (first.span.hi, line[close].span.lo);
            let path = self.source_text(Span::new(lo, hi));
            return Some((path, true, close + 1, first.span.to(line[close].span)));
        }
        let mut tokens = self.spare();
        self.expand_line(line, &mut tokens);
        let name = self.include_name(&tokens);
        self.recycle(tokens);
        name.map(|(path, angled)| (path, angled, line.len(), first.span))
    }

    /// `"path"` or `<path>` as tokens.
    pub(super) fn include_name(&self, tokens: &[Token]) -> Option<(String, bool)> {
        let first = tokens.first()?;
        match first.kind {
            TokenKind::Str => {
                let text = self.names.get(first.name);
                Some((text[1..text.len() - 1].replace("\\\\", "/"), false))
            }
            TokenKind::Lt => {
                let close = tokens.iter().position(|t| t.kind == TokenKind::Gt)?;
                Some((tokens[1..close].iter().map(|t| self.spelling(t)).collect(), true))
            }
            _ => None,
        }
    }

    /// Asks for the file beside those that are open, innermost first (for the quoted form), then in each include directory.
    pub(super) fn find_include(&mut self, path: &str, search: Search) -> Option<Found> {
        let includer = self.files.last().map(|f| self.sources.file(f.id).name.clone());
        let includer = includer.unwrap_or_else(|| "".into());
        if let Some(path) = self.includes.resolve(path, search != Search::Quoted, &includer) {
            return self.load(&path);
        }
        let path = path.replace('\\', "/");
        if is_absolute(&path) {
            return self.load(&path);
        }
        let includer = includer.replace('\\', "/");
        if search == Search::Quoted {
            for i in (0..self.files.len()).rev() {
                let beside = self.beside(i, &path);
                if let Some(found) = self.load(&beside) {
                    return Some(found);
                }
            }
        }
        let mut skipped = search == Search::Next && self.is_in_include_dir(&includer);
        for i in 0..self.options.include_dirs.len() {
            let dir = self.include_dir(i);
            if skipped {
                skipped = !includer.starts_with(&join(&dir, ""));
            } else if let Some(found) = self.load(&join(&dir, &path)) {
                return Some(found);
            }
        }
        None
    }

    /// A path in the folder of the file that is open at a level.
    fn beside(&self, level: usize, path: &str) -> String {
        let name = self.sources.file(self.files[level].id).name.replace('\\', "/");
        join(name.rfind('/').map_or(".", |i| &name[..i]), path)
    }

    fn include_dir(&self, i: usize) -> String {
        let dir = self.options.include_dirs[i].replace('\\', "/");
        if is_absolute(&dir) || dir.starts_with("./") { dir } else { format!("./{dir}") }
    }

    fn is_in_include_dir(&self, path: &str) -> bool {
        (0..self.options.include_dirs.len()).any(|i| path.starts_with(&join(&self.include_dir(i), "")))
    }

    fn load(&mut self, path: &str) -> Option<Found> {
        let path: Arc<str> = path.into();
        if let Some(known) = self.loaded.get(&path) {
            return known.clone().map(|lexed| (path, lexed));
        }
        let lexed = match self.given.get(&path) {
            Some(lexed) => lexed.clone(),
            None => self.includes.load(&path).map(|bytes| self.lex(&bytes)),
        };
        self.loaded.insert(path.clone(), lexed.clone());
        lexed.map(|lexed| (path, lexed))
    }

    /// `#pragma once` in the file that is being read.
    pub(super) fn close_file(&mut self) {
        if let Some(file) = self.files.last() {
            let path = normalize(&self.sources.file(file.id).name);
            self.once.insert(path.into());
        }
    }
}

/// The name by which a handler is asked for a path in a folder: from the current folder on where it is relative, and one slash
/// where the source has several.
fn join(dir: &str, path: &str) -> String {
    let mut name = String::with_capacity(dir.len() + path.len() + 3);
    if !dir.is_empty() && !is_absolute(dir) && dir != "." && !dir.starts_with("./") {
        name.push_str("./");
    }
    name.push_str(dir);
    name.push('/');
    name.push_str(path);
    while let Some(at) = name.get(1..).and_then(|rest| rest.find("//")) {
        name.remove(at + 1);
    }
    name
}

fn is_absolute(path: &str) -> bool {
    let drive = path.as_bytes().get(1) == Some(&b':');
    path.starts_with('/') || drive
}

/// The path without `.` and `x/..`, to tell that two paths name one file.
fn normalize(path: &str) -> String {
    let path = path.replace('\\', "/");
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|&p| p != "..") => {
                parts.pop();
            }
            other => parts.push(other),
        }
    }
    let root = if path.starts_with('/') { "/" } else { "" };
    format!("{root}{}", parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::normalize;

    #[test]
    fn paths_are_normalized() {
        assert_eq!(normalize("./a/b/../c.h"), "a/c.h");
        assert_eq!(normalize("/a//./c.h"), "/a/c.h");
        assert_eq!(normalize("../../c.h"), "../../c.h");
    }
}
