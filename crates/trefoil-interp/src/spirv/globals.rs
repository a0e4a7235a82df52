//! Global variables: memory of lanes and of the group, descriptors, inputs and outputs.

use super::module::{Module, Slots, Variable};
use super::types::{self, Leaf, Type, Way};
use crate::compile::reserve;
use crate::memory::{REAL, UNDEF};
use crate::program::{Class, Element, Home, Image, Object, Program, Resource, Scalar, Stage, View};
use crate::{Fault, Result};
use spirv::{BuiltIn, Decoration, ExecutionMode, StorageClass, Word};
use std::collections::BTreeMap;

/// Elements of an array of descriptors without an end.
const UNBOUNDED: u32 = 64;
/// Most descriptors of a variable.
const MAX_DESCRIPTORS: u32 = 4096;

/// The view of a storage buffer: its bytes, whatever lies in them.
const STORAGE: View = View { kind: 11, component: 0, stride: 0 };
const CONSTANTS: View = View { kind: 13, component: 0, stride: 0 };
const SAMPLER: View = View { kind: 14, component: 0, stride: 0 };
const SCENE: View = View { kind: 16, component: 0, stride: 0 };

/// DXIL's modes of interpolation.
const CONSTANT: u8 = 1;
const LINEAR: u8 = 2;
const NO_PERSPECTIVE: u8 = 4;

/// Where a variable lies.
#[derive(Clone, Copy, Debug)]
struct Global {
    /// Its object, or the first of its descriptors.
    object: u32,
    held: Word,
    /// Of descriptors: how many there are.
    descriptors: Option<u32>,
}

/// An input or output.
#[derive(Clone, Debug)]
pub(super) struct Port {
    pub(super) variable: Word,
    pub(super) object: u32,
    pub(super) held: Word,
    pub(super) built_in: Option<BuiltIn>,
    /// The element of the signature: of structures the first, for each of their rows is one.
    element: u32,
    /// Whether each of its rows is an element of its own.
    pub(super) is_structure: bool,
    /// Points or vertices that each have one; 0 where there is one for all.
    pub(super) vertices: u32,
    /// The first component within a location.
    pub(super) component: u32,
    pub(super) stream: u32,
    /// Whether it is one of each primitive that a mesh shader gives.
    pub(super) of_primitives: bool,
}

impl Port {
    /// The element of the signature that a row is of, and which row of it.
    pub(super) fn place(&self, row: u32) -> (u32, u32) {
        if self.is_structure { (self.element + row, 0) } else { (self.element, row) }
    }
}

/// The global variables of a module.
#[derive(Default)]
pub(super) struct Globals {
    variables: BTreeMap<Word, Global>,
    pub(super) inputs: Vec<Port>,
    pub(super) outputs: Vec<Port>,
    /// The variable that an amplification shader gives to mesh shaders.
    pub(super) payload: Option<Word>,
}

impl Globals {
    /// Gives every variable its place, and every input and output its element.
    pub(super) fn declare(module: &Module, program: &mut Program) -> Result<Globals> {
        let mut globals = Globals::default();
        if program.stage == Stage::Library {
            program.declare_passed();
        }
        properties(module, program);
        for variable in &module.variables {
            match variable.class {
                StorageClass::Uniform
                | StorageClass::StorageBuffer
                | StorageClass::UniformConstant
                | StorageClass::PushConstant => globals.descriptors(module, program, variable)?,
                StorageClass::Input | StorageClass::Output => globals.port(module, program, variable)?,
                StorageClass::Private
                | StorageClass::Workgroup
                | StorageClass::RayPayloadKHR
                | StorageClass::CallableDataKHR => {
                    globals.memory(module, program, variable)?;
                }
                StorageClass::IncomingRayPayloadKHR | StorageClass::IncomingCallableDataKHR => {
                    globals.object(variable, program.passed);
                }
                StorageClass::HitAttributeKHR => globals.object(variable, program.passed + 1),
                StorageClass::ShaderRecordBufferKHR => {
                    globals.object(variable, program.objects.len() as u32);
                    program.objects.push(Object { home: Home::Record, size: u32::MAX });
                }
                StorageClass::TaskPayloadWorkgroupEXT => globals.payload(module, program, variable)?,
                other => return Err(Fault::unsupported(format!("variables of class {other:?}"))),
            }
        }
        Ok(globals)
    }

