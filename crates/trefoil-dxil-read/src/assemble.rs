//! From a DXIL module in the IR, as a listing spells it, to a container: the other parts are made of its metadata.

use crate::described::{DescribedResource, Description, describe, describe_bitcode};
use crate::link;
use crate::pointees;
use crate::read::model::Module as Bitcode;
use crate::read::{ReadError, kinds};
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::psv::{self, Binding, ComponentMask, DependencyTable, Psv, StageInfo};
use trefoil_dxcontainer::{Builder, Element, FourCc, Semantic, Signature, Stage, sigpart, validator};
use trefoil_dxil::analysis::flags;
use trefoil_dxil::analysis::mesh::shared_bytes;
use trefoil_dxil::bitcode::{self, ModuleFacts};
use trefoil_dxil::lower::OpAttributes;
use trefoil_dxil::module::code::{insts, operation};
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil::pipeline::name_target;
use trefoil_facts::Interpretation;
use trefoil_ir::function::Attribute;
use trefoil_ir::{
    Cursor, EntityMap, Flags, FuncId, Function, Inst, InstId, Intrinsic, Memory, Message, Metadata, Module,
    Opcode, Param, TypeId,
};

type Result<T> = std::result::Result<T, ReadError>;

fn fail<T>(what: impl Into<Message>) -> Result<T> {
    Err(what.into().into())
}

/// Whether a module is DXIL already, with its operations as calls and its shader in metadata.
pub fn is_dxil(module: &Module) -> bool {
    let named = |name: &str| module.named_metadata.iter().any(|(n, _)| module.ctx.name(*n) == name);
    named("dx.entryPoints") && named("dx.shaderModel") && named("dx.version")
}

/// Makes a container of a DXIL module.
///
/// # Errors
/// When the metadata makes no sense, or the module has what the writer cannot say.
pub fn assemble(mut module: Module) -> Result<Vec<u8>> {
    call_markers(&mut module)?;
    for func in module.functions.values_mut() {
        pointees::settle(&module.ctx, func);
    }
    let attributes = attributes(&module);
    assemble_with(module, &attributes)
}

/// Makes of a module what the writer of bitcode takes.
pub(crate) fn make_writable(module: &mut Module) -> Result<()> {
    call_markers(module)?;
    for func in module.functions.values_mut() {
        pointees::settle(&module.ctx, func);
    }
    settle(module);
    writable(module)
}

/// As [`assemble`], with what functions may do told apart.
pub(crate) fn assemble_with(mut module: Module, attributes: &[(FuncId, OpAttributes)]) -> Result<Vec<u8>> {
    settle(&mut module);
    let Some(told) = describe(&module) else {
        return fail(&kinds::BAD_METADATA);
    };
    writable(&module)?;
    name_target(&mut module, !told.min_precision());
    let reflection = reflected(&module, attributes);
    let program = bitcode::write(&module, &ModuleFacts::of(attributes));
    let header =
        ProgramHeader { kind: told.kind, shader_model: told.shader_model, dxil_version: told.dxil_version };
    let mut builder = Builder::new();
    match told.kind {
        Stage::Library => {
            builder.part(FourCc::SFI0, feature_part(told.flags));
            builder.part(FourCc::RDAT, runtime_data(&module, &told)?);
        }
        _ => {
            let native_16bit = !told.min_precision();
            let shared =
                told.function.map_or(0, |entry| shared_bytes(&module, told.kind, entry, native_16bit));
            for (name, data) in parts_of(&told, shared, asks_for_sample(&module)) {
                builder.unpadded_part(name, data);
            }
        }
    }
    builder.part(FourCc::STAT, header.write(&reflection));
    if validator::has_hash(told.validator) {
        builder.part(FourCc::HASH, ShaderHash::of_bitcode(&program).write());
    }
    builder.part(FourCc::DXIL, header.write(&program));
    Ok(builder.finish())
}

/// What the runtime is told of a library.
fn runtime_data(module: &Module, told: &Description) -> Result<Vec<u8>> {
    link::runtime_data(module, told).map_err(|errors| match errors.into_iter().next() {
        Some(error) => error.message.into(),
        None => (&kinds::BAD_METADATA).into(),
    })
}

