//! Resources beyond one view: images changed in place, arrays of resources, constants laid out by the rules of buffers.

use super::Maker;
use crate::random::shapes::Stage;

/// Members of constant buffers: types, and how many numbers are in one.
const CONSTANTS: &[(&str, u32)] = &[
    ("float", 1),
    ("int", 1),
    ("uint2", 2),
    ("float3", 3),
    ("float4", 4),
    ("int3", 3),
    ("float2x2", 4),
    ("row_major float2x3", 6),
    ("float3x2", 6),
    ("float4x3", 12),
    ("bool", 1),
    ("bool2", 2),
];

/// Those of 16 and 64 bits.
const WIDE_CONSTANTS: &[(&str, u32)] = &[
    ("float16_t", 1),
    ("int16_t3", 3),
    ("double", 1),
    ("uint64_t", 1),
    ("double2", 2),
    ("float16_t4", 4),
    ("int64_t3", 3),
];

impl Maker {
    /// Elements of images changed in place, by operators, in parts and by what is read from the same place.
    pub(super) fn images(&mut self) {
        if self.stage != Stage::Compute {
            return self.packed();
        }
        self.is_new = true;
        let name = self.fresh("image");
        self.declare(&format!(
            "RWTexture2D<float4> a_{name}; RWTexture3D<int> b_{name}; RWTexture1D<uint2> c_{name}; RWTexture2DArray<float> d_{name}; RWBuffer<int> e_{name};"
        ));
        for _ in 0..5 {
            let (x, v, n) = (self.real(), self.vector(4), self.given());
            let row = self.roll(3);
            let text = match self.roll(9) {
                0 => format!("a_{name}[uint2(me, {row})] += {v};"),
                1 => format!("b_{name}[uint3({row}, me, 0)]++;"),
                2 => format!("c_{name}[me] ^= uint2({n}, 5);"),
                3 => format!("d_{name}[uint3(me, 0, {row})] = -d_{name}[uint3(me, 0, {row})] + {x};"),
                4 => format!("e_{name}[me * 2] <<= {n} & 3; --e_{name}[me * 2 + 1];"),
                5 => format!("a_{name}[uint2(me, {row})] = a_{name}[uint2(me, {row})].wzyx * 0.5;"),
                6 => format!("a_{name}[uint2(me, {row})] = {x};"),
                7 => format!("c_{name}[me] = c_{name}[me].yx;"),
                _ => format!("b_{name}[uint3({row}, me, 0)] = int(d_{name}[uint3(me, 0, {row})] = {x});"),
            };
            self.line(&text);
        }
        self.each(&format!("a_{name}[uint2(me, 1)]"), 4, true);
        self.int(&format!("b_{name}[uint3(1, me, 0)] + e_{name}.Load(me * 2) + e_{name}[me * 2 + 1]"));
        self.each(&format!("c_{name}.Load(me)"), 2, false);
        self.float(&format!("d_{name}.Load(int3(me, 0, 1))"));
    }

    /// Arrays of resources, with one and two dimensions, chosen as the program runs, passed to functions, kept in structures.
    pub(super) fn arrays_of_resources(&mut self) {
        let name = self.fresh("many");
        let ty = self.any(&["float4", "int2", "uint", "float"]);
        let width = ty.chars().last().and_then(|c| c.to_digit(10)).unwrap_or(1);
        let is_real = ty.starts_with("float");
        // In modules for Vulkan DXC's arrays of arrays of buffers are not valid.
        let second = |at: &str| if self.vulkan { String::new() } else { format!("[{at}]") };
        let (rows, last) = (second("2"), second("1"));
        self.declare(&format!(
            "Buffer<{ty}> one_{name}[3]; StructuredBuffer<{ty}> two_{name}[2]{rows}; Texture2D<{ty}> three_{name}[2]; ByteAddressBuffer five_{name}[4];
struct Both{name} {{ Buffer<{ty}> view; StructuredBuffer<{ty}> buffer; int at; }};
{ty} of_{name}(StructuredBuffer<{ty}> buffer, int at) {{ return buffer[at & 15]; }}
{ty} with_{name}(Both{name} both) {{ return both.view[both.at & 15] + both.buffer[both.at & 7]; }}"
        ));
        let i = self.roll(2);
        for _ in 0..5 {
            let n = self.given();
            let value = match self.roll(8) {
                0 => format!("one_{name}[{i}][{n} & 15]"),
                1 if !self.vulkan => format!("one_{name}[NonUniformResourceIndex({n} & 1)][{n} & 15]"),
                2 => format!("of_{name}(two_{name}[{i}]{last}, {n})"),
                3 if !self.vulkan => format!("two_{name}[NonUniformResourceIndex({n} & 1)][{i}][me]"),
                4 => format!("three_{name}[{i}].Load(int3({n} & 3, me & 3, 0))"),
                5 if !self.vulkan => {
                    format!("three_{name}[NonUniformResourceIndex(me & 1)][uint2({n} & 3, 1)]")
                }
                6 => format!("five_{name}[{}].Load<{ty} >(({n} & 15) * 16)", self.roll(4)),
                _ => format!("one_{name}[2][me] + two_{name}[1]{last}[{n} & 7]"),
            };
            self.each(&value, width, is_real);
        }
        let (n, both) = (self.given(), self.fresh("both"));
        self.line(&format!("Both{name} {both} = {{ one_{name}[1], two_{name}[0]{last}, {n} }};"));
        self.each(&format!("with_{name}({both})"), width, is_real);
        // DXC has no arrays of these in modules for Vulkan.
        if self.stage == Stage::Compute && !self.vulkan {
            self.declare(&format!("RWStructuredBuffer<{ty}> four_{name}[8];"));
            self.line(&format!("four_{name}[NonUniformResourceIndex(me)][{n} & 7] = one_{name}[0][me]; four_{name}[NonUniformResourceIndex(me)][8] += 3;"));
            self.each(&format!("four_{name}[NonUniformResourceIndex(me)][{n} & 7]"), width, is_real);
        }
    }

