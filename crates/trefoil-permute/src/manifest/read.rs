//! Reads a manifest from TOML.

use super::keys::{AXIS, Key, SHADER, TOP};
use super::{Manifest, ManifestError, Shader};
use crate::condition::Condition;
use crate::expand::{Axes, Axis};
use crate::paths::{folder, join, stem};
use crate::value::Value;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use trefoil::Target;

type Found<'t> = &'t Spanned<DeValue<'t>>;
type Name<'t> = &'t Spanned<Cow<'t, str>>;
type Read<T> = Result<T, ManifestError>;

pub(super) fn manifest(file: &str, text: &str) -> Read<Manifest> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let reader = Reader { file, text };
    let toml = DeTable::parse(text)
        .map_err(|error| reader.wrong(error.span().unwrap_or_default(), error.message().to_owned()))?;
    let table = reader.table(toml.get_ref(), toml.span(), &TOP, "a manifest")?;
    let common = Common {
        include: reader.paths(&table, "include")?,
        options: reader.texts(&table, "options")?,
        targets: reader.targets(&table)?,
        defines: reader.defines(&table)?,
    };
    let mut shaders = Vec::new();
    if let Some(found) = table.get("shader") {
        let Some(list) = found.get_ref().as_array() else {
            return Err(reader.wrong(found.span(), "shaders are tables, each headed [[shader]]".into()));
        };
        shaders = list.iter().map(|it| reader.shader(it, &common)).collect::<Read<_>>()?;
    }
    let output = table.get("output").map(|found| reader.text(found)).transpose()?;
    let output = output.map(|path| join(folder(file), &path));
    let made = Manifest { output, shaders, commands: reader.paths(&table, "commands")? };
    if made.shaders.is_empty() && made.commands.is_empty() {
        return Err(reader.wrong(0..0, "there is nothing to build: no [[shader]] and no commands".into()));
    }
    Ok(made)
}

/// What all shaders of a manifest have.
struct Common {
    include: Vec<String>,
    options: Vec<String>,
    targets: Vec<Target>,
    defines: Vec<(String, Value)>,
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

impl Reader<'_> {
    fn wrong(&self, at: Range<usize>, message: String) -> ManifestError {
        let before = self.text.as_bytes().get(..at.start).unwrap_or(self.text.as_bytes());
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        ManifestError { file: self.file.to_owned(), line, column, message }
    }

