//! Damage to the program: records of its bitcode.

use super::records;
use crate::random::xorshift::XorShift;
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::{Builder, Container, FourCc};
use trefoil_dxil_read::BitcodeItem as Item;
use trefoil_dxil_read::bitcode_model::{Function, Module};

mod block {
    pub(super) const MODULE: u32 = 8;
    pub(super) const PARAMATTR_GROUP: u32 = 10;
    pub(super) const CONSTANTS: u32 = 11;
    pub(super) const FUNCTION: u32 = 12;
    pub(super) const SYMBOLS: u32 = 14;
    pub(super) const METADATA: u32 = 15;
    pub(super) const TYPE: u32 = 17;
}

/// Damages the program.
pub(super) fn damage(bytes: &[u8], random: &mut XorShift) -> Option<(String, Vec<u8>)> {
    rewritten(bytes, |items, module| change(items, module, random))
}

/// Adds a field to the first instruction of a code.
pub(super) fn with_field(bytes: &[u8], wanted: u32) -> Option<Vec<u8>> {
    let add = |items: &mut [Item], _: &Module| {
        let mut found = Vec::new();
        blocks(items, block::FUNCTION, &mut found);
        let mut records = found.into_iter().flatten().filter_map(|item| match item {
            Item::Record { code, values } if *code == wanted => Some(values),
            _ => None,
        });
        records.next()?.push(1);
        Some("a field more".to_owned())
    };
    rewritten(bytes, add).map(|(_, bytes)| bytes)
}

/// A container with its program changed, and its hash made right again.
fn rewritten(
    bytes: &[u8],
    change: impl FnOnce(&mut [Item], &Module) -> Option<String>,
) -> Option<(String, Vec<u8>)> {
    let container = Container::parse(bytes).ok()?;
    let (header, bitcode) = ProgramHeader::parse(container.part(FourCc::DXIL)?).ok()?;
    let mut items = trefoil_dxil_read::read_items(bitcode).ok()?;
    let module = trefoil_dxil_read::read_bitcode(bitcode).ok()?;
    let what = change(&mut items, &module)?;
    let bitcode = records::write(&items);
    let hash = ShaderHash::of_bitcode(&bitcode);
    let mut builder = Builder::new();
    for part in &container.parts {
        match part.name {
            FourCc::DXIL => builder.part(part.name, header.write(&bitcode)),
            FourCc::HASH => builder.part(part.name, hash.write()),
            FourCc::ILDB | FourCc::ILDN => continue,
            name => builder.unpadded_part(name, part.data.to_vec()),
        };
    }
    Some((what, builder.finish()))
}

fn change(items: &mut [Item], module: &Module, random: &mut XorShift) -> Option<String> {
    let top = items.iter_mut().find_map(|item| match item {
        Item::Block { id: block::MODULE, items } => Some(items),
        _ => None,
    })?;
    match random.below(16) {
        0..=6 => body(top, module, random),
        7 | 8 => constant(top, random),
        9..=11 => metadata(top, random),
        12 => record_of(top, block::TYPE, "type", random),
        13 => record_of(top, block::PARAMATTR_GROUP, "attribute group", random),
        14 => symbol(top, random),
        _ => global(top, random),
    }
}

/// The blocks of a kind, wherever they are.
fn blocks<'a>(items: &'a mut [Item], wanted: u32, out: &mut Vec<&'a mut Vec<Item>>) {
    for item in items {
        if let Item::Block { id, items } = item {
            match *id == wanted {
                true => out.push(items),
                false => blocks(items, wanted, out),
            }
        }
    }
}

fn pick<'a, T>(list: &'a mut [T], random: &mut XorShift) -> Option<&'a mut T> {
    let at = random.below(list.len().max(1) as u32) as usize;
    list.get_mut(at)
}

