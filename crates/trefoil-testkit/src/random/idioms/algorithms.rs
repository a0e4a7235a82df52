//! Small algorithms of engines: sorts, scans and histograms of a group, walks with a stack, streams of bits, hashes, packed normals.

use super::Maker;
use crate::random::shapes::Stage;

impl Maker {
    /// One of them.
    pub(super) fn algorithm(&mut self) {
        match self.roll(8) {
            0 => self.sorted_by_group(),
            1 => self.scanned_by_group(),
            2 => self.sorted_by_thread(),
            3 => self.walked_with_stack(),
            4 => self.streamed(),
            5 => self.hashed(),
            6 => self.blocks(),
            _ => self.transformed(),
        }
    }

    /// A bitonic sort in the group's memory.
    fn sorted_by_group(&mut self) {
        if self.stage != Stage::Compute {
            return self.sorted_by_thread();
        }
        let (name, n) = (self.fresh("sort"), self.given());
        let (ty, compare) = (self.any(&["int", "uint", "uint2"]), self.any(&["<", ">"]));
        let key = if ty == "uint2" { ".y" } else { "" };
        self.declare(&format!(
            "groupshared {ty} keys_{name}[8];
void sort_{name}(uint i)
{{
    for (uint k = 2; k <= 8; k <<= 1)
        for (uint j = k >> 1; j > 0; j >>= 1)
        {{
            uint other = i ^ j;
            if (other > i)
            {{
                bool up = (i & k) == 0;
                {ty} a = keys_{name}[i], b = keys_{name}[other];
                if ((a{key} {compare} b{key}) != up) {{ keys_{name}[i] = b; keys_{name}[other] = a; }}
            }}
            GroupMemoryBarrierWithGroupSync();
        }}
}}"
        ));
        self.line(&format!(
            "keys_{name}[me] = ({ty})({n} & 255); GroupMemoryBarrierWithGroupSync(); sort_{name}(me);"
        ));
        self.int(&format!("keys_{name}[me]{key}"));
        self.line("GroupMemoryBarrierWithGroupSync();");
    }

    /// A scan and a histogram in the group's memory.
    fn scanned_by_group(&mut self) {
        if self.stage != Stage::Compute {
            return self.hashed();
        }
        let (name, n) = (self.fresh("scan"), self.given());
        let how = self.any(&["[unroll] ", "[loop] ", ""]);
        self.declare(&format!("groupshared uint sums_{name}[2][8]; groupshared uint bins_{name}[4];"));
        self.line(&format!("if (me < 4) bins_{name}[me] = 0; sums_{name}[0][me] = {n} & 127; GroupMemoryBarrierWithGroupSync();"));
        self.line(&format!("uint from_{name} = 0; InterlockedAdd(bins_{name}[{n} & 3], 1u + ({n} & 1));"));
        self.line(&format!("{how}for (uint step_{name} = 1; step_{name} < 8; step_{name} *= 2) {{"));
        self.line(&format!("    uint sum = sums_{name}[from_{name}][me]; if (me >= step_{name}) sum += sums_{name}[from_{name}][me - step_{name}];"));
        self.line(&format!(
            "    from_{name} ^= 1; sums_{name}[from_{name}][me] = sum; GroupMemoryBarrierWithGroupSync(); }}"
        ));
        self.int(&format!("sums_{name}[from_{name}][me]"));
        self.int(&format!("bins_{name}[me & 3] * 3 + sums_{name}[from_{name}][7]"));
        self.line("GroupMemoryBarrierWithGroupSync();");
    }

