//! Resource variables, and descriptors chosen from them by handles; sets and bindings are given in `binding`.
//!
//! In: the rows of the module's resources, and handles. Out: variables, pointers to descriptors, loaded descriptors and
//! counters. What holds: a variable is made when a handle of its resource is first used; a descriptor that was loaded is
//! used in the same block alone.

mod binding;

use crate::kinds;
use crate::lower::types::Scalar;
use crate::lower::{Lower, Result};
use crate::module::Id;
use binding::Bindings;
use spirv::{Capability, Decoration, Dim, ExecutionMode, ImageFormat, Op, StorageClass};
use trefoil_ir::{
    ComponentType, HashMap, HashSet, InstId, Intrinsic, Resource, ResourceId, ResourceKind, ResourceType,
    ResourceUses, Semantic, SideMap, SpirvSubject, Stage, Symbol, Type, Value,
};

/// The variable of a resource.
#[derive(Clone, Copy)]
pub(in crate::lower) struct ResourceVar {
    /// The variable; 0 until it is made.
    pub(in crate::lower) id: Id,
    /// The type of one descriptor.
    pub(in crate::lower) ty: Id,
    pub(in crate::lower) class: StorageClass,
}

impl ResourceVar {
    pub(in crate::lower) const NONE: Self =
        Self { id: Id::NONE, ty: Id::NONE, class: StorageClass::UniformConstant };
}

/// The resources of the module: where they are bound, and what has been declared for them.
pub(in crate::lower) struct Resources {
    bindings: Bindings,
    variables: SideMap<ResourceId, ResourceVar>,
    /// The variables of counters.
    counters: SideMap<ResourceId, Id>,
    /// Variables of the elements of arrays that are flattened.
    elements: HashMap<(ResourceId, u32), ResourceVar>,
    /// Variables that see byte-addressed buffers as double words, beside those that see words.
    double_words: HashMap<(ResourceId, Option<u32>), ResourceVar>,
    /// Arrays that are indexed at run time.
    indexed: HashSet<ResourceId>,
    /// The blocks of buffers, by the type of the resource and the name of the block.
    blocks: HashMap<(ResourceType, Option<Symbol>), Id>,
    /// The block of a counter; 0 until it is made.
    counter_block: Id,
    /// The block of double words; 0 until it is made.
    double_word_block: Id,
    /// How the code uses the resources.
    pub(in crate::lower) uses: ResourceUses,
    /// Handles loaded in the open block: the block's label and the id.
    loaded: HashMap<InstId, (Id, Id)>,
    /// Whether accesses are ordered by rasterisation.
    interlock: bool,
}

impl Default for Resources {
    fn default() -> Self {
        Self {
            bindings: Bindings::default(),
            variables: SideMap::with_default(ResourceVar::NONE),
            counters: SideMap::with_default(Id::NONE),
            elements: HashMap::default(),
            double_words: HashMap::default(),
            indexed: HashSet::default(),
            blocks: HashMap::default(),
            counter_block: Id::NONE,
            double_word_block: Id::NONE,
            uses: ResourceUses::default(),
            loaded: HashMap::default(),
            interlock: false,
        }
    }
}

impl Resources {
    /// The variable of a resource; no id where nothing has used it.
    pub(in crate::lower) fn variable(&self, id: ResourceId) -> Id {
        self.variables[id].id
    }

    /// Forgets what belongs to the function before.
    pub(in crate::lower) fn start_entry(&mut self) {
        self.loaded.clear();
        self.interlock = false;
    }
}

/// What a handle's operands say.
#[derive(Clone, Copy)]
pub(in crate::lower) struct Handle {
    pub(in crate::lower) id: ResourceId,
    pub(in crate::lower) index: Value,
    pub(in crate::lower) non_uniform: bool,
}

/// What the block of a byte-addressed buffer is an array of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::lower) enum View {
    /// Words; other buffers and textures have their own elements.
    Words,
    /// Double words, for atomic operations of 64 bits.
    DoubleWords,
}

/// A pointer to a descriptor, or to a buffer's block.
#[derive(Clone, Copy)]
pub(in crate::lower) struct Descriptor {
    pub(in crate::lower) pointer: Id,
    pub(in crate::lower) ty: Id,
    pub(in crate::lower) class: StorageClass,
    pub(in crate::lower) non_uniform: bool,
}

