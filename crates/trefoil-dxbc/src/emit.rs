//! The pipeline: from the optimised module to the container, as one page.

use crate::bindings::{Bindings, Range};
use crate::declare::Declarations;
use crate::encode::encode_parts;
use crate::kinds;
use crate::lower::Needs;
use crate::model::Model;
use crate::phase::{self, Phase};
use crate::phase_kind::PhaseKind;
use crate::program::{File, Instruction};
use crate::reflect::{reflection, statistics};
use crate::signature::{Boundary, Signatures};
use crate::steps::{Line, Step};
use smallvec::SmallVec;
use std::borrow::Cow;
use trefoil_dxcontainer::features::Features;
use trefoil_dxcontainer::psv::{Binding, ResourceType};
use trefoil_dxcontainer::rootsig::RootSignature;
use trefoil_dxcontainer::sigpart::{self, Options as SignatureOptions};
use trefoil_dxcontainer::{Builder, FourCc, Semantic, SigPoint};
use trefoil_ir::{CodegenOptions, Context, EntryPoint, Error, Loc, Module, ShaderModel, Stage, TessDomain};
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

/// Compiles the module's entry to a container of a shader model, of 5.1 for later ones; the watch sees each [`Step`].
///
/// # Errors
/// What the shader model lacks, with its place.
pub fn emit(
    module: Module,
    model: ShaderModel,
    codegen: &CodegenOptions,
    options: &Options,
    watch: Watch<'_>,
) -> Result<Vec<u8>, Vec<Error>> {
    let mut errors = Vec::new();
    match container(&module, Model::of(model), codegen, options, watch, &mut errors) {
        Ok(bytes) if errors.is_empty() => return Ok(bytes),
        Ok(_) => {}
        Err(error) => errors.push(error),
    }
    Err(errors)
}

