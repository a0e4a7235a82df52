//! Reading the module block: types, globals, attributes, metadata, names.

use super::ReadError;
use super::bits::{BitReader, Entry};
use super::constants;
use super::function;
use super::model::{Attribute, Function, Global, Group, Kind, Meta, Module, Ty, Value};

type Result<T = ()> = std::result::Result<T, ReadError>;

/// Reads a module.
pub(super) fn read(bitcode: &[u8]) -> Result<Module> {
    let mut reader = BitReader::new(bitcode)?;
    let mut module = Module::default();
    let mut found = false;
    while reader.more() && !found {
        match reader.next()? {
            Entry::Block(8) => {
                reader.enter(8)?;
                read_module(&mut reader, &mut module)?;
                found = true;
            }
            Entry::Block(0) => reader.block_info()?,
            Entry::Block(_) => reader.skip()?,
            Entry::End | Entry::Record(_) => {}
        }
    }
    if found { Ok(module) } else { Err(ReadError("the bitcode holds no module".into())) }
}

fn read_module(reader: &mut BitReader<'_>, module: &mut Module) -> Result {
    let mut body = 0;
    loop {
        match reader.next()? {
            Entry::End => return Ok(()),
            Entry::Record(code) => module_record(module, code, &reader.values)?,
            Entry::Block(0) => reader.block_info()?,
            Entry::Block(id) => {
                let known = matches!(id, 9..=12 | 14 | 15 | 17);
                if !known {
                    reader.skip()?;
                    continue;
                }
                reader.enter(id)?;
                match id {
                    9 => each(reader, |code, values| {
                        if code == 2 {
                            module.lists.push(values.to_vec());
                        }
                        Ok(())
                    })?,
                    10 => each(reader, |code, values| {
                        if code == 3 {
                            module.groups.push(attribute_group(values));
                        }
                        Ok(())
                    })?,
                    11 => {
                        let mut values = std::mem::take(&mut module.values);
                        constants::read(reader, &module.types, &mut values)?;
                        module.values = values;
                    }
                    12 => {
                        let next = (body..module.functions.len()).find(|&i| !module.functions[i].declaration);
                        let index = next.ok_or_else(|| ReadError("a body without a function".into()))?;
                        body = index + 1;
                        function::read(reader, module, index)?;
                    }
                    14 => symbols(reader, module)?,
                    15 => metadata(reader, module)?,
                    _ => types(reader, module)?,
                }
            }
        }
    }
}

/// Calls `f` with each record of the block at hand; blocks within are passed over.
pub(super) fn each(reader: &mut BitReader<'_>, mut f: impl FnMut(u32, &[u64]) -> Result) -> Result {
    loop {
        match reader.next()? {
            Entry::End => return Ok(()),
            Entry::Block(_) => reader.skip()?,
            Entry::Record(code) => f(code, &reader.values)?,
        }
    }
}

/// A record's value at an index; zero where the record is shorter.
pub(super) fn at(values: &[u64], index: usize) -> u64 {
    values.get(index).copied().unwrap_or(0)
}

pub(super) fn text(values: &[u64]) -> String {
    let bytes: Vec<u8> = values.iter().map(|&v| v as u8).collect();
    String::from_utf8(bytes).unwrap_or_else(|e| e.into_bytes().iter().map(|&b| char::from(b)).collect())
}

fn module_record(module: &mut Module, code: u32, values: &[u64]) -> Result {
    match code {
        2 => module.triple = text(values),
        3 => module.data_layout = text(values),
        7 => {
            let flags = at(values, 1);
            let explicit = flags & 2 != 0;
            let mut ty = at(values, 0) as u32;
            let mut space = (flags >> 2) as u32;
            if !explicit && let Ty::Pointer { to, space: s } = *module.ty(ty) {
                (ty, space) = (to, s);
            }
            let pointer = module.pointer_type(ty, space);
            let number = module.globals.len() as u32;
            module.values.push(Value { ty: pointer, kind: Kind::Global(number) });
            module.globals.push(Global {
                name: String::new(),
                ty,
                constant: flags & 1 != 0,
                space,
                init: at(values, 2).checked_sub(1).map(|v| v as u32),
                linkage: at(values, 3),
                align: at(values, 4),
                unnamed_addr: at(values, 8) != 0,
            });
        }
        8 => {
            let mut ty = at(values, 0) as u32;
            if let Ty::Pointer { to, .. } = *module.ty(ty) {
                ty = to;
            }
            let pointer = module.pointer_type(ty, 0);
            let number = module.functions.len() as u32;
            module.values.push(Value { ty: pointer, kind: Kind::Function(number) });
            module.functions.push(Function {
                ty,
                declaration: at(values, 2) != 0,
                linkage: at(values, 3),
                attributes: at(values, 4),
                ..Function::default()
            });
        }
        _ => {}
    }
    Ok(())
}