impl<'a> Lower<'a> {
    /// What a value that is a handle says.
    pub(in crate::lower) fn handle(&self, value: Value) -> Result<Handle> {
        let Some(inst) = value.as_inst() else {
            return self.fail(&kinds::UNASSIGNED_RESOURCE);
        };
        let i = self.inst(inst);
        if i.is_intrinsic(Intrinsic::HandleFromHeap) {
            return self.fail(kinds::UNSUPPORTED.with(&[&"the descriptor heap"]));
        }
        if !i.is_intrinsic(Intrinsic::Handle) {
            return self.fail(kinds::UNSUPPORTED.with(&[&"a resource that is chosen at run time"]));
        }
        let Some(id) = self.ctx.resource_id(self.operand(inst, 0)?) else {
            return self.bug("a handle names no resource");
        };
        if self.entry.stage != Stage::Pixel && self.facts(&self.ctx.resources[id]).rasterizer_ordered {
            return self.fail(&kinds::RASTERIZER_ORDERED_ACCESS);
        }
        let index = self.operand(inst, 1)?;
        let non_uniform = self.ctx.as_int(self.operand(inst, 2)?) == Some(1) && index.as_const().is_none();
        Ok(Handle { id, index, non_uniform })
    }

    /// What kind of resource a row declares; all rows were checked to be resources.
    pub(in crate::lower) fn facts(&self, r: &Resource) -> ResourceType {
        let known = self.ctx.types.as_resource(r.ty).copied();
        known.unwrap_or_else(|| ResourceType::plain(ResourceKind::AccelerationStructure))
    }

