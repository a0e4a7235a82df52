//! A library of several libraries: every function that is exported, with what others define of what it calls inlined. Resources
//! stay variables, one for each name.

use super::entries::{self, Known, list};
use super::handles::{self, Found};
use super::rows::{self, Bound};
use super::{LinkRequest, Linked, Results, constructors, facts, kinds, marks, select, shown};
use crate::described::{Nodes, Tree};
use trefoil_dxil::library::{LoweredFunction, resource_variable, unmangled, write_library};
use trefoil_dxil::module::target::library_entry;
use trefoil_dxil::ops::DxilVersion;
use trefoil_dxil::options::{Output, Target};
use trefoil_dxil::resources::{ResourceTable, Written};
use trefoil_dxil::signatures::Signatures;
use trefoil_dxil::steps::Line;
use trefoil_ir::{
    Attribute, CodegenOptions, Error, FuncId, Function, HashMap, Loc, Module, Stage, Symbol, Type, TypeId,
};
use trefoil_opt::{Observer, Watch, inline};

/// Links libraries to one.
///
/// # Errors
/// Exports that are not there or meet, and what the shader model lacks.
pub(super) fn link(
    mut linked: Linked,
    request: &LinkRequest<'_>,
    observer: &mut dyn Observer,
) -> Results<Output> {
    let one = |error: Error| vec![error];
    name_ways(&mut linked);
    read_payload_access(&mut linked, request);
    let roots = exported(&mut linked, request.exports)?;
    let known = |id: &(FuncId, FuncId)| entries::read(&linked.module, &linked.parts, id.1).map_err(one);
    let mut known = roots.iter().map(known).collect::<Results<Vec<Option<Known>>>>()?;
    let roots: Vec<FuncId> = roots.iter().map(|root| root.0).collect();
    let no_entries = roots.iter().zip(&known).filter(|(_, known)| known.is_none()).map(|(&root, _)| root);
    constructors::call_in_library(&mut linked, no_entries);
    let order = select::library(&mut linked, &roots);
    let places: HashMap<FuncId, FuncId> =
        order.iter().enumerate().map(|(at, &id)| (id, FuncId::from_u32(at as u32))).collect();
    let place = |id: FuncId| places.get(&id).copied();
    for (known, &root) in
        known.iter_mut().zip(&roots).filter_map(|(known, root)| Some((known.as_mut()?, root)))
    {
        known.entry.func = place(root).unwrap_or(root);
        known.entry.name = linked.module.functions[root].name;
        if let Some(tess) = &mut known.entry.tessellation {
            tess.patch_function = tess.patch_function.and_then(place);
        }
    }
    select::reorder(&mut linked, &order);
    let count = roots.len() as u32;
    for root in (0..count).map(FuncId::from_u32) {
        inline::run(&mut linked.module, root).map_err(one)?;
    }
    select::keep_roots(&mut linked, count);
    trefoil_opt::run(&mut linked.module, &request.passes, observer)?;
    let line = Line::new(&request.codegen, Watch::new(observer, request.passes.verify));
    write(linked, known, request, line).map_err(one)
}

fn write(
    mut linked: Linked,
    known: Vec<Option<Known>>,
    request: &LinkRequest<'_>,
    line: Line<'_>,
) -> super::Result<Output> {
    let space = known.iter().flatten().map(|known| known.space).next().unwrap_or(0);
    let codegen = CodegenOptions {
        native_16bit: linked.native_16bit,
        all_resources_bound: request.codegen.all_resources_bound || linked.all_resources_bound,
        auto_binding_space: request.codegen.auto_binding_space.or(Some(space)),
        ..request.codegen
    };
    let target = Target { version: DxilVersion::new(request.model.minor), stage: Stage::Library, codegen };
    select::drop_dead(&mut linked.module);
    let marks = marks::take(&linked.module);
    linked.module.ctx.clear_metadata();
    marks::put_back(&mut linked.module, marks);
    let found = handles::find(&linked.module, &linked.rows, true)?;
    let bound = rows::bind(
        &mut linked.module.ctx,
        &linked.rows,
        |row| found.uses(row),
        request.codegen.auto_binding_space,
    );
    let all: Vec<FuncId> = (0..known.len() as u32).map(FuncId::from_u32).collect();
    let (_, uses) = facts::find(&linked.module, &all, &linked.rows, &found, &bound, Stage::Library);
    let written = rows::written(&linked.rows, &bound);
    let mut resources = ResourceTable::linked(&linked.module.ctx, uses, written)?;
    name_resources(&mut linked, &bound, &mut resources, &target);
    let known = (0..).map(FuncId::from_u32).zip(known);
    let lowered = lowered(&linked, known, &found, &bound, &target)?;
    handles::make(&mut linked, &found, &bound, &resources, &target);
    handles::check_operations(&linked.module, &target)?;
    let Linked { mut module, attributes, .. } = linked;
    write_library(&mut module, lowered, &attributes, &resources, (request.options, None), &target, line)
}