    /// The address of a variable.
    pub(super) fn address(&self, id: Word) -> Option<u64> {
        self.variables.get(&id).map(|global| u64::from(global.object) << 32)
    }

    /// The type of what a variable holds.
    pub(super) fn held(&self, id: Word) -> Option<Word> {
        self.variables.get(&id).map(|global| global.held)
    }

    /// Whether a variable is one of descriptors.
    pub(super) fn is_descriptor(&self, id: Word) -> bool {
        self.variables.get(&id).is_some_and(|global| global.descriptors.is_some())
    }

    /// How many descriptors an element of an array of descriptors has.
    pub(super) fn descriptors_within(&self, module: &Module, ty: Word) -> Result<u32> {
        count(module, ty)
    }

    /// How many objects after a combined image its sampler comes.
    pub(super) fn samplers_after(&self, pointer: Word) -> Result<u32> {
        let known = self.variables.get(&pointer).and_then(|global| global.descriptors);
        known.ok_or_else(|| Fault::unsupported("elements of arrays of combined images"))
    }

    fn memory(&mut self, module: &Module, program: &mut Program, variable: &Variable) -> Result<u32> {
        let size = module.layouts.size(variable.held, Way::default())?;
        let of_group =
            matches!(variable.class, StorageClass::Workgroup | StorageClass::TaskPayloadWorkgroupEXT);
        let shared = of_group || variable.class == StorageClass::Output && program.stage == Stage::Hull;
        let image = if shared { &mut program.group_memory } else { &mut program.lane_memory };
        let base = reserve(image, size)?;
        if let Some(initializer) = variable.initializer {
            let constant = module.constants.get(&initializer);
            let (ty, slots) =
                constant.ok_or_else(|| Fault::unsupported("a variable that starts as another"))?;
            let leaves = module.layouts.leaves(*ty, Way::default())?;
            write(image, base, &leaves, slots);
        }
        let object = program.objects.len() as u32;
        let home = if shared { Home::Group(base) } else { Home::Lane(base) };
        program.objects.push(Object { home, size });
        let global = Global { object, held: variable.held, descriptors: None };
        self.variables.insert(variable.id, global);
        Ok(object)
    }

    /// A variable that is an object.
    fn object(&mut self, variable: &Variable, object: u32) {
        self.variables.insert(variable.id, Global { object, held: variable.held, descriptors: None });
    }

    /// What an amplification shader gives to the mesh shaders that it starts, and they are given.
    fn payload(&mut self, module: &Module, program: &mut Program, variable: &Variable) -> Result<()> {
        let size = module.layouts.size(variable.held, Way::default())?;
        program.properties.payload = size;
        self.payload = Some(variable.id);
        if program.stage == Stage::Amplification {
            return self.memory(module, program, variable).map(|_| ());
        }
        let object = program.objects.len() as u32;
        program.objects.push(Object { home: Home::Payload, size });
        let global = Global { object, held: variable.held, descriptors: None };
        self.variables.insert(variable.id, global);
        Ok(())
    }

