//! `RDAT`: what a library tells the runtime of its resources and functions, against the module.

use crate::bitcode::operands;
use crate::program::{Program, Resource, tag};
use trefoil_dxcontainer::bytes::Reader;
use trefoil_dxcontainer::rdat::{FLAG_ATOMIC64, FLAG_REORDER_COHERENT};
use trefoil_dxil_read::bitcode_model::{Function, Op};
use trefoil_facts::{ResourceClass, Stage};

const VERSION: u32 = 0x10;
/// Kinds of tables.
const STRINGS: u32 = 1;
const INDICES: u32 = 2;
const RESOURCES: u32 = 3;
const FUNCTIONS: u32 = 4;

/// The tables of the part.
#[derive(Default)]
struct Tables<'a> {
    strings: &'a [u8],
    indices: &'a [u8],
    resources: &'a [u8],
    functions: &'a [u8],
}

/// Checks the part; none where it is not the library's. Features, and which stages may call a function, are not looked at.
pub(super) fn check(part: &[u8], program: &Program<'_>) -> Option<()> {
    let tables = tables(part)?;
    resources(&tables, program)?;
    functions(&tables, program)
}

/// Cuts the part into its tables, which follow each other to its end.
fn tables(part: &[u8]) -> Option<Tables<'_>> {
    let mut head = Reader::new(part);
    if head.u32().ok()? != VERSION {
        return None;
    }
    let count = head.u32().ok()? as usize;
    let mut next = count.checked_mul(4)?.checked_add(8)?;
    let mut tables = Tables::default();
    for _ in 0..count {
        let at = head.u32().ok()? as usize;
        let mut table = (at == next).then(|| Reader::at(part, at).ok()).flatten()?;
        let (kind, size) = (table.u32().ok()?, table.u32().ok()? as usize);
        let content = table.bytes(size).ok()?;
        next = at.checked_add(8)?.checked_add(size)?;
        match kind {
            STRINGS => tables.strings = content,
            INDICES => tables.indices = content,
            RESOURCES => tables.resources = content,
            FUNCTIONS => tables.functions = content,
            // Bytes of subobjects, subobjects, and what is newer.
            _ => {}
        }
    }
    (next == part.len()).then_some(tables)
}

/// The words of each row of a table.
fn rows(table: &[u8]) -> Option<Vec<Vec<u32>>> {
    if table.is_empty() {
        return Some(Vec::new());
    }
    let mut reader = Reader::new(table);
    let (count, stride) = (reader.u32().ok()? as usize, reader.u32().ok()? as usize);
    let fits = stride > 0 && stride.is_multiple_of(4) && count.checked_mul(stride)? == table.len() - 8;
    if !fits {
        return None;
    }
    (0..count).map(|_| (0..stride / 4).map(|_| reader.u32().ok()).collect()).collect()
}

/// The text that begins at an offset.
fn text(strings: &[u8], offset: u32) -> Option<&str> {
    let rest = strings.get(offset as usize..)?;
    let end = rest.iter().position(|&byte| byte == 0)?;
    std::str::from_utf8(&rest[..end]).ok()
}

/// The rows of the module's tables in the part's order: constant buffers, samplers, read, written.
fn in_order<'a, 'm>(program: &'a Program<'m>) -> Vec<&'a Resource<'m>> {
    let order = [ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::Srv, ResourceClass::Uav];
    order.into_iter().flat_map(|class| program.resources.iter().filter(move |r| r.class == class)).collect()
}

fn resources(tables: &Tables<'_>, program: &Program<'_>) -> Option<()> {
    let mut wanted = in_order(program).into_iter();
    for row in rows(tables.resources)? {
        let resource = wanted.next()?;
        let &[class, kind, id, space, lower, upper, name, flags] = &row[..] else { return None };
        let last = match resource.count {
            u32::MAX => u32::MAX,
            count => resource.lower.wrapping_add(count).wrapping_sub(1),
        };
        let is_set = |on: bool, bit: u32| if on { bit } else { 0 };
        let stated = is_set(resource.is_coherent, 1)
            | is_set(resource.has_counter, 2)
            | is_set(resource.is_ordered, 4)
            | is_set(resource.is_reorder_coherent, FLAG_REORDER_COHERENT);
        let same = class as usize == resource.class.index()
            && i64::from(kind) == resource.kind
            && i64::from(id) == resource.id
            && (space, lower, upper) == (resource.space, resource.lower, last)
            && flags & !FLAG_ATOMIC64 == stated
            && text(tables.strings, name)? == resource.name;
        if !same {
            return None;
        }
    }
    wanted.next().is_none().then_some(())
}

