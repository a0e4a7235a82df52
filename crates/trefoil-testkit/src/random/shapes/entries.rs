//! The entry of a program, and the memory that it has.

use super::places::Root;
use super::types::{Content, Kind, Shape, Type};
use super::{Maker, Stage};

/// Threads in the one group.
const THREADS: u32 = 8;

/// Vectors of four numbers that a vertex or pixel shader puts out.
const SHOWN: usize = 8;

/// Rows of a signature that structures take at most.
const MOST_ROWS: u32 = 18;

impl Maker {
    /// The entry of a compute shader, each of whose threads has elements of its own.
    pub(super) fn compute(&mut self) {
        self.line("RWStructuredBuffer<int> result : register(u0);");
        let (globals, starts) = self.globals();
        self.line(&format!("[numthreads({THREADS}, 1, 1)]"));
        let known = self.open("void main(uint id : SV_GroupIndex)");
        self.roots = globals;
        self.body("id", &starts);
        let mut at = 0;
        for root in self.roots.clone().iter().filter(|root| root.writable) {
            for (place, ty) in self.leaves(root) {
                let number = ty.as_int(&place);
                self.line(&format!("result[id * 512 + {at}] = {number};"));
                at += 1;
            }
        }
        let used = self.used();
        self.line(&format!("result[id * 512 + {at}] = {used};"));
        self.close(known);
    }

    /// The entry of a vertex or pixel shader, with structures and arrays of them as inputs and, of a vertex shader, outputs.
    pub(super) fn graphics(&mut self, passed: [usize; 2]) {
        let (mut globals, starts) = self.globals();
        let mut parameters = Vec::new();
        let (mut inputs, mut outputs, mut fill) = (0, 0, Vec::new());
        for (at, s) in passed.into_iter().chain(passed).enumerate() {
            let is_out = at >= 2;
            if is_out && self.stage == Stage::Pixel {
                continue;
            }
            let rows = if is_out { &mut outputs } else { &mut inputs };
            let (kind, most) = (self.structures[s].name.clone(), MOST_ROWS - *rows);
            let count = (most / self.rows(s).max(1)).min(3);
            if count == 0 {
                continue;
            }
            let (name, semantic) = (self.fresh("p"), ["A", "B", "C", "D"][at]);
            let (direction, precise) = (if is_out { "out " } else { "" }, self.precise());
            // DXC's SPIR-V finds the locations of the last such array alone.
            let may_repeat = !self.vulkan || (at == 1 && self.one_in(2));
            let count = if may_repeat { count } else { 1 };
            *rows += self.rows(s) * count;
            let is_array = may_repeat && (count > 1 || self.one_in(3));
            let length = if is_array { format!("[{count}]") } else { String::new() };
            parameters.push(format!("{precise}{direction}{kind} {name}{length} : {semantic}"));
            for element in 0..if is_array { count } else { 1 } {
                let place = if is_array { format!("{name}[{element}]") } else { name.clone() };
                if is_out {
                    fill.push(format!("{place} = ({kind})0;"));
                }
                globals.push(Root { writable: is_out, is_constant: !is_out, ..Root::of(&place, s) });
            }
            if is_array && self.one_in(2) {
                globals.push(Root {
                    writable: is_out,
                    is_constant: !is_out,
                    ..Root::of(&format!("{name}[me % {count}]"), s)
                });
            }
        }
        let (shown, id) = match self.stage {
            Stage::Pixel => {
                parameters.push("float4 position : SV_Position".into());
                (format!("out int4 shown[{SHOWN}] : SV_Target"), "(uint(abs(KEPT(position.x))) & 7)")
            }
            _ => {
                parameters.push("uint vertex : SV_VertexID".into());
                parameters.push("out float4 position : SV_Position".into());
                fill.push("position = 0;".into());
                (format!("out int4 shown[{SHOWN}] : SHOWN"), "(vertex & 7)")
            }
        };
        parameters.push(shown);
        let known = self.open(&format!("void main({})", parameters.join(", ")));
        self.line(&format!("uint id = {id};"));
        self.line(&format!("int4 sums[{SHOWN}] = (int4[{SHOWN}])0;"));
        fill.iter().for_each(|line| self.line(line));
        self.roots = globals;
        self.body("id", &starts);
        let mut at = 0;
        for root in self.roots.clone().iter().filter(|root| root.writable) {
            for (place, ty) in self.leaves(root) {
                let (number, sum) = (ty.as_int(&place), format!("sums[{}][{}]", at / 4 % SHOWN, at % 4));
                self.line(&format!("{sum} = {sum} * 5 + {number};"));
                at += 1;
            }
        }
        if self.stage == Stage::Pixel && self.one_in(4) {
            let condition = self.condition();
            self.line(&format!("if ({condition}) discard;"));
        }
        let used = self.used();
        self.line(&format!("sums[0][0] += {used};"));
        self.line("shown = sums;");
        self.close(known);
    }

    /// The statements of an entry.
    pub(super) fn body(&mut self, id: &str, starts: &[String]) {
        self.roots.push(Root { writable: false, ..Root::number("int(id)", Type::INT) });
        self.line(&format!("me = {id};"));
        starts.iter().for_each(|start| self.line(start));
        for _ in 0..2 {
            self.local();
        }
        for _ in 0..6 + self.roll(6) {
            self.statement(2);
            if self.stage == Stage::Compute && self.one_in(6) {
                self.across_lanes();
            }
        }
    }

