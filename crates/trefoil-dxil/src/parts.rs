//! The container around the bitcode, and PSV0.

use crate::analysis::depends::{Dependences, Sources};
use crate::debug::parts::{DebugParts, Made};
use crate::debug::{DebugRequest, Written};
use crate::kinds;
use crate::options::{Options, Target};
use crate::resources::{ResourceTable, label};
use crate::signatures::Signatures;
use trefoil_dxcontainer::features::Features;
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::psv::{self, Binding, DependencyTable, Psv, StageInfo};
use trefoil_dxcontainer::rootsig::RootSignature;
use trefoil_dxcontainer::{Builder, FourCc, Semantic, Signature, debug_name, sigpart, validator};
use trefoil_ir::{Context, EntryPoint, Error, MAX_STREAMS, ResourceId, ShaderModel, Stage, TessDomain};

/// What the container is made of.
pub(crate) struct Contents<'a> {
    pub ctx: &'a Context,
    pub entry: &'a EntryPoint,
    pub signatures: &'a Signatures,
    pub resources: &'a ResourceTable,
    pub dependences: &'a Dependences,
    /// The bytes of a mesh or amplification shader's payload.
    pub payload: u32,
    /// The bytes of the group's memory that is used.
    pub groupshared: u32,
    pub features: Features,
    pub bitcode: &'a [u8],
    /// What reflection reads, when it is asked for.
    pub reflection: Option<&'a [u8]>,
    /// Debug information, when it is asked for.
    pub debug: Option<(&'a DebugRequest<'a>, &'a Written)>,
    pub options: &'a Options,
    pub target: &'a Target,
    pub sample_frequency: bool,
}

/// Builds the signed container, and the PDB file where there is one.
pub(crate) fn build(c: &Contents<'_>) -> Made {
    let kind = c.entry.stage;
    let minor = c.target.minor();
    let mut builder = Builder::new();
    builder.part(FourCc::SFI0, c.features.write());
    let (min_precision, validator) = (!c.target.native_16bit(), c.options.validator);
    let domain = c.entry.tessellation.map_or(TessDomain::Undefined, |t| t.domain);
    let signature = |s, input| {
        sigpart::write(
            s,
            &sigpart::Options { domain, ..sigpart::Options::dxil(input, min_precision, validator) },
        )
    };
    builder.unpadded_part(FourCc::ISG1, signature(&c.signatures.input, true));
    builder.unpadded_part(FourCc::OSG1, signature(&c.signatures.output, false));
    let has_patch = c.entry.tessellation.is_some() || kind == Stage::Mesh;
    if has_patch && !c.signatures.patch.elements.is_empty() {
        builder.unpadded_part(FourCc::PSG1, signature(&c.signatures.patch, kind == Stage::Domain));
    }
    builder.part(FourCc::PSV0, psv0(c, kind));
    if let Some(root) = &c.entry.root_signature {
        builder.part(FourCc::RTS0, root.clone());
    }
    let header =
        ProgramHeader { kind, shader_model: ShaderModel::new(6, minor), dxil_version: c.target.version };
    let program = header.write(c.bitcode);
    let debug = c.debug.map(|(request, written)| {
        let reflection = c.reflection.map(|reflection| header.write(reflection));
        DebugParts::new(request, written, &header, c.bitcode, reflection, &c.options.producer)
    });
    if let Some(embedded) = debug.as_ref().and_then(|debug| debug.embedded.clone()) {
        builder.part(FourCc::ILDB, embedded);
    }
    if let Some(reflection) = c.reflection {
        builder.part(FourCc::STAT, header.write(reflection));
    }
    if let Some(debug) = debug {
        builder.part(FourCc::ILDN, debug_name::write(&debug.name));
        if validator::has_hash(validator) {
            builder.part(FourCc::HASH, debug.hash.write());
        }
        builder.part(FourCc::DXIL, program);
        return debug.finish(builder);
    }
    if validator::has_hash(validator) {
        builder.part(FourCc::HASH, ShaderHash::UNKNOWN.write());
    }
    builder.part(FourCc::DXIL, program);
    let (container, hash) = builder.finish_with_hash(c.bitcode);
    Made { container, hash, pdb: None }
}

fn psv0(c: &Contents<'_>, kind: Stage) -> Vec<u8> {
    let name = c.ctx.name(c.entry.name);
    let mut out = Psv::new(c.options.validator, kind, name);
    let has = |kind: Semantic| c.signatures.output.elements.iter().any(|e| e.kind == kind);
    out.stage = match c.entry.stage {
        Stage::Vertex => StageInfo::Vertex { position: has(Semantic::Position) },
        Stage::Pixel => {
            let depth = c.signatures.output.elements.iter().any(|e| e.kind.is_depth());
            StageInfo::Pixel { depth, sample_frequency: c.sample_frequency }
        }
        Stage::Geometry => geometry(c, has(Semantic::Position)),
        Stage::Hull | Stage::Domain => tessellation(c, has(Semantic::Position)),
        Stage::Mesh => mesh(c),
        Stage::Amplification => StageInfo::Amplification { payload: c.payload },
        _ => StageInfo::None,
    };
    if matches!(c.entry.stage, Stage::Compute | Stage::Mesh | Stage::Amplification) {
        out.threads = c.entry.num_threads;
        let [least, most, _] = c.entry.wave_size;
        if least != 0 {
            out.wave_lanes = (least, if most == 0 { least } else { most });
        }
    }
    out.uses_view_id = c.dependences.uses_view;
    let bindings: Vec<Binding> = bindings(c.ctx, c.resources, c.target).map(|(_, binding)| binding).collect();
    out.bindings = &bindings;
    out.input = Some(&c.signatures.input);
    out.output = Some(&c.signatures.output);
    let streams = if c.entry.geometry.is_some() { MAX_STREAMS } else { 1 };
    for stream in 0..streams {
        (out.input_to_output[stream], out.view_outputs[stream]) = dependences(c, stream as u8);
    }
    if c.entry.tessellation.is_some() || kind == Stage::Mesh {
        out.patch = Some(&c.signatures.patch);
        let rows = |signature: &Signature| signature.vectors(0);
        let (input, output) = (rows(&c.signatures.input), rows(&c.signatures.output));
        let (patch, all) = (rows(&c.signatures.patch), &c.dependences.patch);
        if matches!(c.entry.stage, Stage::Hull | Stage::Mesh) {
            (out.input_to_patch, out.view_patch) = table(all, input, patch);
        } else {
            out.patch_to_output = table(all, patch, output).0;
        }
    }
    out.write()
}