/// The parts that say again what the metadata says, in their order; `shared` are the bytes that a group shares, which is in
/// the code.
fn parts_of(told: &Description, shared: u32, per_sample: bool) -> Vec<(FourCc, Vec<u8>)> {
    let mut parts = vec![
        (FourCc::SFI0, flags::features(told.flags).write()),
        (FourCc::ISG1, signature_part(told, &told.input, true)),
        (FourCc::OSG1, signature_part(told, &told.output, false)),
    ];
    let has_patch = matches!(told.kind, Stage::Hull | Stage::Domain | Stage::Mesh);
    if has_patch && !told.patch.elements.is_empty() {
        parts.push((FourCc::PSG1, signature_part(told, &told.patch, told.kind == Stage::Domain)));
    }
    parts.push((FourCc::PSV0, pipeline_state(told, shared, per_sample)));
    parts
}

/// The part that lists the features of shader flags.
pub fn feature_part(flags: u64) -> Vec<u8> {
    flags::features(flags).write()
}

/// The parts that a container of a module must have because of its metadata, and of whether its code runs for every sample;
/// none for libraries. Bodies are not looked at.
pub(crate) fn described_parts(
    module: &Bitcode,
    shared: u32,
    per_sample: bool,
) -> Result<Vec<(FourCc, Vec<u8>)>> {
    let Some(mut told) = describe_bitcode(module) else {
        return fail(&kinds::BAD_METADATA);
    };
    // The number counts of a system value, not its name; where it means nothing, it is as if it were not said.
    for signature in [&mut told.input, &mut told.output, &mut told.patch] {
        for element in &mut signature.elements {
            if element.kind.interpretation(signature.point) == Interpretation::Arbitrary {
                element.kind = Semantic::Arbitrary;
            } else if let Some(name) = element.kind.name() {
                element.name = format!("SV_{name}");
            }
        }
    }
    match told.kind {
        Stage::Library => Ok(Vec::new()),
        _ => {
            let mut parts = parts_of(&told, shared, per_sample);
            if !Dependences::of(&told).fits(&told) {
                // No state is that of such metadata.
                parts.retain(|(name, _)| *name != FourCc::PSV0);
                parts.push((FourCc::PSV0, Vec::new()));
            }
            Ok(parts)
        }
    }
}

/// Refuses functions that take or return addresses of which it is not known what they are of. The IR's pointers do not say so, which
/// a function's type of that age has to; attributes may.
fn writable(module: &Module) -> Result<()> {
    let types = &module.ctx.types;
    let is_marker = |f: &Function| module.ctx.name(f.name).starts_with("llvm.lifetime.");
    let is_bare = |ty, said: &[Attribute]| {
        types.is_ptr(ty) && !said.iter().any(|attribute| matches!(attribute, Attribute::Type(..)))
    };
    let takes_bare = |f: &&Function| {
        let (ret, params) = f.extras.as_deref().map_or((&[][..], &[][..]), |e| (&e.ret[..], &e.params[..]));
        let said = |at: usize| params.get(at).map_or(&[][..], Vec::as_slice);
        is_bare(f.ret, ret) || f.params.iter().enumerate().any(|(at, param)| is_bare(param.ty, said(at)))
    };
    match module.functions.values().find(|f| !is_marker(f) && takes_bare(f)) {
        Some(f) => fail(kinds::ASSEMBLE_ADDRESS.with(&[&module.ctx.name(f.name)])),
        None => Ok(()),
    }
}