    /// A number of every resource and constant: registers that nobody states go to what is used, and what is used is a
    /// matter of what a compiler optimises.
    pub(super) fn used(&self) -> String {
        const NUMBERS: &str =
            "counts[0] + typed[0].x + layers[uint3(0, 0, 0)].x + int(raw.Load(0)) + int(written.Load(0))";
        const REALS: &str =
            "int(KEPT(image[uint2(0, 0)])) + int(KEPT(pairs[0].x)) + int(bytes.Load(me * 1024))";
        let of_memory = self.roots.iter().filter(|root| root.is_memory).filter_map(|root| {
            let (place, ty) = self.leaves(root).into_iter().next()?;
            Some(format!(" + {}", ty.as_int(&place)))
        });
        format!("{NUMBERS} + {REALS}{}", of_memory.collect::<String>())
    }

    /// Whether the threads of a group have elements of their own.
    fn has_group(&self) -> bool {
        matches!(self.stage, Stage::Compute | Stage::Mesh)
    }

    /// A place in each kind of memory, and the lines that set what has no contents.
    pub(super) fn globals(&mut self) -> (Vec<Root>, Vec<String>) {
        let (mut roots, mut starts, mut register) = (Vec::new(), Vec::new(), 1);
        for memory in 0..6 {
            let mut s = self.roll(self.structures.len() as u32) as usize;
            // Made memory may hold truth values other than 0 and 1, which a copy keeps or not, and negative enumerations, which DXC
            // converts as unsigned.
            let is_checked = |content: &Content| content.is(Kind::Bool) || content.is(Kind::Level);
            let untrue = memory >= 2 && self.holds(s, &is_checked);
            // DXC reads a matrix of one vector from the start of its register in a constant buffer, wherever it lies, and
            // copies arrays of matrices and those of 64 bits out of one as if no register were filled up.
            let unplaced = memory >= 4
                && self.holds(s, &|content| content.is_one_vector() || content.is_unusual_matrix());
            // DXC stores numbers of 16 bits or more with masks that its validator refuses.
            let unstored = memory == 2 && self.holds(s, &Content::is_least);
            if untrue || unplaced || unstored {
                s = 0;
            }
            let kind = self.structures[s].name.clone();
            let (name, precise) = (self.fresh("g"), self.precise());
            let element = format!("{name}[id]");
            let automatic = self.one_in(2);
            match memory {
                0 => self.line(&format!("static {precise}{kind} {name};")),
                1 if !self.has_group() => continue,
                1 => self.line(&format!("groupshared {precise}{kind} {name}[{THREADS}];")),
                2 => {
                    let place = if automatic { String::new() } else { format!(" : register(u{register})") };
                    self.line(&format!("RWStructuredBuffer<{kind}> {name}{place};"));
                    register += 1;
                }
                3 => {
                    let place = if automatic { "" } else { " : register(t0)" };
                    self.line(&format!("StructuredBuffer<{kind}> {name}{place};"));
                }
                4 => {
                    let place = if automatic { "" } else { " : register(b3)" };
                    let text = if self.one_in(2) {
                        format!("cbuffer Constants{place} {{ {kind} {name}; }}")
                    } else {
                        format!("ConstantBuffer<{kind}> {name}{place};")
                    };
                    self.line(&text);
                }
                _ => {
                    let at = 8 + self.roll(4);
                    self.line(&format!("{kind} {name} : register(c{at});"));
                }
            }
            let place = if matches!(memory, 0 | 4 | 5) { name.clone() } else { element };
            // Other lanes of these have the same element.
            let is_shared = memory == 2 && !self.has_group();
            if memory == 1 || (memory == 2 && !is_shared && self.one_in(2)) {
                starts.push(format!("{place} = ({kind})0;"));
            }
            roots.push(Root {
                writable: memory < 3 && !is_shared,
                is_static: memory == 0,
                is_memory: memory >= 2,
                is_constant: memory >= 4,
                is_shared: memory == 1 || memory == 2,
                ..Root::of(&place, s)
            });
        }
        self.constants(&mut roots);
        (roots, starts)
    }

    /// Numbers among the global constants and in a buffer of constants, at places of their own or where the compiler puts
    /// them.
    fn constants(&mut self, roots: &mut Vec<Root>) {
        let packed = self.one_in(2);
        let mut members = Vec::new();
        for at in 0..3 {
            let (name, ty) = (self.fresh("k"), self.constant_type());
            let place = if packed { format!(" : packoffset(c{})", at * 4) } else { String::new() };
            members.push(format!("{} {name}{place};", ty.name()));
            roots.push(constant(&name, ty));
        }
        if packed {
            let name = self.fresh("k");
            members.push(format!("float2 {name} : packoffset(c15.z);"));
            let ty = Type { kind: Kind::Float, shape: Shape::Vector(2) };
            roots.push(constant(&name, ty));
        }
        self.line(&format!("cbuffer Packed {{ {} }}", members.join(" ")));
        for at in 0..2 {
            let (name, ty) = (self.fresh("k"), self.constant_type());
            self.line(&format!("{} {name} : register(c{});", ty.name(), at * 4));
            roots.push(constant(&name, ty));
        }
    }

    /// A type of constants that DXC finds where it puts them: not truth values, not matrices of one vector or of 64 bits.
    fn constant_type(&mut self) -> Type {
        loop {
            let ty = self.any_type();
            let content = Content::Number(ty);
            let unusual = content.is_one_vector() || content.is_unusual_matrix();
            let is_two_registers = ty.kind.is_long() && ty.count() > 2;
            if !unusual && !is_two_registers && !content.is(Kind::Bool) && !content.is(Kind::Level) {
                return ty;
            }
        }
    }
}

fn constant(name: &str, ty: Type) -> Root {
    Root { writable: false, is_memory: true, is_constant: true, ..Root::number(name, ty) }
}
