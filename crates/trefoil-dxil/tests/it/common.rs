//! Modules built by hand, written as DXIL, and judged by DXC's validator, its disassembler, and vkd3d.

use trefoil_dxil::Options;
use trefoil_ir::{
    Builder, ComponentType, EntryPoint, Function, Interpolation, Intrinsic, Loc, Module, Resource,
    ResourceId, ResourceKind, ResourceType, Semantic, SignatureElement, Stage, TypeId, Value,
};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::{spirv, vkd3d};

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

/// Writes a module, or says why not.
pub(crate) fn try_emit(module: &Module, options: &Options) -> Result<Vec<u8>, String> {
    match trefoil_dxil::emit(module.clone(), options) {
        Ok(output) => Ok(output.container),
        Err(errors) => Err(errors[0].to_string()),
    }
}

/// Writes a module for one shader model; DXC's validator must take it. The disassembly comes back.
pub(crate) fn judge(module: &Module, options: &Options) -> String {
    let bytes = try_emit(module, options).unwrap_or_else(|e| panic!("6.{}: {e}", options.shader_model));
    let dxc = Microsoft::new().unwrap();
    let text = dxc.disassemble(&bytes).unwrap_or_else(|e| panic!("6.{}: {e}", options.shader_model));
    if let Err(why) = dxc.validate(&bytes) {
        panic!("6.{}: {why}\n{text}", options.shader_model);
    }
    text
}

/// As [`judge`], for the shader models from one on; the text of the first.
pub(crate) fn check_from(module: &Module, first: u8) -> String {
    let mut text = String::new();
    for shader_model in (first..=6).rev() {
        text = judge(module, &Options { shader_model, ..Options::default() });
    }
    text
}

/// As [`check_from`] from 6.0 on, and by way of vkd3d to SPIR-V that its validator takes.
pub(crate) fn check(module: &Module) -> String {
    let text = check_from(module, 0);
    let bytes = try_emit(module, &Options::default()).unwrap();
    let made = vkd3d::to_spirv(&bytes, vkd3d::Form::Dxil).unwrap_or_else(|e| panic!("vkd3d: {e}\n{text}"));
    spirv::validate(&made).unwrap_or_else(|e| panic!("spirv-val: {e}\n{text}"));
    text
}
