//! Libraries of ray tracing shaders: what a program computes goes through payloads, attributes and the parameters of callable shaders.

use super::Maker;
use super::places::Root;
use super::stages::Passed;

/// What each shader is: its stage, and what it takes.
const SHADERS: [(&str, &str); 6] = [
    ("raygeneration", ""),
    ("closesthit", "inout Made passed, Given given"),
    ("anyhit", "inout Made passed, Given given"),
    ("miss", "inout Made passed"),
    ("callable", "inout Made passed"),
    ("intersection", ""),
];
/// Bytes of attributes at most.
const ATTRIBUTES: u32 = 32;

impl Maker {
    /// Two to four shaders of different stages. A library has no use for what the stages between vertices and pixels take.
    pub(super) fn rays(&mut self, _: &Passed, structures: [usize; 2], globals: &[Root], starts: &[String]) {
        let made = self.passed("Made", "M", structures, "int4 shown[2] : SHOWN; float weight : WEIGHT;");
        let numbers = ATTRIBUTES / 4 / 2;
        self.line(&format!("struct Given {{ float{numbers} reals; int{numbers} numbers; }};"));
        self.line("RaytracingAccelerationStructure scene : register(t9);");
        let first = self.roll(6) as usize;
        for at in 0..2 + self.roll(3) as usize {
            let (stage, takes) = SHADERS[(first + at) % SHADERS.len()];
            self.ray_shader(stage, takes, &made, globals, starts);
        }
    }

    /// A shader. What it takes is read, and what it gives back is made beside it.
    fn ray_shader(&mut self, stage: &str, takes: &str, made: &Passed, globals: &[Root], starts: &[String]) {
        self.line(&format!("[shader(\"{stage}\")]"));
        let known = self.open(&format!("void {stage}_main({takes})"));
        self.line("uint id = DispatchRaysIndex().x & 7;");
        self.roots = globals.to_vec();
        self.line("Made made = (Made)0;");
        self.roots.extend(made.roots("made", true));
        if takes.contains("passed") {
            self.roots.extend(made.roots("passed", false));
        }
        self.body("id", starts);
        match stage {
            "raygeneration" => self.calls(&["TraceRay", "CallShader"]),
            "closesthit" | "miss" => self.calls(&["TraceRay"]),
            "callable" => self.calls(&["CallShader"]),
            _ => {}
        }
        if takes.contains("given") {
            self.line("made.weight = KEPT(given.reals.y);");
            self.lanes(|lane| format!("made.shown[1][{lane}] += given.numbers[{lane}];"));
        }
        self.show("made");
        let used = self.used();
        self.line(&format!("made.shown[0][0] += {used};"));
        match stage {
            "raygeneration" => self.line("CallShader(3, made);"),
            "intersection" => self.report(),
            "anyhit" => self.any_hit(),
            _ => self.line("passed = made;"),
        }
        self.close(known);
    }

    /// A statement for each lane of a vector of four numbers.
    fn lanes(&mut self, statement: impl Fn(u32) -> String) {
        (0..4).for_each(|lane| self.line(&statement(lane)));
    }

    /// Calls of other shaders, perhaps in a branch or loop, and statements after them.
    fn calls(&mut self, names: &[&str]) {
        for name in names {
            let inside = if self.one_in(2) {
                let condition = self.condition();
                self.open(&format!("if ({condition})"))
            } else {
                self.open("")
            };
            self.show("made");
            let (x, index) = (self.real(), self.integer());
            // Before the call: DXC's SPIR-V has the payload read before the index changes it, its DXIL after.
            self.line(&format!("uint index = uint({index});"));
            if *name == "TraceRay" {
                self.line(&format!("RayDesc ray = {{ float3({x}, 0, 1), 0.25, float3(0, {x}, 1), 64 }};"));
                self.line("TraceRay(scene, RAY_FLAG_NONE, index & 255, 0, 1, me, ray, made);");
            } else {
                self.line("CallShader(index & 15, made);");
            }
            // What comes back is anything: reals stay small. Lanes go one by one, since DXC makes numbers of 128 bits of vectors
            // here, which the interpreter does not know.
            self.line("int back[4]; float weight = KEPT(made.weight);");
            self.lanes(|lane| format!("back[{lane}] = made.shown[0][{lane}] ^ made.shown[1][{lane}];"));
            self.line("made = (Made)0; made.weight = weight;");
            self.lanes(|lane| format!("made.shown[0][{lane}] = back[{lane}];"));
            self.statement(1);
            self.close(inside);
        }
    }

    /// Reports hits.
    fn report(&mut self) {
        self.line("Given hit;");
        self.lanes(|lane| format!("hit.reals[{lane}] = made.shown[0][{lane}] & 15;"));
        self.lanes(|lane| format!("hit.numbers[{lane}] = made.shown[1][{lane}];"));
        let t = self.real();
        let inside = self.open(&format!("if (ReportHit({t}, uint(me) & 127, hit))"));
        self.line("hit.numbers += 7;");
        self.line("ReportHit(2.5, 3, hit);");
        self.close(inside);
    }

    /// The end of an any-hit shader: the hit is ignored, ends the search, or is taken.
    fn any_hit(&mut self) {
        self.line("passed = made;");
        for call in ["IgnoreHit", "AcceptHitAndEndSearch"] {
            if self.one_in(2) {
                let condition = self.condition();
                self.line(&format!("if ({condition}) {call}();"));
            }
        }
    }
}