    /// A sort of a local array, of numbers, vectors or structures.
    fn sorted_by_thread(&mut self) {
        let (name, len) = (self.fresh("list"), 3 + self.roll(5));
        let (ty, key) = self.any(&[("int", ""), ("float2", ".y"), ("Item", ".key"), ("uint3", ".z")]);
        let ty = if ty == "Item" { format!("Item{name}") } else { ty.to_string() };
        let made = if key == ".key" {
            format!("{{ {ty} t; t.key = n; t.more = float2(n, 1); t.of[0] = n; t.of[1] = 2; return t; }}")
        } else {
            format!("{{ return ({ty})n; }}")
        };
        let hint = self.any(&["", "[unroll] ", "[loop] "]);
        let body = match self.roll(3) {
            0 => format!("for (int i = 1; i < {len}; i++) {{ {ty} t = a[i]; int j = i; while (j > 0 && a[j - 1]{key} > t{key}) {{ a[j] = a[j - 1]; j--; }} a[j] = t; }}"),
            1 => format!("{hint}for (int i = 0; i < {len} - 1; i++) {hint}for (int j = 0; j < {len} - 1 - i; j++) if (a[j]{key} > a[j + 1]{key}) {{ {ty} t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; }}"),
            _ => format!("for (int i = 0; i < {len}; i++) {{ int least = i; {hint}for (int j = i + 1; j < {len}; j++) if (a[j]{key} < a[least]{key}) least = j; {ty} t = a[i]; a[i] = a[least]; a[least] = t; }}").replace("[unroll] ", ""),
        };
        self.declare(&format!(
            "struct Item{name} {{ int key; float2 more; int of[2]; }};
{ty} made_{name}(int n) {made}
void sort_{name}(inout {ty} a[{len}]) {{ {body} }}"
        ));
        self.line(&format!("{ty} {name}[{len}];"));
        for i in 0..len {
            let n = self.given();
            self.line(&format!("{name}[{i}] = made_{name}(({n} ^ {i}) & 63);"));
        }
        self.line(&format!("sort_{name}({name});"));
        let n = self.given();
        self.int(&format!("int({name}[0]{key}) * 64 + int({name}[{}]{key})", len - 1));
        self.int(&format!("{name}[uint({n}) % {len}]{key}"));
        if key == ".key" {
            self.float(&format!("{name}[1].more.x + {name}[uint({n}) % {len}].of[{n} & 1]"));
        }
    }

    /// A walk through a tree in a buffer, with a stack of its own.
    fn walked_with_stack(&mut self) {
        let (name, root) = (self.fresh("walk"), self.given());
        let [a, b] = [(); 2].map(|()| 1 + self.roll(5));
        let leaf = self.any(&["break;", "continue;", "sum += 3;", "if (sum > 400) return sum;"]);
        self.declare(&format!(
            "int {name}(int root)
{{
    int stack[6]; int top = 0, sum = 0, rounds = 0;
    stack[top++] = root & 31;
    while (top > 0 && rounds++ < 24)
    {{
        int node = stack[--top];
        int value = given(node & 15) & 63;
        sum += value;
        if (value % 7 == {a}) {{ {leaf} }}
        int left = node * 2 + 1, right = node * 2 + {b};
        if (left < 40 && top < 6) stack[top++] = left;
        if (right < 40 && top < 6) stack[top++] = right;
        else sum ^= {a};
    }}
    return sum;
}}"
        ));
        self.int(&format!("{name}({root})"));
        self.int(&format!("{name}(3)"));
    }

    /// Bits read one after the other across words.
    fn streamed(&mut self) {
        let name = self.fresh("Stream");
        let sizes = [(); 4].map(|()| 1 + self.roll(17));
        self.declare(&format!(
            "struct {name}
{{
    uint at, word, left;
    void Start(uint where) {{ at = where; word = uint(given(at & 15)); left = 32; }}
    uint Read(uint bits)
    {{
        uint value = 0;
        if (bits > left)
        {{
            uint rest = bits - left;
            value = (word & ((1u << left) - 1)) << rest;
            if (left == 0) value = 0;
            at++; word = uint(given(at & 15)); left = 32; bits = rest;
        }}
        left -= bits;
        return value | (word >> left & ((1u << bits) - 1));
    }}
    int Signed(uint bits) {{ uint v = Read(bits); return int(v << (32 - bits)) >> (32 - bits); }}
    uint Unary() {{ uint n = 0; while (n < 9 && Read(1) == 1) n++; return n; }}
}};"
        ));
        let (s, start) = (self.fresh("s"), self.roll(16));
        self.line(&format!("{name} {s}; {s}.Start({start});"));
        for size in sizes {
            let read = match self.roll(3) {
                0 => format!("{s}.Unary()"),
                1 => format!("{s}.Signed({size})"),
                _ => format!("{s}.Read({size})"),
            };
            self.int(&read);
        }
        let n = self.given();
        self.line(&format!("if ({n} & 1) {s}.Read({});", sizes[0]));
        self.int(&format!("{s}.Read(5) * 100 + {s}.left"));
    }

