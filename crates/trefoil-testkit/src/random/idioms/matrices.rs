//! Matrices: of every order, also under a pragma, in every kind of memory, read and written as wholes, rows and numbers.

use super::Maker;
use crate::random::shapes::Stage;

impl Maker {
    /// A structure under `#pragma pack_matrix`, in buffers and constants that are declared under another.
    pub(super) fn ordered_matrices(&mut self) {
        let name = self.fresh("M");
        let (rows, cols) = (2 + self.roll(3), 2 + self.roll(3));
        let order = |m: &mut Maker| m.any(&["", "", "row_major ", "column_major "]);
        let pragma = |m: &mut Maker| m.any(&["row_major", "column_major"]);
        let (first, second) = (pragma(self), pragma(self));
        let (a, b, c) = (order(self), order(self), order(self));
        self.declare(&format!(
            "#pragma pack_matrix({first})
struct {name} {{ {a}float{rows}x{cols} a; float s; {b}float{cols}x{rows} b; float2 t; }};
#pragma pack_matrix({second})
StructuredBuffer<{name}> read_{name};
RWStructuredBuffer<{name}> write_{name};
cbuffer C{name} {{ {name} const_{name}; {c}float{rows}x{cols} other_{name}; float last_{name}; }}
#pragma pack_matrix({first})
float{rows}x{cols} twice_{name}(float{rows}x{cols} m) {{ return m + m; }}
#pragma pack_matrix(column_major)"
        ));
        let (i, j) = (self.roll(rows), self.roll(cols));
        let place = |m: &mut Maker| m.any(&["read_N[me]", "write_N[me]", "const_N"]).replace('N', &name);
        for _ in 0..2 {
            let from = place(self);
            self.float(&format!("{from}.a[{i}][{j}] + {from}.s"));
            self.float(&format!("{from}.b[{j}][{i}] * 2 + {from}.t.y"));
            self.each(&format!("{from}.a[{i}]"), cols, true);
            self.float(&format!("twice_{name}({from}.a)._m{i}{j}"));
            let vector = self.vector(cols);
            self.each(&format!("mul({from}.a, {vector})"), rows, true);
        }
        self.float(&format!("other_{name}[{i}][{j}] + last_{name}"));
        // Of a compute shader each lane has an element of its own.
        if self.stage == Stage::Compute {
            let (row, number) = (self.vector(cols), self.real());
            self.line(&format!("write_{name}[me].a[{i}] = {row}; write_{name}[me].b._m{j}{i} = {number};"));
            self.line(&format!("write_{name}[me + 8].a = twice_{name}(read_{name}[me].a);"));
            self.float(&format!("write_{name}[me].a[{i}][{j}] + write_{name}[me].b[{j}][{i}]"));
        }
    }

    /// Locals: made of rows and numbers, written in parts, cut, spread, converted, multiplied.
    pub(super) fn matrix_parts(&mut self) {
        let name = self.fresh("m");
        let (rows, cols) = (2 + self.roll(3), 2 + self.roll(3));
        let order = self.any(&["", "row_major ", "column_major "]);
        let lines: Vec<String> = (0..rows).map(|_| self.vector(cols)).collect();
        self.line(&format!("{order}float{rows}x{cols} {name} = {{ {} }};", lines.join(", ")));
        for _ in 0..4 {
            let (i, j) = (self.roll(rows), self.roll(cols));
            let (real, row, index) = (self.real(), self.vector(cols), self.given());
            let text = match self.roll(8) {
                0 => format!("{name}[uint({index}) % {rows}] = {row};"),
                1 => format!("{name}[uint({index}) % {rows}][{j}] += {real};"),
                2 => format!("{name}._m{i}{j} = {real};"),
                3 => format!("{name}[{i}] *= {real};"),
                4 => format!("{name} = {name} * 0.5 + {real};"),
                5 => format!("{name} = transpose(transpose({name}) - {real});"),
                6 => format!("{name}._m00_m11 = float2({real}, 3);"),
                // DXC compares no matrices in modules for Vulkan.
                _ if self.vulkan => format!("{name} = min({name}, {real});"),
                _ => format!("{name} = select({name} > {real}, (float{rows}x{cols})0.5, {name});"),
            };
            self.line(&text);
        }
        let vector = self.vector(rows);
        self.each(&format!("mul({vector}, {name})"), cols, true);
        for row in 0..rows {
            self.each(&format!("{name}[{row}]"), cols, true);
        }
        // Not the swizzle of a cast: DXC takes its rows for columns where the matrix is row_major.
        self.each(&format!("mul((float2x2){name}, {name}._12_21)"), 2, true);
        self.each(&format!("((int2x2){name})[1]"), 2, false);
        if !self.vulkan {
            self.int(&format!("any({name} > 2) ? 1 : all({name} < 100) ? 2 : 3"));
        }
    }
}
