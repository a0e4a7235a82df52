//! `dxil-embed` and `dxil-globals`: the parts of a container as variables, each in a section of its name, from which LLVM's writer of
//! objects takes them.

use crate::assemble::{assemble, is_dxil};
use crate::kinds;
use trefoil_dxcontainer::{Container, FourCc};
use trefoil_ir::{ConstId, ConstKind, Error, Global, GlobalId, Loc, Module, SPACE_PRIVATE, TypeId};

/// The program itself.
const PROGRAM: (FourCc, &str) = (FourCc::DXIL, "dx.dxil");
/// What LLVM writes beside it, in its order.
const BESIDE: [(FourCc, &str); 8] = [
    (FourCc::SFI0, "dx.sfi0"),
    (FourCc::HASH, "dx.hash"),
    (FourCc::ISG1, "dx.isg1"),
    (FourCc::OSG1, "dx.osg1"),
    (FourCc::PSG1, "dx.psg1"),
    (FourCc::RTS0, "dx.rts0"),
    (FourCc::PSV0, "dx.psv0"),
    // A library's, which LLVM does not write.
    (FourCc::RDAT, "dx.rdat"),
];
/// The variable that lists variables which nothing refers to and which stay all the same.
const USED: &str = "llvm.compiler.used";

/// Adds the program.
pub(super) fn embed(module: &mut Module) -> Result<(), Error> {
    add(module, &[PROGRAM])
}

/// Adds the other parts.
pub(super) fn globals(module: &mut Module) -> Result<(), Error> {
    add(module, &BESIDE)
}

fn add(module: &mut Module, parts: &[(FourCc, &str)]) -> Result<(), Error> {
    if !is_dxil(module) {
        return Err(Error::new(Loc::NONE, &kinds::NOT_DXIL_YET));
    }
    let root = super::rootsig::of_entry(module).or_else(|| module.root_signature.clone());
    let wrong = |message: trefoil_ir::Message| Error::new(Loc::NONE, message);
    let container = assemble(without_parts(module)).map_err(|e| wrong(e.into()))?;
    let container = Container::parse(&container).map_err(|e| wrong(e.into()))?;
    let mut made = Vec::new();
    for &(name, global) in parts {
        let data = if name == FourCc::RTS0 { root.as_deref() } else { container.part(name) };
        if let Some(data) = data {
            made.push(part(module, name, global, data));
        }
    }
    keep(module, made);
    Ok(())
}

/// The module as it is written: variables that are parts of a container are none of the program's.
fn without_parts(module: &Module) -> Module {
    let mut copy = module.clone();
    let ctx = &module.ctx;
    let is_part = |id: GlobalId| {
        let name = ctx.name(ctx.globals[id].name);
        name == USED || std::iter::once(&PROGRAM).chain(&BESIDE).any(|part| part.1 == name)
    };
    trefoil_dxil::module::sweep::remove_globals(&mut copy, is_part);
    copy
}

/// A variable with the bytes of a part; feature flags are one number.
fn part(module: &mut Module, name: FourCc, global: &str, data: &[u8]) -> GlobalId {
    let ctx = &mut module.ctx;
    let number = <[u8; 8]>::try_from(data).ok().filter(|_| name == FourCc::SFI0);
    let init = match number {
        Some(bytes) => ctx.consts.int(&ctx.types, TypeId::I64, u64::from_le_bytes(bytes)),
        None => {
            let bytes: Vec<ConstId> =
                data.iter().map(|&byte| ctx.consts.int(&ctx.types, TypeId::I8, byte.into())).collect();
            let ty = ctx.types.array(TypeId::I8, bytes.len() as u32);
            ctx.consts.aggregate(ty, &bytes)
        }
    };
    variable(module, global, ("private", true), init, &name.to_string(), 4)
}

/// Makes a variable in a section, of a linkage and constant or not.
fn variable(
    module: &mut Module,
    name: &str,
    (linkage, constant): (&str, bool),
    init: ConstId,
    section: &str,
    align: u32,
) -> GlobalId {
    let ctx = &mut module.ctx;
    let global = Global {
        name: ctx.symbol(name),
        ty: ctx.consts.get(init).ty,
        space: SPACE_PRIVATE,
        constant,
        init: Some(init),
        align,
        loc: Loc::NONE,
    };
    let id = ctx.globals.push(global);
    let linkage = ctx.symbol(linkage);
    ctx.linkage.insert(id, vec![linkage]);
    let section = ctx.symbol(section);
    ctx.sections.insert(id, section);
    id
}

/// Lists variables among those that stay though nothing refers to them.
fn keep(module: &mut Module, made: Vec<GlobalId>) {
    let ctx = &mut module.ctx;
    let mut all: Vec<ConstId> = Vec::new();
    let list = ctx.globals.iter().find(|(_, global)| ctx.symbols.get(global.name) == USED).map(|(id, _)| id);
    if let Some(ConstKind::Aggregate(parts)) =
        list.and_then(|id| ctx.globals[id].init).map(|init| ctx.consts.get(init).kind.clone())
    {
        all.extend(parts);
    }
    all.extend(made.into_iter().map(|id| ctx.consts.intern(TypeId::PTR, ConstKind::Address(id.into()))));
    let ty = ctx.types.array(TypeId::PTR, all.len() as u32);
    let init = ctx.consts.aggregate(ty, &all);
    match list {
        Some(id) => (ctx.globals[id].ty, ctx.globals[id].init) = (ty, Some(init)),
        None => _ = variable(module, USED, ("appending", false), init, "llvm.metadata", 0),
    }
}
