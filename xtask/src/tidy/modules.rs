//! The graph of a crate's modules, from the paths in its sources.
//!
//! A module is a file. It refers to another by a path that begins with `crate`, `super` or `self`; a re-export (`pub use`)
//! counts as a reference to the module that declares the name. Calls of methods have no paths, so references by methods of
//! a type in several files are not seen. Tests at the end of a file do not count.

use super::{sources, text};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The path of a module from the crate's root.
pub(super) type Name = Vec<String>;

/// A crate's modules and the paths in them.
pub(super) struct Modules {
    /// The names that each module imports, with their paths.
    imports: BTreeMap<Name, BTreeMap<String, Name>>,
    /// The paths in each module, from the crate's root.
    paths: BTreeMap<Name, BTreeSet<Name>>,
}

/// Limit on the re-exports that a path is followed through.
const MAX_REEXPORTS: u32 = 16;

impl Modules {
    /// Reads the sources of a crate below its folder `src`.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub(super) fn read(src: &Path) -> Result<Modules, String> {
        let mut files = Vec::new();
        sources(src, &mut files)?;
        let mut modules = Modules { imports: BTreeMap::new(), paths: BTreeMap::new() };
        for path in files {
            let relative = path.strip_prefix(src).unwrap_or(&path);
            if !relative.starts_with("bin") {
                modules.add(name_of(relative), &text(&path)?);
            }
        }
        Ok(modules)
    }

    /// Adds a module by its text.
    fn add(&mut self, name: Name, text: &str) {
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let tokens = tokens(text);
        let (mut imports, mut paths) = (BTreeMap::new(), BTreeSet::new());
        let mut at = 0;
        while at < tokens.len() {
            let is_use = tokens[at] == "use";
            let start = at + usize::from(is_use);
            let rooted = matches!(tokens.get(start).map(String::as_str), Some("crate" | "super" | "self"))
                && tokens.get(start + 1).is_some_and(|token| token == "::");
            if !is_use && !rooted {
                at += 1;
                continue;
            }
            let mut leaves = Vec::new();
            at = leaves_of(&tokens, start, &mut Vec::new(), &mut leaves).max(at + 1);
            for (path, alias) in leaves {
                let Some(path) = self::absolute(&name, &path) else { continue };
                if is_use && let Some(alias) = alias {
                    imports.insert(alias, path.clone());
                }
                if rooted {
                    paths.insert(path);
                }
            }
        }
        self.imports.insert(name.clone(), imports);
        self.paths.insert(name, paths);
    }

    /// The modules that each module refers to, without its ancestors and descendants.
    pub(super) fn graph(&self) -> BTreeMap<Name, BTreeSet<Name>> {
        let named = |(from, paths): (&Name, &BTreeSet<Name>)| {
            let targets = paths.iter().map(|path| self.home(path));
            let targets = targets.filter(|to| !from.starts_with(to) && !to.starts_with(from));
            (from.clone(), targets.collect())
        };
        self.paths.iter().map(named).collect()
    }

    /// The module that declares the item of a path.
    fn home(&self, path: &[String]) -> Name {
        self.declared(path, MAX_REEXPORTS)
    }

    /// As [`home`](Self::home), through at most `steps` re-exports.
    fn declared(&self, path: &[String], steps: u32) -> Name {
        let mut module = Name::new();
        for (index, segment) in path.iter().enumerate() {
            let mut child = module.clone();
            child.push(segment.clone());
            if self.paths.contains_key(&child) {
                module = child;
                continue;
            }
            if let Some(target) = self.imports.get(&module).and_then(|names| names.get(segment))
                && steps > 0
                && target.as_slice() != &path[..=index]
            {
                let mut target = target.clone();
                target.extend_from_slice(&path[index + 1..]);
                return self.declared(&target, steps - 1);
            }
            break;
        }
        module
    }
}

/// The path of the module in a file below `src`.
fn name_of(relative: &Path) -> Name {
    let stem = relative.with_extension("");
    let mut name: Name = stem.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if matches!(name.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        name.pop();
    }
    name
}

/// Resolves a path in a module to one from the crate's root; none when it leaves the crate.
fn absolute(module: &[String], path: &[String]) -> Option<Name> {
    let mut from: Name = module.to_vec();
    let mut rest = path;
    match path.first()?.as_str() {
        "crate" => {
            from.clear();
            rest = &path[1..];
        }
        "self" => rest = &path[1..],
        _ => {
            while let Some(("super", after)) =
                rest.split_first().map(|(first, after)| (first.as_str(), after))
            {
                from.pop()?;
                rest = after;
            }
        }
    }
    from.extend_from_slice(rest);
    Some(from)
}

