//! The entries of the stages between vertices and pixels, and of mesh shaders: what a program computes goes through streams, control
//! points, patch constants, vertices and primitives.

use super::places::Root;
use super::types::{Kind, Shape, Type};
use super::{Maker, Stage};

/// Vectors of four numbers that each vertex, point, patch or primitive puts out beside its structures.
const SHOWN: usize = 2;
/// Rows of a signature that the structures of a vertex take at most.
const MOST_ROWS: u32 = 12;
/// Vertices of a primitive, control points of a patch.
const POINTS: u32 = 3;
/// Vertices, and primitives, that a mesh shader gives; the threads of its group are as many as its vertices.
const VERTICES: u32 = 8;
const PRIMITIVES: u32 = 4;

/// A structure that passes between stages: the structures and numbers among its members.
pub(super) struct Passed {
    members: Vec<(String, usize)>,
    numbers: Vec<(String, Type)>,
}

impl Passed {
    /// Only its numbers: DXC reads a wrong member of a structure under one semantic where the function of patch constants reads it.
    /// In DXIL it is the structure's first, in SPIR-V that of the last structure of this type.
    fn numbers(&self) -> Passed {
        Passed { members: Vec::new(), numbers: self.numbers.clone() }
    }

    /// The members of something of this type.
    pub(super) fn roots(&self, place: &str, written: bool) -> Vec<Root> {
        let structures = self.members.iter().map(|(name, s)| Root::of(&format!("{place}.{name}"), *s));
        let numbers = self.numbers.iter().map(|(name, ty)| Root::number(&format!("{place}.{name}"), *ty));
        structures
            .chain(numbers)
            .map(|root| Root { writable: written, is_constant: !written, ..root })
            .collect()
    }
}

impl Maker {
    /// The entry of a stage, with the structures that it passes on.
    pub(super) fn staged(&mut self, structures: [usize; 2]) {
        let (globals, starts) = self.globals();
        let taken = self.passed("Taken", "T", structures, "float4 at : AT;");
        match self.stage {
            Stage::Geometry => self.geometry(structures, &taken, globals, &starts),
            Stage::Hull => self.hull(structures, &taken, globals, &starts),
            Stage::Domain => self.domain(structures, &taken, globals, &starts),
            Stage::Mesh => self.mesh(structures, globals, &starts),
            Stage::Rays => self.rays(&taken, structures, &globals, &starts),
            Stage::Nodes => self.nodes(structures, &globals, &starts),
            Stage::Compute | Stage::Vertex | Stage::Pixel => {}
        }
    }

    /// Declares a structure with as many of `structures` as fit, numbers, and what else it has; semantics begin with a letter.
    pub(super) fn passed(
        &mut self,
        name: &str,
        letter: &str,
        structures: [usize; 2],
        others: &str,
    ) -> Passed {
        let mut passed = Passed { members: Vec::new(), numbers: Vec::new() };
        // DXC dies of structures under one semantic that go out of a geometry or mesh shader in Vulkan.
        let is_plain = self.vulkan && name == "Made" && matches!(self.stage, Stage::Geometry | Stage::Mesh);
        let (structures, mut rows) = (if is_plain { &[][..] } else { &structures[..] }, 0);
        let known = self.open(&format!("struct {name}"));
        for at in 0..2 + self.roll(2) {
            let ty = self.any_type();
            if ty.kind.passes() {
                let (member, spelled) = (format!("n{at}"), ty.name());
                self.line(&format!("{spelled} {member} : {letter}N_{at}_;"));
                passed.numbers.push((member, ty));
            }
        }
        for (at, &s) in structures.iter().enumerate() {
            if rows + self.rows(s) > MOST_ROWS {
                continue;
            }
            rows += self.rows(s);
            let (member, kind) = (["a", "b"][at], self.structures[s].name.clone());
            self.line(&format!("{kind} {member} : {letter}{};", member.to_uppercase()));
            passed.members.push((member.to_string(), s));
        }
        self.line(others);
        self.close(known);
        self.line(";");
        passed
    }

    /// The members of each of the vertices or points that come in, and of one that is chosen when the shader runs.
    fn points(&mut self, passed: &Passed, place: &str) -> Vec<Root> {
        let mut roots: Vec<Root> =
            (0..POINTS).flat_map(|point| passed.roots(&format!("{place}[{point}]"), false)).collect();
        if self.one_in(2) {
            roots.extend(passed.roots(&format!("{place}[me % {POINTS}]"), false));
        }
        roots
    }

