//! The linker: a shader, or a library, of the functions of several DXIL libraries.
//!
//! Libraries are read into one module in which operations stay calls (`read/lift`): a function that one library declares and
//! another defines is one function there. Then, for a shader:
//!
//! 1. [`entries`] reads what metadata says of functions that are entries, [`rows`] what it says of resources;
//! 2. [`select`] follows the calls from the entry, reports what nobody defines and drops the rest;
//! 3. [`constructors`] are called first; calls are inlined and the passes of `trefoil-opt` run, as over one source; [`memory`] takes variables apart that stay;
//! 4. [`handles`] finds the resources that are still used, [`rows`] binds them, [`facts`] asks the code what flags need, and
//!    [`handles`] makes the handles;
//! 5. the pipeline goes on as after lowering: polish, metadata, container.
//!
//! [`library`] makes a library instead, whose resources stay variables. [`table`] reads one library as it stands.

mod calls;
mod constructors;
mod entries;
mod facts;
mod handles;
mod index;
pub(crate) mod kinds;
mod library;
mod marks;
mod memory;
pub(crate) mod rows;
mod select;
mod table;

use crate::read::lift::{Lifted, LiftedPart, Twice, read_modules};
use crate::scalarizer;
use entries::Known;
use memory::Variables;
pub(crate) use table::runtime_data;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::{Container, FourCc};
use trefoil_dxil::analysis::flags::{ALL_RESOURCES_BOUND, NATIVE_LOW_PRECISION};
use trefoil_dxil::lower::OpAttributes;
use trefoil_dxil::ops::DxilVersion;
use trefoil_dxil::options::{Options, Output, Target};
use trefoil_dxil::pipeline::{Program, check_entry, name_target, write_program};
use trefoil_dxil::resources::ResourceTable;
use trefoil_dxil::steps::Line;
use trefoil_ir::{CodegenOptions, Error, FuncId, Loc, Message, Module, ShaderModel, Stage};
use trefoil_opt::{Observer, Watch, inline};

type Result<T = ()> = std::result::Result<T, Error>;
/// As [`Result`], where several things may be wrong.
type Results<T = ()> = std::result::Result<T, Vec<Error>>;

/// What is linked, and how.
#[derive(Clone, Debug)]
pub struct LinkRequest<'a> {
    /// The entry's name.
    pub entry: &'a str,
    /// The stage of the entry.
    pub stage: Stage,
    /// The shader model of what comes out.
    pub model: ShaderModel,
    /// What a library gives to others: new names and those of the functions; everything where it is empty.
    pub exports: &'a [(String, String)],
    /// What is asked of code.
    pub codegen: CodegenOptions,
    /// What only DXIL has a place for.
    pub options: &'a Options,
    /// What the passes do.
    pub passes: trefoil_opt::Options,
}

/// Links libraries: containers with DXIL in them, each with the name that messages call it by.
///
/// # Errors
/// Bytes that are no library; functions that are missing, defined twice or of another stage; resources that contradict each
/// other; what the shader model lacks.
pub fn link(
    libraries: &[(&str, &[u8])],
    request: &LinkRequest<'_>,
    observer: &mut dyn Observer,
) -> Results<Output> {
    if request.stage == Stage::Library {
        return library::link(Linked::read(libraries)?, request, observer);
    }
    let mut linked = Linked::read(libraries)?;
    let entry = linked.find_entry(request).map_err(|error| vec![error])?;
    let roots = [Some(entry.entry.func), entry.entry.tessellation.and_then(|tess| tess.patch_function)];
    let roots: Vec<FuncId> = roots.into_iter().flatten().collect();
    constructors::call_in_shader(&mut linked, entry.entry.func, &roots);
    let known = select::shader(&mut linked, entry)?;
    let roots = if known.entry.tessellation.is_some_and(|t| t.patch_function.is_some()) { 2 } else { 1 };
    for root in (0..roots).map(FuncId::from_u32) {
        inline::run(&mut linked.module, root).map_err(|error| vec![error])?;
    }
    select::keep_roots(&mut linked, roots);
    localise(&mut linked);
    memory::flatten(&mut linked.module, Variables::Viewed);
    trefoil_opt::run(&mut linked.module, &request.passes, observer)?;
    if memory::flatten(&mut linked.module, Variables::All) {
        trefoil_opt::run(&mut linked.module, &request.passes, observer)?;
    }
    scalars(&mut linked);
    let watch = Watch::new(observer, request.passes.verify);
    shader(linked, known, request, Line::new(&request.codegen, watch)).map_err(|error| vec![error])
}

/// What libraries keep between calls of their functions is a shader's own once all calls are inlined.
fn localise(linked: &mut Linked) {
    let Module { ctx, functions, .. } = &mut linked.module;
    for func in functions.values_mut().filter(|func| !func.is_declaration()) {
        // Resources are variables that nobody defines.
        trefoil_opt::globals::localise_those(ctx, func, |ctx, global| ctx.globals[global].init.is_some());
    }
}

/// Takes the vectors apart that are left, which shaders do not have: libraries pass them whole.
fn scalars(linked: &mut Linked) {
    let Module { ctx, functions, .. } = &mut linked.module;
    for func in functions.values_mut().filter(|func| !func.is_declaration()) {
        scalarizer::run(ctx, func, scalarizer::Options { memory: true });
    }
}

/// Whether bytes are a library that can be linked: a container with DXIL of one in it.
pub fn is_library(bytes: &[u8]) -> bool {
    not_a_library(bytes).is_none()
}

