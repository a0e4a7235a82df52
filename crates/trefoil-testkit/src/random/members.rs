//! Programs about resources that structures and constant buffers hold: which of them get registers, and which.
//!
//! Structures hold resources, arrays of them and each other, and stand as globals, in arrays and in constant buffers; functions that are
//! inlined use them as the entry does. What comes out is bound by the uses. In a program either structures state registers or constant
//! buffers hold resources: DXC takes the register of a structure for a resource of the same place in another buffer.

use super::xorshift::XorShift;
use std::fmt::Write;

/// Resources that are members, each with statements that use one, `R`, by a number `N`.
const KINDS: [(&str, &[&str]); 6] = [
    (
        "Texture2D",
        &["sum += R.Load(int3(N, 0, 0));", "sum += R[uint2(N, 1)];", "sum += R.SampleLevel(state, 0.5, N);"],
    ),
    ("Texture2D<float2>", &["sum.xy += R.Load(N);"]),
    ("Buffer<float4>", &["sum += R[N];", "sum += R.Load(N);"]),
    ("RWBuffer<float4>", &["R[N] = sum;", "sum += R[N];"]),
    ("StructuredBuffer<float4>", &["sum += R[N];", "sum += R.Load(N);"]),
    ("ByteAddressBuffer", &["sum.x += R.Load(N * 4);"]),
];

/// What a member or variable is: one of [`KINDS`], or a structure by its number; and its dimensions.
#[derive(Clone, Copy)]
struct Type {
    structure: Option<usize>,
    kind: usize,
    dimensions: &'static [u32],
}

impl Type {
    fn declare(self, name: &str) -> String {
        let dimensions: String = self.dimensions.iter().map(|length| format!("[{length}]")).collect();
        match self.structure {
            Some(number) => format!("S{number} {name}{dimensions}"),
            None => format!("{} {name}{dimensions}", KINDS[self.kind].0),
        }
    }
}

#[derive(Default)]
struct Maker {
    random: XorShift,
    structures: Vec<Vec<(String, Type)>>,
    variables: Vec<(String, Type)>,
    text: String,
}

/// The program of a seed, a pixel shader; its entry is `main`.
pub fn program(seed: u32) -> String {
    let mut maker = Maker { random: XorShift::new(seed.wrapping_mul(2_246_822_519)), ..Maker::default() };
    let _ = writeln!(maker.text, "// Seed {seed}.\nSamplerState state;");
    for _ in 0..1 + maker.random.below(3) {
        maker.structure();
    }
    for number in 0..1 + maker.random.below(4) {
        maker.global(number, seed.is_multiple_of(2));
    }
    maker.text.push_str("float4 of(Texture2D map) { return map.Load(7); }\n");
    let functions = maker.random.below(3);
    for number in 0..functions {
        let body = maker.uses(1, 3, number);
        let _ =
            writeln!(maker.text, "float4 f{number}()\n{{\n    float4 sum = 1;\n{body}    return sum;\n}}");
    }
    let body = maker.uses(2, 8, functions);
    format!("{}float4 main() : SV_Target\n{{\n    float4 sum = 0;\n{body}    return sum;\n}}\n", maker.text)
}

impl Maker {
    fn one_in(&mut self, count: u32) -> bool {
        self.random.below(count) == 0
    }

    fn any_type(&mut self, dimensions: &[&'static [u32]]) -> Type {
        let count = self.structures.len() as u32;
        let structure = (count > 0 && self.one_in(3)).then(|| self.random.below(count) as usize);
        let kind = self.random.below(KINDS.len() as u32) as usize;
        let dimensions = dimensions[self.random.below(dimensions.len() as u32) as usize];
        Type { structure, kind, dimensions }
    }

    fn structure(&mut self) {
        let members: Vec<(String, Type)> = (0..1 + self.random.below(3))
            .map(|number| (format!("m{number}"), self.any_type(&[&[], &[], &[3], &[2, 2]])))
            .collect();
        let _ = write!(self.text, "struct S{} {{", self.structures.len());
        for (name, ty) in &members {
            let _ = write!(self.text, " {};", ty.declare(name));
        }
        let number = if self.one_in(3) { " float number;" } else { "" };
        let _ = writeln!(self.text, "{number} }};");
        self.structures.push(members);
    }

    /// A variable, or a constant buffer with some.
    fn global(&mut self, number: u32, states_registers: bool) {
        let name = format!("g{number}");
        if !states_registers && self.one_in(3) {
            let members: Vec<(String, Type)> = (0..1 + self.random.below(3))
                .map(|member| (format!("{name}_{member}"), self.any_type(&[&[], &[], &[3]])))
                .collect();
            let _ = write!(self.text, "cbuffer C{number} {{");
            for (name, ty) in &members {
                let _ = write!(self.text, " {};", ty.declare(name));
            }
            self.text.push_str(" }\n");
            return self.variables.extend(members);
        }
        let mut ty = self.any_type(&[&[], &[], &[2]]);
        if ty.structure.is_none() && self.one_in(2) {
            ty.structure = Some(self.random.below(self.structures.len() as u32) as usize);
        }
        let register = match states_registers && ty.structure.is_some() && self.one_in(2) {
            true => format!(" : register(t{})", 40 * (number + 1)),
            false => String::new(),
        };
        let _ = writeln!(self.text, "{}{register};", ty.declare(&name));
        self.variables.push((name, ty));
    }

    /// One resource by its path, and which kind it is.
    fn path(&mut self) -> (String, usize) {
        let any = self.random.below(self.variables.len() as u32) as usize;
        let (mut path, mut ty) = self.variables[any].clone();
        loop {
            for &length in ty.dimensions {
                let _ = write!(path, "[{}]", self.random.below(length));
            }
            let Some(number) = ty.structure else { return (path, ty.kind) };
            let member = self.random.below(self.structures[number].len() as u32) as usize;
            let (name, inner) = &self.structures[number][member];
            let _ = write!(path, ".{name}");
            ty = *inner;
        }
    }

    /// Statements that use resources, and call functions that are there.
    fn uses(&mut self, least: u32, most: u32, functions: u32) -> String {
        let mut body = String::new();
        for _ in 0..least + self.random.below(most - least + 1) {
            let (path, kind) = self.path();
            let forms = KINDS[kind].1;
            let form = forms[self.random.below(forms.len() as u32) as usize];
            let number = self.random.below(9).to_string();
            let _ = writeln!(body, "    {}", form.replace('R', &path).replace('N', &number));
            if functions > 0 && self.one_in(4) {
                let _ = writeln!(body, "    sum += f{}();", self.random.below(functions));
            }
            if self.one_in(6) {
                let (path, kind) = self.path();
                let map = (KINDS[kind].0 == "Texture2D").then_some(path);
                map.into_iter().for_each(|path| _ = writeln!(body, "    sum += of({path});"));
            }
        }
        body
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_make_different_programs_again_and_again() {
        assert_eq!(program(7), program(7));
        assert_ne!(program(7), program(8));
    }
}
