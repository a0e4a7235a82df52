//! Where a random program computes: in a compute shader, in a mesh shader whose numbers come from an amplification shader, or in a
//! shader of a ray pipeline, to which they come as a payload and from which they go back in it.

use super::{EXCHANGES, Maker, RESULTS, THREADS};

/// The stage that a random program computes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Host {
    /// A compute shader.
    Compute,
    /// A mesh shader.
    Mesh,
    /// A callable, miss or closest-hit shader.
    Rays,
}

/// The shaders of a ray pipeline that a program may be in: the name of the stage in a test's head and in HLSL, what more the head
/// says, and the call that leads there.
const IN_RAYS: [(&str, &str, &str, &str); 3] = [
    ("callable", "callable", "", "CallShader(0, carried);"),
    ("miss", "miss", "// bind t1: scene\n", "TraceRay(scene, 0, 0xff, 0, 1, 0, ray, carried);"),
    (
        "hits",
        "closesthit",
        "// bottom A: triangles -4 -4 1 4 -4 1 -4 4 1\n// instance: A\n// bind t1: scene\n",
        "TraceRay(scene, 0, 0xff, 0, 1, 0, ray, carried);",
    ),
];

impl Host {
    /// The host with this profile's name: `cs`, `ms` or `lib`.
    pub fn parse(name: &str) -> Option<Host> {
        match name {
            "cs" => Some(Host::Compute),
            "ms" => Some(Host::Mesh),
            "lib" => Some(Host::Rays),
            _ => None,
        }
    }

    /// The entry points in a test's head, and the shader model that has the stage: one from 6.2 on has all types.
    pub(super) fn head(self, seed: u32) -> String {
        match self {
            Host::Compute => "// compute: main\n".into(),
            Host::Mesh => "// amplification: amplify\n// mesh: main\n// pixel: show\n// model: 6.5\n\
                           // target 0: r32float 1x1\n// expect target 0: agree\n"
                .into(),
            Host::Rays => {
                let (stage, _, more, _) = in_rays(seed);
                let miss = if stage == "hits" { "// miss: sky\n" } else { "" };
                format!(
                    "// raygeneration: start\n{miss}// {stage}: main\n// model: 6.3\n// dispatch: {THREADS}\n{more}"
                )
            }
        }
    }

    /// Whether the threads of a group can exchange numbers.
    pub(super) fn has_groups(self) -> bool {
        self != Host::Rays
    }
}

fn in_rays(seed: u32) -> (&'static str, &'static str, &'static str, &'static str) {
    IN_RAYS[seed as usize / 2 % IN_RAYS.len()]
}

impl Maker {
    /// Opens the shader, up to the array that each thread fills.
    pub(super) fn open_host(&mut self, host: Host, seed: u32) -> usize {
        match host {
            Host::Compute => {
                self.line(&format!("[numthreads({THREADS}, 1, 1)]"));
                let known = self.open("void main(uint id : SV_GroupIndex)");
                self.fill_table("data[(id * 8 + fill) & 63] & 255");
                known
            }
            Host::Mesh => self.open_mesh(),
            Host::Rays => self.open_rays(in_rays(seed)),
        }
    }

    /// Ends the shader with what each thread adds to its results.
    pub(super) fn close_host(&mut self, host: Host, known: usize) {
        let sum = "table[id] + table[(id + 3) & 7]";
        match host {
            Host::Compute => self.line(&format!("result[id * {RESULTS}] += {sum};")),
            Host::Mesh => {
                self.line(&format!("result[id * {RESULTS}] += {sum};"));
                self.line("corners[id].place = float4(id & 1 ? 3 : -1, id & 2 ? 3 : -1, 0.5, 1);");
                self.line(&format!("corners[id].shown = {sum};"));
                self.line("if (id < 2) triangles[id] = uint3(0, 1 + id, 2 - id);");
            }
            Host::Rays => {
                self.line(&format!("carried.sum = {sum};"));
                self.line("carried.table = table;");
            }
        }
        self.close(known);
    }

    fn fill_table(&mut self, value: &str) {
        self.line("int table[8];");
        self.line("for (uint fill = 0; fill < 8; fill++)");
        self.line(&format!("    table[fill] = {value};"));
    }

    fn open_mesh(&mut self) -> usize {
        self.line("struct Given { int numbers[64]; uint2 sizes; };");
        self.line("struct Corner { float4 place : SV_Position; nointerpolation float shown : SHOWN; };");
        self.line("groupshared Given given;");
        self.line(&format!("[numthreads({THREADS}, 1, 1)]"));
        let known = self.open("void amplify(uint id : SV_GroupIndex)");
        self.line("for (uint at = 0; at < 8; at++)");
        self.line("    given.numbers[id * 8 + at] = data[id * 8 + at] & 255;");
        self.line("if (id == 7) given.sizes = uint2(8, 2);");
        self.line("GroupMemoryBarrierWithGroupSync();");
        self.line("DispatchMesh(1, 1, 1, given);");
        self.close(known);
        self.line("float show(Corner corner) : SV_Target { return corner.shown; }");
        self.line(&format!("[numthreads({THREADS}, 1, 1)]"));
        self.line("[outputtopology(\"triangle\")]");
        let known = self.open(
            "void main(uint id : SV_GroupIndex, in payload Given taken, out vertices Corner corners[8], out indices uint3 triangles[2])",
        );
        self.line("SetMeshOutputCounts(taken.sizes.x, taken.sizes.y);");
        self.fill_table("taken.numbers[(id * 8 + fill) & 63]");
        known
    }

    fn open_rays(&mut self, (_, stage, _, call): (&str, &str, &str, &str)) -> usize {
        self.line("struct Carried { int table[8]; uint id; int sum; };");
        self.line("RaytracingAccelerationStructure scene : register(t1);");
        self.line("[shader(\"raygeneration\")]");
        let known = self.open("void start()");
        self.line("Carried carried = (Carried)0;");
        self.line("carried.id = DispatchRaysIndex().x;");
        self.line("for (uint fill = 0; fill < 8; fill++)");
        self.line("    carried.table[fill] = data[(carried.id * 8 + fill) & 63] & 255;");
        self.line("RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 8 };");
        self.line(call);
        self.line(&format!("result[carried.id * {RESULTS}] += carried.sum + carried.table[1] * 3;"));
        self.close(known);
        let attributes = if stage == "closesthit" {
            self.line("[shader(\"miss\")]");
            self.line("void sky(inout Carried carried) { carried.sum = -1; }");
            ", BuiltInTriangleIntersectionAttributes hit"
        } else {
            ""
        };
        self.line(&format!("[shader(\"{stage}\")]"));
        let known = self.open(&format!("void main(inout Carried carried{attributes})"));
        self.line("int table[8] = carried.table;");
        self.line("uint id = carried.id;");
        known
    }

    /// What the threads of a group share.
    pub(super) fn group_memory(&mut self) {
        for i in 0..EXCHANGES {
            self.line(&format!("groupshared int shared_{i}[{THREADS}];"));
            self.line(&format!("groupshared int total_shared_{i};"));
        }
    }
}
