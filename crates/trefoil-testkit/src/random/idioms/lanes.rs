//! What the lanes of a wave or a quad make together: vectors, in flow that parts them.

use super::Maker;
use crate::random::shapes::Stage;

impl Maker {
    /// Operations across lanes, where all are, in a branch, in a loop of as many rounds as each lane likes, and before a loop
    /// is left: in the round of those with the same key, or in one of each lane's own.
    pub(super) fn lanes(&mut self) {
        if self.stage == Stage::Pixel {
            return self.quad();
        }
        for _ in 0..2 + self.roll(3) {
            if self.one_in(4) {
                self.falling();
                continue;
            }
            let (open, close) = match self.roll(6) {
                0 => (format!("if ({} & 1) {{", self.given()), "}"),
                1 => {
                    let (i, bound) = (self.fresh("i"), self.given());
                    (format!("for (int {i} = 0; {i} < ({bound} & 3); {i}++) {{"), "}")
                }
                2 => {
                    let key = self.given();
                    (
                        format!("while (true) {{ if (WaveReadLaneFirst({key} & 3) == ({key} & 3)) {{"),
                        "break; } }",
                    )
                }
                3 => {
                    let (i, bits) = (self.fresh("i"), self.given());
                    (format!("for (int {i} = 0; {i} < 4; {i}++) {{ if ({bits} >> {i} & 1) {{"), "break; } }")
                }
                _ => ("{".to_owned(), "}"),
            };
            self.line(&open);
            self.across();
            self.line(close);
        }
    }

    /// A switch whose cases fall through: lanes that come from one case meet those that the switch sends to the next.
    fn falling(&mut self) {
        let key = self.given();
        self.line(&format!("switch ({key} & 7) {{"));
        for (labels, end) in [
            ("case 0:", ""),
            ("case 1: case 6:", ""),
            ("default:", "break;"),
            ("case 3:", ""),
            ("case 5:", ""),
        ] {
            self.line(&format!("{labels} {{"));
            self.across();
            let left = if self.one_in(3) { format!("if ({key} & 8) break; ") } else { String::new() };
            self.line(&format!("}} {left}{end}"));
        }
        self.line("}");
    }

    /// One operation.
    fn across(&mut self) {
        let width = 1 + self.roll(4);
        let ty = self.any(&["int", "uint", "int", "float"]);
        let kind = if self.wide && !self.vulkan && ty != "float" && self.one_in(3) {
            self.any(&["int16_t", "uint64_t", "int64_t", "uint16_t"])
        } else {
            ty
        };
        let vector = if ty == "float" { self.vector(width) } else { self.int_vector(width) };
        let value = format!("({kind}{width})({vector})");
        let show = |m: &mut Maker, text: String| m.each(&text, width, ty == "float");
        match self.roll(12) {
            0 | 1 => {
                let op = self.any(&["WaveActiveSum", "WaveActiveMin", "WaveActiveMax", "WavePrefixSum"]);
                show(self, format!("{op}({value})"));
            }
            2 if kind.starts_with('u') && !kind.contains("16") => {
                let op = self.any(&["WaveActiveBitAnd", "WaveActiveBitOr", "WaveActiveBitXor"]);
                show(self, format!("{op}({value})"));
            }
            3 => {
                let lane = self.roll(8);
                show(
                    self,
                    format!("WaveReadLaneAt({value}, WaveReadLaneFirst(WaveGetLaneIndex()) | {})", lane & 1),
                );
            }
            4 => self.each(
                &format!("WaveActiveAllEqual({value} & ({kind})1)").replace(" & (float)1", ""),
                width,
                false,
            ),
            5 => {
                let product = format!("WavePrefixProduct(({kind}{width})(int{width}({vector}) & 3))");
                show(self, product);
            }
            6 => {
                let bound = self.roll(9);
                self.each(&format!("WaveActiveBallot({vector}.x > {bound})"), 4, false);
            }
            7 => {
                let condition = format!("({vector}.x > {})", self.roll(9));
                self.int(&format!("WaveActiveCountBits{condition} * 100 + WavePrefixCountBits{condition}"));
                self.int(&format!("WaveActiveAnyTrue{condition} ? 3 : WaveActiveAllTrue{condition} ? 4 : 5"));
            }
            8 => self.int("WaveIsFirstLane() ? int(WaveGetLaneIndex()) : -1"),
            9 if !self.vulkan && ty != "float" => {
                self.is_new = true;
                let mask = self.fresh("mask");
                let key = self.given();
                self.line(&format!("uint4 {mask} = WaveMatch({key} & 3);"));
                self.each(&mask, 4, false);
                show(self, format!("WaveMultiPrefixSum({value}, {mask})"));
                self.int(&format!("WaveMultiPrefixCountBits({vector}.x > 3, {mask})"));
            }
            _ => show(self, format!("WaveReadLaneFirst({value})")),
        }
    }

    /// What a quad makes together, and derivatives.
    fn quad(&mut self) {
        for _ in 0..3 {
            let width = 1 + self.roll(4);
            let value = self.vector(width);
            let op = self.any(&[
                "QuadReadAcrossX",
                "QuadReadAcrossY",
                "QuadReadAcrossDiagonal",
                "ddx_fine",
                "ddy_fine",
                "ddx_coarse",
                "ddy",
                "fwidth",
            ]);
            self.each(&format!("{op}({value})"), width, true);
            let lane = self.roll(4);
            self.each(&format!("QuadReadLaneAt({value}, {lane})"), width, true);
        }
    }
}
