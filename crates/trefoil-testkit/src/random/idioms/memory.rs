//! Memory: structures as bytes, in the group's memory and typed views, and atomic operations.

use super::Maker;
use crate::random::shapes::Stage;

impl Maker {
    /// Members of a structure without matrices: declarations, and each number's place and whether it is real.
    fn members(&mut self) -> (String, Vec<(String, bool)>) {
        let (mut text, mut leaves) = (String::new(), Vec::new());
        for k in 0..2 + self.roll(4) {
            let usual = ["int", "float", "uint2", "float3", "int4", "float2"];
            let wide = ["int64_t", "float16_t3", "uint16_t", "double", "int16_t2", "uint64_t2"];
            let ty = if self.wide && self.one_in(2) { self.any(&wide) } else { self.any(&usual) };
            let width = ty.chars().last().and_then(|c| c.to_digit(10)).filter(|n| *n < 5).unwrap_or(1);
            let width = if ty.ends_with("64_t") || ty.ends_with("16_t") { 1 } else { width };
            let is_real = ty.starts_with("float") || ty == "double";
            let len = if self.one_in(3) { 1 + self.roll(3) } else { 0 };
            let size = if len > 0 { format!("[{len}]") } else { String::new() };
            text += &format!("{ty} m{k}{size}; ");
            for at in 0..len.max(1) {
                let place = if len > 0 { format!("m{k}[{at}]") } else { format!("m{k}") };
                let lane = |i: u32| if width > 1 { format!("{place}[{i}]") } else { place.clone() };
                leaves.extend((0..width).map(|i| (lane(i), is_real)));
            }
        }
        (text, leaves)
    }

    /// Sets each number of an object.
    fn fill(&mut self, object: &str, leaves: &[(String, bool)]) {
        for (at, (place, is_real)) in leaves.iter().enumerate() {
            let value = if *is_real { self.real() } else { format!("({}) & 127", self.given()) };
            self.line(&format!("{object}.{place} = {value} + {at};"));
        }
    }

    /// Shows each number of an object.
    fn show(&mut self, object: &str, leaves: &[(String, bool)]) {
        for (place, is_real) in leaves {
            let place = format!("{object}.{place}");
            if *is_real { self.float(&place) } else { self.int(&place) }
        }
    }

    /// A structure in a structure, stored as bytes and loaded again, as a whole and word by word.
    pub(super) fn bytes(&mut self) {
        let (name, (text, leaves)) = (self.fresh("B"), self.members());
        let (more, others) = self.members();
        // In modules for Vulkan DXC has what comes after such a structure begin within its last member.
        let (members, written, shown) = match self.vulkan {
            true => (format!("{more}{name} inner; "), "inner", "inner"),
            false => (format!("{name} inner[2]; {more}"), "inner[me & 1]", "inner[1]"),
        };
        self.declare(&format!(
            "struct {name} {{ {text}}};
struct Outer{name} {{ int first; {members}}};
RWByteAddressBuffer bytes_{name}; ByteAddressBuffer raw_{name};"
        ));
        let (object, read, at) = (self.fresh("o"), self.fresh("o"), 8 * self.roll(9));
        let first = self.roll(99);
        self.line(&format!("Outer{name} {object} = (Outer{name})0; {object}.first = {first};"));
        self.fill(&format!("{object}.{written}"), &leaves);
        self.fill(&object, &others);
        self.line(&format!("bytes_{name}.Store<Outer{name} >(me * 1024 + {at}, {object});"));
        self.line(&format!("Outer{name} {read} = bytes_{name}.Load<Outer{name} >(me * 1024 + {at});"));
        self.show(&format!("{read}.{shown}"), &leaves);
        self.show(&read, &others);
        for _ in 0..3 {
            let word = 4 * self.roll(16);
            self.int(&format!("bytes_{name}.Load(me * 1024 + {at} + {word})"));
        }
        self.show(&format!("raw_{name}.Load<{name} >(me * 256 + {at})"), &leaves[..1]);
        let index = self.given();
        self.int(&format!("raw_{name}.Load<int2>(({index} & 15) * 8).y"));
    }

