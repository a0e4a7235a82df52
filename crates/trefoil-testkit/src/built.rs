//! Builds modules of the IR for tests: resources and signatures are declared first, then the body.

use trefoil_ir::{
    Builder, ComponentType, EntryPoint, Function, InterpolationMode, Intrinsic, Loc, Module, Resource,
    ResourceId, ResourceKind, ResourceType, Semantic, SignatureElement, Stage, TypeId, Value,
};

/// A module under construction.
pub struct Shader {
    /// The module so far.
    pub module: Module,
    /// Its entry, which goes into the module with the body.
    pub entry: EntryPoint,
}

impl Shader {
    /// An entry of a stage without resources and signatures.
    pub fn new(stage: Stage) -> Self {
        let mut module = Module::default();
        let name = module.ctx.symbol("main");
        let func = module.functions.push(Function::new(name, TypeId::VOID, Vec::new()));
        let entry = EntryPoint { num_threads: [8, 8, 1], ..EntryPoint::new(func, name, stage) };
        Self { module, entry }
    }

    /// Declares a resource without a register.
    pub fn resource(&mut self, name: &str, ty: ResourceType) -> ResourceId {
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
            reorder_coherent: false,
            has_counter: false,
            reserved: false,
            constant_index: false,
            block_name: None,
            vk_binding: None,
            vk_counter_binding: None,
            vk_image_format: None,
            element: None,
            loc: Loc::NONE,
        })
    }

    /// A vector type.
    pub fn vector(&mut self, elem: TypeId, len: u32) -> TypeId {
        self.module.ctx.types.vector(elem, len)
    }

    /// A texture or typed buffer of vectors of four.
    pub fn texture(&mut self, name: &str, kind: ResourceKind, elem: TypeId, writable: bool) -> ResourceId {
        let element = self.vector(elem, 4);
        let component = if elem == TypeId::FLOAT { ComponentType::F32 } else { ComponentType::U32 };
        self.resource(name, ResourceType { element, component, writable, ..ResourceType::plain(kind) })
    }

    /// A sampler.
    pub fn sampler(&mut self, name: &str) -> ResourceId {
        self.resource(name, ResourceType::plain(ResourceKind::Sampler))
    }

    /// A buffer of elements, or of bytes.
    pub fn buffer(&mut self, name: &str, kind: ResourceKind, element: TypeId, writable: bool) -> ResourceId {
        self.resource(name, ResourceType { element, writable, ..ResourceType::plain(kind) })
    }

    /// Adds an element to the input or output signature; gives its number.
    pub fn signature(
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
            interpolation: InterpolationMode::Undefined,
            vertices: 0,
            stream: 0,
            vk_location: None,
            vk_index: None,
            loc: Loc::NONE,
        };
        let list = if output { &mut self.entry.outputs } else { &mut self.entry.inputs };
        list.push(element);
        list.len() - 1
    }

    /// Builds the body and gives the finished module.
    pub fn body(mut self, build: impl FnOnce(&mut Builder<'_>)) -> Module {
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

/// The handle of a resource that is not an array.
pub fn handle(b: &mut Builder<'_>, id: ResourceId) -> Value {
    let zero = b.ctx.i32(0);
    handle_at(b, id, zero, false)
}

/// The handle of an element of an array of resources.
pub fn handle_at(b: &mut Builder<'_>, id: ResourceId, index: Value, non_uniform: bool) -> Value {
    let ty = b.ctx.resources[id].ty;
    let operands = [b.ctx.i32(id.as_u32()), index, b.ctx.bool(non_uniform)];
    b.intrinsic(Intrinsic::Handle, ty, &operands)
}

/// The pointer to an element of a buffer or texture.
pub fn element(b: &mut Builder<'_>, handle: Value, at: Value) -> Value {
    b.intrinsic(Intrinsic::GetPointer, TypeId::PTR, &[handle, at])
}

/// A component of the thread's id in the dispatch.
pub fn thread(b: &mut Builder<'_>, lane: u32) -> Value {
    let lane = b.ctx.i32(lane);
    b.intrinsic(Intrinsic::ThreadId, TypeId::I32, &[lane])
}

/// A row of an input.
pub fn input(b: &mut Builder<'_>, element: usize, row: u32, ty: TypeId) -> Value {
    let operands = [b.ctx.i32(element as u32), b.ctx.i32(row)];
    b.intrinsic(Intrinsic::LoadInput, ty, &operands)
}

/// Writes a row of an output.
pub fn output(b: &mut Builder<'_>, element: usize, row: u32, value: Value) {
    let operands = [b.ctx.i32(element as u32), b.ctx.i32(row), value];
    b.intrinsic(Intrinsic::StoreOutput, TypeId::VOID, &operands);
}
