//! Queries of resources: size, levels, samples, and the level of detail that a sample would use.

use crate::kinds;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{Capability, Op};
use trefoil_ir::{Entity, HashMap, InstId, Intrinsic, Opcode, Resource, ResourceKind, Value};

/// The lanes of a size, all four.
const ALL_LANES: u8 = 0b1111;

/// What is taken of a resource's size.
#[derive(Clone, Copy, Default)]
struct Taken {
    /// A bit for each lane.
    lanes: u8,
    /// How many operands take them.
    uses: u8,
    /// Whether a shuffle does, which takes a vector.
    is_shuffled: bool,
}

impl Taken {
    /// A lane is taken: one that is not known may be any.
    fn take(&mut self, lane: Option<u64>) {
        match lane.filter(|&lane| lane < 4) {
            Some(lane) => self.lanes |= 1 << lane,
            None => (self.lanes, self.is_shuffled) = (ALL_LANES, true),
        }
    }
}

/// The sizes of resources that are asked for: four numbers in the IR, of which an image answers some at once.
#[derive(Default)]
pub(in crate::lower) struct Sizes {
    /// Whether vectors that are loaded count too: some may be put together from the words of a buffer.
    watches_loads: bool,
    taken: HashMap<InstId, Taken>,
    /// The answers that stand for all four.
    shapes: HashMap<InstId, Shape>,
    /// The lanes of vectors that are loaded each for itself.
    lanes: HashMap<InstId, [Id; 4]>,
}

