//! Reading the module block: types, globals, attributes, metadata, names.

use crate::bits::{BitReader, Entry};
use crate::constants;
use crate::function;
use crate::model::{Attribute, Function, Global, Group, Kind, Module, Ty, Value};
use crate::nodes;
use crate::record::{at, each, text};
use crate::{ReadError, kinds};
use trefoil_dxil::bitcode::codes::{attribute, attributes, block, module as code, symbol, ty};

type Result<T = ()> = std::result::Result<T, ReadError>;

/// Reads a module: its records as they say it, of which nothing is checked.
///
/// # Errors
/// When the bytes are no bitcode, or are damaged: says what.
pub fn read(bitcode: &[u8]) -> Result<Module> {
    let mut reader = BitReader::new(bitcode)?;
    let mut module = Module::default();
    let mut found = false;
    while reader.more() && !found {
        match reader.next()? {
            Entry::Block(block::MODULE) => {
                reader.enter(block::MODULE)?;
                read_module(&mut reader, &mut module)?;
                found = true;
            }
            Entry::Block(block::BLOCKINFO) => reader.block_info()?,
            Entry::Block(_) => reader.skip()?,
            Entry::End | Entry::Record(_) => {}
        }
    }
    if found { Ok(module) } else { Err(ReadError::from(&kinds::NO_MODULE)) }
}

fn read_module(reader: &mut BitReader<'_>, module: &mut Module) -> Result {
    let mut body = 0;
    loop {
        match reader.next()? {
            Entry::End => return Ok(()),
            Entry::Record(code) => module_record(module, code, reader.values())?,
            Entry::Block(block::BLOCKINFO) => reader.block_info()?,
            Entry::Block(id) => {
                let known = matches!(
                    id,
                    block::PARAMATTR
                        | block::PARAMATTR_GROUP
                        | block::CONSTANTS
                        | block::FUNCTION
                        | block::VALUE_SYMTAB
                        | block::METADATA
                        | block::TYPE
                );
                if !known {
                    reader.skip()?;
                    continue;
                }
                reader.enter(id)?;
                match id {
                    block::PARAMATTR => each(reader, |code, values| {
                        if code == attributes::LIST {
                            module.lists.push(values.to_vec());
                        }
                        Ok(())
                    })?,
                    block::PARAMATTR_GROUP => each(reader, |code, values| {
                        if code == attributes::GROUP {
                            module.groups.push(attribute_group(values));
                        }
                        Ok(())
                    })?,
                    block::CONSTANTS => {
                        module.values.reserve(reader.words_left());
                        let mut values = std::mem::take(&mut module.values);
                        constants::read(reader, module, &[], &mut values)?;
                        module.values = values;
                    }
                    block::FUNCTION => {
                        let next = (body..module.functions.len()).find(|&i| !module.functions[i].declaration);
                        let index = next.ok_or_else(|| ReadError::from(&kinds::BODY_WITHOUT_FUNCTION))?;
                        body = index + 1;
                        function::read(reader, module, index)?;
                    }
                    block::VALUE_SYMTAB => symbols(reader, module)?,
                    block::METADATA => nodes::read(reader, module)?,
                    _ => types(reader, module)?,
                }
            }
        }
    }
}

