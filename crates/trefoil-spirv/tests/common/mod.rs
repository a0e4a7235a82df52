//! Modules built by hand, written as SPIR-V, and judged by the validator.

#![expect(dead_code, reason = "each test file uses its part")]

use std::io::Write;
use std::process::{Command, Stdio};
use trefoil_ir::{
    Builder, ComponentType, EntryPoint, Function, Interpolation, Intrinsic, Loc, Module, Resource,
    ResourceId, ResourceKind, ResourceType, Semantic, SignatureElement, Stage, TypeId, Value,
};
use trefoil_spirv::{Options, TargetEnv};

/// A module under construction: resources and signatures are declared first, then the body is built.
pub(crate) struct Shader {
    pub(crate) module: Module,
    pub(crate) entry: EntryPoint,
}

impl Shader {
    pub(crate) fn new(stage: Stage) -> Self {
        let mut module = Module::default();
        let name = module.ctx.symbol("main");
        let func = module.functions.push(Function::new(name, TypeId::VOID, Vec::new()));
        let entry = EntryPoint {
            func,
            name,
            stage,
            inputs: Vec::new(),
            outputs: Vec::new(),
            num_threads: [8, 8, 1],
            wave_size: [0; 3],
            early_depth_stencil: false,
            root_signature: None,
        };
        Self { module, entry }
    }

    pub(crate) fn resource(&mut self, name: &str, ty: ResourceType) -> ResourceId {
        let ctx = &mut self.module.ctx;
        let name = ctx.symbol(name);
        let ty = ctx.types.resource(ty);
        ctx.resources.push(Resource {
            name,
            ty,
            count: 1,
            dimensions: Vec::new(),
            space: 0,
            lower_bound: None,
            globally_coherent: false,
            has_counter: false,
            vk_binding: None,
            vk_counter_binding: None,
            vk_image_format: None,
            loc: Loc::NONE,
        })
    }

    pub(crate) fn vector(&mut self, elem: TypeId, len: u32) -> TypeId {
        self.module.ctx.types.vector(elem, len)
    }

    /// A texture or typed buffer of vectors of four.
    pub(crate) fn texture(
        &mut self,
        name: &str,
        kind: ResourceKind,
        elem: TypeId,
        writable: bool,
    ) -> ResourceId {
        let element = self.vector(elem, 4);
        let component = if elem == TypeId::FLOAT { ComponentType::F32 } else { ComponentType::U32 };
        self.resource(name, ResourceType { element, component, writable, ..ResourceType::plain(kind) })
    }

    pub(crate) fn sampler(&mut self, name: &str) -> ResourceId {
        self.resource(name, ResourceType::plain(ResourceKind::Sampler))
    }

    pub(crate) fn buffer(
        &mut self,
        name: &str,
        kind: ResourceKind,
        element: TypeId,
        writable: bool,
    ) -> ResourceId {
        self.resource(name, ResourceType { element, writable, ..ResourceType::plain(kind) })
    }

    pub(crate) fn signature(
        &mut self,
        output: bool,
        name: &str,
        component: ComponentType,
        cols: u8,
        rows: u32,
    ) -> usize {
        let symbol = self.module.ctx.symbol(name);
        let element = SignatureElement {
            name: symbol,
            semantic: Semantic::from_name(name).unwrap(),
            indices: (0..rows).collect(),
            component,
            rows,
            cols,
            interpolation: Interpolation::Undefined,
            vk_location: None,
            vk_index: None,
            loc: Loc::NONE,
        };
        let list = if output { &mut self.entry.outputs } else { &mut self.entry.inputs };
        list.push(element);
        list.len() - 1
    }