    /// Adds all that the program has computed so far to what is shown of something.
    pub(super) fn show(&mut self, place: &str) {
        let mut at = 0;
        for root in self.roots.clone().iter().filter(|root| root.writable) {
            for (leaf, ty) in self.leaves(root) {
                let sum = format!("{place}.shown[{}][{}]", at / 4 % SHOWN, at % 4);
                self.line(&format!("{sum} = {sum} * 5 + {};", ty.as_int(&leaf)));
                at += 1;
            }
        }
    }

    /// A small real that the program computes.
    pub(super) fn real(&mut self) -> String {
        self.kept_value(Type { kind: Kind::Float, shape: Shape::Scalar }, 2)
    }

    /// An integer that the program computes.
    pub(super) fn integer(&mut self) -> String {
        self.value(Type::INT, 2)
    }

    /// Declares what a vertex or control point has that goes out, its position with this semantic.
    fn made(&mut self, structures: [usize; 2], position: &str) -> Passed {
        let others = format!("int4 shown[{SHOWN}] : SHOWN; float4 position : {position};");
        self.passed("Made", "M", structures, &others)
    }

    /// Declares the members of a patch, among them those that the hardware reads.
    fn patch(&mut self, structures: [usize; 2]) -> Passed {
        let factors = format!(
            "float edges[3] : SV_TessFactor; float middle : SV_InsideTessFactor; int4 shown[{SHOWN}] : TOLD;"
        );
        self.passed("Patch", "P", structures, &factors)
    }

    /// Opens an entry, or the function of patch constants, with a variable for what it puts out.
    fn enter(&mut self, head: &str, id: &str, [kind, name]: [&str; 2], roots: Vec<Root>) -> usize {
        let known = self.open(head);
        self.line(&format!("uint id = {id};"));
        self.line(&format!("{kind} {name} = ({kind})0;"));
        self.roots = roots;
        known
    }

    /// What `made` holds in the end: all that was computed, and a number of every resource.
    fn show_made(&mut self) {
        self.show("made");
        let used = self.used();
        self.line(&format!("made.shown[0][0] += {used};"));
    }

    fn geometry(&mut self, structures: [usize; 2], taken: &Passed, globals: Vec<Root>, starts: &[String]) {
        let made = self.made(structures, "SV_Position");
        let stream = ["TriangleStream", "LineStream", "PointStream"][self.roll(3) as usize];
        self.line("[maxvertexcount(8)]");
        let head = format!(
            "void main(triangle Taken given[{POINTS}], uint primitive : SV_PrimitiveID, inout {stream}<Made> stream)"
        );
        let known = self.enter(&head, "primitive & 7", ["Made", "made"], globals);
        let points = self.points(taken, "given");
        self.roots.extend(points);
        self.roots.extend(made.roots("made", true));
        self.body("id", starts);
        self.show("made");
        self.line("stream.Append(made);");
        for _ in 0..2 {
            self.statement(1);
        }
        let (condition, x) = (self.condition(), self.real());
        let inside = self.open(&format!("if ({condition})"));
        self.line(&format!("made.position.x = {x};"));
        self.show("made");
        self.line("stream.Append(made);");
        if self.one_in(2) {
            self.line("stream.RestartStrip();");
        }
        self.close(inside);
        let inside = self.open_loop();
        self.statement(1);
        let y = self.real();
        self.line(&format!("made.position.y = {y};"));
        self.show("made");
        self.line("stream.Append(made);");
        self.close(inside);
        if self.one_in(2) {
            self.line("stream.RestartStrip();");
        }
        self.statement(1);
        self.line("made.position.w = 1;");
        self.show_made();
        self.line("stream.Append(made);");
        self.close(known);
    }

    fn hull(&mut self, structures: [usize; 2], taken: &Passed, globals: Vec<Root>, starts: &[String]) {
        let made = self.made(structures, "POSITION");
        let patch = self.patch(structures);
        self.patch_constants([taken, &made, &patch], globals.clone(), starts);
        self.line("[domain(\"tri\")] [partitioning(\"integer\")] [outputtopology(\"triangle_cw\")]");
        self.line(&format!("[outputcontrolpoints({POINTS})] [patchconstantfunc(\"whole\")]"));
        let head = format!(
            "Made main(InputPatch<Taken, {POINTS}> given, uint corner : SV_OutputControlPointID, uint primitive : SV_PrimitiveID)"
        );
        let known = self.enter(&head, "(primitive + corner) & 7", ["Made", "made"], globals);
        let points = self.points(taken, "given");
        self.roots.extend(points);
        if self.one_in(2) {
            self.roots.extend(taken.roots("given[corner]", false));
        }
        self.roots.extend(made.roots("made", true));
        self.body("id", starts);
        let x = self.real();
        self.line(&format!("made.position.x = {x};"));
        self.show_made();
        self.line("return made;");
        self.close(known);
    }