/// A record of a block that passes a test.
fn record<'a>(
    items: &'a mut [Item],
    random: &mut XorShift,
    takes: impl Fn(u32, &[u64]) -> bool,
) -> Option<(usize, u32, &'a mut Vec<u64>)> {
    let mut fit: Vec<(usize, u32, &mut Vec<u64>)> = items
        .iter_mut()
        .enumerate()
        .filter_map(|(at, item)| match item {
            Item::Record { code, values } if takes(*code, values) => Some((at, *code, values)),
            _ => None,
        })
        .collect();
    let at = random.below(fit.len().max(1) as u32) as usize;
    (at < fit.len()).then(|| fit.swap_remove(at))
}

/// Another number near an old one, or a small or a large one.
fn other(old: u64, random: &mut XorShift) -> u64 {
    match random.below(6) {
        0 | 1 => old.wrapping_add(1),
        2 | 3 => old.wrapping_sub(1) & 0xffff_ffff,
        4 => u64::from(random.below(64)),
        _ => old ^ 1 << random.below(12),
    }
}

/// Changes a value of a record of a kind of block.
fn record_of(top: &mut [Item], id: u32, name: &str, random: &mut XorShift) -> Option<String> {
    let mut found = Vec::new();
    blocks(top, id, &mut found);
    let items = pick(&mut found, random)?;
    let (at, code, values) = record(items, random, |code, values| !values.is_empty() && code != 1)?;
    let place = random.below(values.len() as u32) as usize;
    let old = values[place];
    values[place] = other(old, random);
    Some(format!("{name} {at} (code {code}), value {place}: {old} is {}", values[place]))
}

/// Changes a constant: its number, or whether it is defined.
fn constant(top: &mut [Item], random: &mut XorShift) -> Option<String> {
    let mut found = Vec::new();
    blocks(top, block::CONSTANTS, &mut found);
    let items = pick(&mut found, random)?;
    let at = random.below(items.len().max(1) as u32) as usize;
    let Item::Record { code, values } = items.get_mut(at)? else { return None };
    let old = format!("{code} {values:?}");
    match *code {
        // Undefined, or zero.
        2 => *code = 3,
        3 => *code = 2,
        4 if random.below(4) == 0 => (*code, *values) = (3, Vec::new()),
        // The sign is the lowest bit.
        4 => {
            let old = values.first().copied().unwrap_or(0) >> 1;
            *values = vec![match random.below(8) {
                0..=2 => (old + 1) << 1,
                3..=4 => old.wrapping_sub(1) << 1 & 0xffff_ffff,
                5 => u64::from(random.below(320)) << 1,
                6 => old << 1 | 1,
                _ => (old ^ 1 << random.below(6)) << 1,
            }];
        }
        6 if random.below(3) == 0 => (*code, *values) = (3, Vec::new()),
        6 => values[0] = other(values[0], random),
        _ => {
            let place = random.below(values.len().max(1) as u32) as usize;
            let value = values.get_mut(place)?;
            *value = other(*value, random);
        }
    }
    Some(format!("constant {at}: {old} is {code} {values:?}"))
}

/// Changes metadata: a node's part, a value, a text, a name.
fn metadata(top: &mut [Item], random: &mut XorShift) -> Option<String> {
    let mut found = Vec::new();
    blocks(top, block::METADATA, &mut found);
    let items = found.into_iter().next()?;
    let at = random.below(items.len().max(1) as u32) as usize;
    let Item::Record { code, values } = items.get_mut(at)? else { return None };
    let old = format!("{values:?}");
    match *code {
        // A value with its type: another of the same type.
        2 => values[1] = other(values[1], random),
        1 | 4 => {
            let place = random.below(values.len().max(1) as u32) as usize;
            let letter = values.get_mut(place)?;
            *letter = u64::from(b'A') + u64::from(random.below(57));
        }
        _ => match random.below(5) {
            0 => {
                values.pop();
            }
            1 => {
                let last = values.last().copied().unwrap_or(0);
                values.push(last);
            }
            2 => *pick(values, random)? = 0,
            _ => {
                let value = pick(values, random)?;
                *value = other(*value, random);
            }
        },
    }
    Some(format!("metadata {at} (code {code}): {old} is {values:?}"))
}

