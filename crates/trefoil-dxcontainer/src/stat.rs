//! `STAT` of the token streams: counts of instructions and registers.

use crate::bytes::{Error, Put, Reader};

/// Words of the part.
const WORDS: usize = 37;

macro_rules! counts {
    ($($(#[$doc:meta])* $name:ident = $index:literal;)*) => {
        /// The counts, by name.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Statistics { $($(#[$doc])* pub $name: u32,)* }

        impl Statistics {
            /// The part's data.
            pub fn write(&self) -> Vec<u8> {
                let mut words = [0; WORDS];
                $(words[$index] = self.$name;)*
                let mut out = Vec::with_capacity(4 * WORDS);
                words.iter().for_each(|&word| out.put_u32(word));
                out
            }

            /// Reads the part; older ones are shorter.
            pub fn parse(data: &[u8]) -> Result<Statistics, Error> {
                let mut words = [0; WORDS];
                let mut reader = Reader::new(data);
                for word in words.iter_mut().take(data.len() / 4) {
                    *word = reader.u32()?;
                }
                Ok(Statistics { $($name: words[$index],)* })
            }
        }
    };
}

counts! {
    /// Instructions.
    instructions = 0;
    /// Temporary registers.
    temps = 1;
    /// Constants defined in the shader.
    definitions = 2;
    /// Declarations.
    declarations = 3;
    /// Float arithmetic.
    float_instructions = 4;
    /// Signed arithmetic.
    int_instructions = 5;
    /// Unsigned arithmetic.
    uint_instructions = 6;
    /// Branches decided before the shader runs.
    static_flow = 7;
    /// Branches.
    dynamic_flow = 8;
    /// Temporary arrays' registers.
    temp_arrays = 10;
    /// Instructions on arrays.
    array_instructions = 11;
    /// `cut`.
    cut = 12;
    /// `emit`.
    emit = 13;
    /// Sampling.
    texture_normal = 14;
    /// Loads.
    texture_load = 15;
    /// Comparisons.
    texture_compare = 16;
    /// Sampling with bias.
    texture_bias = 17;
    /// Sampling with gradients.
    texture_gradient = 18;
    /// `mov`.
    moves = 19;
    /// `movc`.
    conditional_moves = 20;
    /// Conversions.
    conversions = 21;
    /// Geometry input primitive.
    input_primitive = 23;
    /// Geometry output topology.
    output_topology = 24;
    /// Geometry output vertices.
    max_output_vertices = 25;
    /// Whether a pixel shader runs per sample.
    sample_frequency = 28;
    /// Geometry instances.
    gs_instances = 29;
    /// Control points.
    control_points = 30;
    /// Hull output primitive.
    hs_output_primitive = 31;
    /// Hull partitioning.
    hs_partitioning = 32;
    /// Tessellator domain.
    domain = 33;
    /// Barriers.
    barriers = 34;
    /// Atomics.
    interlocked = 35;
    /// Texture and buffer stores.
    texture_store = 36;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip() {
        let counts = Statistics { instructions: 12, temps: 2, texture_store: 3, ..Default::default() };
        let data = counts.write();
        assert_eq!(data.len(), 148);
        assert_eq!(Statistics::parse(&data).unwrap(), counts);
        assert_eq!(Statistics::parse(&data[..5]).unwrap().temps, 0);
    }
}
