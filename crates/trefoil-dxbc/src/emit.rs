//! The pipeline: from the optimised module to the container, as one page.

use crate::alloc::{Allocation, MAX_TEMPS};
use crate::bindings::Bindings;
use crate::declare::Declarations;
use crate::encode::encode_parts;
use crate::finish::finish;
use crate::kinds;
use crate::live::Lives;
use crate::lower::{Lowerer, MAX_ROWS, Needs};
use crate::program::MODEL;
use crate::reflect::{reflection, statistics};
use crate::signature::Signatures;
use crate::steps::{Line, Step};
use std::borrow::Cow;
use trefoil_dxcontainer::features::Features;
use trefoil_dxcontainer::sigpart::{self, Options as SignatureOptions};
use trefoil_dxcontainer::{Builder, FourCc, Signature};
use trefoil_ir::{CodegenOptions, Error, Loc, Module, Stage};
use trefoil_opt::Watch;

/// What only DXBC has a place for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The text that reflection names as the maker.
    pub creator: Cow<'static, str>,
}

impl Default for Options {
    fn default() -> Options {
        Options { creator: Cow::Borrowed(concat!("trefoil ", env!("CARGO_PKG_VERSION"))) }
    }
}

/// Compiles the module's entry to a container of shader model 5.1; the watch sees each [`Step`].
///
/// # Errors
/// What shader model 5.1 lacks, with its place.
pub fn emit(
    module: Module,
    codegen: &CodegenOptions,
    options: &Options,
    watch: Watch<'_>,
) -> Result<Vec<u8>, Vec<Error>> {
    container(&module, codegen, options, watch).map_err(|error| vec![error])
}

fn container(
    module: &Module,
    codegen: &CodegenOptions,
    options: &Options,
    watch: Watch<'_>,
) -> Result<Vec<u8>, Error> {
    let Some(entry) = module.entries.first() else {
        return Err(Error::bug(Loc::NONE, "the module has no entry"));
    };
    let ctx = &module.ctx;
    let func = &module.functions[entry.func];
    let kind = entry.stage;
    if !matches!(kind, Stage::Pixel | Stage::Vertex | Stage::Compute) {
        let message = kinds::STAGE_UNSUPPORTED.with(&[&kind.name()]);
        return Err(Error::new(Loc::NONE, message));
    }
    let bindings = Bindings::new(ctx, func)?;
    let mut signatures = Signatures::new(ctx, entry)?;
    let mut line = Line { stage: kind, watch };
    line.begin(module);
    let (mut code, needs) = Lowerer::run(ctx, func, &bindings, &mut signatures)?;
    line.after(Step::Lower, &code, None)?;
    check_limits(&needs)?;
    line.before(Step::Live, &code, None);
    let lives = Lives::new(&mut code);
    line.after(Step::Live, &code, None)?;
    line.before(Step::Allocate, &code, None);
    let places = Allocation::new(&code, lives);
    line.after(Step::Allocate, &code, Some(&places))?;
    if places.temps > MAX_TEMPS {
        return Err(Error::new(Loc::NONE, &kinds::TOO_MANY_REGISTERS));
    }
    line.before(Step::Finish, &code, Some(&places));
    let finished = finish(&code, &places);
    line.after_instructions(Step::Finish, &[&finished.instructions])?;
    note_inputs(&mut signatures.input, &finished.inputs);
    line.before(Step::Declare, &code, Some(&places));
    let declarations = Declarations {
        ctx,
        entry,
        kind,
        bindings: &bindings,
        signatures: &signatures,
        needs: &needs,
        temps: places.temps,
        all_resources_bound: codegen.all_resources_bound,
        skip_optimization: codegen.disable_optimizations,
    }
    .make();
    let parts = [&declarations, &finished.instructions];
    line.after_instructions(Step::Declare, &parts.map(Vec::as_slice))?;
    let mut builder = Builder::new();
    if codegen.reflection {
        let reflection = reflection(ctx, kind, &bindings, &options.creator);
        builder.part(FourCc::RDEF, reflection.write());
    }
    builder.part(FourCc::ISGN, sigpart::write(&signatures.input, &SignatureOptions::tokens(true)));
    builder.part(FourCc::OSGN, sigpart::write(&signatures.output, &SignatureOptions::tokens(false)));
    builder.part(FourCc::SHEX, encode_parts(kind, MODEL, parts));
    let features = features(&needs);
    if features != Features::default() {
        builder.part(FourCc::SFI0, features.write());
    }
    if let Some(signature) = &entry.root_signature {
        builder.part(FourCc::RTS0, signature.clone());
    }
    if codegen.reflection {
        builder.part(FourCc::STAT, statistics(parts.into_iter().flatten()).write());
    }
    Ok(builder.finish())
}

fn check_limits(needs: &Needs) -> Result<(), Error> {
    let rows: u64 = needs.arrays.iter().map(|&(rows, _)| u64::from(rows)).sum();
    if rows > u64::from(MAX_ROWS) {
        return Err(Error::new(Loc::NONE, &kinds::TOO_MANY_LOCAL_ARRAYS));
    }
    if needs.icb.len() > MAX_ROWS as usize {
        return Err(Error::new(Loc::NONE, &kinds::TOO_MANY_CONSTANT_ARRAYS));
    }
    let shared: u64 = needs.shared.iter().map(|&(_, bytes)| u64::from(bytes)).sum();
    if shared > 32768 {
        return Err(Error::new(Loc::NONE, kinds::GROUPSHARED_TOO_LARGE.with(&[&shared])));
    }
    Ok(())
}

/// Says of inputs what the code reads; those indexed at run time count as read whole.
fn note_inputs(input: &mut Signature, reads: &[u8]) {
    for element in &mut input.elements {
        let Some(location) = element.location else { continue };
        let rows = usize::from(location.row)..usize::from(location.row) + element.rows();
        let read = rows.filter_map(|row| reads.get(row)).fold(0, |mask, row| mask | row);
        element.usage = (read >> location.col | element.dynamic) & ((1 << element.cols) - 1);
    }
}

fn features(needs: &Needs) -> Features {
    let mut features = Features::default();
    if needs.doubles {
        features.insert(Features::DOUBLES);
    }
    if needs.double_extensions {
        features.insert(Features::DOUBLE_EXTENSIONS);
    }
    if needs.extensions {
        features.insert(Features::EXTENSIONS_11_1);
    }
    if needs.typed_load {
        features.insert(Features::TYPED_UAV_LOAD);
    }
    features
}