    /// Builds the body in one go and gives the finished module.
    pub(crate) fn body(mut self, build: impl FnOnce(&mut Builder<'_>)) -> Module {
        let func = &mut self.module.functions[self.entry.func];
        let first = func.new_block();
        func.layout.push(first);
        let mut b = Builder::new(&mut self.module.ctx, func, first);
        build(&mut b);
        b.ret(None);
        self.module.entries.push(self.entry);
        self.module
    }
}

pub(crate) fn handle(b: &mut Builder<'_>, id: ResourceId) -> Value {
    let zero = b.ctx.i32(0);
    handle_at(b, id, zero, false)
}

pub(crate) fn handle_at(b: &mut Builder<'_>, id: ResourceId, index: Value, non_uniform: bool) -> Value {
    let ty = b.ctx.resources[id].ty;
    let operands = [b.ctx.i32(id.as_u32()), index, b.ctx.bool(non_uniform)];
    b.intrinsic(Intrinsic::Handle, ty, &operands)
}

pub(crate) fn element(b: &mut Builder<'_>, handle: Value, at: Value) -> Value {
    b.intrinsic(Intrinsic::GetPointer, TypeId::PTR, &[handle, at])
}

pub(crate) fn thread(b: &mut Builder<'_>, lane: u32) -> Value {
    let lane = b.ctx.i32(lane);
    b.intrinsic(Intrinsic::ThreadId, TypeId::I32, &[lane])
}

pub(crate) fn input(b: &mut Builder<'_>, element: usize, row: u32, ty: TypeId) -> Value {
    let operands = [b.ctx.i32(element as u32), b.ctx.i32(row)];
    b.intrinsic(Intrinsic::LoadInput, ty, &operands)
}

pub(crate) fn output(b: &mut Builder<'_>, element: usize, row: u32, value: Value) {
    let operands = [b.ctx.i32(element as u32), b.ctx.i32(row), value];
    b.intrinsic(Intrinsic::StoreOutput, TypeId::VOID, &operands);
}

pub(crate) const ENVS: [(TargetEnv, &str); 4] = [
    (TargetEnv::Vulkan1_1, "vulkan1.1"),
    (TargetEnv::Vulkan1_1Spirv1_4, "vulkan1.1spv1.4"),
    (TargetEnv::Vulkan1_2, "vulkan1.2"),
    (TargetEnv::Vulkan1_3, "vulkan1.3"),
];

/// Writes a module for one environment.
pub(crate) fn emit(module: &Module, env: TargetEnv) -> Vec<u8> {
    let options = Options { env, debug_names: true, ..Options::default() };
    match trefoil_spirv::emit(module.clone(), &options) {
        Ok(bytes) => bytes,
        Err(errors) => panic!("{}", errors[0]),
    }
}

/// The module as text, after the validator took it for every environment.
pub(crate) fn check(module: &Module) -> String {
    check_from(module, TargetEnv::Vulkan1_1)
}

/// As [`check`], for the environments from one on.
pub(crate) fn check_from(module: &Module, first: TargetEnv) -> String {
    let mut text = String::new();
    for (env, name) in ENVS.into_iter().filter(|(e, _)| *e >= first) {
        let bytes = emit(module, env);
        text = trefoil_spirv::disassemble(&bytes).expect("our own module reads back");
        if let Err(why) = tool("spirv-val", &["--target-env", name, "--scalar-block-layout", "-"], &bytes) {
            panic!("{name}: {why}\n{text}");
        }
        assemble(&text, &bytes);
    }
    text
}

/// The assembler makes the same module of our text.
fn assemble(text: &str, bytes: &[u8]) {
    if text.contains("PartitionedEXT") {
        return; // The grammar's name is newer than the assembler.
    }
    let minor = bytes[5];
    let env = format!("spv1.{minor}");
    let args = ["--preserve-numeric-ids", "--target-env", &env, "-o", "-", "-"];
    let theirs = tool_bytes("spirv-as", &args, text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert!(theirs[20..] == bytes[20..], "the text does not say all of the module:\n{text}");
}

/// Runs one of the fetched SPIR-V tools on a module.
pub(crate) fn tool(name: &str, args: &[&str], input: &[u8]) -> Result<String, String> {
    tool_bytes(name, args, input).map(|out| String::from_utf8_lossy(&out).into_owned())
}

fn tool_bytes(name: &str, args: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
    let path = format!("{}/../../target/consumers/bin/{name}", env!("CARGO_MANIFEST_DIR"));
    let mut child = Command::new(&path)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|e| panic!("{path}: {e}: run `cargo xtask fetch`"));
    let mut pipe = child.stdin.take().expect("its input is piped");
    let out = std::thread::scope(|s| {
        s.spawn(move || pipe.write_all(input).ok());
        child.wait_with_output().expect("the tool ends")
    });
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if out.status.success() { Ok(out.stdout) } else { Err(said(&out.stderr) + &said(&out.stdout)) }
}