/// What is known of functions, each with its entry where it is one.
pub(super) fn lowered(
    linked: &Linked,
    all: impl Iterator<Item = (FuncId, Option<Known>)>,
    found: &Found,
    bound: &Bound,
    target: &Target,
) -> super::Result<Vec<LoweredFunction>> {
    let ctx = &linked.module.ctx;
    let all: Vec<_> = all.collect();
    let hulls: Vec<_> = all
        .iter()
        .filter_map(|(_, known)| known.as_ref())
        .filter_map(|known| Some((known.entry.tessellation?.patch_function?, known.signatures.clone())))
        .collect();
    let one = |(id, known): (FuncId, Option<Known>)| {
        let (facts, uses) = facts::find(&linked.module, &[id], &linked.rows, found, bound, Stage::Library);
        let own = ResourceTable::linked(ctx, uses, Written::default())?;
        let patch = hulls.iter().find(|hull| hull.0 == id).map(|hull| hull.1.clone());
        let (is_patch, name) = (patch.is_some(), linked.module.functions[id].name);
        Ok(match known {
            Some(Known { entry, signatures, payload, .. }) => {
                let payload = Some(payload);
                LoweredFunction { id, entry, is_patch, signatures, own, facts, payload }
            }
            None => {
                let entry = trefoil_ir::EntryPoint { func: id, ..library_entry(name) };
                let signatures = patch.map_or_else(|| Signatures::build(ctx, &entry, target), Ok)?;
                LoweredFunction { id, entry, is_patch, signatures, own, facts, payload: None }
            }
        })
    };
    all.into_iter().map(one).collect()
}

/// The functions that come out, each with the one whose entry it is: under another name a function may come out several times.
fn exported(linked: &mut Linked, exports: &[(String, String)]) -> Results<Vec<(FuncId, FuncId)>> {
    let defined: Vec<FuncId> = linked.parts.iter().flat_map(|part| part.defined.iter().copied()).collect();
    if exports.is_empty() {
        return Ok(defined.into_iter().map(|id| (id, id)).collect());
    }
    let mut errors = Vec::new();
    let mut out: Vec<(FuncId, FuncId)> = Vec::new();
    let mut names: Vec<Symbol> = Vec::new();
    for (new, of) in exports {
        let module = &mut linked.module;
        let fits = |id: &FuncId| {
            let name = module.ctx.name(module.functions[*id].name);
            name == of || shown(name) == of || unmangled(name).trim_start_matches('?') == of
        };
        let found: Vec<FuncId> = defined.iter().copied().filter(fits).collect();
        if found.is_empty() && exports.len() == 1 {
            errors.push(Error::new(Loc::NONE, &kinds::NO_EXPORTS));
        } else if found.is_empty() {
            errors.push(Error::new(Loc::NONE, kinds::EXPORT_MISSING.with(&[of])));
        }
        for id in found {
            let old = module.ctx.name(module.functions[id].name).to_owned();
            let name = if new == of { old } else { under(&old, new) };
            let name = module.ctx.symbol(&name);
            if names.contains(&name) {
                let what = kinds::EXPORT_COLLIDES.with(&[&shown(module.ctx.name(name))]);
                errors.push(Error::new(Loc::NONE, what));
                continue;
            }
            names.push(name);
            let mut copy = module.functions[id].clone();
            copy.name = name;
            let copy = if new == of { id } else { module.functions.push(copy) };
            out.push((copy, id));
        }
    }
    // A hull shader brings its patch constant function.
    for at in 0..out.len() {
        let known = entries::read(&linked.module, &linked.parts, out[at].1).map_err(|error| vec![error])?;
        let patch = known.and_then(|known| known.entry.tessellation?.patch_function);
        if let Some(patch) = patch.filter(|patch| out.iter().all(|known| known.0 != *patch)) {
            let func = &linked.module.functions[patch];
            if func.is_declaration() {
                let name = shown(linked.module.ctx.name(func.name));
                return Err(vec![Error::new(Loc::NONE, kinds::NO_DEFINITION.with(&[&name]))]);
            }
            out.push((patch, patch));
        }
    }
    match errors.is_empty() {
        true => Ok(out),
        false => Err(errors),
    }
}