    /// The resource that a handle is of.
    pub(in crate::lower) fn resource(&self, value: Value) -> Result<&'a Resource> {
        let ctx = self.ctx;
        Ok(&ctx.resources[self.handle(value)?.id])
    }

    /// The type of the resource that a handle is of.
    pub(in crate::lower) fn resource_type(&self, value: Value) -> Result<ResourceType> {
        Ok(self.facts(self.resource(value)?))
    }

    /// Whether a descriptor is of a texture and holds its sampler too.
    pub(in crate::lower) fn is_combined(&self, id: ResourceId) -> bool {
        let facts = self.facts(&self.ctx.resources[id]);
        (facts.combined || self.ctx.spirv.combined.contains(&id)) && !facts.kind.is_sampler()
    }

    /// Whether a sampler lies in the descriptor of a texture.
    pub(in crate::lower) fn lies_in_texture(&self, sampler: ResourceId) -> bool {
        self.ctx.spirv.combined.contains(&sampler)
    }

    /// Whether the elements of a resource have variables of their own.
    fn is_flat(&self, id: ResourceId) -> bool {
        self.has_bindings_apart(id) && (self.options.flatten_arrays || !self.resources.indexed.contains(&id))
    }

    /// Whether each element of a resource has a binding of its own: where the options ask for it, and in structures.
    fn has_bindings_apart(&self, id: ResourceId) -> bool {
        let r = &self.ctx.resources[id];
        let is_array = !matches!(r.count, 0 | u32::MAX) && !r.dimensions.is_empty();
        is_array && (self.options.flatten_arrays || self.ctx.spirv.is_apart(id))
    }

    /// The variable of an element of an array whose elements have their own.
    fn element_var(&mut self, id: ResourceId, n: u32) -> Result<ResourceVar> {
        if let Some(&known) = self.resources.elements.get(&(id, n)) {
            self.list_again(known.id);
            return Ok(known);
        }
        let made = self.make_resource_var(id, Some(n))?;
        self.resources.elements.insert((id, n), made);
        Ok(made)
    }

    /// The variable of a resource, made when first used.
    pub(in crate::lower) fn resource_var(&mut self, id: ResourceId) -> Result<ResourceVar> {
        let known = self.resources.variables[id];
        if known.id.is_some() {
            self.list_again(known.id);
            return Ok(known);
        }
        self.resources.variables[id] = self.make_resource_var(id, None)?;
        Ok(self.resources.variables[id])
    }

    /// The variable that sees a byte-addressed buffer, or an element of an array of them, as double words. The memory is that of
    /// the variable that sees words, so both are aliases.
    fn double_word_var(&mut self, id: ResourceId, element: Option<u32>) -> Result<ResourceVar> {
        if let Some(&known) = self.resources.double_words.get(&(id, element)) {
            self.list_again(known.id);
            return Ok(known);
        }
        let words = match element {
            Some(n) => self.element_var(id, n)?,
            None => self.resource_var(id)?,
        };
        let ty = self.double_word_block();
        let made = self.declare_var(id, element, ty, words.class)?;
        for var in [words.id, made.id] {
            self.out.decorate(var, Decoration::Aliased, &[]);
        }
        self.resources.double_words.insert((id, element), made);
        Ok(made)
    }

    /// Lists a variable that another entry may have used before.
    fn list_again(&mut self, variable: Id) {
        if self.is_shared() {
            self.interface.list(variable);
        }
    }

    /// Declares a resource that nothing may have used.
    pub(in crate::lower) fn declare_resource(&mut self, id: ResourceId) -> Result<()> {
        let r = &self.ctx.resources[id];
        if !self.is_flat(id) {
            return self.resource_var(id).map(drop);
        }
        (0..r.count).try_for_each(|n| self.element_var(id, n).map(drop))
    }

    fn make_resource_var(&mut self, id: ResourceId, element: Option<u32>) -> Result<ResourceVar> {
        let ctx = self.ctx;
        let r = &ctx.resources[id];
        let (mut ty, mut class) = self.descriptor_type(id)?;
        if self.is_combined(id) {
            ty = self.type_with_name(Op::TypeSampledImage, &[ty], &[], SAMPLED_IMAGE);
        }
        if ctx.push_constant == Some(id) {
            class = StorageClass::PushConstant;
            self.narrow_storage(self.facts(r).element, class);
        } else if ctx.spirv.is_shader_record(id) {
            if !self.entry.stage.is_library_only() {
                return self.fail(kinds::SHADER_RECORD_STAGE.with(&[&self.entry.stage.name()]));
            }
            class = StorageClass::ShaderRecordBufferKHR;
            self.narrow_storage(self.facts(r).element, class);
        }
        self.declare_var(id, element, ty, class)
    }

    /// Declares a variable of a resource, of an element of it where its elements have their own.
    fn declare_var(
        &mut self,
        id: ResourceId,
        element: Option<u32>,
        ty: Id,
        class: StorageClass,
    ) -> Result<ResourceVar> {
        let ctx = self.ctx;
        let r = &ctx.resources[id];
        // What a decoration names stands ahead of what it decorates.
        let counter = match self.options.reflect && self.resources.bindings.counters[id].is_some() {
            true => self.counter_var(id)?,
            false => Id::NONE,
        };
        let held = if element.is_some() { ty } else { self.array_of_descriptors(r, ty) };
        let var = self.out.variable(class, held, None);
        if counter.is_some() {
            self.out.extension("SPV_GOOGLE_hlsl_functionality1");
            self.out.decorate_id(var, Decoration::CounterBuffer, &[counter]);
        }
        self.interface.listed.push(var);
        if let Some(Some(index)) = ctx.spirv.subpass(id) {
            self.out.decorate(var, Decoration::InputAttachmentIndex, &[index]);
        }
        self.decorations_of(SpirvSubject::Resource(id), var)?;
        if let Some(slot) = self.resources.bindings.resources[id] {
            self.out.decorate(var, Decoration::DescriptorSet, &[slot.set]);
            self.out.decorate(var, Decoration::Binding, &[slot.binding.saturating_add(element.unwrap_or(0))]);
        }
        if r.globally_coherent {
            self.out.decorate(var, Decoration::Coherent, &[]);
        }
        let facts = self.facts(r);
        if self.is_relaxed(facts.component, facts.element) {
            self.out.relaxed(var);
        }
        if self.options.debug_names {
            match element {
                Some(n) => self.out.name(var, &format!("{}[{n}]", ctx.name(r.name))),
                None => self.out.name(var, ctx.name(r.name)),
            }
        }
        Ok(ResourceVar { id: var, ty, class })
    }

    /// Asks for what came with descriptor indexing.
    pub(in crate::lower) fn descriptor_indexing(&mut self, capability: Capability) {
        if !self.options.env.has(5) {
            self.out.extension("SPV_EXT_descriptor_indexing");
        }
        self.out.capability(capability);
    }

    /// The type of one descriptor, of a texture without the sampler that it may hold, and its storage class.
    pub(in crate::lower) fn descriptor_type(&mut self, id: ResourceId) -> Result<(Id, StorageClass)> {
        use ResourceKind::*;
        let ctx = self.ctx;
        let r = &ctx.resources[id];
        if ctx.spirv.subpass(id).is_some() {
            return Ok((self.attachment_type(r)?, StorageClass::UniformConstant));
        }
        let class = match self.facts(r).kind {
            CBuffer => StorageClass::Uniform,
            TBuffer | RawBuffer | StructuredBuffer => self.storage_class(),
            Texture1D
            | Texture1DArray
            | Texture2D
            | Texture2DArray
            | Texture2DMS
            | Texture2DMSArray
            | Texture3D
            | TextureCube
            | TextureCubeArray
            | TypedBuffer
            | Sampler
            | SamplerComparison
            | AccelerationStructure
            | FeedbackTexture2D
            | FeedbackTexture2DArray => StorageClass::UniformConstant,
        };
        let ty = match self.facts(r).kind {
            Sampler | SamplerComparison => self.type_with_name(Op::TypeSampler, &[], &[], "type.sampler"),
            CBuffer | TBuffer | RawBuffer | StructuredBuffer => self.block_type(r, class)?,
            AccelerationStructure => {
                if !self.entry.stage.is_library_only() {
                    self.out.extension("SPV_KHR_ray_query");
                    self.out.capability(Capability::RayQueryKHR);
                }
                self.type_with_name(Op::TypeAccelerationStructureKHR, &[], &[], "accelerationStructureNV")
            }
            FeedbackTexture2D | FeedbackTexture2DArray => {
                return self.fail(&kinds::FEEDBACK_TEXTURE);
            }
            Texture1D | Texture1DArray | Texture2D | Texture2DArray | Texture2DMS | Texture2DMSArray
            | Texture3D | TextureCube | TextureCubeArray | TypedBuffer => self.image_type(id)?,
        };
        Ok((ty, class))
    }

    /// The class of buffers that are no constant buffers. The first version of SPIR-V has none of their own, and tells
    /// them from constants by their blocks.
    fn storage_class(&self) -> StorageClass {
        if self.options.env.has(3) { StorageClass::StorageBuffer } else { StorageClass::Uniform }
    }

    /// How the block of such a buffer is decorated.
    fn storage_block(&self) -> Decoration {
        if self.options.env.has(3) { Decoration::Block } else { Decoration::BufferBlock }
    }

    /// The block type of a buffer: the structure itself, or a structure of one array without end.
    fn block_type(&mut self, r: &Resource, class: StorageClass) -> Result<Id> {
        let key = (self.facts(r), r.block_name.filter(|_| self.options.debug_names));
        if let Some(&known) = self.resources.blocks.get(&key) {
            return Ok(known);
        }
        let kind = self.facts(r).kind;
        let is_storage = kind != ResourceKind::CBuffer;
        let id = if matches!(kind, ResourceKind::CBuffer | ResourceKind::TBuffer) {
            let rule = self.rule_of(self.facts(r).element, kind);
            self.laid_block(self.facts(r).element, rule, 0)?
        } else {
            let mut column_stride = None;
            let (elem, stride) = if kind == ResourceKind::RawBuffer {
                (self.out.uint_type(), 4)
            } else {
                let element = self.facts(r).element;
                let rule = self.rule_of(element, kind);
                // In LLVM's layout vectors of three are padded, but in LLVM's modules elements of a buffer lie as close as HLSL's.
                let is_close = self.ctx.padded_threes != 0 && self.ctx.types.lanes(element) == 3;
                let stride = match is_close {
                    true => rule.size(self.ctx, element),
                    false => rule.stride(self.ctx, element),
                };
                column_stride =
                    self.matrix_element(element, kind).map(|column| rule.stride(self.ctx, column));
                (self.element_type(element, kind)?, stride)
            };
            let array = self.out.laid_type(Op::TypeRuntimeArray, &[elem]);
            self.out.decorate(array, Decoration::ArrayStride, &[stride]);
            let block = self.out.laid_type(Op::TypeStruct, &[array]);
            self.out.decorate_member(block, 0, Decoration::Offset, &[0]);
            if let Some(stride) = column_stride {
                self.decorate_matrices(block, 0, stride);
            }
            block
        };
        if kind != ResourceKind::RawBuffer {
            let class = if is_storage { StorageClass::StorageBuffer } else { class };
            self.narrow_storage(self.facts(r).element, class);
        }
        let block = if is_storage { self.storage_block() } else { Decoration::Block };
        self.out.decorate(id, block, &[]);
        if is_storage && !self.facts(r).writable {
            let members = match self.ctx.types.get(self.facts(r).element) {
                trefoil_ir::Type::Struct { fields, .. } if kind == ResourceKind::TBuffer => {
                    fields.len() as u32
                }
                _ => 1,
            };
            for n in 0..members {
                self.out.decorate_member(id, n, Decoration::NonWritable, &[]);
            }
        }
        if self.options.debug_names {
            self.name_block(id, r);
        }
        self.resources.blocks.insert(key, id);
        Ok(id)
    }

    /// Names a buffer's block: as the source has it, or after what it is.
    fn name_block(&mut self, id: Id, r: &Resource) {
        let (ctx, facts) = (self.ctx, self.facts(r));
        match (r.block_name, facts.kind, ctx.types.get(facts.element)) {
            (Some(name), ..) => self.out.name(id, ctx.name(name)),
            (None, ResourceKind::CBuffer | ResourceKind::TBuffer, Type::Struct { name, .. }) => {
                name.iter().for_each(|&name| self.out.name(id, ctx.name(name)));
            }
            (None, kind, _) => {
                let prefix = if facts.writable { "RW" } else { "" };
                self.out.name(id, &format!("type.{prefix}{kind:?}"));
            }
        }
    }

    /// A type that has a name, once it is made.
    pub(in crate::lower) fn type_with_name(
        &mut self,
        op: Op,
        ids: &[Id],
        literals: &[u32],
        name: &str,
    ) -> Id {
        let known = self.out.last_id();
        let id = self.out.ty_of(op, ids, literals);
        if id.word() > known.word() && self.options.debug_names {
            self.out.name(id, name);
        }
        id
    }

    /// The block of a byte-addressed buffer that is seen as double words; it is written, as atomic operations do.
    fn double_word_block(&mut self) -> Id {
        if self.resources.double_word_block.is_some() {
            return self.resources.double_word_block;
        }
        let element = self.scalar_type(Scalar::Uint(64));
        let array = self.out.laid_type(Op::TypeRuntimeArray, &[element]);
        self.out.decorate(array, Decoration::ArrayStride, &[8]);
        let block = self.out.laid_type(Op::TypeStruct, &[array]);
        self.out.decorate_member(block, 0, Decoration::Offset, &[0]);
        self.out.decorate(block, self.storage_block(), &[]);
        if self.options.debug_names {
            self.out.name(block, "type.RWRawBuffer.ulong");
        }
        self.resources.double_word_block = block;
        block
    }

    /// The scalar that an image holds, by which its texels come and go.
    pub(in crate::lower) fn sampled_scalar(&self, ty: &ResourceType) -> Result<Scalar> {
        use ComponentType::*;
        Ok(match ty.component {
            I16 | I32 if !self.options.sign_extended_images => Scalar::Sint(32),
            I16 | I32 | I1 | U16 | U32 | PackedS8x32 | PackedU8x32 => Scalar::Uint(32),
            I64 if !self.options.sign_extended_images => Scalar::Sint(64),
            I64 | U64 => Scalar::Uint(64),
            F16 | F32 | SNormF16 | UNormF16 | SNormF32 | UNormF32 => Scalar::Float(32),
            F64 | SNormF64 | UNormF64 => {
                return self.fail(kinds::UNSUPPORTED.with(&[&"a texture or typed buffer of doubles"]));
            }
            Invalid => match self.shape_of(ty.element) {
                Some(shape) if shape.is_float() || shape.is_bool() => Scalar::Float(32),
                Some(shape) => Scalar::Uint(shape.bits().max(32)),
                None => Scalar::Float(32),
            },
        })
    }

    /// The type of an attachment of the pass.
    fn attachment_type(&mut self, r: &Resource) -> Result<Id> {
        self.out.capability(Capability::InputAttachment);
        let facts = self.facts(r);
        let scalar = self.sampled_scalar(&facts)?;
        let sampled = self.scalar_type(scalar);
        let multisampled = u32::from(facts.kind.is_multisampled());
        let operands = [Dim::DimSubpassData as u32, 2, 0, multisampled, 2, ImageFormat::Unknown as u32];
        Ok(self.type_with_name(Op::TypeImage, &[sampled], &operands, "type.subpass.image"))
    }

    fn image_type(&mut self, id: ResourceId) -> Result<Id> {
        use ResourceKind::*;
        let r = &self.ctx.resources[id];
        let kind = self.facts(r).kind;
        let dim = match kind {
            Texture1D | Texture1DArray => Dim::Dim1D,
            Texture3D => Dim::Dim3D,
            TextureCube | TextureCubeArray => Dim::DimCube,
            TypedBuffer => Dim::DimBuffer,
            Texture2D | Texture2DArray | Texture2DMS | Texture2DMSArray => Dim::Dim2D,
            other => return self.bug(format_args!("{other:?} is no image")),
        };
        let scalar = self.sampled_scalar(&self.facts(r))?;
        let needs = match (dim, self.facts(r).writable, kind) {
            (Dim::Dim1D, true, _) => Some(Capability::Image1D),
            (Dim::Dim1D, false, _) => Some(Capability::Sampled1D),
            (Dim::DimBuffer, true, _) => Some(Capability::ImageBuffer),
            (Dim::DimBuffer, false, _) => Some(Capability::SampledBuffer),
            (_, false, TextureCubeArray) => Some(Capability::SampledCubeArray),
            (_, true, Texture2DMS | Texture2DMSArray) => Some(Capability::StorageImageMultisample),
            _ => None,
        };
        if let Some(capability) = needs {
            self.out.capability(capability);
        }
        if self.facts(r).writable && kind == Texture2DMSArray {
            self.out.capability(Capability::ImageMSArray);
        }
        if matches!(scalar, Scalar::Sint(64) | Scalar::Uint(64)) {
            self.out.extension("SPV_EXT_shader_image_int64");
            self.out.capability(Capability::Int64ImageEXT);
        }
        let sampled = self.scalar_type(scalar);
        let facts = self.facts(r);
        let is_named = facts.image_format != 0 && self.ctx.aligned_vectors;
        let format =
            if facts.writable || is_named { self.image_format(id, scalar)? } else { ImageFormat::Unknown };
        let sampling = if self.facts(r).writable { 2 } else { 1 };
        let (arrayed, multisampled) = (u32::from(kind.is_array()), u32::from(kind.is_multisampled()));
        // Depth 2: the source does not say whether it is a depth image.
        let literals = [dim as u32, 2, arrayed, multisampled, sampling, format as u32];
        Ok(self.type_with_name(Op::TypeImage, &[sampled], &literals, image_name(kind)))
    }

    /// A pointer to the descriptor that a handle chooses.
    pub(in crate::lower) fn descriptor(&mut self, value: Value) -> Result<Descriptor> {
        self.descriptor_in(value, View::Words)
    }

    /// The same, of the variable that sees the resource so.
    pub(in crate::lower) fn descriptor_in(&mut self, value: Value, view: View) -> Result<Descriptor> {
        let handle = self.handle(value)?;
        let r = &self.ctx.resources[handle.id];
        if self.is_flat(handle.id) {
            let Some(n) = self.ctx.as_int(handle.index) else {
                return self.fail(&kinds::FLATTENED_DYNAMIC_INDEX);
            };
            let n = (n as u32).min(r.count - 1);
            let var = match view {
                View::Words => self.element_var(handle.id, n)?,
                View::DoubleWords => self.double_word_var(handle.id, Some(n))?,
            };
            return Ok(Descriptor { pointer: var.id, ty: var.ty, class: var.class, non_uniform: false });
        }
        let var = match view {
            View::Words => self.resource_var(handle.id)?,
            View::DoubleWords => self.double_word_var(handle.id, None)?,
        };
        let mut found = Descriptor { pointer: var.id, ty: var.ty, class: var.class, non_uniform: false };
        if r.count == 1 && r.dimensions.is_empty() {
            return Ok(found);
        }
        let kind = self.facts(r).kind;
        let writable = self.facts(r).writable;
        if handle.index.as_const().is_none() {
            self.index_capability(kind, writable, handle.non_uniform);
        }
        let index = self.id(handle.index)?;
        let pointer = self.out.pointer(var.class, var.ty);
        found.pointer = self.out.value(Op::AccessChain, pointer, &[var.id, index]);
        found.non_uniform = handle.non_uniform;
        if handle.non_uniform {
            self.out.non_uniform(index);
            self.out.non_uniform(found.pointer);
        }
        Ok(found)
    }

    fn index_capability(&mut self, kind: ResourceKind, writable: bool, non_uniform: bool) {
        use Capability::*;
        let (dynamic, divergent) = match (kind, writable) {
            (ResourceKind::CBuffer, _) => {
                (UniformBufferArrayDynamicIndexing, UniformBufferArrayNonUniformIndexing)
            }
            (ResourceKind::TBuffer | ResourceKind::RawBuffer | ResourceKind::StructuredBuffer, _) => {
                (StorageBufferArrayDynamicIndexing, StorageBufferArrayNonUniformIndexing)
            }
            (ResourceKind::TypedBuffer, false) => {
                (UniformTexelBufferArrayDynamicIndexing, UniformTexelBufferArrayNonUniformIndexing)
            }
            (ResourceKind::TypedBuffer, true) => {
                (StorageTexelBufferArrayDynamicIndexing, StorageTexelBufferArrayNonUniformIndexing)
            }
            (_, true) => (StorageImageArrayDynamicIndexing, StorageImageArrayNonUniformIndexing),
            (_, false) => (SampledImageArrayDynamicIndexing, SampledImageArrayNonUniformIndexing),
        };
        if non_uniform {
            self.descriptor_indexing(ShaderNonUniform);
            self.descriptor_indexing(divergent);
        } else if kind == ResourceKind::TypedBuffer {
            self.descriptor_indexing(dynamic);
        } else {
            self.out.capability(dynamic);
        }
    }

    /// The descriptor itself, loaded in the current block.
    pub(in crate::lower) fn loaded_handle(&mut self, value: Value) -> Result<Id> {
        let Some(inst) = value.as_inst() else {
            return self.fail(&kinds::UNASSIGNED_RESOURCE);
        };
        if let Some(&(label, id)) = self.resources.loaded.get(&inst)
            && label == self.label()
        {
            return Ok(id);
        }
        let mut id = self.loaded_descriptor(value)?;
        let resource = self.handle(value)?.id;
        if self.is_combined(resource) {
            let (ty, _) = self.descriptor_type(resource)?;
            id = self.out.value(Op::Image, ty, &[id]);
        }
        self.resources.loaded.insert(inst, (self.label(), id));
        Ok(id)
    }

    /// What the descriptor of a handle holds.
    pub(in crate::lower) fn loaded_descriptor(&mut self, value: Value) -> Result<Id> {
        let found = self.descriptor(value)?;
        let id = self.out.value(Op::Load, found.ty, &[found.pointer]);
        if found.non_uniform {
            self.out.non_uniform(id);
        }
        Ok(id)
    }

    /// A pointer to the counter of an append or consume buffer.
    pub(in crate::lower) fn counter(&mut self, value: Value) -> Result<Id> {
        let handle = self.handle(value)?;
        let r = &self.ctx.resources[handle.id];
        if self.is_flat(handle.id) {
            return self.fail(&kinds::FLATTENED_COUNTER);
        }
        let var = self.counter_var(handle.id)?;
        let uint = self.out.uint_type();
        let pointer = self.out.pointer(self.storage_class(), uint);
        let zero = self.out.u32(0);
        if r.count == 1 && r.dimensions.is_empty() {
            return Ok(self.out.value(Op::AccessChain, pointer, &[var, zero]));
        }
        if handle.index.as_const().is_none() {
            self.index_capability(ResourceKind::StructuredBuffer, true, handle.non_uniform);
        }
        let index = self.id(handle.index)?;
        let id = self.out.value(Op::AccessChain, pointer, &[var, index, zero]);
        if handle.non_uniform {
            self.out.non_uniform(index);
            self.out.non_uniform(id);
        }
        Ok(id)
    }

    /// The variable of a counter, or of the counters of an array of buffers.
    fn counter_var(&mut self, id: ResourceId) -> Result<Id> {
        let known = self.resources.counters[id];
        if known.is_some() {
            self.list_again(known);
            return Ok(known);
        }
        let ctx = self.ctx;
        let r = &ctx.resources[id];
        let block = self.counter_block();
        let held = self.array_of_descriptors(r, block);
        let var = self.out.variable(self.storage_class(), held, None);
        self.interface.listed.push(var);
        let Some(slot) = self.resources.bindings.counters[id] else {
            return self.bug("a counter that was not announced");
        };
        self.out.decorate(var, Decoration::DescriptorSet, &[slot.set]);
        self.out.decorate(var, Decoration::Binding, &[slot.binding]);
        if self.options.debug_names {
            let name = format!("counter.var.{}", ctx.name(r.name));
            self.out.name(var, &name);
        }
        self.resources.counters[id] = var;
        Ok(var)
    }

    /// What a variable of a resource holds: one descriptor, or an array of them.
    fn array_of_descriptors(&mut self, r: &Resource, ty: Id) -> Id {
        match r.count {
            1 if r.dimensions.is_empty() => ty,
            u32::MAX => {
                self.descriptor_indexing(Capability::RuntimeDescriptorArray);
                self.out.ty_of(Op::TypeRuntimeArray, &[ty], &[])
            }
            count => {
                let count = self.out.u32(count.max(1));
                self.out.ty_of(Op::TypeArray, &[ty, count], &[])
            }
        }
    }

    fn counter_block(&mut self) -> Id {
        if self.resources.counter_block.is_none() {
            let uint = self.out.uint_type();
            let block = self.out.laid_type(Op::TypeStruct, &[uint]);
            self.out.decorate_member(block, 0, Decoration::Offset, &[0]);
            let decoration = self.storage_block();
            self.out.decorate(block, decoration, &[]);
            if self.options.debug_names {
                self.out.name(block, "type.ACSBuffer.counter");
            }
            self.resources.counter_block = block;
        }
        self.resources.counter_block
    }

    /// Notes that accesses are ordered, where the resource of a handle asks for that.
    pub(in crate::lower) fn note_order(&mut self, handle: InstId) {
        let of = self.func.operands(handle).first().and_then(|&value| self.ctx.resource_id(value));
        if of.is_some_and(|id| self.facts(&self.ctx.resources[id]).rasterizer_ordered) {
            self.resources.interlock = true;
        }
    }

    /// The order of accesses: by the shading rate or by sample where the shader reads that, else by pixel.
    pub(in crate::lower) fn interlock_mode(&mut self, main: Id) {
        if !self.resources.interlock {
            return;
        }
        let reads = |semantic| self.entry.inputs.iter().any(|el| el.semantic == semantic);
        let (capability, mode) = if reads(Semantic::ShadingRate) {
            (Capability::FragmentShaderShadingRateInterlockEXT, ExecutionMode::ShadingRateInterlockOrderedEXT)
        } else if reads(Semantic::SampleIndex) {
            (Capability::FragmentShaderSampleInterlockEXT, ExecutionMode::SampleInterlockOrderedEXT)
        } else {
            (Capability::FragmentShaderPixelInterlockEXT, ExecutionMode::PixelInterlockOrderedEXT)
        };
        self.out.extension("SPV_EXT_fragment_shader_interlock");
        self.out.capability(capability);
        self.out.mode(main, mode, &[]);
    }

    /// Starts the one critical section, at the head of a shader with ordered accesses.
    pub(in crate::lower) fn begin_interlock(&mut self) {
        if self.resources.interlock {
            self.out.inst(Op::BeginInvocationInterlockEXT, &[]);
        }
    }

    /// Ends the critical section, at the one exit.
    pub(in crate::lower) fn end_interlock(&mut self) {
        if self.resources.interlock {
            self.out.inst(Op::EndInvocationInterlockEXT, &[]);
        }
    }
}

/// The name of the type of a texture with its sampler.
pub(in crate::lower) const SAMPLED_IMAGE: &str = "type.sampled.image";

/// The name of the type of an image.
fn image_name(kind: ResourceKind) -> &'static str {
    use ResourceKind::*;
    match kind {
        Texture1D => "type.1d.image",
        Texture1DArray => "type.1d.image.array",
        Texture2DArray | Texture2DMSArray => "type.2d.image.array",
        Texture3D => "type.3d.image",
        TextureCube => "type.cube.image",
        TextureCubeArray => "type.cube.image.array",
        TypedBuffer => "type.buffer.image",
        _ => "type.2d.image",
    }
}