    /// The function of a hull shader's patch constants.
    fn patch_constants(&mut self, [taken, made, patch]: [&Passed; 3], globals: Vec<Root>, starts: &[String]) {
        let with_points = self.one_in(2);
        let points =
            if with_points { format!(", OutputPatch<Made, {POINTS}> points") } else { String::new() };
        let head = format!(
            "Patch whole(InputPatch<Taken, {POINTS}> given{points}, uint primitive : SV_PrimitiveID)"
        );
        let known = self.enter(&head, "primitive & 7", ["Patch", "patch"], globals);
        let given = self.points(&taken.numbers(), "given");
        self.roots.extend(given);
        if with_points {
            let points = self.points(&made.numbers(), "points");
            self.roots.extend(points);
        }
        self.roots.extend(patch.roots("patch", true));
        self.body("id", starts);
        for member in ["edges[0]", "edges[1]", "edges[2]", "middle"] {
            let value = self.real();
            self.line(&format!("patch.{member} = {value};"));
        }
        self.show("patch");
        self.line("return patch;");
        self.close(known);
    }

    fn domain(&mut self, structures: [usize; 2], taken: &Passed, globals: Vec<Root>, starts: &[String]) {
        let made = self.made(structures, "SV_Position");
        let patch = self.patch(structures);
        self.line("[domain(\"tri\")]");
        let head = format!(
            "Made main(Patch patch, OutputPatch<Taken, {POINTS}> given, uint primitive : SV_PrimitiveID, float3 where : SV_DomainLocation)"
        );
        let known = self.enter(&head, "primitive & 7", ["Made", "made"], globals);
        let points = self.points(taken, "given");
        self.roots.extend(points);
        self.roots.extend(patch.roots("patch", false));
        self.roots.extend(made.roots("made", true));
        self.body("id", starts);
        let x = self.real();
        self.line(&format!("made.position.x = KEPT(where.x + where.z) + {x};"));
        self.line("made.position.y = patch.edges[me % 3] + patch.middle;");
        self.show_made();
        self.line("return made;");
        self.close(known);
    }

    fn mesh(&mut self, structures: [usize; 2], globals: Vec<Root>, starts: &[String]) {
        let made = self.made(structures, "SV_Position");
        self.line(&format!("struct Part {{ int4 shown[{SHOWN}] : TOLD; float weight : WEIGHT; }};"));
        self.line(&format!("[numthreads({VERTICES}, 1, 1)] [outputtopology(\"triangle\")]"));
        let head = format!(
            "void main(uint thread : SV_GroupIndex, out vertices Made points[{VERTICES}], out indices uint3 triangles[{PRIMITIVES}], out primitives Part parts[{PRIMITIVES}])"
        );
        let known = self.enter(&head, "thread", ["Made", "made"], globals);
        self.line(&format!("SetMeshOutputCounts({VERTICES}, {PRIMITIVES});"));
        self.line("Part part = (Part)0;");
        self.roots.extend(made.roots("made", true));
        self.body("id", starts);
        let x = self.real();
        self.line(&format!("made.position.x = {x};"));
        self.show_made();
        self.give_vertex(&made);
        let inside = self.open(&format!("if (id < {PRIMITIVES})"));
        let corners = [(); 3].map(|()| self.integer());
        let corners = corners.map(|corner| format!("uint({corner}) % {VERTICES}"));
        self.line(&format!("triangles[id] = uint3({});", corners.join(", ")));
        self.statement(1);
        self.show("part");
        let weight = self.real();
        self.line(&format!("part.weight = {weight};"));
        self.line("parts[id] = part;");
        self.close(inside);
        self.close(known);
    }

    /// Stores the vertex of a mesh shader's thread, as a whole or member by member.
    fn give_vertex(&mut self, made: &Passed) {
        if self.one_in(2) {
            self.line("points[id] = made;");
            return;
        }
        let structures = made.members.iter().map(|(name, _)| name);
        for name in structures.chain(made.numbers.iter().map(|(name, _)| name)) {
            self.line(&format!("points[id].{name} = made.{name};"));
        }
        self.line("points[id].position = made.position;");
        for at in 0..SHOWN {
            self.line(&format!("points[id].shown[{at}] = made.shown[{at}];"));
        }
    }
}