fn container(
    module: &Module,
    model: &'static Model,
    codegen: &CodegenOptions,
    options: &Options,
    watch: Watch<'_>,
    errors: &mut Vec<Error>,
) -> Result<Vec<u8>, Error> {
    let Some(entry) = module.entries.first() else {
        return Err(Error::bug(Loc::NONE, "the module has no entry"));
    };
    let (ctx, kind) = (&module.ctx, entry.stage);
    let functions = phase::functions(module, entry)?;
    let bodies = functions.iter().map(|&(func, _)| &module.functions[func]);
    let bindings = Bindings::new(ctx, model, entry, bodies, codegen.keep_unused)?;
    if !codegen.skip_validation {
        check_root_signature(ctx, entry, &bindings, errors);
    }
    let mut signatures = Signatures::new(ctx, entry, model)?;
    let mut line = Line { stage: kind, model, watch };
    let mut needs = Needs::default();
    let mut phases: SmallVec<[Phase; 2]> = SmallVec::new();
    for function in functions {
        phases.push(phase::compile(&mut line, module, function, &bindings, &mut signatures, &mut needs)?);
    }
    note_reads(&mut signatures, &phases);
    let codes: SmallVec<[&[Instruction]; 2]> = phases.iter().map(|phase| phase.code.as_slice()).collect();
    line.before_instructions(Step::Declare, &codes);
    let declarations = Declarations {
        ctx,
        entry,
        kind,
        model,
        bindings: &bindings,
        signatures: &signatures,
        needs: &needs,
        all_resources_bound: codegen.all_resources_bound,
        skip_optimization: codegen.disable_optimizations,
    };
    let declared: SmallVec<[Vec<Instruction>; 2]> =
        phases.iter().enumerate().map(|(i, phase)| declarations.make(phase, i == 0)).collect();
    let parts: SmallVec<[&[Instruction]; 4]> =
        declared.iter().zip(codes).flat_map(|(declared, code)| [declared.as_slice(), code]).collect();
    line.after_instructions(Step::Declare, &parts)?;
    line.check_program(&parts)?;
    let mut builder = Builder::new();
    if codegen.reflection {
        let reflection = reflection(ctx, kind, &bindings, &needs, &options.creator);
        builder.part(FourCc::RDEF, reflection.write());
    }
    write_signatures(&mut builder, entry, model, &signatures);
    builder.part(model.part, encode_parts(kind, model.version, &parts));
    let features = features(&needs, entry, &bindings);
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

/// Reports the resources that the entry's root signature has no place for.
fn check_root_signature(ctx: &Context, entry: &EntryPoint, bindings: &Bindings, errors: &mut Vec<Error>) {
    let signature = entry.root_signature.as_ref().and_then(|part| RootSignature::parse(part).ok());
    let Some(signature) = signature else { return };
    let binding = |range: &Range| {
        let kind = ctx.types.as_resource(ctx.resources[range.resource].ty).map(|ty| ty.kind);
        let ty = kind.map_or(ResourceType::Invalid, |kind| {
            ResourceType::of(kind, range.file == File::Uav, range.counter)
        });
        Binding { ty, space: range.space, lower: range.lower, upper: range.upper, kind, flags: 0 }
    };
    let all: Vec<Binding> = bindings.ranges.iter().map(binding).collect();
    errors.extend(signature.misfits(entry.stage, &all).into_iter().map(|misfit| {
        let resource = &ctx.resources[bindings.ranges[misfit.binding].resource];
        let name = format!("'{}'", ctx.name(resource.name));
        Error::new(resource.loc, kinds::ROOT_SIGNATURE_MISFIT.with(&[&name, &misfit.why]))
    }));
}

/// The parts of the signatures: a geometry shader's outputs say their streams, a patch has a part of its own.
fn write_signatures(builder: &mut Builder, entry: &EntryPoint, model: &Model, signatures: &Signatures) {
    let domain = entry.tessellation.map_or(TessDomain::Undefined, |tess| tess.domain);
    let options = |input| SignatureOptions { domain, ..SignatureOptions::tokens(input) };
    builder.part(FourCc::ISGN, sigpart::write(&signatures.input, &options(true)));
    if entry.stage == Stage::Geometry && model.streams {
        let streams = SignatureOptions { form: sigpart::Form::Streams, ..options(false) };
        builder.part(FourCc::OSG5, sigpart::write(&signatures.output, &streams));
    } else {
        builder.part(FourCc::OSGN, sigpart::write(&signatures.output, &options(false)));
    }
    if matches!(entry.stage, Stage::Hull | Stage::Domain) {
        let taken = entry.stage == Stage::Domain;
        builder.part(FourCc::PCSG, sigpart::write(&signatures.patch, &options(taken)));
    }
}

/// Says of what comes in which of it the code reads.
fn note_reads(signatures: &mut Signatures, phases: &[Phase]) {
    let hands_points_on = phases.iter().all(|phase| phase.kind == PhaseKind::Fork);
    let Signatures { input, patch, .. } = signatures;
    let mut sides = [(Boundary::Input, input), (Boundary::Patch, patch)];
    let sides = sides.iter_mut().filter(|(_, signature)| signature.point != SigPoint::PCOut);
    for (boundary, signature) in sides {
        for element in &mut signature.elements {
            let reads = phases.iter().map(|phase| phase.reads.of_element(*boundary, element));
            element.usage = reads.fold(0, |all, read| all | read);
            // What lies in a register of its own has an element all the same.
            let numbered = |phase: &Phase| phase.needs.specials.iter().any(|s| s.0 == File::PrimitiveId);
            if element.location.is_none() && element.kind == Semantic::PrimitiveId {
                element.usage = u8::from(phases.iter().any(numbered));
            }
            // Control points that no phase makes are those that come in.
            if *boundary == Boundary::Input && hands_points_on {
                element.usage = (1 << element.cols) - 1;
            }
        }
    }
}

fn features(needs: &Needs, entry: &EntryPoint, bindings: &Bindings) -> Features {
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
    if bindings.asks_for_raw_buffers {
        features.insert(Features::RAW_AND_STRUCTURED_4X);
    }
    // Direct3D 12 gives every stage all slots; before it the two had to be asked for.
    if !bindings.model.ranges {
        let views = || bindings.ranges.iter().filter(|range| range.file == File::Uav);
        if views().count() > 0 && !matches!(entry.stage, Stage::Pixel | Stage::Compute) {
            features.insert(Features::UAVS_AT_EVERY_STAGE);
        }
        if views().any(|range| range.upper >= 8) {
            features.insert(Features::UAVS_64);
        }
    }
    features
}