    /// A constant buffer, an object of a structure as one, and loose constants: members of all types, in arrays and structures.
    pub(super) fn constants(&mut self) {
        let name = self.fresh("C");
        let mut leaves = Vec::new();
        let inner = self.constant_members(&name, "i", &mut leaves);
        let inner_leaves = std::mem::take(&mut leaves);
        let first = self.constant_members(&name, "a", &mut leaves);
        let first_leaves = std::mem::take(&mut leaves);
        let second = self.constant_members(&name, "b", &mut leaves);
        let len = 1 + self.roll(3);
        self.declare(&format!(
            "struct I{name} {{ {inner}}};
cbuffer B{name} {{ {first} I{name} s_{name}[{len}]; {second} }}
struct O{name} {{ I{name} one; float between; I{name} list[{len}]; }};
ConstantBuffer<O{name}> o_{name};"
        ));
        let places = [
            (String::new(), first_leaves),
            (String::new(), leaves),
            (format!("s_{name}[me % {len}]."), inner_leaves.clone()),
            (format!("o_{name}.one."), inner_leaves.clone()),
            (format!("o_{name}.list[{}].", len - 1), inner_leaves),
        ];
        for (object, leaves) in places {
            for _ in 0..2 {
                let (place, is_real) = leaves[self.roll(leaves.len() as u32) as usize].clone();
                let place = format!("{object}{place}");
                if is_real {
                    // Bits, which may be no number, as the constants are made up.
                    self.float(&place);
                } else {
                    self.int(&place);
                }
            }
        }
        self.float(&format!("o_{name}.between"));
        self.line(&format!("I{name} copy_{name} = s_{name}[0];"));
    }

    /// Declarations of members, and each number's place and whether it is real.
    fn constant_members(&mut self, name: &str, letter: &str, leaves: &mut Vec<(String, bool)>) -> String {
        let mut text = String::new();
        for k in 0..1 + self.roll(5) {
            let from = if self.wide && self.one_in(2) { WIDE_CONSTANTS } else { CONSTANTS };
            let (ty, width) = self.any(from);
            let is_real = ty.contains("float") || ty.starts_with("double");
            let member = format!("{letter}{k}_{name}");
            let len = if self.one_in(3) { 1 + self.roll(3) } else { 0 };
            let size = if len > 0 { format!("[{len}]") } else { String::new() };
            text += &format!("{ty} {member}{size}; ");
            let element = match (len, self.roll(2)) {
                (0, _) => member,
                (_, 0) => format!("{member}[me % {len}]"),
                _ => format!("{member}[{}]", len - 1),
            };
            if let Some((rows, cols)) = shape(ty) {
                leaves.extend(
                    (0..rows * cols).map(|i| (format!("{element}._m{}{}", i / cols, i % cols), is_real)),
                );
            } else if width > 1 {
                leaves.extend((0..width).map(|i| (format!("{element}[{i}]"), is_real)));
            } else {
                leaves.push((element, is_real));
            }
        }
        text
    }
}

/// The rows and columns of a matrix type.
fn shape(ty: &str) -> Option<(u32, u32)> {
    let (rows, cols) = ty.rsplit_once('x')?;
    Some((rows.chars().last()?.to_digit(10)?, cols.chars().last()?.to_digit(10)?))
}
