//! Properties of hull and domain shaders.

use crate::ids::FuncId;
pub use trefoil_facts::TessDomain;

/// How edges are divided; the numbers are DXIL's `TessellatorPartitioning`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum TessPartitioning {
    #[default]
    Undefined = 0,
    Integer = 1,
    Pow2 = 2,
    FractionalOdd = 3,
    FractionalEven = 4,
}

/// What comes of it; the numbers are DXIL's `TessellatorOutputPrimitive`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum TessOutput {
    #[default]
    Undefined = 0,
    Point = 1,
    Line = 2,
    TriangleCw = 3,
    TriangleCcw = 4,
}

macro_rules! numbers {
    ($($ty:ident: $($variant:ident)*;)*) => { $(
        impl $ty {
            /// The meaning of a number.
            pub fn from_u32(number: u32) -> Option<Self> {
                [$(Self::$variant),*].into_iter().find(|v| *v as u32 == number)
            }
        }
    )* };
}

numbers! {
    TessPartitioning: Undefined Integer Pow2 FractionalOdd FractionalEven;
    TessOutput: Undefined Point Line TriangleCw TriangleCcw;
}

/// The properties of a hull or domain shader besides its signatures; a domain shader has the domain and its control points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tessellation {
    /// `[domain("tri")]`
    pub domain: TessDomain,
    /// `[partitioning("integer")]`
    pub partitioning: TessPartitioning,
    /// `[outputtopology("triangle_cw")]`
    pub output: TessOutput,
    /// Control points that come in.
    pub input_points: u32,
    /// `[outputcontrolpoints(n)]`
    pub output_points: u32,
    /// `[maxtessfactor(n)]`, the bits of a float.
    pub max_factor: u32,
    /// The patch constant function, where it is a function of its own: without parameters, and without a result.
    pub patch_function: Option<FuncId>,
}

impl Tessellation {
    /// The structure as numbers, in the order of its fields; the function is none.
    pub fn numbers(&self) -> [u32; 6] {
        let [domain, partitioning, output] =
            [self.domain as u32, self.partitioning as u32, self.output as u32];
        [domain, partitioning, output, self.input_points, self.output_points, self.max_factor]
    }

    /// The structure of its numbers, without a function.
    pub fn from_numbers(numbers: &[u32]) -> Option<Self> {
        let &[domain, partitioning, output, input_points, output_points, max_factor] = numbers else {
            return None;
        };
        Some(Self {
            domain: TessDomain::from_number(domain)?,
            partitioning: TessPartitioning::from_u32(partitioning)?,
            output: TessOutput::from_u32(output)?,
            input_points,
            output_points,
            max_factor,
            patch_function: None,
        })
    }
}