    fn descriptors(&mut self, module: &Module, program: &mut Program, variable: &Variable) -> Result<()> {
        let mut inner = variable.held;
        while let Type::Array(elem, _) | Type::Runtime(elem) = module.layouts.ty(inner)? {
            inner = *elem;
        }
        let count = count(module, variable.held)?;
        let written = module.decoration(inner, Decoration::BufferBlock).is_some();
        let of_image = |image: &types::Image| -> Result<(Class, View)> {
            let class = if image.written { Class::Uav } else { Class::Srv };
            Ok((class, module.layouts.view(*image)?))
        };
        let mut parts = Vec::new();
        match module.layouts.ty(inner)? {
            Type::Image(image) => parts.push(of_image(image)?),
            Type::SampledImage(image) => {
                let Type::Image(image) = module.layouts.ty(*image)? else {
                    return Err(Fault::damaged("a combined image of none"));
                };
                parts.extend([of_image(image)?, (Class::Sampler, SAMPLER)]);
            }
            Type::Sampler => parts.push((Class::Sampler, SAMPLER)),
            Type::Opaque => parts.push((Class::Srv, SCENE)),
            _ => parts.push(match variable.class {
                StorageClass::StorageBuffer => (Class::Uav, STORAGE),
                StorageClass::Uniform if written => (Class::Uav, STORAGE),
                _ => (Class::Cbv, CONSTANTS),
            }),
        }
        let object = program.objects.len() as u32;
        let number = |which| module.decoration(variable.id, which);
        let constants = variable.class == StorageClass::PushConstant;
        for (class, view) in parts {
            let resource = program.resources.len() as u32;
            program.resources.push(Resource {
                class,
                id: resource,
                space: if constants { u32::MAX } else { number(Decoration::DescriptorSet).unwrap_or(0) },
                first: number(Decoration::Binding).unwrap_or(0),
                view,
                variable: None,
            });
            let of = |element| Object { home: Home::Descriptor(resource, element), size: u32::MAX };
            program.objects.extend((0..count).map(of));
        }
        let global = Global { object, held: variable.held, descriptors: Some(count) };
        self.variables.insert(variable.id, global);
        Ok(())
    }

    fn port(&mut self, module: &Module, program: &mut Program, variable: &Variable) -> Result<()> {
        let output = variable.class == StorageClass::Output;
        let object = self.memory(module, program, variable)?;
        let built_in = module.built_in(variable.id);
        let number = |which| module.decoration(variable.id, which);
        let patch = number(Decoration::Patch).is_some();
        // Points each have their own; what a pixel sees of vertices is per vertex too.
        let arrayed = match (program.stage, output) {
            (Stage::Mesh, true) => true,
            (Stage::Geometry | Stage::Hull | Stage::Domain, false) | (Stage::Hull, true) => {
                !patch && of_points(built_in)
            }
            _ => number(Decoration::PerVertexKHR).is_some(),
        };
        let (mut held, mut vertices) = (variable.held, 0);
        if let (true, Type::Array(elem, n)) = (arrayed, module.layouts.ty(held)?) {
            (held, vertices) = (*elem, *n);
            if !output && program.stage != Stage::Pixel {
                program.properties.input_points = *n;
            }
        }
        let location = number(Decoration::Location);
        let cells = cells(module, held)?;
        let rows = cells.iter().map(|cell| cell.0 + 1).max().unwrap_or(1);
        let of_primitives = output && number(Decoration::PerPrimitiveEXT).is_some();
        let list = match (output, of_primitives) {
            (true, true) => &mut program.patch,
            (true, false) => &mut program.outputs,
            (false, _) => &mut program.inputs,
        };
        let element = list.len() as u32;
        let first = location.unwrap_or(0);
        if first.checked_add(rows).is_none() {
            return Err(Fault::unsupported("a location beyond all"));
        }
        let name = match (built_in, number(Decoration::Index)) {
            (Some(which), _) => format!("{which:?}"),
            (None, Some(1)) => "second source of location ".to_string(),
            (None, _) if patch => "patch location ".to_string(),
            (None, _) => "location ".to_string(),
        };
        let made = |id, indices, scalar: Scalar| Element {
            id,
            semantic: name.clone(),
            indices,
            component: if scalar.is_float() { 9 } else { 5 },
            kind: kind(built_in),
            interpolation: match number(Decoration::NoPerspective) {
                _ if number(Decoration::Flat).is_some() => CONSTANT,
                Some(_) => NO_PERSPECTIVE,
                None => LINEAR,
            },
            cols: 4,
            stream: number(Decoration::Stream).unwrap_or(0),
        };
        let is_structure = built_in.is_none() && holds_structure(module, held)?;
        if is_structure {
            let leaves = module.layouts.leaves(held, Way::default())?;
            for row in 0..rows {
                let leaf = leaves.iter().zip(&cells).find(|(_, cell)| cell.0 == row);
                let scalar = leaf.map_or(Scalar::I32, |(&(ty, _), _)| ty);
                list.push(made(element + row, vec![first + row], scalar));
            }
        } else {
            let scalar = module.layouts.element(held)?;
            list.push(made(element, (first..first + rows).collect(), scalar));
        }
        let port = Port {
            variable: variable.id,
            object,
            held,
            built_in,
            element,
            is_structure,
            vertices,
            component: number(Decoration::Component).unwrap_or(0),
            stream: number(Decoration::Stream).unwrap_or(0),
            of_primitives,
        };
        if output {
            self.outputs.push(port)
        } else {
            self.inputs.push(port)
        }
        Ok(())
    }
}