    /// The values of a table by their keys, all of which are known.
    fn table<'t>(
        &self,
        table: &'t DeTable<'t>,
        at: Range<usize>,
        keys: &[Key],
        of: &str,
    ) -> Read<BTreeMap<&'t str, Found<'t>>> {
        for key in table.keys() {
            if !keys.iter().any(|it| it.name == key.get_ref()) {
                let names: Vec<&str> = keys.iter().map(|key| key.name).collect();
                let why = format!("'{}' is no key of {of}; the keys are {}", key.get_ref(), names.join(", "));
                return Err(self.wrong(key.span(), why));
            }
        }
        let missing = keys.iter().find(|key| key.is_required && !table.contains_key(key.name));
        match missing {
            Some(key) => Err(self.wrong(at, format!("{of} needs '{}'", key.name))),
            None => Ok(table.iter().map(|(key, value)| (&**key.get_ref(), value)).collect()),
        }
    }

    /// The rows of a table whose keys are the author's, in their order.
    fn rows<'t>(&self, found: Found<'t>, what: &str) -> Read<Vec<(Name<'t>, Found<'t>)>> {
        let Some(table) = found.get_ref().as_table() else {
            return Err(
                self.wrong(found.span(), format!("{what} are a table, not {}", found.get_ref().type_str()))
            );
        };
        let mut rows: Vec<_> = table.iter().collect();
        rows.sort_by_key(|(key, _)| key.span().start);
        Ok(rows)
    }

    fn text(&self, found: Found<'_>) -> Read<String> {
        let text = found.get_ref().as_str().map(str::to_owned);
        text.ok_or_else(|| {
            self.wrong(
                found.span(),
                format!("a text in quotes is wanted, not {}", found.get_ref().type_str()),
            )
        })
    }

    /// A text or a list of them, each with its place.
    fn placed(&self, found: Option<&Found<'_>>) -> Read<Vec<(String, Range<usize>)>> {
        let Some(found) = found else { return Ok(Vec::new()) };
        let placed = |it: Found<'_>| Ok((self.text(it)?, it.span()));
        match found.get_ref().as_array() {
            Some(list) => list.iter().map(placed).collect(),
            None => Ok(vec![placed(found)?]),
        }
    }

    fn texts(&self, table: &BTreeMap<&str, Found<'_>>, key: &str) -> Read<Vec<String>> {
        Ok(self.placed(table.get(key))?.into_iter().map(|(text, _)| text).collect())
    }

    fn paths(&self, table: &BTreeMap<&str, Found<'_>>, key: &str) -> Read<Vec<String>> {
        Ok(self.texts(table, key)?.iter().map(|path| join(folder(self.file), path)).collect())
    }

    fn targets(&self, table: &BTreeMap<&str, Found<'_>>) -> Read<Vec<Target>> {
        let target = |(name, at): (String, Range<usize>)| {
            let names = || Target::ALL.map(Target::name).join(", ");
            Target::from_name(&name)
                .ok_or_else(|| self.wrong(at, format!("'{name}' is no target; the targets are {}", names())))
        };
        self.placed(table.get("targets"))?.into_iter().map(target).collect()
    }

    fn value(&self, found: Found<'_>) -> Read<Value> {
        match found.get_ref() {
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map(Value::Number)
                .map_err(|_| self.wrong(found.span(), "the number does not fit in 64 bits".into())),
            DeValue::Float(number) => Ok(Value::Text(number.as_str().to_owned())),
            DeValue::String(text) => Ok(Value::Text(text.clone().into_owned())),
            DeValue::Boolean(value) => Ok(Value::Bool(*value)),
            other => {
                let why = format!("a value is a number, a text or a boolean, not {}", other.type_str());
                Err(self.wrong(found.span(), why))
            }
        }
    }

    fn defines(&self, table: &BTreeMap<&str, Found<'_>>) -> Read<Vec<(String, Value)>> {
        let Some(found) = table.get("defines") else { return Ok(Vec::new()) };
        let define = |(key, value): (Name<'_>, Found<'_>)| Ok((self.macro_name(key)?, self.value(value)?));
        self.rows(found, "defines")?.into_iter().map(define).collect()
    }

    fn macro_name(&self, key: Name<'_>) -> Read<String> {
        let name = key.get_ref();
        let is_name = !name.starts_with(|c: char| c.is_ascii_digit())
            && !name.is_empty()
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        match is_name {
            true => Ok(name.clone().into_owned()),
            false => Err(self.wrong(key.span(), format!("'{name}' is no name of a macro"))),
        }
    }

    fn shader(&self, found: Found<'_>, common: &Common) -> Read<Shader> {
        let Some(table) = found.get_ref().as_table() else {
            return Err(self.wrong(found.span(), "a shader is a table, headed [[shader]]".into()));
        };
        let table = self.table(table, found.span(), &SHADER, "a shader")?;
        let source = table.get("source").map(|it| self.text(it)).transpose()?.unwrap_or_default();
        let name = table.get("name").map(|it| self.text(it)).transpose()?;
        let own = self.targets(&table)?;
        let mut fixed = common.defines.clone();
        for (name, value) in self.defines(&table)? {
            fixed.retain(|(it, _)| *it != name);
            fixed.push((name, value));
        }
        Ok(Shader {
            name: name.unwrap_or_else(|| stem(&source).to_owned()),
            entries: table.get("entries").map(|it| self.entries(it)).transpose()?.unwrap_or_default(),
            targets: if own.is_empty() { common.targets.clone() } else { own },
            options: [&common.options[..], &self.texts(&table, "options")?].concat(),
            include: [self.paths(&table, "include")?, common.include.clone()].concat(),
            axes: self.axes(&table, fixed)?,
            source: join(folder(self.file), &source),
        })
    }

    /// Entry functions, each with each of its profiles.
    fn entries(&self, found: Found<'_>) -> Read<Vec<(String, String)>> {
        let mut entries = Vec::new();
        for (entry, profiles) in self.rows(found, "entries")? {
            for (profile, at) in self.placed(Some(&profiles))? {
                if trefoil::Profile::parse(&profile).is_none() {
                    let why = format!("'{profile}' is no profile; one is ps_6_0, cs_6_6 or vs_5_1");
                    return Err(self.wrong(at, why));
                }
                entries.push((entry.get_ref().clone().into_owned(), profile));
            }
        }
        match entries.is_empty() {
            true => Err(self.wrong(found.span(), "a shader needs an entry with a profile".into())),
            false => Ok(entries),
        }
    }

    fn axes(&self, table: &BTreeMap<&str, Found<'_>>, fixed: Vec<(String, Value)>) -> Read<Axes> {
        let mut axes = Axes { fixed, ..Axes::default() };
        let rows = table.get("axes").map(|found| self.rows(found, "axes")).transpose()?.unwrap_or_default();
        for (key, found) in rows {
            let axis = self.axis(key, found, &axes)?;
            axes.fixed.retain(|(name, _)| *name != axis.name);
            axes.axes.push(axis);
        }
        for (text, at) in self.placed(table.get("only"))? {
            let only = self.condition(&text, at, &axes)?;
            let place = |name: &str| axes.axes.iter().position(|axis| axis.name == name).map_or(0, |i| i + 1);
            let needs = only.names().into_iter().map(place).max().unwrap_or(0);
            axes.only.push((only, needs));
        }
        Ok(axes)
    }

    /// An axis after those that are there.
    fn axis(&self, key: Name<'_>, found: Found<'_>, before: &Axes) -> Read<Axis> {
        let name = self.macro_name(key)?;
        let Some(table) = found.get_ref().as_table() else {
            return Ok(Axis { name, values: self.values(found)?, when: None, otherwise: None });
        };
        let table = self.table(table, found.span(), &AXIS, "an axis")?;
        let when = |found: &Found<'_>| self.condition(&self.text(found)?, found.span(), before);
        let axis = Axis {
            name,
            values: table.get("values").map(|it| self.values(it)).transpose()?.unwrap_or_default(),
            when: table.get("if").map(when).transpose()?,
            otherwise: table.get("else").map(|it| self.value(it)).transpose()?,
        };
        match table.get("else").filter(|_| axis.when.is_none()) {
            Some(found) => Err(self.wrong(found.span(), "'else' needs an 'if'".into())),
            None => Ok(axis),
        }
    }

    fn values(&self, found: Found<'_>) -> Read<Vec<Value>> {
        let Some(list) = found.get_ref().as_array().filter(|list| !list.is_empty()) else {
            let why = "an axis has a list of values, one at least, or a table with 'values'";
            return Err(self.wrong(found.span(), why.into()));
        };
        list.iter().map(|value| self.value(value)).collect()
    }

    /// A condition over these axes.
    fn condition(&self, text: &str, at: Range<usize>, axes: &Axes) -> Read<Condition> {
        let condition = Condition::parse(text)
            .map_err(|why| self.wrong(at.clone(), format!("the condition '{text}' does not read: {why}")))?;
        let is_known = |name: &str| {
            axes.axes.iter().any(|axis| axis.name == name) || axes.fixed.iter().any(|(it, _)| it == name)
        };
        match condition.names().into_iter().find(|name| !is_known(name)) {
            Some(name) => {
                Err(self.wrong(at, format!("'{name}' is neither a define nor an axis before this")))
            }
            None => Ok(condition),
        }
    }
}