/// A function's name with another in place of the source's.
fn under(name: &str, new: &str) -> String {
    match name.strip_prefix("\u{1}?").and_then(|rest| rest.split_once('@')) {
        Some((_, rest)) => format!("\u{1}?{new}@{rest}"),
        None => new.to_owned(),
    }
}

/// Makes a variable for each resource that is left.
fn name_resources(linked: &mut Linked, bound: &Bound, resources: &mut ResourceTable, target: &Target) {
    for (at, row) in linked.rows.rows.iter().enumerate() {
        let Some(id) = bound.id(at) else { continue };
        let ctx = &mut linked.module.ctx;
        // Below 6.6 a variable has the type that its library says; where that says nothing but that it is a handle, what it is
        // of is in the annotations of the code, which stay.
        let old = row.variable();
        let ty = match target.minor() {
            6.. => {
                let handle = trefoil_dxil::module::types::handle(ctx);
                with_elements(ctx, old, handle)
            }
            _ => old,
        };
        let name = ctx.globals[row.global()].name;
        let symbol = resource_variable(ctx, name, ty, Loc::NONE);
        resources.symbols.insert(id, symbol);
    }
}

/// An array of other elements; of a type that is no array, the element.
fn with_elements(ctx: &mut trefoil_ir::Context, ty: TypeId, element: TypeId) -> TypeId {
    match *ctx.types.get(ty) {
        Type::Array { elem, len } => {
            let inner = with_elements(ctx, elem, element);
            ctx.types.array(inner, len)
        }
        _ => element,
    }
}

/// Gives parameters that are addresses the words for which way they go, which metadata says.
fn name_ways(linked: &mut Linked) {
    let Linked { module, parts, .. } = linked;
    let (read, write) = (module.ctx.symbol("readonly"), module.ctx.symbol("writeonly"));
    let mut ways: Vec<(FuncId, usize, Symbol)> = Vec::new();
    let nodes = Nodes::of(module);
    let annotations = parts.iter().flat_map(|part| list(module, part, "dx.typeAnnotations"));
    for &node in annotations.filter(|&&node| nodes.int_at(Some(node), 0) == Some(1)) {
        for pair in nodes.parts(Some(node)).get(1..).unwrap_or_default().chunks_exact(2) {
            let Some(func) = nodes.function(pair[0]) else { continue };
            for (param, &said) in nodes.parts(pair[1]).iter().skip(1).enumerate() {
                match nodes.int_at(said, 0) {
                    Some(0) => ways.push((func, param, read)),
                    Some(1) => ways.push((func, param, write)),
                    _ => {}
                }
            }
        }
    }
    for (func, param, way) in ways {
        let func: &mut Function = &mut module.functions[func];
        let said = func.extras.as_deref_mut().and_then(|extras| extras.params.get_mut(param));
        if let Some(said) = said.filter(|said| said.iter().any(|a| matches!(a, Attribute::Type(..)))) {
            said.push(Attribute::Word(way));
        }
    }
}

/// Takes in who reads and writes the fields of payloads.
fn read_payload_access(linked: &mut Linked, request: &LinkRequest<'_>) {
    if request.model.minor < 6 {
        return;
    }
    let Linked { module, parts, .. } = linked;
    let found = payload_access(module, parts);
    for (ty, fields) in found {
        if module.ctx.payload_access.iter().all(|known| known.0 != ty) {
            module.ctx.payload_access.push((ty, fields));
        }
    }
}

fn payload_access(module: &Module, parts: &[super::LiftedPart]) -> Vec<(TypeId, Vec<u32>)> {
    let nodes = Nodes::of(module);
    let annotations = parts.iter().flat_map(|part| list(module, part, "dx.dxrPayloadAnnotations"));
    let pairs =
        annotations.flat_map(|&node| nodes.parts(Some(node)).get(1..).unwrap_or_default().chunks_exact(2));
    let fields =
        |node| nodes.parts(node).iter().map(|&field| nodes.int_at(field, 1)).collect::<Option<Vec<u32>>>();
    pairs.filter_map(|pair| Some((nodes.ty(pair[0])?, fields(pair[1])?))).collect()
}
