//! The way from the IR to a container, step by step.

use crate::bitcode::{self, ModuleFacts};
use crate::code::{calls, remove_dead};
use crate::constant_address;
use crate::depends;
use crate::dxmeta::{self, EntryFacts};
use crate::flags;
use crate::fuse::{self, Declared};
use crate::lower::lower;
use crate::ops::{DxilOp, DxilVersion};
use crate::options::{Options, Output, Target};
use crate::parts::{self, Contents};
use crate::resources::ResourceTable;
use crate::share;
use crate::signatures::Signatures;
use crate::usage;
use trefoil_dxcontainer::{Element, SemanticKind};
use trefoil_ir::{EntityMap, EntryPoint, Error, FuncId, Function, InstId, Loc, MetadataId, Module, Stage};

/// The highest minor shader model that the tables know.
const NEWEST: u8 = 9;

/// Lowers an optimised module and writes it.
pub fn emit(mut module: Module, options: &Options) -> Result<Output, Vec<Error>> {
    emit_one(&mut module, options).map_err(|error| vec![error])
}

fn emit_one(module: &mut Module, options: &Options) -> Result<Output, Error> {
    let (target, entry) = prepare(module, options)?;
    let old = std::mem::take(&mut module.functions);
    let old = &old[entry.func];
    let mut signatures = Signatures::build(&module.ctx, &entry, &target)?;
    let resources = ResourceTable::build(&module.ctx, [old])?;
    let lowered = lower(&mut module.ctx, old, &entry, target, &signatures, &resources)?;
    let (mut functions, mut attributes) = (lowered.functions, lowered.attributes);
    let mut func = std::mem::replace(&mut functions[FuncId::from_u32(0)], placeholder(old));
    // Lanes that do not change in a loop are phis of themselves now, and constants meet.
    trefoil_opt::simplify::run(&mut module.ctx, &mut func);
    if !options.disable_optimizations
        && let Some(renamed) = share::run(&module.ctx, &mut func)
    {
        trefoil_opt::simplify::run_again(&mut module.ctx, &mut func, &renamed);
    }
    let uses = remove_dead(&functions, &mut func);
    if !options.disable_optimizations {
        let mut declared = Declared { functions: &mut functions, attributes: &mut attributes };
        fuse::run(&mut module.ctx, &mut declared, &mut func, uses);
        constant_address::run(&mut module.ctx, &mut func);
    }
    crate::hints::attach(&mut module.ctx, &mut func);
    let calls = calls(&module.ctx, &func);
    usage::mark(&module.ctx, &func, &calls, &mut signatures);
    let dependences = depends::analyse(&module.ctx, &func, &calls, &signatures);
    let code = flags::Code { func: &func, calls: &calls };
    let mut word = flags::compute(&module.ctx, &code, &entry, &resources, &lowered.facts, options, &target);
    word |= flags::may_not_alias(options, &target, &resources);
    let sample_frequency = runs_per_sample(&calls, &signatures);
    functions[FuncId::from_u32(0)] = func;
    let (functions, attributes) = without_unused(functions, attributes, &calls);
    module.functions = functions;
    let told = EntryFacts {
        entry: &entry,
        func: Some(FuncId::from_u32(0)),
        signatures: &signatures,
        resources: &resources,
        facts: &lowered.facts,
        dependences: &dependences,
        flags: word,
        options,
        target: &target,
    };
    let first_node = module.ctx.metadata.next_id();
    let written = dxmeta::write(&mut module.ctx, &told, &mut module.named_metadata);
    let bitcode = bitcode::write(module, &ModuleFacts::of(&attributes));
    let reflection = options.reflection.then(|| {
        dxmeta::add_reflection(&mut module.ctx, &told, written, &mut module.named_metadata);
        reflect(module, first_node)
    });
    let (container, hash) = parts::build(&Contents {
        ctx: &module.ctx,
        entry: &entry,
        signatures: &signatures,
        resources: &resources,
        dependences: &dependences,
        features: flags::features(word),
        bitcode: &bitcode,
        reflection: reflection.as_deref(),
        options,
        target: &target,
        sample_frequency,
        atomic64: &lowered.facts.atomic64,
    });
    let bindings = resources.all().copied().collect();
    Ok(Output { container, bitcode, hash: hash.digest, bindings, shader_flags: word, warnings: Vec::new() })
}