/// Writes a constant into memory.
fn write(image: &mut Image, base: u32, leaves: &[Leaf], slots: &Slots) {
    for (&(ty, at), &(bits, undef)) in leaves.iter().zip(slots) {
        let (from, count) = (base as usize + at as usize, ty.bytes() as usize);
        image.bytes[from..from + count].copy_from_slice(&bits.to_le_bytes()[..count]);
        let flags = if undef { UNDEF } else { 0 } | if ty.is_float() { REAL } else { 0 };
        image.flags[from..from + count].fill(flags);
    }
}

/// Whether there are structures in a type.
fn holds_structure(module: &Module, mut ty: Word) -> Result<bool> {
    loop {
        match module.layouts.ty(ty)? {
            Type::Array(elem, _) => ty = *elem,
            found => return Ok(matches!(found, Type::Struct(_))),
        }
    }
}

/// How many descriptors a type stands for.
fn count(module: &Module, ty: Word) -> Result<u32> {
    let (mut at, mut count) = (ty, 1u32);
    loop {
        match module.layouts.ty(at)? {
            Type::Array(elem, n) => (at, count) = (*elem, count.saturating_mul(*n)),
            Type::Runtime(elem) => (at, count) = (*elem, count.saturating_mul(UNBOUNDED)),
            _ if count > MAX_DESCRIPTORS => return Err(Fault::Limit("descriptors")),
            _ => return Ok(count),
        }
    }
}

/// Whether a built-in of a stage between vertices and pixels is one of each point.
fn of_points(built_in: Option<BuiltIn>) -> bool {
    matches!(
        built_in,
        None | Some(
            BuiltIn::Position
                | BuiltIn::PointSize
                | BuiltIn::ClipDistance
                | BuiltIn::CullDistance
                | BuiltIn::Layer
                | BuiltIn::ViewportIndex
        )
    )
}

/// DXIL's kind of the semantic that a built-in is, where the values have a meaning of their own.
fn kind(built_in: Option<BuiltIn>) -> u8 {
    match built_in {
        Some(BuiltIn::VertexIndex) => 1,
        Some(BuiltIn::InstanceIndex) => 2,
        Some(BuiltIn::Position | BuiltIn::FragCoord) => 3,
        Some(BuiltIn::PrimitiveId) => 10,
        Some(BuiltIn::SampleId) => 12,
        Some(BuiltIn::FrontFacing) => 13,
        Some(BuiltIn::ViewIndex) => 27,
        Some(BuiltIn::BaryCoordKHR | BuiltIn::BaryCoordNoPerspKHR) => 28,
        _ => 0,
    }
}