    /// A structure in the group's memory, of which lanes read one another's.
    pub(super) fn group(&mut self) {
        if self.stage != Stage::Compute {
            return self.bytes();
        }
        let (name, (text, leaves)) = (self.fresh("G"), self.members());
        self.declare(&format!(
            "struct {name} {{ {text}float2x3 m; row_major float2x2 r[2]; bool b; }};
groupshared {name} group_{name}[8]; groupshared float3x2 rows_{name}[8]; groupshared int flat_{name}[4][8];"
        ));
        let own = format!("group_{name}[me]");
        self.line(&format!("{own} = ({name})0;"));
        self.fill(&own, &leaves);
        let (row, number, vector, truth) = (self.vector(3), self.real(), self.vector(2), self.given());
        self.line(&format!("{own}.m[me & 1] = {row}; {own}.m._m12 = {number}; {own}.r[1][me & 1] = {vector}; {own}.b = {truth} > 3;"));
        self.line(&format!("rows_{name}[me] = transpose({own}.m); flat_{name}[me & 3][me] = {truth};"));
        self.line("GroupMemoryBarrierWithGroupSync();");
        let other = format!("group_{name}[(me + {}) & 7]", 1 + self.roll(7));
        self.show(&other, &leaves);
        self.each(&format!("mul({other}.m, rows_{name}[me ^ 1])[1]"), 2, true);
        self.each(&format!("{other}.r[1][1] + {other}.m[me & 1].zy"), 2, true);
        self.int(&format!("{other}.b ? 1 : flat_{name}[(me ^ 1) & 3][me ^ 1]"));
        self.line("GroupMemoryBarrierWithGroupSync();");
    }

    /// Atomic operations that come to the same in any order, on every kind of memory.
    pub(super) fn atomics(&mut self) {
        if self.stage != Stage::Compute {
            return self.order();
        }
        let name = self.fresh("at");
        self.declare(&format!(
            "groupshared int shared_{name}[4]; groupshared uint2 pair_{name};
RWStructuredBuffer<int2> buffer_{name}; RWByteAddressBuffer bytes_{name}; RWBuffer<uint> view_{name}; RWTexture2D<int> image_{name};"
        ));
        self.line(&format!("shared_{name}[me & 3] = 0; pair_{name} = 1; GroupMemoryBarrierWithGroupSync();"));
        for _ in 0..4 {
            let (op, value, at) =
                (self.any(&["Add", "Min", "Max", "And", "Or", "Xor"]), self.given(), self.given());
            let text = match self.roll(6) {
                0 => format!("Interlocked{op}(shared_{name}[uint({at}) & 3], {value});"),
                1 => format!("Interlocked{op}(pair_{name}.y, uint({value}));"),
                2 => format!("Interlocked{op}(buffer_{name}[uint({at}) & 7].y, {value});"),
                3 => format!("bytes_{name}.Interlocked{op}((uint({at}) & 7) * 4, {value});"),
                4 => format!("Interlocked{op}(view_{name}[uint({at}) & 7], uint({value}));"),
                _ => format!("Interlocked{op}(image_{name}[uint2({at} & 3, 1)], {value});"),
            };
            self.line(&text);
            // Different operations on one place must not meet.
            self.line("AllMemoryBarrierWithGroupSync();");
        }
        self.int(&format!("shared_{name}[me & 3] + int(pair_{name}.y)"));
        let (compared, value, old) = (self.given(), self.given(), self.fresh("old"));
        self.line(&format!(
            "int {old}; InterlockedCompareExchange(buffer_{name}[me + 8].x, {compared}, {value}, {old});"
        ));
        self.int(&format!("{old} + buffer_{name}[me + 8].x"));
    }

    /// Typed views: written in parts and as wholes, read where they were written.
    pub(super) fn typed_views(&mut self) {
        let name = self.fresh("view");
        self.declare(&format!(
            "RWTexture2D<float4> image_{name}; RWTexture2DArray<int2> layers_{name}; RWBuffer<uint4> buffer_{name}; RWTexture3D<float> solid_{name}; Buffer<float3> read_{name}; RWTexture1D<uint> line_{name};"
        ));
        let (x, v, w) = (self.given(), self.vector(4), self.int_vector(4));
        self.line(&format!("image_{name}[uint2(me, 1)] = {v}; layers_{name}[uint3(me, 1, 2)] = ({w}).zx; buffer_{name}[me] = uint4({w}); solid_{name}[uint3(me, 0, 1)] = ({v}).y; line_{name}[me] = uint({x});"));
        if !self.vulkan && self.one_in(2) {
            self.is_new = true;
            self.line(&format!("image_{name}[uint2(me, 1)].yw = ({v}).xz; buffer_{name}[me].z += 5;"));
        }
        self.each(&format!("image_{name}[uint2(me, 1)]"), 4, true);
        self.each(&format!("layers_{name}[uint3(me, 1, 2)].yx"), 2, false);
        self.each(&format!("buffer_{name}[me]"), 4, false);
        self.float(&format!("solid_{name}[uint3(me, 0, 1)] + read_{name}[{x} & 15].z"));
        self.int(&format!("line_{name}[me] * 3"));
    }
}