/// Makes calls of declared functions of what the IR has operations for and DXIL has not: where variables begin and end to live.
fn call_markers(module: &mut Module) -> Result<()> {
    let mut declared = [None; 2];
    for id in module.functions.ids() {
        let func = &module.functions[id];
        let found: Vec<Intrinsic> = insts(func).filter_map(|inst| func.insts[inst].intrinsic()).collect();
        for &which in &found {
            let Some(number) = marker_number(which) else {
                return fail(kinds::ASSEMBLE_INTRINSIC.with(&[&which.info().name]));
            };
            declared[number].get_or_insert_with(|| marker(module, which));
        }
        if found.is_empty() {
            continue;
        }
        let func = &mut module.functions[id];
        for block in func.layout.clone() {
            let (insts, mut cursor) = Cursor::rebuild(func, block);
            for inst in insts {
                let which = cursor.func.insts[inst].intrinsic();
                if let Some(callee) = which.and_then(marker_number).and_then(|number| declared[number]) {
                    call_marker(cursor.at_inst(inst), inst, callee);
                }
                cursor.keep(inst);
            }
        }
    }
    Ok(())
}

/// The place of a marker among those that are declared.
fn marker_number(which: Intrinsic) -> Option<usize> {
    match which {
        Intrinsic::LifetimeStart => Some(0),
        Intrinsic::LifetimeEnd => Some(1),
        _ => None,
    }
}

/// Calls `marker` in an instruction's place. It takes an address of bytes: one is made before, where there is none.
fn call_marker(at: &mut Cursor<'_>, inst: InstId, marker: FuncId) {
    let [size, address] = *at.func.operands(inst) else { return };
    let byte = TypeId::I8;
    let is_of_bytes = |i: &Inst| i.op == Opcode::BitCast && i.data_type() == byte;
    let bytes = match address.as_inst() {
        Some(made) if is_of_bytes(&at.func.insts[made]) => address,
        _ => at.inst(Opcode::BitCast, TypeId::PTR, &[address], byte.as_u32(), Flags::NONE).into(),
    };
    at.func.replace(inst, Opcode::Call, TypeId::VOID, &[size, bytes, marker.into()], 0, Flags::NONE);
}

/// Declares the function that marks a variable's beginning or end.
fn marker(module: &mut Module, which: Intrinsic) -> FuncId {
    let name = module.ctx.symbol(&format!("llvm.{}", which.info().name));
    let param = |ty| Param { ty, name: None };
    let mut func = Function::new(name, TypeId::VOID, vec![param(TypeId::I64), param(TypeId::PTR)]);
    let nounwind = module.ctx.symbol("nounwind");
    func.extras_mut().words.push(Attribute::Word(nounwind));
    module.functions.push(func)
}

/// What declared functions may do, of the words that the text has for it.
fn attributes(module: &Module) -> Vec<(FuncId, OpAttributes)> {
    let mut out = Vec::new();
    for (id, func) in module.functions.iter().filter(|(_, func)| func.is_declaration()) {
        let words = func.extras.as_deref().map_or(&[][..], |extras| &extras.words);
        let has =
            |word: &str| words.iter().any(|w| matches!(w, Attribute::Word(w) if module.ctx.name(*w) == word));
        let own = match func.memory {
            Memory::None => OpAttributes::ReadNone,
            Memory::Read => OpAttributes::ReadOnly,
            _ if has("noreturn") => OpAttributes::NoReturn,
            _ if has("noduplicate") => OpAttributes::NoDuplicate,
            _ if has("nounwind") => OpAttributes::Plain,
            _ => continue,
        };
        out.push((id, own));
    }
    out
}

/// The module that reflection reads: all metadata, functions without their bodies.
fn reflected(module: &Module, attributes: &[(FuncId, OpAttributes)]) -> Vec<u8> {
    let mut bare = Module {
        ctx: module.ctx.clone(),
        named_metadata: module.named_metadata.clone(),
        triple: module.triple.clone(),
        data_layout: module.data_layout.clone(),
        ..Module::default()
    };
    let mut functions = EntityMap::new();
    for func in module.functions.values() {
        let mut head = func.head();
        head.attributes.clone_from(&func.attributes);
        functions.push(head);
    }
    bare.functions = functions;
    bitcode::write(&bare, &ModuleFacts::of(attributes))
}

/// The lists that name types.
const ANNOTATIONS: [&str; 2] = ["dx.typeAnnotations", "dx.dxrPayloadAnnotations"];