impl Lower<'_> {
    /// `resource.getdimensions`: width, height, depth or layers, and levels or samples; zeros where there is none.
    pub(in crate::lower) fn dimensions(&mut self, inst: InstId) -> Result<()> {
        let (handle, level) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let ty = self.resource_type(handle)?;
        let zero = self.out.u32(0);
        let mut four = [zero; 4];
        match ty.kind {
            ResourceKind::StructuredBuffer => {
                four[0] = self.array_length(handle)?;
                let rule = self.rule_of(ty.element, ty.kind);
                four[1] = self.out.u32(rule.stride(self.ctx, ty.element));
            }
            ResourceKind::RawBuffer => {
                let words = self.array_length(handle)?;
                let width = self.out.u32(4);
                four[0] = self.op(Op::IMul, Shape::UINT, &[words, width]);
            }
            kind if kind == ResourceKind::TypedBuffer || kind.is_texture() => {
                if let Some(short) = self.image_dimensions(inst, handle, level, &mut four)? {
                    self.body.values[inst] = short;
                    return Ok(());
                }
            }
            _ => return self.fail(kinds::UNSUPPORTED.with(&[&"the size of this resource"])),
        }
        if self.lanes_taken(inst).is_some() {
            self.keep_lanes(inst, four);
            return Ok(());
        }
        let result = self.value_type(self.inst(inst).ty)?;
        self.body.values[inst] = self.out.value(Op::CompositeConstruct, result, &four);
        Ok(())
    }

    /// Looks out for vectors that are loaded, where there are buffers of bytes.
    pub(in crate::lower) fn watch_loads(&mut self) {
        let is_raw = |resource: &Resource| self.facts(resource).kind == ResourceKind::RawBuffer;
        self.body.sizes.watches_loads = self.ctx.resources.values().any(is_raw);
    }

    /// Notes which lanes of a resource's size, or of a vector that is loaded, an extraction or a shuffle takes.
    pub(in crate::lower) fn note_size_lanes(&mut self, inst: InstId) -> Result<()> {
        let func = self.func;
        let operands = func.operands(inst);
        let is_size = |&i: &InstId| {
            let inst = &func.insts[i];
            inst.is_intrinsic(Intrinsic::GetDimensions)
                || self.body.sizes.watches_loads && inst.op == Opcode::Load
        };
        let Some(size) = operands.first().and_then(|v| v.as_inst()).filter(is_size) else { return Ok(()) };
        let mut noted = Taken::default();
        match (func.insts[inst].op, operands) {
            (Opcode::ExtractElement, &[_, lane]) => {
                let count = self.ctx.types.lanes(func.insts[size].ty);
                noted.take(self.ctx.as_int(lane).filter(|&lane| lane < count.into()));
            }
            (Opcode::ShuffleVector, &[a, b, mask]) if a == b || self.is_undef(b) => {
                noted.is_shuffled = true;
                for n in 0..self.ctx.types.lanes(func.insts[inst].ty) {
                    if let Some(lane) = self.mask_lane(mask, n)? {
                        noted.take(Some(lane.into()));
                    }
                }
            }
            _ => noted.take(None),
        }
        let uses = operands.iter().filter(|v| v.as_inst() == Some(size)).count() as u8;
        let before = self.body.sizes.taken.entry(size).or_default();
        *before = Taken {
            lanes: before.lanes | noted.lanes,
            uses: before.uses.saturating_add(uses),
            is_shuffled: before.is_shuffled | noted.is_shuffled,
        };
        Ok(())
    }

    /// Forgets the sizes that something else uses too, by how often each instruction is used.
    pub(in crate::lower) fn keep_whole_sizes(&mut self, uses: &[u8]) {
        let all = |size: &InstId, taken: &mut Taken| taken.uses < u8::MAX && uses[size.index()] == taken.uses;
        self.body.sizes.taken.retain(all);
    }

    /// The shape of the answer that stands for a size of four lanes.
    pub(in crate::lower) fn size_shape(&self, value: Value) -> Option<Shape> {
        self.body.sizes.shapes.get(&value.as_inst()?).copied()
    }

    /// The lanes that are taken of a vector, where each is taken alone.
    pub(in crate::lower) fn lanes_taken(&self, load: InstId) -> Option<u8> {
        self.body.sizes.taken.get(&load).filter(|taken| !taken.is_shuffled).map(|taken| taken.lanes)
    }

    /// Keeps the lanes of a vector that is never put together.
    pub(in crate::lower) fn keep_lanes(&mut self, load: InstId, lanes: [Id; 4]) {
        self.body.sizes.lanes.insert(load, lanes);
    }

    /// Such a vector, where somebody takes all lanes as one after all.
    pub(in crate::lower) fn joined_lanes(&mut self, load: InstId) -> Result<Option<Id>> {
        let Some(mut lanes) = self.body.sizes.lanes.get(&load).copied() else { return Ok(None) };
        let shape = self.shape(self.inst(load).ty)?;
        let scalar = self.type_of_shape(shape.with_lanes(1));
        for lane in lanes.iter_mut().filter(|lane| lane.is_none()) {
            *lane = self.out.constant(Op::Undef, scalar, &[]);
        }
        Ok(Some(self.op(Op::CompositeConstruct, shape, &lanes[..shape.lanes as usize])))
    }

    /// A lane of such a vector.
    pub(in crate::lower) fn kept_lane(&self, vector: Value, lane: Value) -> Option<Id> {
        let lanes = self.body.sizes.lanes.get(&vector.as_inst()?)?;
        lanes.get(self.ctx.as_int(lane)? as usize).copied().filter(|id| id.is_some())
    }

    fn array_length(&mut self, handle: Value) -> Result<Id> {
        let buffer = self.descriptor(handle)?;
        Ok(self.op_with(Op::ArrayLength, Shape::UINT, &[buffer.pointer], &[0]))
    }

    /// Fills in the lanes of an image's size; where nothing takes others than the image answers, gives the answer alone.
    fn image_dimensions(
        &mut self,
        inst: InstId,
        handle: Value,
        level: Value,
        four: &mut [Id; 4],
    ) -> Result<Option<Id>> {
        use ResourceKind::*;
        self.out.capability(Capability::ImageQuery);
        let ty = self.resource_type(handle)?;
        let image = self.loaded_handle(handle)?;
        let lanes = match ty.kind {
            TextureCube => 2,
            TextureCubeArray => 3,
            kind => kind.coordinates(),
        };
        let shape = Shape::UINT.with_lanes(lanes);
        let taken = self.body.sizes.taken.get(&inst).map_or(ALL_LANES, |taken| taken.lanes);
        let is_short = taken < 1 << lanes && ty.kind != Texture1DArray;
        let whole = !ty.writable && ty.kind != TypedBuffer && !ty.kind.is_multisampled();
        let size = if whole {
            let level = if self.is_undef(level) { self.out.u32(0) } else { self.id(level)? };
            if !is_short {
                four[3] = self.op(Op::ImageQueryLevels, Shape::UINT, &[image]);
            }
            self.op(Op::ImageQuerySizeLod, shape, &[image, level])
        } else {
            if ty.kind.is_multisampled() && !is_short {
                four[3] = self.op(Op::ImageQuerySamples, Shape::UINT, &[image]);
            }
            self.op(Op::ImageQuerySize, shape, &[image])
        };
        if is_short {
            self.body.sizes.shapes.insert(inst, shape);
            return Ok(Some(size));
        }
        for n in 0..lanes {
            four[n as usize] = self.lane(size, shape, n);
        }
        if ty.kind == Texture1DArray {
            // `OpImageQuerySize` gives the layers second; the result has them third, as for all arrays.
            four[2] = four[1];
        }
        Ok(None)
    }

    /// `resource.calculate.lod`
    pub(in crate::lower) fn query_level(&mut self, inst: InstId, component: u32) -> Result<()> {
        self.out.capability(Capability::ImageQuery);
        self.ask_derivatives()?;
        let (texture, at) = (self.operand(inst, 0)?, self.operand(inst, 2)?);
        let kind = self.resource_type(texture)?.kind;
        let image = self.sampled_image(inst)?;
        let at = self.coordinates(at, kind.dimensions())?;
        let pair = Shape::FLOAT.with_lanes(2);
        let both = self.op(Op::ImageQueryLod, pair, &[image, at]);
        self.body.values[inst] = self.lane(both, pair, component);
        Ok(())
    }
}
