//! Sets of records, as `--print-sets` prints them: a record of the class `Set` stands for what its field `Elements` says.
//!
//! An element is a record, a list, or a dag whose operator combines what its arguments stand for; what comes twice counts where it
//! came first. LLVM's target descriptions list registers so.

use crate::ids::RecordId;
use crate::records::Records;
use crate::store::{Node, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::io;

/// How deep sets and dags may nest.
const DEPTH: u32 = 200;
/// How many elements may be looked at in all.
const ELEMENTS: usize = 1 << 24;
/// The numbers of a sequence are below this one, as in LLVM.
const NUMBERS: i64 = 1 << 30;
/// How wide a number of a sequence may be printed.
const WIDTH: usize = 64;

impl Records {
    /// Writes the records of the class `Set`, each with its elements.
    ///
    /// # Errors
    /// A set that cannot be made, with its place in front, or an error of the writer.
    pub fn print_sets(&self, to: &mut dyn io::Write) -> Result<(), String> {
        let mut sets = Sets { records: self, known: BTreeMap::new(), left: ELEMENTS };
        let class = self.class("Set");
        for set in class.map(|class| self.derived(class)).unwrap_or_default() {
            let elements = sets.expand(set, 0).map_err(|why| self.set_error(set, &why))?;
            let mut line = format!("{} = [", self.name(set));
            for element in elements.unwrap_or_default() {
                let _ = write!(line, " {}", self.name(element));
            }
            line.push_str(" ]\n");
            to.write_all(line.as_bytes()).map_err(|e| format!("error: {e}"))?;
        }
        Ok(())
    }

    fn set_error(&self, set: RecordId, why: &str) -> String {
        let place = self.place(set);
        format!("{}:{}:{}: error: {}: {why}", place.file, place.line, place.column, self.name(set))
    }
}

/// Records in the order in which they came, each once.
#[derive(Default)]
struct Elements {
    list: Vec<RecordId>,
    known: BTreeSet<RecordId>,
}

impl Elements {
    fn add(&mut self, elements: impl IntoIterator<Item = RecordId>) {
        for element in elements {
            if self.known.insert(element) {
                self.list.push(element);
            }
        }
    }
}

/// The sets that are made.
struct Sets<'a> {
    records: &'a Records,
    /// What records of the class `Set` stand for; one that is being made is empty to those that it consists of.
    known: BTreeMap<RecordId, Vec<RecordId>>,
    /// How many elements may still be looked at.
    left: usize,
}

