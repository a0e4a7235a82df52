//! Draws: the stages between vertices and pixels, and the fixed functions between them.
//!
//! [`assembly`] makes primitives of vertices, [`tessellate`] the points of a patch's domain, [`raster`] the pixels of a primitive.
//! The stages run one after the other, each for all of the draw; what one writes to memory, the next one finds.

mod assembly;
pub(crate) mod raster;
mod tessellate;

use crate::outcome::{Cell, Outcome};
use crate::program::{Element, Program, Stage};
use crate::run::Limits;
use crate::run::feed::{Feed, Link, Primitive, Rows};
use crate::run::machine::Machine;
use crate::world::{Given, World};
use crate::{Fault, Result};

/// How vertices make primitives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topology {
    /// As many vertices each: one for points, two for lines, three for triangles, any number for patches.
    List(u32),
    /// Each vertex after the second makes a triangle.
    Strip,
}

/// A vertex attribute.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// All values, as [`TextureContent`](crate::TextureContent) has texels.
    pub values: Vec<[u64; 4]>,
    /// Whether it steps with the instance.
    pub per_instance: bool,
}

/// What is drawn.
#[derive(Clone, Debug)]
pub struct Draw {
    /// Vertices of an instance.
    pub vertices: u32,
    /// Instances.
    pub instances: u32,
    /// How vertices make primitives.
    pub topology: Topology,
    /// Vertex attributes, a row of the vertex shader's inputs each.
    pub attributes: Vec<Attribute>,
    /// Groups of mesh or amplification shaders.
    pub groups: [u32; 3],
    /// Width and height of all targets.
    pub size: [u32; 2],
    /// How many render targets there are.
    pub targets: u32,
    /// Whether there is a depth buffer, cleared to 1 and tested for less.
    pub depth: bool,
    /// Whether triangles whose corners go counter-clockwise on the target are seen from the front.
    pub front_counter_clockwise: bool,
}

/// What a draw leaves.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The texels of each target, row by row: bits of 32-bit floats or integers.
    pub targets: Vec<Vec<[u64; 4]>>,
    /// The depth of each pixel.
    pub depth: Vec<f32>,
    /// What was written to memory, and what was executed.
    pub outcome: Outcome,
}

/// Most pixels of a target.
const MAX_PIXELS: u64 = 1 << 24;
/// Most vertices of a draw, and groups.
const MAX_VERTICES: u64 = 1 << 20;

/// Draws with the programs of the stages, in their order. What is not bound is empty; the world has what was written, after.
///
/// # Errors
/// Stages that do not make a pipeline, and what [`run`](crate::run) has.
pub fn draw(stages: &[Program], world: &mut World, draw: &Draw, limits: Limits) -> Result<Drawn> {
    let pixels = u64::from(draw.size[0]) * u64::from(draw.size[1]);
    let vertices = u64::from(draw.vertices) * u64::from(draw.instances);
    let groups = draw.groups.iter().fold(1u64, |product, &n| product.saturating_mul(n.into()));
    if pixels > MAX_PIXELS || vertices > MAX_VERTICES || groups > MAX_VERTICES || draw.targets > 8 {
        return Err(Fault::Limit("pixels or vertices"));
    }
    let mut pipeline = Pipeline { world, draw, limits, outcome: Outcome::new(Stage::Pixel) };
    let [before @ .., pixel] = stages else { return Err(Fault::damaged("a draw without stages")) };
    if pixel.stage != Stage::Pixel {
        return Err(Fault::unsupported("a draw without a pixel shader"));
    }
    let mut flow = None;
    let mut left = before.iter();
    while let Some(program) = left.next() {
        flow = Some(match (program.stage, flow.take()) {
            (Stage::Vertex, None) => pipeline.vertices(program)?,
            (Stage::Amplification, None) => {
                let mesh = left.next().filter(|next| next.stage == Stage::Mesh);
                let mesh = mesh.ok_or_else(|| Fault::damaged("amplification without meshes"))?;
                pipeline.amplified(program, mesh)?
            }
            (Stage::Mesh, None) => pipeline.meshes(program, None)?,
            (Stage::Hull, Some(flow)) => {
                let domain = left.next().filter(|next| next.stage == Stage::Domain);
                let domain = domain.ok_or_else(|| Fault::damaged("a hull shader without a domain shader"))?;
                pipeline.patches(program, domain, flow)?
            }
            (Stage::Geometry, Some(flow)) => pipeline.geometry(program, flow)?,
            (stage, _) => return Err(Fault::damaged(format!("a {stage:?} shader at this place of a draw"))),
        });
    }
    let flow = flow.ok_or_else(|| Fault::damaged("a draw without vertices"))?;
    pipeline.pixels(pixel, &flow)
}