/// Changes the name of a function or a variable.
fn symbol(top: &mut [Item], random: &mut XorShift) -> Option<String> {
    let symbols = top.iter_mut().find_map(|item| match item {
        Item::Block { id: block::SYMBOLS, items } => Some(items),
        _ => None,
    })?;
    let (_, _, values) = record(symbols, random, |_, values| values.len() > 1)?;
    let text = |values: &[u64]| values[1..].iter().map(|&c| char::from(c as u8)).collect::<String>();
    let old = text(values);
    match random.below(4) {
        0 => values.truncate(values.len() - 1),
        1 => values.push(u64::from(b'x')),
        _ => {
            let place = 1 + random.below(values.len() as u32 - 1) as usize;
            values[place] = u64::from(b'a') + u64::from(random.below(26));
        }
    }
    Some(format!("symbol '{old}' is '{}'", text(values)))
}

/// Changes a record of the module itself: the triple, a variable, a function.
fn global(top: &mut [Item], random: &mut XorShift) -> Option<String> {
    let (at, code, values) = record(top, random, |code, values| code != 1 && !values.is_empty())?;
    // The last fields of functions and variables say what DXIL has no use for.
    let place = random.below(values.len().min(8) as u32) as usize;
    let old = values[place];
    values[place] = other(old, random);
    Some(format!("record {at} of the module (code {code}), value {place}: {old} is {}", values[place]))
}

/// Changes an instruction of a function.
fn body(top: &mut [Item], module: &Module, random: &mut XorShift) -> Option<String> {
    let defined: Vec<&Function> = module.functions.iter().filter(|f| !f.declaration).collect();
    let which = random.below(defined.len().max(1) as u32) as usize;
    let func = *defined.get(which)?;
    let mut found = Vec::new();
    blocks(top, block::FUNCTION, &mut found);
    let items = found.into_iter().nth(which)?;
    // Instructions: all records but the count of blocks and debug locations.
    let records: Vec<usize> = items
        .iter()
        .enumerate()
        .filter(|(_, item)| matches!(item, Item::Record { code, .. } if !matches!(code, 1 | 33 | 35)))
        .map(|(at, _)| at)
        .collect();
    let insts: Vec<_> = func.blocks.iter().flatten().collect();
    if insts.len() != records.len() || insts.is_empty() {
        return None;
    }
    let at = random.below(insts.len() as u32) as usize;
    let next = insts[..at].iter().rev().find_map(|inst| inst.result).map_or_else(
        || insts.iter().find_map(|i| i.result).unwrap_or(func.first_value + func.values.len() as u32),
        |result| result + 1,
    );
    let choice = random.below(10);
    let Item::Record { code, values } = &mut items[records[at]] else { return None };
    let name = format!("{}: instruction {at} (code {code})", func.name);
    match choice {
        // An operand is another value of the same type.
        0..=5 => {
            let place = random.below(values.len().max(1) as u32) as usize;
            let old = *values.get(place)?;
            let id = next.checked_sub(u32::try_from(old).ok()?)?;
            let ty = module.value(Some(func), id)?.ty;
            let all = 0..next.min(func.first_value + func.values.len() as u32);
            let same: Vec<u32> =
                all.filter(|&v| v != id && module.value(Some(func), v).is_some_and(|v| v.ty == ty)).collect();
            let new = *same.get(random.below(same.len().max(1) as u32) as usize)?;
            values[place] = u64::from(next - new);
            Some(format!("{name}, operand {place}: value {id} is {new}"))
        }
        6 | 7 => {
            let place = random.below(values.len().max(1) as u32) as usize;
            let old = *values.get(place)?;
            values[place] = other(old, random);
            Some(format!("{name}, field {place}: {old} is {}", values[place]))
        }
        8 if insts[at].result.is_none() && !ends(*code) => {
            items.remove(records[at]);
            Some(format!("{name} removed"))
        }
        9 if insts[at].result.is_none() && !ends(*code) => {
            let copy = items[records[at]].clone();
            items.insert(records[at], copy);
            Some(format!("{name} repeated"))
        }
        _ => None,
    }
}

/// Whether a record is a terminator.
fn ends(code: u32) -> bool {
    matches!(code, 10..=12 | 15)
}