    /// Pseudo-random numbers, spread bits, curves.
    fn hashed(&mut self) {
        let name = self.fresh("hash");
        let [a, b] = [(); 2].map(|()| 1 + self.roll(16));
        self.declare(&format!(
            "uint pcg_{name}(inout uint s) {{ uint old = s; s = s * 747796405u + 2891336453u; uint w = ((old >> ((old >> 28) + 4)) ^ old) * 277803737u; return (w >> 22) ^ w; }}
uint xor_{name}(uint s) {{ s ^= s << 13; s ^= s >> 17; s ^= s << 5; return s; }}
uint spread_{name}(uint x) {{ x &= 0xffff; x = (x | x << 8) & 0x00ff00ff; x = (x | x << 4) & 0x0f0f0f0f; x = (x | x << 2) & 0x33333333; return (x | x << 1) & 0x55555555; }}
uint3 three_{name}(uint3 v) {{ v = v * 1664525u + 1013904223u; v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y; v ^= v >> 16u; v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y; return v; }}
uint curve_{name}(uint2 p) {{ uint d = 0; for (uint s = {a}u & 4u ? 4 : 8; s > 0; s >>= 1) {{ uint2 r = uint2((p.x & s) > 0, (p.y & s) > 0); d += s * s * ((3 * r.x) ^ r.y); if (r.y == 0) {{ if (r.x == 1) p = s - 1 - p; p = p.yx; }} }} return d; }}"
        ));
        let (s, x, y) = (self.fresh("s"), self.given(), self.given());
        self.line(&format!("uint {s} = uint({x}) + {b};"));
        self.int(&format!("pcg_{name}({s}) ^ pcg_{name}({s})"));
        self.int(&s);
        self.int(&format!("xor_{name}({s} + {a})"));
        self.int(&format!("spread_{name}({x}) | spread_{name}({y}) << 1"));
        self.each(&format!("three_{name}(uint3({x}, {y}, {b}))"), 3, false);
        self.int(&format!("curve_{name}(uint2({x}, {y}) & 15)"));
        self.float(&format!("asfloat((xor_{name}({s}) >> 9) | 0x3f800000) - 1"));
    }

    /// Blocks of a compressed texture: two ends and an index of two bits for each of sixteen texels.
    fn blocks(&mut self) {
        let name = self.fresh("block");
        let least = self.any(&["min", "max"]);
        self.declare(&format!(
            "int3 ends_{name}(uint c) {{ return int3(c >> 11 & 31, c >> 5 & 63, c & 31); }}
uint2 packed_{name}(int3 texels[16])
{{
    int3 low = texels[0], high = texels[0];
    [unroll] for (int i = 1; i < 16; i++) {{ low = min(low, texels[i]); high = max(high, texels[i]); }}
    uint bits = 0;
    for (int j = 0; j < 16; j++)
    {{
        int best = 1 << 20; uint found = 0;
        for (uint k = 0; k < 4; k++)
        {{
            int3 d = texels[j] - (low * int(3 - k) + high * int(k)) / 3;
            int far = dot(d, d);
            if (far < best) {{ best = far; found = k; }}
        }}
        bits |= found << (j * 2);
    }}
    int3 e = {least}(low, high) & int3(31, 63, 31);
    return uint2(uint(e.x) << 11 | uint(e.y) << 5 | uint(e.z) | uint(high.x & 31) << 27, bits);
}}"
        ));
        let (t, r, a, b) = (self.fresh("t"), self.fresh("r"), self.given(), self.given());
        self.line(&format!("int3 {t}[16]; for (int i{t} = 0; i{t} < 16; i{t}++) {t}[i{t}] = int3(given(i{t}), {a} ^ i{t}, {b} * i{t}) & 31;"));
        self.line(&format!("uint2 {r} = packed_{name}({t});"));
        self.each(&r, 2, false);
        self.each(&format!("ends_{name}({r}.x)"), 3, false);
    }

    /// A fast transform of eight integers, in place, by butterflies.
    fn transformed(&mut self) {
        let name = self.fresh("wht");
        let hint = self.any(&["", "[unroll] ", "[loop] "]);
        let order = self.any(&["i", "reversebits(uint(i)) >> 29"]);
        self.declare(&format!(
            "void {name}(inout int2 a[8])
{{
    {hint}for (uint h = 1; h < 8; h *= 2)
        for (uint i = 0; i < 8; i += h * 2)
            for (uint j = i; j < i + h; j++)
            {{
                int2 x = a[j], y = a[j + h];
                a[j] = x + y; a[j + h] = (x - y).yx;
            }}
}}"
        ));
        let (v, n) = (self.fresh("v"), self.given());
        self.line(&format!("int2 {v}[8]; {{ for (int i = 0; i < 8; i++) {v}[{order}] = int2(given(i), {n} * i) & 1023; }} {name}({v});"));
        for i in [0, 3, 7] {
            self.each(&format!("{v}[{i}]"), 2, false);
        }
        self.each(&format!("{v}[{n} & 7]"), 2, false);
    }
}