/// Primitives on their way, and who made them.
struct Flow<'p> {
    from: &'p Program,
    primitives: Vec<Primitive>,
}

struct Pipeline<'d> {
    world: &'d mut World,
    draw: &'d Draw,
    limits: Limits,
    outcome: Outcome,
}

impl Pipeline<'_> {
    /// Executes a stage, and hands what it has written to the next.
    fn stage<T>(
        &mut self,
        program: &Program,
        feed: Feed,
        execute: impl FnOnce(&mut Machine<'_>) -> Result<T>,
    ) -> Result<T> {
        let mut machine = Machine::new(program, self.world, self.limits);
        machine.feed = Some(feed);
        let made = execute(&mut machine)?;
        let outcome = machine.finish();
        self.world.take_over(&outcome);
        self.outcome.join(outcome);
        Ok(made)
    }

    fn vertices<'p>(&mut self, program: &'p Program) -> Result<Flow<'p>> {
        let draw = self.draw;
        self.world.vertices = Some([draw.vertices, draw.instances]);
        let rows = program.inputs.iter().filter(|element| element.kind == 0);
        let rows = rows.flat_map(|e| e.indices.iter().map(|&index| (e.semantic.clone(), index)));
        for (number, (semantic, index)) in rows.enumerate() {
            // Vulkan's inputs say which attribute they are; those of Direct3D come in order.
            let number = if semantic.starts_with("location") { index as usize } else { number };
            let Some(attribute) = draw.attributes.get(number) else { continue };
            let values = attribute.values.clone();
            let given = if attribute.per_instance { Given::Instances(values) } else { Given::Each(values) };
            self.world.set_input(semantic, index, given);
        }
        let made = self.stage(program, Feed::new(Link::default()), |machine| machine.feed_vertices())?;
        let primitives = assembly::primitives(draw.topology, draw.vertices, &made);
        Ok(Flow { from: program, primitives })
    }

    fn patches<'p>(&mut self, hull: &Program, domain: &'p Program, flow: Flow<'_>) -> Result<Flow<'p>> {
        let link = Link::new(&hull.inputs, &flow.from.outputs, &[]);
        let patches = self.stage(hull, Feed::new(link), |machine| {
            let each = flow.primitives.into_iter().map(|primitive| {
                let id = primitive.id;
                machine.set_primitive(primitive);
                let (corners, whole) = machine.feed_patch()?;
                Ok(Primitive { corners, whole, id })
            });
            each.collect::<Result<Vec<Primitive>>>()
        })?;
        let of_patch = if hull.patch.is_empty() { &hull.outputs } else { &hull.patch };
        let way = tessellate::Way::new(hull, domain);
        let factors = |whole: &Rows| tessellate::Factors::new(of_patch, whole);
        let mut feed = Feed::new(Link::new(&domain.inputs, &hull.outputs, of_patch));
        feed.constants = Link::new(&domain.patch, &[], of_patch);
        let primitives = self.stage(domain, feed, |machine| {
            let mut made = Vec::new();
            for patch in patches {
                let id = patch.id;
                let (points, list) = tessellate::tessellate(way, factors(&patch.whole));
                machine.set_primitive(patch);
                machine.set_points(points);
                let vertices = machine.feed_domain()?;
                let corners = |list: &Vec<usize>| list.iter().map(|&n| vertices[n].clone()).collect();
                made.extend(list.iter().map(|list| Primitive {
                    corners: corners(list),
                    whole: Rows::default(),
                    id,
                }));
            }
            Ok(made)
        })?;
        Ok(Flow { from: domain, primitives })
    }

    fn geometry<'p>(&mut self, program: &'p Program, flow: Flow<'_>) -> Result<Flow<'p>> {
        let link = Link::new(&program.inputs, &flow.from.outputs, &[]);
        let instances = program.properties.instances.clamp(1, 32);
        let corners = program.properties.output_corners;
        let primitives = self.stage(program, Feed::new(link), |machine| {
            let mut made = Vec::new();
            for primitive in flow.primitives {
                let id = primitive.id;
                machine.set_primitive(primitive);
                for instance in 0..instances {
                    let vertices = machine.feed_geometry(instance)?;
                    made.extend(assembly::strips(&vertices, corners, id));
                }
            }
            Ok(made)
        })?;
        Ok(Flow { from: program, primitives })
    }

    fn amplified<'p>(&mut self, program: &Program, mesh: &'p Program) -> Result<Flow<'p>> {
        let groups = self.draw.groups;
        let started =
            self.stage(program, Feed::new(Link::default()), |machine| machine.feed_amplification(groups))?;
        self.meshes(mesh, Some(started))
    }

    fn meshes<'p>(
        &mut self,
        program: &'p Program,
        started: Option<Vec<([u32; 3], crate::program::Image)>>,
    ) -> Result<Flow<'p>> {
        let started = started.unwrap_or_else(|| vec![(self.draw.groups, crate::program::Image::default())]);
        let primitives = self.stage(program, Feed::new(Link::default()), |machine| {
            let mut made = Vec::new();
            for (groups, payload) in started {
                let count = groups.iter().fold(1u64, |product, &n| product.saturating_mul(n.into()));
                if count > MAX_VERTICES {
                    return Err(Fault::Limit("groups of mesh shaders"));
                }
                machine.set_payload(payload);
                for mesh in machine.feed_meshes(groups)? {
                    made.extend(assembly::meshes(&mesh, &program.patch, program.properties.output_corners));
                }
            }
            Ok(made)
        })?;
        Ok(Flow { from: program, primitives })
    }

    fn pixels(mut self, program: &Program, flow: &Flow<'_>) -> Result<Drawn> {
        let draw = self.draw;
        let count = (draw.size[0] * draw.size[1]) as usize;
        let mut targets = vec![vec![[0; 4]; count]; draw.targets as usize];
        let mut depths = vec![1.0f32; count];
        let outputs = Outputs::new(&program.outputs);
        let of_primitives = if flow.from.stage == Stage::Mesh { &flow.from.patch[..] } else { &[] };
        let link = Link::new(&program.inputs, &flow.from.outputs, of_primitives);
        let shape = raster::Shape::new(&flow.from.outputs);
        self.stage(program, Feed::new(link), |machine| {
            for primitive in &flow.primitives {
                let Some((weights, quads)) = shape.rasterise(&primitive.corners, draw) else { continue };
                machine.set_primitive(primitive.clone());
                machine.set_weights(weights);
                for pixel in machine.feed_pixels(&quads)? {
                    let at = (pixel.at[1] * draw.size[0] + pixel.at[0]) as usize;
                    let depth = outputs.depth(&pixel.rows).unwrap_or(pixel.depth as f32).clamp(0.0, 1.0);
                    if draw.depth && depth >= depths[at] {
                        continue;
                    }
                    depths[at] = depth;
                    for (number, target) in targets.iter_mut().enumerate() {
                        outputs.write(number, &pixel.rows, &mut target[at]);
                    }
                }
            }
            Ok(())
        })?;
        Ok(Drawn { targets, depth: depths, outcome: self.outcome })
    }
}

