//! The interface of the entry point: inputs and outputs of the signatures (here; `access` reads and writes them), system
//! values (`builtin`), patches (`tessellation`), streams of vertices (`geometry`) and meshes (`mesh`); `location` gives all of them
//! their places.
//!
//! In: the elements of the signatures, and the intrinsics that read and write their rows. Out: variables with locations or
//! built-ins, and accesses of them. What holds: a variable is made when its element is first used.

mod access;
mod arrays;
mod builtin;
mod geometry;
mod location;
mod mesh;
mod tessellation;

use crate::kinds;
use crate::lower::types::{Scalar, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use location::{Location, subject};
use spirv::{BuiltIn, Capability, Decoration, ExecutionMode, Op, StorageClass};
use trefoil_ir::{
    ComponentType, HashMap, InstId, InterpolationMode, SignatureElement, SpirvNote, SpirvSubject, Stage,
};

/// How an element of a signature travels.
#[derive(Clone, Copy)]
enum Route {
    /// By location, a row each.
    Location(Location),
    /// As what the pipeline knows.
    BuiltIn(BuiltIn, Shape),
    /// As part of an array that the pipeline knows, from this index on.
    Part(BuiltIn, u32),
}

/// The variables of the interface, and what the entry point says of them.
#[derive(Default)]
pub(in crate::lower) struct Interface {
    /// All input and output variables that were made.
    pub(in crate::lower) variables: Vec<Id>,
    /// Variables that an entry point of SPIR-V 1.4 lists beside its inputs and outputs.
    pub(in crate::lower) listed: Vec<Id>,
    /// Modes that outputs ask for.
    pub(in crate::lower) modes: Vec<ExecutionMode>,
    /// Whether values of neighbours were asked for.
    pub(in crate::lower) derivatives: bool,
    /// Whether the code asks which lanes are helpers.
    pub(in crate::lower) asks_helpers: bool,
    /// Inputs of which single vertices are read.
    pub(in crate::lower) per_vertex: Vec<usize>,
    /// Arrays of inputs, of which a block may read several elements.
    arrays: arrays::Arrays,
    /// Built-in variables, by what they are, whether they are outputs, and their types.
    pub(in crate::lower) built_ins: HashMap<(u32, bool, Id), Id>,
    /// Constants that the pipeline may set, by number.
    pub(in crate::lower) spec_constants: HashMap<u32, Id>,
    /// Variables that the source gives a class of their own, by number and class.
    pub(in crate::lower) named: HashMap<(u32, u32), Id>,
    /// The locations of the elements of a patch, and the variables that were made of them.
    patch_locations: Vec<Location>,
    patch_made: Vec<Id>,
    routes: [Vec<Route>; 2],
    made: [Vec<Id>; 2],
}

impl Interface {
    /// Begins the interface of another entry, which has no variable in common with those before it.
    pub(in crate::lower) fn start_entry(&mut self) {
        let spec_constants = std::mem::take(&mut self.spec_constants);
        *self = Self { spec_constants, ..Self::default() };
    }

    /// Lists a variable beside the inputs and outputs, once.
    pub(in crate::lower) fn list(&mut self, variable: Id) {
        if !self.listed.contains(&variable) {
            self.listed.push(variable);
        }
    }

    /// The shape of a built-in of a side by the first of its elements that is one: an entry has one variable of it, be it
    /// `int` here and `uint` there.
    fn declared_shape(&self, which: BuiltIn, output: bool) -> Option<Shape> {
        self.routes[usize::from(output)].iter().find_map(|route| match *route {
            Route::BuiltIn(known, shape) if known == which => Some(shape),
            _ => None,
        })
    }

    /// Makes room for the elements of a side.
    fn start_side(&mut self, side: usize, count: usize) {
        self.routes[side] = vec![Route::Location(Location::default()); count];
        self.made[side] = vec![Id::NONE; count];
    }

    /// Makes room for the elements of what a patch has.
    fn start_patch(&mut self, count: usize) {
        self.patch_locations = vec![Location::default(); count];
        self.patch_made = vec![Id::NONE; count];
    }
}

impl<'a> Lower<'a> {
    /// The elements of a signature.
    fn elements(&self, output: bool) -> &'a [SignatureElement] {
        let entry = self.entry;
        if output { &entry.outputs } else { &entry.inputs }
    }

    fn signature_element(&self, output: bool, inst: InstId) -> Result<(usize, &'a SignatureElement)> {
        let n = self.const_operand(inst, 0, "the element of a signature")? as usize;
        match self.elements(output).get(n) {
            Some(el) => Ok((n, el)),
            None => self.fail(&kinds::UNKNOWN_SIGNATURE_ELEMENT),
        }
    }

    /// The type of an element as a vertex has it, whose rows have a shape: the row, or an array of rows.
    pub(in crate::lower) fn type_of_element(&mut self, el: &SignatureElement, shape: Shape) -> Id {
        let mut ty = self.type_of_shape(shape);
        if shape.bits() == 16 {
            self.out.capability(Capability::StorageInputOutput16);
        }
        if el.rows > 1 {
            let rows = self.out.u32(el.rows);
            ty = self.out.ty_of(Op::TypeArray, &[ty, rows], &[]);
        }
        ty
    }

    /// What one row of an element is in its variable. Minimum precision that is computed in 32 bits travels so.
    pub(in crate::lower) fn row_shape(&self, el: &SignatureElement, computed: u32) -> Shape {
        use ComponentType::*;
        let scalar = match el.component {
            I16 if computed == 32 => Scalar::Sint(32),
            U16 if computed == 32 => Scalar::Uint(32),
            F16 | SNormF16 | UNormF16 if computed == 32 => Scalar::Float(32),
            I16 => Scalar::Sint(16),
            U16 => Scalar::Uint(16),
            I32 => Scalar::Sint(32),
            I64 => Scalar::Sint(64),
            U64 => Scalar::Uint(64),
            F16 | SNormF16 | UNormF16 => Scalar::Float(16),
            F64 | SNormF64 | UNormF64 => Scalar::Float(64),
            F32 | SNormF32 | UNormF32 => Scalar::Float(32),
            I1 | U32 | PackedS8x32 | PackedU8x32 | Invalid => Scalar::Uint(32),
        };
        Shape::new(scalar, u32::from(el.cols.clamp(1, 4)))
    }

    fn location_var(&mut self, output: bool, n: usize, location: Location, computed: u32) -> Result<Id> {
        let side = usize::from(output);
        if self.interface.made[side][n].is_some() {
            return Ok(self.interface.made[side][n]);
        }
        let entry = self.entry;
        let el = if output { &entry.outputs[n] } else { &entry.inputs[n] };
        let shape = self.row_shape(el, computed);
        let mut ty = self.type_of_element(el, shape);
        let per_vertex = !output && self.interface.per_vertex.contains(&n);
        if per_vertex {
            let three = self.out.u32(3);
            ty = self.out.ty_of(Op::TypeArray, &[ty, three], &[]);
        }
        ty = self.of_vertices(ty, el.vertices);
        let class = if output { StorageClass::Output } else { StorageClass::Input };
        let var = self.out.variable(class, ty, None);
        if shape.bits() == 32 && el.component.min_precision() != 0 {
            self.out.relaxed(var);
        }
        let subject = subject(output, n);
        if !self.is_placed_by_source(subject) {
            self.decorate_location(var, location);
        }
        if output && self.has_streams() {
            self.out.capability(Capability::GeometryStreams);
            self.out.decorate(var, Decoration::Stream, &[el.stream.into()]);
        }
        if let Some(index) = el.vk_index {
            self.out.decorate(var, Decoration::Index, &[index]);
        }
        if per_vertex {
            self.out.extension("SPV_KHR_fragment_shader_barycentric");
            self.out.capability(Capability::FragmentBarycentricKHR);
            self.out.decorate(var, Decoration::PerVertexKHR, &[]);
        } else if !output && entry.stage == Stage::Pixel {
            self.interpolation(var, shape, el.interpolation);
        }
        self.name_element(output, el, subject, var);
        self.decorations_of(subject, var)?;
        self.interface.variables.push(var);
        self.interface.made[side][n] = var;
        Ok(var)
    }

    /// Names the variable of an element: its side, its semantic, and the index where the source writes one.
    fn name_element(&mut self, output: bool, el: &SignatureElement, subject: SpirvSubject, var: Id) {
        if !self.options.debug_names {
            return;
        }
        let side = if output { "out" } else { "in" };
        let mut name = format!("{side}.var.{}", self.ctx.name(el.name));
        if !self.notes_on(subject).any(|note| *note == SpirvNote::Bare(subject)) {
            name += &el.indices.first().copied().unwrap_or(0).to_string();
        }
        self.out.name(var, &name);
    }

    /// Decorates the built-in variables that elements of the signatures became as the source asks.
    pub(in crate::lower) fn decorate_built_ins(&mut self) -> Result<()> {
        if self.ctx.spirv.notes().is_empty() {
            return Ok(());
        }
        let mut done: Vec<Id> = Vec::new();
        for side in 0..2 {
            for n in 0..self.interface.routes[side].len() {
                let (Route::BuiltIn(which, _) | Route::Part(which, _)) = self.interface.routes[side][n]
                else {
                    continue;
                };
                let known = |&(&(b, output, _), _): &(&(u32, bool, Id), &Id)| {
                    b == which as u32 && output == (side == 1)
                };
                let var = self.interface.built_ins.iter().filter(known).map(|(_, &var)| var).min();
                let Some(var) = var.filter(|var| !done.contains(var)) else { continue };
                done.push(var);
                self.decorations_of(subject(side == 1, n), var)?;
            }
        }
        Ok(())
    }

    /// The type of what each vertex of a primitive has; the type itself where there is one for all.
    pub(in crate::lower) fn of_vertices(&mut self, ty: Id, vertices: u32) -> Id {
        if vertices == 0 {
            return ty;
        }
        let count = self.out.u32(vertices);
        self.out.ty_of(Op::TypeArray, &[ty, count], &[])
    }

    /// Makes the variables of all elements that nothing has used.
    pub(in crate::lower) fn declare_interface(&mut self) -> Result<()> {
        for side in 0..2 {
            for n in 0..self.interface.routes[side].len() {
                let output = side == 1;
                match self.interface.routes[side][n] {
                    Route::Location(location) => self.location_var(output, n, location, 32)?,
                    Route::BuiltIn(BuiltIn::PointSize, _) if self.entry.stage == Stage::Pixel => {
                        return self.fail(&kinds::POINT_SIZE_OF_PIXEL);
                    }
                    Route::BuiltIn(which, shape) => {
                        let entry = self.entry;
                        let vertices =
                            if output { entry.outputs[n].vertices } else { entry.inputs[n].vertices };
                        self.built_in_var_of(which, shape, output, vertices)
                    }
                    Route::Part(which, _) => self.distances(output, which),
                };
            }
        }
        match self.entry.stage {
            Stage::Mesh => self.declare_primitives(),
            _ => self.declare_patch_constants(),
        }
    }

    fn interpolation(&mut self, var: Id, shape: Shape, how: InterpolationMode) {
        use InterpolationMode::*;
        if how == Constant || !shape.is_float() || shape.bits() == 64 {
            self.out.decorate(var, Decoration::Flat, &[]);
            return;
        }
        if matches!(how, LinearNoPerspective | LinearNoPerspectiveCentroid | LinearNoPerspectiveSample) {
            self.out.decorate(var, Decoration::NoPerspective, &[]);
        }
        if matches!(how, LinearCentroid | LinearNoPerspectiveCentroid) {
            self.out.decorate(var, Decoration::Centroid, &[]);
        }
        if matches!(how, LinearSample | LinearNoPerspectiveSample) {
            self.out.capability(Capability::SampleRateShading);
            self.out.decorate(var, Decoration::Sample, &[]);
        }
    }

    /// The array of clip or cull distances.
    fn distances(&mut self, output: bool, which: BuiltIn) -> Id {
        let entry = self.entry;
        let side = usize::from(output);
        let list = if output { &entry.outputs } else { &entry.inputs };
        let (mut count, mut vertices) = (0u32, 0);
        for (el, route) in list.iter().zip(&self.interface.routes[side]) {
            if matches!(route, Route::Part(b, _) if *b == which) {
                count = count.saturating_add(el.rows.saturating_mul(u32::from(el.cols)));
                vertices = el.vertices;
            }
        }
        let float = self.type_of_shape(Shape::FLOAT);
        let count = self.out.u32(count);
        let array = self.out.ty_of(Op::TypeArray, &[float, count], &[]);
        let array = self.of_vertices(array, vertices);
        if let Some(&known) = self.interface.built_ins.get(&(which as u32, output, array)) {
            return known;
        }
        self.out.capability(match which {
            BuiltIn::CullDistance => Capability::CullDistance,
            _ => Capability::ClipDistance,
        });
        let class = if output { StorageClass::Output } else { StorageClass::Input };
        let var = self.out.variable(class, array, None);
        self.out.decorate_built_in(var, which);
        self.interface.variables.push(var);
        self.interface.built_ins.insert((which as u32, output, array), var);
        var
    }
}

/// How many locations one row takes.
pub(in crate::lower) fn row_locations(el: &SignatureElement) -> u32 {
    if is_wide(el) && el.cols > 2 { 2 } else { 1 }
}

/// Whether the components of an element have 64 bits.
fn is_wide(el: &SignatureElement) -> bool {
    matches!(el.component, ComponentType::F64 | ComponentType::I64 | ComponentType::U64)
}