/// The functions with a body, in the module's order.
fn functions(tables: &Tables<'_>, program: &Program<'_>) -> Option<()> {
    let order = in_order(program);
    let mut wanted = program.bodies();
    for row in rows(tables.functions)? {
        let (number, func) = wanted.next()?;
        let &[name, plain, resources, others, kind, payload, attributes, ..] = &row[..] else { return None };
        let entry = program.entries.iter().find(|entry| entry.function == Some(number));
        let stage = entry.and_then(|entry| entry.stage).unwrap_or(Stage::Library);
        let number = |tag: i64| {
            let value = entry.and_then(|entry| entry.property(tag));
            value.and_then(|value| program.module.node_int(&[Some(value)], 0)).unwrap_or(0) as u32
        };
        let same = text(tables.strings, name)? == func.name
            && text(tables.strings, plain)? == unmangled(&func.name)
            && kind == stage.number()
            && (payload, attributes) == (number(tag::PAYLOAD), number(tag::ATTRIBUTES))
            && list(tables, resources)? == used(program, &order, func)
            && texts(tables, others)? == called(program, func);
        if !same {
            return None;
        }
    }
    wanted.next().is_none().then_some(())
}

/// The rows of the resources that a function's code names, in order.
fn used(program: &Program<'_>, order: &[&Resource<'_>], func: &Function) -> Vec<u32> {
    if order.is_empty() {
        return Vec::new();
    }
    let variables: Vec<Option<u32>> = order.iter().map(|r| program.variable(None, r.variable)).collect();
    let mut rows = Vec::new();
    for inst in func.blocks.iter().flatten() {
        operands(func, &inst.op, |id| {
            if let Some(variable) = program.variable(Some(func), id) {
                rows.extend(
                    (0u32..).zip(&variables).filter(|(_, of)| **of == Some(variable)).map(|(at, _)| at),
                );
            }
        });
    }
    rows.sort_unstable();
    rows.dedup();
    rows
}

/// The functions of other libraries that a function calls, in the module's order.
fn called<'a>(program: &Program<'a>, func: &Function) -> Vec<&'a str> {
    let m = program.module;
    let mut numbers: Vec<usize> = func
        .blocks
        .iter()
        .flatten()
        .filter_map(|inst| match inst.op {
            Op::Call { callee, .. } => program.function_of(callee),
            _ => None,
        })
        .filter(|&number| m.functions[number].declaration)
        .collect();
    numbers.sort_unstable();
    numbers.dedup();
    let names = numbers.into_iter().map(|number| m.functions[number].name.as_str());
    names.filter(|name| !["dx.op.", "llvm."].iter().any(|own| name.starts_with(own))).collect()
}

/// The list that a number is the place of among the indices; an empty one has none.
fn list(tables: &Tables<'_>, at: u32) -> Option<Vec<u32>> {
    if at == u32::MAX {
        return Some(Vec::new());
    }
    let mut list = Reader::at(tables.indices, (at as usize).checked_mul(4)?).ok()?;
    let count = list.count(4).ok()?;
    (0..count).map(|_| list.u32().ok()).collect()
}

/// A list of texts.
fn texts<'a>(tables: &Tables<'a>, at: u32) -> Option<Vec<&'a str>> {
    list(tables, at)?.into_iter().map(|offset| text(tables.strings, offset)).collect()
}

/// The source's name in one that is mangled.
fn unmangled(name: &str) -> &str {
    match name.strip_prefix("\u{1}?") {
        Some(rest) => rest.split('@').next().unwrap_or(name),
        None => name,
    }
}