/// Makes the metadata what bitcode has: a listing's `T undef` is a value in annotations of types, and a source's text, which
/// debug information names, goes with it.
fn settle(module: &mut Module) {
    let ctx = &mut module.ctx;
    let symbols = &ctx.symbols;
    module.named_metadata.retain(|(name, _)| {
        let name = symbols.get(*name);
        !name.starts_with("dx.source.") && !name.starts_with("llvm.dbg.")
    });
    let annotations =
        module.named_metadata.iter().filter(|(name, _)| ANNOTATIONS.contains(&ctx.symbols.get(*name)));
    for &node in annotations.flat_map(|(_, nodes)| nodes) {
        let Metadata::Node(parts) = ctx.metadata[node] else { continue };
        let parts: Vec<_> = ctx.parts(parts).iter().copied().flatten().collect();
        for part in parts {
            if let Metadata::TypeUndef(ty) = ctx.metadata[part] {
                ctx.metadata[part] = Metadata::Value(ctx.consts.undef(ty).into());
            }
        }
    }
}

fn signature_part(told: &Description, signature: &Signature, input: bool) -> Vec<u8> {
    let options = sigpart::Options {
        domain: told.stage.domain_kind(),
        ..sigpart::Options::dxil(input, told.min_precision(), told.validator)
    };
    sigpart::write(signature, &options)
}

// The pipeline's state.

fn pipeline_state(told: &Description, groupshared: u32, per_sample: bool) -> Vec<u8> {
    let mut out = Psv::new(told.validator, told.kind, &told.entry);
    let stage = &told.stage;
    let position = told.output.elements.iter().any(|e| e.kind == Semantic::Position);
    out.stage = match told.kind {
        Stage::Vertex => StageInfo::Vertex { position },
        Stage::Pixel => StageInfo::Pixel {
            depth: told.output.elements.iter().any(|e| e.kind.is_depth()),
            sample_frequency: per_sample || told.input.elements.iter().any(of_sample),
        },
        Stage::Geometry => StageInfo::Geometry {
            primitive: stage.input_primitive,
            topology: stage.topology,
            streams: stage.streams,
            position,
            max_vertices: stage.max_vertices as u16,
        },
        Stage::Hull => StageInfo::Hull {
            input_points: stage.input_points,
            output_points: stage.output_points,
            domain: stage.domain,
            primitive: stage.output_primitive,
        },
        Stage::Domain => {
            StageInfo::Domain { input_points: stage.input_points, position, domain: stage.domain }
        }
        Stage::Amplification => StageInfo::Amplification { payload: stage.payload },
        Stage::Mesh => StageInfo::Mesh {
            groupshared,
            groupshared_by_view: 0,
            payload: stage.payload,
            max_vertices: stage.max_vertices as u16,
            max_primitives: stage.max_primitives as u16,
            topology: stage.topology as u8,
        },
        _ => StageInfo::None,
    };
    out.threads = told.threads;
    let [least, most, _] = told.wave_size;
    if least != 0 {
        out.wave_lanes = (least, if most == 0 { least } else { most });
    }
    out.uses_view_id = told.flags & flags::VIEW_ID != 0;
    let bindings = bindings(told);
    out.bindings = &bindings;
    out.input = Some(&told.input);
    out.output = Some(&told.output);
    if matches!(told.kind, Stage::Hull | Stage::Domain | Stage::Mesh) {
        out.patch = Some(&told.patch);
    }
    Dependences::of(told).read(told, &mut out);
    out.write()
}

/// Whether the code asks for the number of the sample: a pixel shader then runs for each.
fn asks_for_sample(module: &Module) -> bool {
    module.functions.values().any(|func| {
        let ops = insts(func).filter_map(|inst| operation(&module.ctx, &module.functions, func, inst));
        ops.into_iter().any(|op| op == DxilOp::SampleIndex)
    })
}

/// Whether a pixel shader that takes the element runs for every sample.
fn of_sample(element: &Element) -> bool {
    element.interpolation.is_sample() || element.kind == Semantic::SampleIndex
}