/// The module that reflection reads: all metadata but that of instructions, the entry without its body.
fn reflect(module: &mut Module, first_node: MetadataId) -> Vec<u8> {
    let main = &module.functions[FuncId::from_u32(0)];
    let mut functions = EntityMap::with_capacity(1);
    functions.push(placeholder(main));
    module.functions = functions;
    bitcode::write(module, &ModuleFacts { attributes: &[], first_node })
}

/// Checks what is asked for and clears what the module must not keep.
fn prepare(module: &mut Module, options: &Options) -> Result<(Target, EntryPoint), Error> {
    if options.shader_model > NEWEST {
        return Err(Error::user(Loc::NONE, format!("shader model 6.{} is not known", options.shader_model)));
    }
    let Some(entry) = module.entries.first().cloned() else {
        return Err(Error::user(Loc::NONE, "the module has no entry point"));
    };
    if !matches!(entry.stage, Stage::Pixel | Stage::Vertex | Stage::Geometry | Stage::Compute) {
        return Err(Error::user(
            Loc::NONE,
            format!("{} shaders are not supported in DXIL", entry.stage.name()),
        ));
    }
    if options.native_16bit && options.shader_model < 2 {
        return Err(Error::user(Loc::NONE, "native 16-bit types need shader model 6.2"));
    }
    if module.functions.get(entry.func).is_none_or(Function::is_declaration) {
        return Err(Error::bug(Loc::NONE, "the entry has no body"));
    }
    let version = DxilVersion::new(options.shader_model);
    let target = Target { version, native_16bit: options.native_16bit, stage: entry.stage };
    module.ctx.clear_metadata();
    module.triple = "dxil-ms-dx".to_owned();
    module.data_layout = layout(options.native_16bit).to_owned();
    Ok((target, entry))
}

/// DXIL's data layouts: minimum-precision types take four bytes.
pub(crate) fn layout(native_16bit: bool) -> &'static str {
    if native_16bit {
        "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
    } else {
        "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
    }
}

fn placeholder(old: &Function) -> Function {
    Function::new(old.name, old.ret, Vec::new())
}

/// Whether a pixel shader runs for every sample.
fn runs_per_sample(calls: &[(InstId, DxilOp)], signatures: &Signatures) -> bool {
    let asks = |e: &Element| e.interpolation.is_sample() || e.kind == SemanticKind::SampleIndex;
    signatures.input.elements.iter().any(asks) || calls.iter().any(|&(_, op)| op == DxilOp::SampleIndex)
}

type Attributes = Vec<(FuncId, crate::lower::OpAttributes)>;

/// Leaves out the declarations whose calls were dead.
fn without_unused(
    mut functions: EntityMap<FuncId, Function>,
    attributes: Attributes,
    calls: &[(InstId, DxilOp)],
) -> (EntityMap<FuncId, Function>, Attributes) {
    let mut used = vec![false; functions.len()];
    let main = FuncId::from_u32(0);
    used[0] = true;
    for &(inst, _) in calls {
        if let Some(callee) = functions[main].operands(inst).last().and_then(|v| v.as_func()) {
            used[callee.as_u32() as usize] = true;
        }
    }
    if used.iter().all(|&used| used) {
        return (functions, attributes);
    }
    let mut kept = EntityMap::with_capacity(functions.len());
    let mut numbers = vec![main; functions.len()];
    for id in functions.ids() {
        if used[id.as_u32() as usize] {
            let empty = placeholder(&functions[id]);
            numbers[id.as_u32() as usize] = kept.push(std::mem::replace(&mut functions[id], empty));
        }
    }
    kept[main].rewrite_operands(|v| v.as_func().map_or(v, |f| numbers[f.as_u32() as usize].into()));
    let attributes = attributes.into_iter().filter(|(f, _)| used[f.as_u32() as usize]);
    let attributes = attributes.map(|(f, a)| (numbers[f.as_u32() as usize], a)).collect();
    (kept, attributes)
}