/// Parses the path or tree of paths at a token into `leaves`: each path with the name that a `use` gives it. Returns the
/// token after it.
fn leaves_of(
    tokens: &[String],
    start: usize,
    prefix: &mut Name,
    leaves: &mut Vec<(Name, Option<String>)>,
) -> usize {
    let (mut at, depth) = (start, prefix.len());
    loop {
        match tokens.get(at).map(String::as_str) {
            Some("{") => {
                at += 1;
                while tokens.get(at).is_some_and(|token| token != "}") {
                    at = leaves_of(tokens, at, prefix, leaves).max(at + 1);
                    at += usize::from(tokens.get(at).is_some_and(|token| token == ","));
                }
                prefix.truncate(depth);
                return at + 1;
            }
            Some("*") => {
                leaves.push((prefix.clone(), None));
                prefix.truncate(depth);
                return at + 1;
            }
            Some(word) if is_word(word) => {
                prefix.push(word.to_string());
                at += 1;
            }
            _ => break,
        }
        if tokens.get(at).is_some_and(|token| token == "::") {
            at += 1;
            continue;
        }
        break;
    }
    // `use a::{self}` is `use a`.
    if prefix.len() > depth.max(1) && prefix.last().is_some_and(|last| last == "self") {
        prefix.pop();
    }
    let mut alias = prefix.last().cloned();
    if tokens.get(at).is_some_and(|token| token == "as") {
        alias = tokens.get(at + 1).cloned();
        at += 2;
    }
    if !prefix.is_empty() {
        leaves.push((prefix.clone(), alias));
    }
    prefix.truncate(depth);
    at
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Splits text into words, `::` and single characters; drops blanks, comments and literals.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(length) = literal(rest) {
            length
        } else if is_word(rest) {
            let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            tokens.push(rest[..length].to_string());
            length
        } else if rest.starts_with("::") {
            tokens.push("::".into());
            2
        } else {
            if !first.is_whitespace() {
                tokens.push(first.to_string());
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// The length of the string or character literal at the start of a text.
fn literal(text: &str) -> Option<usize> {
    let plain = text.strip_prefix('b').unwrap_or(text);
    let ahead = text.len() - plain.len();
    if let Some(raw) = plain.strip_prefix('r') {
        let marks = raw.len() - raw.trim_start_matches('#').len();
        if raw[marks..].starts_with('"') {
            let close = format!("\"{}", "#".repeat(marks));
            let body = &raw[marks + 1..];
            let end = body.find(&close).map_or(body.len(), |at| at + close.len());
            return Some(ahead + 1 + marks + 1 + end);
        }
    }
    if let Some(body) = plain.strip_prefix('"') {
        let mut escaped = false;
        for (at, c) in body.char_indices() {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => return Some(ahead + at + 2),
                _ => {}
            }
        }
        return Some(text.len());
    }
    // A character, not a lifetime.
    let body = plain.strip_prefix('\'')?;
    let mut chars = body.char_indices();
    let (_, first) = chars.next()?;
    if first == '\\' {
        return body[2..].find('\'').map(|end| ahead + 1 + 2 + end + 1);
    }
    let (at, second) = chars.next()?;
    (second == '\'').then_some(ahead + 1 + at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(path: &str) -> Name {
        path.split("::").filter(|part| !part.is_empty()).map(str::to_string).collect()
    }

    fn modules(files: &[(&str, &str)]) -> Modules {
        let mut modules = Modules { imports: BTreeMap::new(), paths: BTreeMap::new() };
        for (path, text) in files {
            modules.add(name(path), text);
        }
        modules
    }

    #[test]
    fn paths_lead_to_the_declaring_file() {
        let modules = modules(&[
            ("", "mod a; mod b; pub use b::Thing;"),
            (
                "a",
                "use crate::{Thing, b::{self, inner::*}}; // crate::c\nfn f() { super::b::g(\"crate::c\", 'x') }",
            ),
            ("b", "mod inner; pub struct Thing; fn g(x: &'static str) {}"),
            ("b::inner", "use super::Thing;"),
            ("c", ""),
        ]);
        let graph = modules.graph();
        let of_a: Vec<String> = graph[&name("a")].iter().map(|name| name.join("::")).collect();
        assert_eq!(of_a, ["b", "b::inner"]);
        assert!(graph[&name("b::inner")].is_empty(), "a parent and its child may name each other");
    }

    #[test]
    fn tests_at_the_end_do_not_count() {
        let modules = modules(&[("", ""), ("a", "#[cfg(test)]\nmod tests { use crate::b; }"), ("b", "")]);
        assert!(modules.graph()[&name("a")].is_empty());
    }
}