/// The patch properties of a hull or domain shader.
fn tessellation(c: &Contents<'_>, position: bool) -> StageInfo {
    let t = c.entry.tessellation.unwrap_or_default();
    let (input_points, domain) = (t.input_points, t.domain as u32);
    if c.entry.stage == Stage::Domain {
        return StageInfo::Domain { input_points, position, domain };
    }
    StageInfo::Hull { input_points, output_points: t.output_points, domain, primitive: t.output as u32 }
}

fn mesh(c: &Contents<'_>) -> StageInfo {
    let m = c.entry.mesh.unwrap_or_default();
    StageInfo::Mesh {
        groupshared: c.groupshared,
        groupshared_by_view: 0,
        payload: c.payload,
        max_vertices: m.max_vertices as u16,
        max_primitives: m.max_primitives as u16,
        topology: m.topology as u8,
    }
}

fn geometry(c: &Contents<'_>, position: bool) -> StageInfo {
    let g = c.entry.geometry.unwrap_or_default();
    StageInfo::Geometry {
        primitive: g.primitive as u32,
        topology: g.topology as u32,
        streams: g.streams,
        position,
        max_vertices: g.max_vertices as u16,
    }
}

/// Which outputs of a stream depend on which inputs, and which on the view.
fn dependences(c: &Contents<'_>, stream: u8) -> (DependencyTable, psv::ComponentMask) {
    let (inputs, outputs) = (c.signatures.input.vectors(0), c.signatures.output.vectors(stream));
    table(c.dependences.stream(stream), inputs, outputs)
}

/// What depends on which of these rows, and what on the view.
fn table(all: &[Sources], inputs: usize, outputs: usize) -> (DependencyTable, psv::ComponentMask) {
    let mut table = DependencyTable::new(inputs, outputs);
    let mut view = psv::ComponentMask::new(outputs);
    for (output, sources) in all.iter().enumerate() {
        let mut left = sources.inputs;
        while left != 0 {
            let input = left.trailing_zeros() as usize;
            left &= left - 1;
            if input < inputs * 4 {
                table.set(input, output);
            }
        }
        if sources.view {
            view.set(output);
        }
    }
    (table, view)
}

/// The bindings in the part's order: constant buffers, samplers, SRVs, UAVs.
fn bindings<'a>(
    ctx: &'a Context,
    resources: &'a ResourceTable,
    target: &'a Target,
) -> impl Iterator<Item = (ResourceId, Binding)> + 'a {
    let ordered =
        [2, 3, 0, 1].into_iter().flat_map(|class| resources.classes[class].iter().map(move |b| (class, b)));
    ordered.filter_map(move |(class, bound)| {
        let kind = ctx.types.as_resource(ctx.resources[bound.resource].ty)?.kind;
        let counter = resources.has_counter(bound.resource);
        let upper = match bound.count {
            u32::MAX => u32::MAX,
            count => bound.lower.saturating_add(count - 1),
        };
        let atomic = target.has_atomic64() && resources.has_atomic64(bound.resource);
        let binding = Binding {
            ty: psv::ResourceType::of(kind, class == 1, counter),
            space: bound.space,
            lower: bound.lower,
            upper,
            kind: Some(kind),
            flags: if atomic { psv::FLAG_ATOMIC64 } else { 0 },
        };
        Some((bound.resource, binding))
    })
}

/// Reports the resources that the entry's root signature has no place for, unless validation is skipped.
pub(crate) fn check_root_signature(
    ctx: &Context,
    entry: &EntryPoint,
    resources: &ResourceTable,
    target: &Target,
    errors: &mut Vec<Error>,
) {
    let signature = entry.root_signature.as_ref().filter(|_| !target.codegen.skip_validation);
    let Some(signature) = signature.and_then(|part| RootSignature::parse(part).ok()) else { return };
    let (ids, bindings): (Vec<ResourceId>, Vec<Binding>) = bindings(ctx, resources, target).unzip();
    errors.extend(signature.misfits(entry.stage, &bindings).into_iter().map(|misfit| {
        let id = ids[misfit.binding];
        let what = kinds::ROOT_SIGNATURE_MISFIT.with(&[&label(ctx, id), &misfit.why]);
        Error::new(ctx.resources[id].loc, what)
    }));
}