/// The location and the component of each scalar of an input or output.
pub(super) fn cells(module: &Module, ty: Word) -> Result<Vec<(u32, u32)>> {
    Ok(match module.layouts.ty(ty)? {
        Type::Vector(_, n) => (0..*n).map(|col| (0, col)).collect(),
        Type::Matrix(elem, n) | Type::Array(elem, n) => {
            let of_elem = cells(module, *elem)?;
            let rows = locations(module, *elem, &of_elem)?;
            module.layouts.slots(ty)?;
            (0..*n).flat_map(|i| of_elem.iter().map(move |cell| (cell.0 + i * rows, cell.1))).collect()
        }
        Type::Struct(members) => {
            let (mut all, mut row) = (Vec::new(), 0);
            for &member in members {
                let own = cells(module, member)?;
                let rows = locations(module, member, &own)?;
                all.extend(own.into_iter().map(|cell| (cell.0 + row, cell.1)));
                row += rows;
            }
            all
        }
        _ => vec![(0, 0)],
    })
}

/// How many locations something with these cells takes: vectors of three or four components of 64 bits take two.
pub(super) fn locations(module: &Module, ty: Word, cells: &[(u32, u32)]) -> Result<u32> {
    if let Type::Vector(elem, 3..) = module.layouts.ty(ty)?
        && module.layouts.element(*elem)?.bytes() == 8
    {
        return Ok(2);
    }
    Ok(cells.iter().map(|cell| cell.0 + 1).max().unwrap_or(1))
}

/// What the modes of the entry say of its stage.
fn properties(module: &Module, program: &mut Program) {
    let of = &mut program.properties;
    if let Some(&[x, y, z]) = module.mode(ExecutionMode::LocalSize) {
        of.threads = [x, y, z];
    }
    if let Some(&[x, y, z]) = module.mode(ExecutionMode::LocalSizeId) {
        of.threads = [x, y, z].map(|id| module.int(id).unwrap_or(1) as u32);
    }
    if let Some(&[n]) = module.mode(ExecutionMode::OutputVertices) {
        (of.output_points, of.max_vertices) = (n, n);
    }
    if let Some(&[n]) = module.mode(ExecutionMode::Invocations) {
        of.instances = n;
    }
    let points = [
        (ExecutionMode::InputPoints, 1),
        (ExecutionMode::InputLines, 2),
        (ExecutionMode::Triangles, 3),
        (ExecutionMode::InputLinesAdjacency, 4),
        (ExecutionMode::InputTrianglesAdjacency, 6),
    ];
    let said = |rows: &[(ExecutionMode, u8)]| {
        rows.iter().find(|(mode, _)| module.mode(*mode).is_some()).map_or(0, |row| row.1)
    };
    let corners = [
        (ExecutionMode::OutputPoints, 1),
        (ExecutionMode::OutputLineStrip, 2),
        (ExecutionMode::OutputTriangleStrip, 3),
        (ExecutionMode::OutputLinesEXT, 2),
        (ExecutionMode::OutputTrianglesEXT, 3),
    ];
    of.output_corners = said(&corners).into();
    of.domain =
        said(&[(ExecutionMode::Isolines, 1), (ExecutionMode::Triangles, 2), (ExecutionMode::Quads, 3)]);
    let spacing = [
        (ExecutionMode::SpacingEqual, 1),
        (ExecutionMode::SpacingFractionalOdd, 3),
        (ExecutionMode::SpacingFractionalEven, 4),
    ];
    of.partitioning = said(&spacing);
    let tessellated = [
        (ExecutionMode::PointMode, 1),
        (ExecutionMode::VertexOrderCw, 3),
        (ExecutionMode::VertexOrderCcw, 4),
    ];
    of.tessellated = said(&tessellated);
    let found = points.into_iter().find(|(mode, _)| module.mode(*mode).is_some());
    of.input_points = found.map_or(0, |(_, points)| points);
}
