//! Textures of every kind, read with offsets, levels, gradients and comparisons.

use super::Maker;
use crate::random::shapes::Stage;

impl Maker {
    /// Several reads of one texture.
    pub(super) fn samples(&mut self) {
        let name = self.fresh("tex");
        let (kind, at, is_flat) = match self.roll(6) {
            0 => ("Texture2DArray", 3, true),
            1 => ("Texture3D", 3, false),
            2 => ("TextureCube", 3, false),
            3 => ("Texture1D", 1, false),
            _ => ("Texture2D", 2, true),
        };
        let offset_width = match kind {
            "TextureCube" => 0,
            "Texture2DArray" => 2,
            _ => at,
        };
        let element = self.any(&["float4", "float", "float2", "float3"]);
        let width = element.chars().last().and_then(|c| c.to_digit(10)).unwrap_or(1);
        self.declare(&format!(
            "{kind}<{element}> {name}; SamplerState s{name}; SamplerComparisonState c{name};"
        ));
        for _ in 0..3 {
            let place = format!("({} * 0.0625)", self.vector(at));
            let offset = self.offset(offset_width);
            let level = self.any(&["0", "1", "0.5", "2.25"]);
            let gradient = format!("({}) * 0.03125", self.vector(at.min(if is_flat { 2 } else { 3 })));
            let of_pixel = self.stage == Stage::Pixel;
            match self.roll(9) {
                0 if of_pixel => self.each(&format!("{name}.Sample(s{name}, {place}{offset})"), width, true),
                1 if of_pixel => {
                    self.each(&format!("{name}.SampleBias(s{name}, {place}, 0.5{offset})"), width, true)
                }
                2 if is_flat => {
                    let channel = self.any(&["Gather", "GatherRed"]);
                    self.each(&format!("{name}.{channel}(s{name}, {place}{offset})"), 4, true);
                }
                3 if is_flat => {
                    self.each(&format!("{name}.GatherCmp(c{name}, {place}, 0.5{offset})"), 4, true)
                }
                4 if kind != "Texture3D" => {
                    let offset = if kind == "TextureCube" { String::new() } else { offset };
                    self.float(&format!("{name}.SampleCmpLevelZero(c{name}, {place}, 0.25{offset})"));
                }
                5 => self.each(
                    &format!("{name}.SampleGrad(s{name}, {place}, {gradient}, {gradient} * 2{offset})"),
                    width,
                    true,
                ),
                6 if kind != "TextureCube" => {
                    let place = format!(
                        "int{}({})",
                        at + 1,
                        [format!("int{at}({}) & 7", self.int_vector(at)), self.roll(2).to_string()]
                            .join(", ")
                    );
                    self.each(&format!("{name}.Load({place}{offset})"), width, true);
                }
                _ => {
                    self.each(&format!("{name}.SampleLevel(s{name}, {place}, {level}{offset})"), width, true)
                }
            }
        }
    }

    /// An offset, as a last argument; or none.
    fn offset(&mut self, width: u32) -> String {
        if width == 0 || self.one_in(3) {
            return String::new();
        }
        let parts: Vec<String> = (0..width).map(|_| (self.roll(16) as i32 - 8).to_string()).collect();
        format!(", int{width}({})", parts.join(", "))
    }
}