fn types(reader: &mut BitReader<'_>, module: &mut Module) -> Result {
    let mut name = None;
    each(reader, |code, v| {
        let rest = |from: usize| v.get(from..).unwrap_or(&[]).iter().map(|&t| t as u32).collect();
        let ty = match code {
            1 => return Ok(()),
            2 => Ty::Void,
            3 => Ty::Float,
            4 => Ty::Double,
            5 => Ty::Label,
            6 => Ty::Opaque { name: name.take().unwrap_or_default() },
            7 => Ty::Int(at(v, 0) as u32),
            8 => Ty::Pointer { to: at(v, 0) as u32, space: at(v, 1) as u32 },
            10 => Ty::Half,
            11 => Ty::Array { len: at(v, 0), elem: at(v, 1) as u32 },
            12 => Ty::Vector { len: at(v, 0), elem: at(v, 1) as u32 },
            13 => Ty::Other("x86_fp80"),
            14 => Ty::Other("fp128"),
            15 => Ty::Other("ppc_fp128"),
            16 => Ty::Metadata,
            17 => Ty::Other("x86_mmx"),
            18 => Ty::Struct { name: None, fields: rest(1), packed: at(v, 0) != 0 },
            19 => {
                name = Some(text(v));
                return Ok(());
            }
            20 => Ty::Struct { name: name.take(), fields: rest(1), packed: at(v, 0) != 0 },
            21 => Ty::Function { ret: at(v, 1) as u32, params: rest(2), variadic: at(v, 0) != 0 },
            other => return Err(ReadError(format!("a type with code {other}"))),
        };
        module.add_type(ty);
        Ok(())
    })
}

/// A group and its attributes.
fn attribute_group(values: &[u64]) -> Group {
    let mut attributes: Vec<Attribute> = Vec::new();
    let mut i = 2;
    let string = |i: &mut usize| {
        let start = *i;
        while *i < values.len() && values[*i] != 0 {
            *i += 1;
        }
        let s = text(values.get(start..*i).unwrap_or(&[]));
        *i += 1;
        s
    };
    while i < values.len() {
        match values[i] {
            0 => {
                attributes.push(Attribute::Word(attribute_name(at(values, i + 1))));
                i += 2;
            }
            1 => {
                attributes.push(Attribute::Number(attribute_name(at(values, i + 1)), at(values, i + 2)));
                i += 3;
            }
            kind => {
                i += 1;
                let key = string(&mut i);
                let value = (kind == 4).then(|| string(&mut i));
                attributes.push(Attribute::Text(key, value));
            }
        }
    }
    Group { id: at(values, 0), slot: at(values, 1) as u32, attributes }
}

fn attribute_name(code: u64) -> &'static str {
    match code {
        1 => "align",
        2 => "alwaysinline",
        3 => "byval",
        4 => "inlinehint",
        5 => "inreg",
        6 => "minsize",
        7 => "naked",
        8 => "nest",
        9 => "noalias",
        10 => "nobuiltin",
        11 => "nocapture",
        12 => "noduplicate",
        13 => "noimplicitfloat",
        14 => "noinline",
        15 => "nonlazybind",
        16 => "noredzone",
        17 => "noreturn",
        18 => "nounwind",
        19 => "optsize",
        20 => "readnone",
        21 => "readonly",
        22 => "returned",
        24 => "signext",
        34 => "zeroext",
        37 => "optnone",
        43 => "convergent",
        _ => "unknown",
    }
}

fn symbols(reader: &mut BitReader<'_>, module: &mut Module) -> Result {
    each(reader, |code, values| {
        if code != 1 {
            return Ok(());
        }
        let name = text(values.get(1..).unwrap_or(&[]));
        match module.values.get(at(values, 0) as usize).map(|v| &v.kind) {
            Some(&Kind::Global(id)) => module.globals[id as usize].name = name,
            Some(&Kind::Function(id)) => module.functions[id as usize].name = name,
            _ => {}
        }
        Ok(())
    })
}

/// Reads nodes, names and kinds.
pub(super) fn metadata(reader: &mut BitReader<'_>, module: &mut Module) -> Result {
    let mut name = String::new();
    each(reader, |code, v| {
        let parts = || v.iter().map(|&p| p.checked_sub(1).map(|p| p as u32)).collect();
        match code {
            1 => module.metadata.push(Meta::Text(text(v))),
            2 => module.metadata.push(Meta::Value { value: at(v, 1) as u32 }),
            3 => module.metadata.push(Meta::Node { parts: parts(), distinct: false }),
            4 => name = text(v),
            5 => module.metadata.push(Meta::Node { parts: parts(), distinct: true }),
            6 => module.kinds.push((at(v, 0) as u32, text(v.get(1..).unwrap_or(&[])))),
            10 => module.named.push((std::mem::take(&mut name), v.iter().map(|&n| n as u32).collect())),
            other => module.metadata.push(Meta::Debug(other)),
        }
        Ok(())
    })
}