/// The bindings in the part's order: constant buffers, samplers, SRVs, UAVs.
fn bindings(told: &Description) -> Vec<Binding> {
    let [read, written, buffers, samplers] = &told.resources;
    [buffers, samplers, read, written].into_iter().flatten().map(binding).collect()
}

fn binding(resource: &DescribedResource) -> Binding {
    use crate::described::ResourceClass;
    Binding {
        ty: psv::ResourceType::of(resource.kind, resource.class == ResourceClass::Uav, resource.counter),
        space: resource.space,
        lower: resource.lower,
        upper: match resource.count {
            u32::MAX => u32::MAX,
            count => resource.lower.saturating_add(count.saturating_sub(1)),
        },
        kind: Some(resource.kind),
        flags: if resource.atomic64 { psv::FLAG_ATOMIC64 } else { 0 },
    }
}

/// `dx.viewIdState` in its order: how many inputs, then for each stream how many outputs, which of them the view reaches
/// (where it is used), and for each input which it reaches; then the same for patch constants.
struct Dependences<'a> {
    words: &'a [u32],
    views: bool,
}

impl<'a> Dependences<'a> {
    fn of(told: &'a Description) -> Self {
        Dependences { words: &told.dependences, views: told.flags & flags::VIEW_ID != 0 }
    }

    /// Whether the first table is there whole and no larger than the signatures' is: where one of them has no registers there is none.
    fn fits(mut self, told: &Description) -> bool {
        let inputs = self.word() as u64;
        let outputs = u64::from(self.words.first().copied().unwrap_or(0));
        let (in_vectors, vectors) = (told.input.vectors(0) as u64, told.output.vectors(0) as u64);
        let words = |components: u64| components.div_ceil(32);
        let table = inputs * words(outputs);
        let there = (self.words.len() as u64).saturating_sub(1 + if self.views { words(outputs) } else { 0 });
        in_vectors * vectors == 0 || table <= in_vectors * 4 * words(vectors * 4) && table <= there
    }

    fn read(mut self, told: &Description, out: &mut Psv<'_>) {
        let inputs = self.count();
        let streams = if told.kind == Stage::Geometry { 4 } else { 1 };
        let in_vectors = told.input.vectors(0);
        for stream in 0..streams {
            let outputs = self.count();
            let vectors = told.output.vectors(stream as u8);
            if self.views {
                out.view_outputs[stream] = self.mask(outputs, vectors);
            }
            out.input_to_output[stream] = self.table(inputs, outputs, in_vectors, vectors);
        }
        let patch_vectors = told.patch.vectors(0);
        match told.kind {
            Stage::Hull | Stage::Mesh => {
                let patch = self.count();
                if self.views {
                    out.view_patch = self.mask(patch, patch_vectors);
                }
                out.input_to_patch = self.table(inputs, patch, in_vectors, patch_vectors);
            }
            Stage::Domain => {
                let (patch, outputs) = (self.count(), told.output.vectors(0));
                out.patch_to_output = self.table(patch, outputs * 4, patch_vectors, outputs);
            }
            _ => {}
        }
    }

    fn word(&mut self) -> u32 {
        let Some((&first, rest)) = self.words.split_first() else { return 0 };
        self.words = rest;
        first
    }

    /// A number of components; signatures have no more.
    fn count(&mut self) -> usize {
        self.word().min(1024) as usize
    }

    fn mask(&mut self, components: usize, vectors: usize) -> ComponentMask {
        let mut mask = ComponentMask::new(vectors);
        for at in 0..components.div_ceil(32) {
            let word = self.word();
            (0..32).filter(|bit| word >> bit & 1 != 0).for_each(|bit| mask.set(at * 32 + bit));
        }
        mask
    }

    fn table(&mut self, inputs: usize, outputs: usize, in_vectors: usize, vectors: usize) -> DependencyTable {
        let mut table = DependencyTable::new(in_vectors, vectors);
        for input in 0..inputs {
            let mask = self.mask(outputs, vectors);
            if let Some(row) = table.by_input.get_mut(input) {
                *row = mask;
            }
        }
        table
    }
}