/// The shader that an optimised entry is.
fn shader(mut linked: Linked, known: Known, request: &LinkRequest<'_>, line: Line<'_>) -> Result<Output> {
    let Known { entry, signatures, payload, space } = known;
    let codegen = CodegenOptions {
        native_16bit: linked.native_16bit,
        all_resources_bound: request.codegen.all_resources_bound || linked.all_resources_bound,
        ..request.codegen
    };
    let target = Target { version: DxilVersion::new(request.model.minor), stage: entry.stage, codegen };
    check_entry(&entry, request.model)?;
    select::drop_dead(&mut linked.module);
    let marks = marks::take(&linked.module);
    linked.module.ctx.clear_metadata();
    marks::put_back(&mut linked.module, marks);
    let found = handles::find(&linked.module, &linked.rows, false)?;
    let space = Some(codegen.auto_binding_space.unwrap_or(space));
    let bound = rows::bind(&mut linked.module.ctx, &linked.rows, |row| found.uses(row), space);
    let all = trefoil_dxil::module::defined(&linked.module);
    let (facts, uses) = facts::find(&linked.module, &all, &linked.rows, &found, &bound, target.stage);
    let rows = rows::written(&linked.rows, &bound);
    let resources = ResourceTable::linked(&linked.module.ctx, uses, rows)?;
    resources.check(&linked.module.ctx)?;
    handles::make(&mut linked, &found, &bound, &resources, &target);
    handles::check_operations(&linked.module, &target)?;
    name_target(&mut linked.module, codegen.native_16bit);
    let Linked { mut module, attributes, .. } = linked;
    let count = all.len() as u32;
    let payload = Some(payload);
    let program = Program { count, entry, signatures, resources, attributes, facts, payload, target };
    write_program(&mut module, program, &codegen, request.options, None, line)
}

/// Libraries read into one module.
struct Linked {
    module: Module,
    attributes: Vec<(FuncId, OpAttributes)>,
    parts: Vec<LiftedPart>,
    rows: rows::Rows,
    /// Whether 16-bit types are native.
    native_16bit: bool,
    all_resources_bound: bool,
}

impl Linked {
    fn read(libraries: &[(&str, &[u8])]) -> Results<Linked> {
        let mut errors = Vec::new();
        if libraries.is_empty() {
            errors.push(Error::new(Loc::NONE, &kinds::NO_LIBRARIES));
        }
        for (name, bytes) in libraries {
            errors.extend(
                not_a_library(bytes).map(|why| Error::new(Loc::NONE, kinds::LIBRARY.with(&[name, &why]))),
            );
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let bytes: Vec<&[u8]> = libraries.iter().map(|library| library.1).collect();
        let read = read_modules(&bytes).map_err(|why| vec![Error::new(Loc::NONE, Message::from(why))]);
        let (Lifted { module, attributes }, parts) = read?;
        for twice in parts.iter().flat_map(|part| &part.twice) {
            let what = match twice {
                Twice::Function(name) => kinds::FUNCTION_TWICE.with(&[&shown(name)]),
                Twice::Variable(name) => kinds::VARIABLE_TWICE.with(&[&shown(name)]),
            };
            errors.push(Error::new(Loc::NONE, what));
        }
        errors.extend(calls::check(&module).err().into_iter().flatten());
        let rows = rows::Rows::read(&module, &parts, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(Linked::of(module, attributes, parts, rows))
    }

    /// Libraries that were read, with what their flags say.
    fn of(
        module: Module,
        attributes: Vec<(FuncId, OpAttributes)>,
        parts: Vec<LiftedPart>,
        rows: rows::Rows,
    ) -> Linked {
        let flags = parts.iter().fold(0, |all, part| all | entries::library_flags(&module, part));
        let native_16bit = flags & NATIVE_LOW_PRECISION != 0;
        let all_resources_bound = flags & ALL_RESOURCES_BOUND != 0;
        Linked { module, attributes, parts, rows, native_16bit, all_resources_bound }
    }

    /// The entry that is asked for.
    fn find_entry(&self, request: &LinkRequest<'_>) -> Result<Known> {
        let missing = || Error::new(Loc::NONE, kinds::NO_DEFINITION.with(&[&request.entry]));
        let name = self.module.ctx.symbols.find(request.entry).ok_or_else(missing)?;
        let mut functions = self.module.functions.iter();
        let (id, _) = functions.find(|(_, f)| f.name == name && !f.is_declaration()).ok_or_else(missing)?;
        let known = entries::read(&self.module, &self.parts, id)?;
        let known =
            known.ok_or_else(|| Error::new(Loc::NONE, kinds::NO_PROPERTIES.with(&[&request.entry])))?;
        if known.entry.stage != request.stage {
            let stages = [request.stage.prefix(), known.entry.stage.prefix()];
            let what = kinds::STAGE_MISMATCH.with(&[&stages[0], &stages[1]]);
            return Err(Error::new(Loc::NONE, what));
        }
        Ok(known)
    }
}

/// A function's name as messages show it.
fn shown(name: &str) -> &str {
    name.strip_prefix('\u{1}').unwrap_or(name)
}

/// Why bytes are no library, if they are none.
fn not_a_library(bytes: &[u8]) -> Option<Message> {
    let container = match Container::parse(bytes) {
        Ok(container) => container,
        Err(why) => return Some(why.into()),
    };
    let part = [FourCc::DXIL, FourCc::ILDB].into_iter().find_map(|name| container.part(name));
    let Some(part) = part else { return Some((&kinds::NO_PROGRAM).into()) };
    match ProgramHeader::parse(part) {
        Err(why) => Some(why.into()),
        Ok((header, _)) if header.kind == Stage::Library => None,
        Ok((header, _)) => Some(kinds::SHADER_GIVEN.with(&[&header.kind.prefix()])),
    }
}