impl Sets<'_> {
    /// What a record stands for, where it is a set.
    fn expand(&mut self, record: RecordId, depth: u32) -> Result<Option<Vec<RecordId>>, String> {
        if !self.records.is_of(record, "Set") {
            return Ok(None);
        }
        if let Some(elements) = self.known.get(&record) {
            return Ok(Some(elements.clone()));
        }
        self.known.insert(record, Vec::new());
        let value = self.records.field(record, "Elements").ok_or("there is no field Elements")?;
        let mut elements = Elements::default();
        self.value(value, depth + 1, &mut elements)?;
        self.known.insert(record, elements.list.clone());
        Ok(Some(elements.list))
    }

    /// Adds what a record stands for: its elements, or itself.
    fn record(&mut self, record: RecordId, depth: u32, to: &mut Elements) -> Result<(), String> {
        let elements = self.expand(record, depth)?.unwrap_or_else(|| vec![record]);
        self.left = self
            .left
            .checked_sub(elements.len())
            .ok_or_else(|| format!("the sets have more than {ELEMENTS} elements in all"))?;
        to.add(elements);
        Ok(())
    }

    /// Adds what a value stands for.
    fn value(&mut self, value: Value, depth: u32, to: &mut Elements) -> Result<(), String> {
        if depth > DEPTH {
            return Err(format!("sets nest deeper than {DEPTH} levels"));
        }
        match self.records.node(value) {
            Node::Def(record) => self.record(record, depth, to),
            Node::List(_, seq) => {
                let elements = self.records.store.values(seq);
                elements.into_iter().try_for_each(|element| self.value(element, depth + 1, to))
            }
            Node::Dag(seq) => {
                let (operator, _, args) = self.records.store.dag_parts(seq);
                let args: Vec<Value> = args.into_iter().map(|(arg, _)| arg).collect();
                let operator = self.records.as_def(operator).ok_or("a dag's operator is no record")?;
                self.operator(self.records.name(operator), &args, depth, to)
            }
            _ => Err(format!("'{}' is no element of a set", self.records.display(value))),
        }
    }

    /// The set that a value stands for.
    fn set(&mut self, value: Value, depth: u32) -> Result<Elements, String> {
        let mut elements = Elements::default();
        self.value(value, depth + 1, &mut elements)?;
        Ok(elements)
    }

    /// Adds what an operator makes of its arguments.
    fn operator(&mut self, name: &str, args: &[Value], depth: u32, to: &mut Elements) -> Result<(), String> {
        match (name, args) {
            ("add", _) => args.iter().try_for_each(|&arg| self.value(arg, depth + 1, to)),
            ("sub", &[from, ref rest @ ..]) if !rest.is_empty() => {
                let from = self.set(from, depth)?;
                let mut without = Elements::default();
                rest.iter().try_for_each(|&arg| self.value(arg, depth + 1, &mut without))?;
                to.add(from.list.into_iter().filter(|element| !without.known.contains(element)));
                Ok(())
            }
            ("and", &[one, other]) => {
                let (one, other) = (self.set(one, depth)?, self.set(other, depth)?);
                to.add(one.list.into_iter().filter(|element| other.known.contains(element)));
                Ok(())
            }
            ("shl" | "trunc" | "rotl" | "rotr" | "decimate", &[set, number]) => {
                let set = self.set(set, depth)?.list;
                let number = self.number(number)?;
                to.add(counted(name, set, number)?);
                Ok(())
            }
            ("interleave", _) => self.interleave(args, depth, to),
            ("sequence", &[format, from, end]) => self.sequence(format, from, end, 1, depth, to),
            ("sequence", &[format, from, end, step]) => {
                let step = self.number(step)?;
                self.sequence(format, from, end, step, depth, to)
            }
            ("sub" | "and" | "shl" | "trunc" | "rotl" | "rotr" | "decimate" | "sequence", _) => {
                Err(format!("the operator {name} does not take {} arguments", args.len()))
            }
            _ => Err(format!("{name} is no operator of sets")),
        }
    }

    fn number(&self, value: Value) -> Result<i64, String> {
        let number = self.records.as_int(value);
        number.ok_or_else(|| format!("'{}' is no integer", self.records.display(value)))
    }

    /// The first elements of each set, then the second ones, and so on.
    fn interleave(&mut self, args: &[Value], depth: u32, to: &mut Elements) -> Result<(), String> {
        let sets: Result<Vec<_>, String> = args.iter().map(|&arg| self.set(arg, depth)).collect();
        let sets = sets?;
        let longest = sets.iter().map(|set| set.list.len()).max().unwrap_or(0);
        for position in 0..longest {
            to.add(sets.iter().filter_map(|set| set.list.get(position).copied()));
        }
        Ok(())
    }

    /// The records that a format names with the numbers from one to another.
    fn sequence(
        &mut self,
        format: Value,
        from: Value,
        end: Value,
        step: i64,
        depth: u32,
        to: &mut Elements,
    ) -> Result<(), String> {
        let format = self.records.text(format).ok_or("the format of a sequence is no string")?;
        let (from, end) = (self.number(from)?, self.number(end)?);
        if !(0..NUMBERS).contains(&from) || !(0..NUMBERS).contains(&end) {
            return Err(format!("a sequence from {from} to {end}: its numbers go from 0 to {}", NUMBERS - 1));
        }
        if !(1..NUMBERS).contains(&step) {
            return Err(format!("the step {step} of a sequence is not positive"));
        }
        let step = if from > end { -step } else { step };
        let mut number = from;
        while if step > 0 { number <= end } else { number >= end } {
            let name = formatted(format, number)?;
            let record = self.records.def(&name).ok_or_else(|| format!("no record is named '{name}'"))?;
            self.record(record, depth + 1, to)?;
            number += step;
        }
        Ok(())
    }
}

/// What an operator with a number makes of a set.
fn counted(operator: &str, mut set: Vec<RecordId>, number: i64) -> Result<Vec<RecordId>, String> {
    let count = usize::try_from(number);
    match (operator, count) {
        ("shl", Ok(count)) => Ok(set.split_off(count.min(set.len()))),
        ("trunc", Ok(count)) => {
            set.truncate(count);
            Ok(set)
        }
        ("decimate", Ok(count @ 1..)) => Ok(set.into_iter().step_by(count).collect()),
        ("rotl" | "rotr", _) => {
            if let Ok(length @ 1..) = i64::try_from(set.len()) {
                let left = number.rem_euclid(length) as usize;
                if operator == "rotl" { set.rotate_left(left) } else { set.rotate_right(left) }
            }
            Ok(set)
        }
        _ => Err(format!("the number {number} of the operator {operator} is not positive")),
    }
}

/// A number in a format of `printf`, as far as names have use for one.
fn formatted(format: &str, number: i64) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = format;
    while let Some((before, after)) = rest.split_once('%') {
        out.push_str(before);
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let width = &after[..digits];
        let wide: usize = if width.is_empty() { 0 } else { width.parse().unwrap_or(usize::MAX) };
        let conversion = after[digits..].chars().next();
        let text = match conversion {
            Some('%') if digits == 0 => "%".to_owned(),
            Some('d' | 'i' | 'u') => number.to_string(),
            Some('x') => format!("{number:x}"),
            Some('X') => format!("{number:X}"),
            Some('o') => format!("{number:o}"),
            _ => return Err(format!("the format '{format}' is none of an integer")),
        };
        if wide > WIDTH {
            return Err(format!("the format '{format}' is wider than {WIDTH}"));
        }
        let fill = if width.starts_with('0') { "0" } else { " " };
        out.push_str(&fill.repeat(wide.saturating_sub(text.len())));
        out.push_str(&text);
        rest = &after[digits + 1..];
    }
    out.push_str(rest);
    Ok(out)
}