/// Where a pixel shader's outputs are what targets take.
struct Outputs {
    /// The row of each target.
    targets: Vec<(u32, usize)>,
    depth: Option<usize>,
}

impl Outputs {
    fn new(list: &[Element]) -> Outputs {
        let mut outputs = Outputs { targets: Vec::new(), depth: None };
        let rows = list.iter().flat_map(|e| e.indices.iter().map(|&index| (e.semantic.as_str(), index)));
        for (row, (semantic, index)) in rows.enumerate() {
            match semantic {
                "SV_TARGET" | "location " => outputs.targets.push((index, row)),
                "SV_DEPTH" | "SV_DEPTHLESSEQUAL" | "SV_DEPTHGREATEREQUAL" | "FragDepth" => {
                    outputs.depth = Some(row);
                }
                _ => {}
            }
        }
        outputs
    }

    fn depth(&self, rows: &Rows) -> Option<f32> {
        let cell = rows.get(self.depth?)?[0];
        (cell.flags & crate::memory::ABSENT == 0).then_some(f32::from_bits(cell.bits as u32))
    }

    fn write(&self, target: usize, rows: &Rows, texel: &mut [u64; 4]) {
        for (_, row) in self.targets.iter().filter(|(index, _)| *index as usize == target) {
            let cells = rows.get(*row).copied().unwrap_or([UNSTORED; 4]);
            for (value, cell) in texel.iter_mut().zip(cells) {
                if cell.flags & crate::memory::ABSENT == 0 {
                    *value = crate::run::feed::widened(cell);
                }
            }
        }
    }
}

const UNSTORED: Cell = crate::run::machine::UNSTORED;

impl Machine<'_> {
    fn with_feed(&mut self, change: impl FnOnce(&mut Feed)) {
        if let Some(feed) = &mut self.feed {
            change(feed);
        }
    }

    fn set_primitive(&mut self, primitive: Primitive) {
        self.with_feed(|feed| feed.primitive = primitive);
    }

    fn set_points(&mut self, points: Vec<[f64; 3]>) {
        self.with_feed(|feed| feed.points = points);
    }

    fn set_weights(&mut self, weights: raster::Weights) {
        self.with_feed(|feed| feed.weights = Some(weights));
    }

    fn set_payload(&mut self, payload: crate::program::Image) {
        self.with_feed(|feed| feed.payload = payload);
    }
}