fn module_record(module: &mut Module, record: u32, values: &[u64]) -> Result {
    match record {
        code::TRIPLE => module.triple = text(values),
        code::DATALAYOUT => module.data_layout = text(values),
        code::GLOBALVAR => {
            check_placement(at(values, 4), at(values, 5))?;
            let flags = at(values, 1);
            let explicit = flags & 2 != 0;
            let mut ty = at(values, 0) as u32;
            let mut space = (flags >> 2) as u32;
            if !explicit {
                let Ty::Pointer { to, space: s } = *module.ty(ty) else {
                    return Err(ReadError::from(&kinds::VARIABLE_TYPE));
                };
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
        code::FUNCTION => {
            // An alignment is an exponent and one; there are no sections in DXIL.
            check_placement(at(values, 5), at(values, 6))?;
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

/// Checks the alignment and the section of a function or a variable.
fn check_placement(alignment: u64, section: u64) -> Result {
    match (alignment, section) {
        (0..=30, 0) => Ok(()),
        (0..=30, _) => Err(ReadError::from(&kinds::SECTION)),
        _ => Err(ReadError::from(&kinds::ALIGNMENT)),
    }
}

fn types(reader: &mut BitReader<'_>, module: &mut Module) -> Result {
    let mut name = None;
    module.types.reserve(reader.words_left());
    let read = each(reader, |code, v| {
        let rest = |from: usize| v.get(from..).unwrap_or(&[]).iter().map(|&t| t as u32).collect();
        let ty = match code {
            ty::NUMENTRY => return Ok(()),
            ty::VOID => Ty::Void,
            ty::FLOAT => Ty::Float,
            ty::DOUBLE => Ty::Double,
            ty::LABEL => Ty::Label,
            ty::OPAQUE => Ty::Opaque { name: name.take().unwrap_or_default() },
            ty::INTEGER => Ty::Int(at(v, 0) as u32),
            ty::POINTER => Ty::Pointer { to: at(v, 0) as u32, space: at(v, 1) as u32 },
            ty::HALF => Ty::Half,
            ty::ARRAY => Ty::Array { len: at(v, 0), elem: at(v, 1) as u32 },
            ty::VECTOR => Ty::Vector { len: at(v, 0), elem: at(v, 1) as u32 },
            ty::X86_FP80 => Ty::Other("x86_fp80"),
            ty::FP128 => Ty::Other("fp128"),
            ty::PPC_FP128 => Ty::Other("ppc_fp128"),
            ty::METADATA => Ty::Metadata,
            ty::X86_MMX => Ty::Other("x86_mmx"),
            ty::STRUCT_ANON => Ty::Struct { name: None, fields: rest(1), packed: at(v, 0) != 0 },
            ty::STRUCT_NAME => {
                name = Some(text(v));
                return Ok(());
            }
            ty::STRUCT_NAMED => Ty::Struct { name: name.take(), fields: rest(1), packed: at(v, 0) != 0 },
            ty::FUNCTION => Ty::Function { ret: at(v, 1) as u32, params: rest(2), variadic: at(v, 0) != 0 },
            other => return Err(ReadError::from(kinds::UNKNOWN_TYPE_CODE.with(&[&other]))),
        };
        module.add_type(ty);
        Ok(())
    });
    module.declared_types = module.types.len() as u32;
    read
}

/// A group and its attributes.
fn attribute_group(values: &[u64]) -> Group {
    let mut attributes: Vec<Attribute> = Vec::new();
    let mut i = 2;
    let mut all_end = true;
    let mut string = |i: &mut usize| {
        let start = *i;
        while *i < values.len() && values[*i] != 0 {
            *i += 1;
        }
        all_end &= *i < values.len();
        let s = text(values.get(start..*i).unwrap_or(&[]));
        *i += 1;
        s
    };
    while i < values.len() {
        match values[i] {
            0 => {
                attributes.push(Attribute::Word(attribute::name(at(values, i + 1))));
                i += 2;
            }
            // LLVM passes over one that has no number, and takes what follows for the next.
            1 if !attribute::has_number(at(values, i + 1)) => {
                if attribute::name(at(values, i + 1)) == attribute::name(u64::MAX) {
                    attributes.push(Attribute::Word(attribute::name(u64::MAX)));
                }
                i += 2;
            }
            1 => {
                attributes.push(Attribute::Number(attribute::name(at(values, i + 1)), at(values, i + 2)));
                i += 3;
            }
            // Of no attribute that LLVM knows.
            kind if kind > 255 => {
                attributes.push(Attribute::Word(attribute::name(u64::MAX)));
                break;
            }
            kind => {
                i += 1;
                let key = string(&mut i);
                let value = (kind == 4).then(|| string(&mut i));
                attributes.push(Attribute::Text(key, value));
            }
        }
    }
    // LLVM reads on behind a string without an end, and finds what is no attribute.
    if !all_end {
        attributes.push(Attribute::Word(attribute::name(u64::MAX)));
    }
    Group { id: at(values, 0), slot: at(values, 1) as u32, attributes }
}

fn symbols(reader: &mut BitReader<'_>, module: &mut Module) -> Result {
    each(reader, |code, values| {
        if code != symbol::VALUE {
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
