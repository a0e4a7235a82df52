//! Modules made by hand, as the front end and the passes would leave them.

use trefoil_dxcontainer::Container;
use trefoil_ir::{
    BlockId, Builder, ComponentType, EntryPoint, Function, InterpolationMode, Intrinsic, Loc, Module,
    Resource, ResourceId, ResourceKind, ResourceType, Semantic, SignatureElement, Stage, TypeId, Value,
};

/// A module with one entry that is being built.
pub(crate) struct Shader {
    pub(crate) module: Module,
    stage: Stage,
    inputs: Vec<SignatureElement>,
    outputs: Vec<SignatureElement>,
    threads: [u32; 3],
}

impl Shader {
    pub(crate) fn new(stage: Stage) -> Shader {
        Shader { module: Module::default(), stage, inputs: Vec::new(), outputs: Vec::new(), threads: [1; 3] }
    }

    pub(crate) fn threads(&mut self, threads: [u32; 3]) {
        self.threads = threads;
    }

    fn element(
        &mut self,
        name: &str,
        component: ComponentType,
        cols: u8,
        interpolation: InterpolationMode,
    ) -> SignatureElement {
        SignatureElement {
            name: self.module.ctx.symbol(name),
            semantic: Semantic::from_name(name).unwrap(),
            indices: vec![0],
            component,
            rows: 1,
            cols,
            interpolation,
            vertices: 0,
            stream: 0,
            vk_location: None,
            vk_index: None,
            loc: Loc::NONE,
        }
    }

    pub(crate) fn input(
        &mut self,
        name: &str,
        component: ComponentType,
        cols: u8,
        interpolation: InterpolationMode,
    ) -> u32 {
        let element = self.element(name, component, cols, interpolation);
        self.inputs.push(element);
        self.inputs.len() as u32 - 1
    }

    pub(crate) fn output(&mut self, name: &str, component: ComponentType, cols: u8) -> u32 {
        let element = self.element(name, component, cols, InterpolationMode::Undefined);
        self.outputs.push(element);
        self.outputs.len() as u32 - 1
    }

    pub(crate) fn resource(
        &mut self,
        name: &str,
        ty: ResourceType,
        count: u32,
        space: u32,
        lower: u32,
        dimensions: &[u32],
    ) -> ResourceId {
        let ctx = &mut self.module.ctx;
        let (name, ty) = (ctx.symbol(name), ctx.types.resource(ty));
        ctx.resources.push(Resource {
            name,
            ty,
            count,
            dimensions: dimensions.to_vec(),
            space,
            lower_bound: Some(lower),
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

    pub(crate) fn texture2d(
        &mut self,
        name: &str,
        count: u32,
        space: u32,
        lower: u32,
        dimensions: &[u32],
    ) -> ResourceId {
        let element = self.module.ctx.types.vector(TypeId::FLOAT, 4);
        let ty = ResourceType {
            element,
            component: ComponentType::F32,
            ..ResourceType::plain(ResourceKind::Texture2D)
        };
        self.resource(name, ty, count, space, lower, dimensions)
    }

    pub(crate) fn structured(
        &mut self,
        name: &str,
        element: TypeId,
        writable: bool,
        lower: u32,
    ) -> ResourceId {
        let ty = ResourceType { element, writable, ..ResourceType::plain(ResourceKind::StructuredBuffer) };
        self.resource(name, ty, 1, 0, lower, &[])
    }

    /// Builds the body, compiles, and gives the container.
    pub(crate) fn compile(self, body: impl FnOnce(&mut Builder<'_>)) -> Vec<u8> {
        self.try_compile(body).unwrap()
    }

    pub(crate) fn try_compile(
        mut self,
        body: impl FnOnce(&mut Builder<'_>),
    ) -> Result<Vec<u8>, Vec<trefoil_ir::Error>> {
        let name = self.module.ctx.symbol("main");
        let mut func = Function::new(name, TypeId::VOID, Vec::new());
        let entry: BlockId = func.new_block();
        func.layout.push(entry);
        let mut builder = Builder::new(&mut self.module.ctx, &mut func, entry);
        body(&mut builder);
        builder.ret(None);
        let func = self.module.functions.push(func);
        self.module.entries.push(EntryPoint {
            func,
            name,
            stage: self.stage,
            inputs: self.inputs,
            outputs: self.outputs,
            num_threads: self.threads,
            wave_size: [0; 3],
            early_depth_stencil: false,
            patch_constants: Vec::new(),
            tessellation: None,
            geometry: None,
            mesh: None,
            node: None,
            root_signature: None,
        });
        trefoil_dxbc::emit(
            self.module,
            trefoil_ir::ShaderModel::new(5, 1),
            &trefoil_ir::CodegenOptions::default(),
            &trefoil_dxbc::Options::default(),
            trefoil_opt::Watch::new(&mut (), true),
        )
    }
}

/// The vector of that many floats.
pub(crate) fn floats(b: &mut Builder<'_>, count: u32) -> TypeId {
    b.ctx.types.vector(TypeId::FLOAT, count)
}

/// A handle of a resource at an index.
pub(crate) fn handle(b: &mut Builder<'_>, resource: ResourceId, index: Value) -> Value {
    let (ty, id) = (b.ctx.resources[resource].ty, b.ctx.i32(resource.as_u32()));
    let uniform = b.ctx.bool(false);
    b.intrinsic(Intrinsic::Handle, ty, &[id, index, uniform])
}

/// A handle of a resource that is no array.
pub(crate) fn single(b: &mut Builder<'_>, resource: ResourceId) -> Value {
    let zero = b.ctx.i32(0);
    handle(b, resource, zero)
}

/// The address of an element.
pub(crate) fn address(b: &mut Builder<'_>, resource: ResourceId, index: Value) -> Value {
    let handle = single(b, resource);
    b.intrinsic(Intrinsic::GetPointer, TypeId::PTR, &[handle, index])
}

/// An input row.
pub(crate) fn load_input(b: &mut Builder<'_>, element: u32, ty: TypeId) -> Value {
    let (element, row) = (b.ctx.i32(element), b.ctx.i32(0));
    b.intrinsic(Intrinsic::LoadInput, ty, &[element, row])
}

/// Stores an output row.
pub(crate) fn store_output(b: &mut Builder<'_>, element: u32, value: Value) {
    let (element, row) = (b.ctx.i32(element), b.ctx.i32(0));
    b.intrinsic(Intrinsic::StoreOutput, TypeId::VOID, &[element, row, value]);
}

/// The listing of a container, which is also left in the build folder for a look with other programs.
pub(crate) fn listing(name: &str, bytes: &[u8]) -> String {
    std::fs::write(
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).with_extension("dxbc"),
        bytes,
    )
    .unwrap();
    let container = Container::parse(bytes).unwrap();
    assert!(container.is_signed());
    trefoil_dxbc::disasm::container(&container).unwrap()
}

/// The lines of a listing's code: after the declarations.
pub(crate) fn code(listing: &str) -> Vec<&str> {
    listing
        .lines()
        .skip_while(|line| !line.contains("_5_1"))
        .skip(1)
        .filter(|line| !line.starts_with("dcl_") && !line.starts_with("//"))
        .collect()
}
