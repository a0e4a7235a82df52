//! Statements: what a program does to its places.

use super::places::{Root, names_several};
use super::types::{Content, Kind, Shape, Type};
use super::{Maker, Stage};

impl Maker {
    /// A structure or number of the function's own.
    pub(super) fn local(&mut self) {
        let name = self.fresh("v");
        if self.one_in(2) {
            let s = self.roll(self.structures.len() as u32) as usize;
            let kind = self.structures[s].name.clone();
            let precise = self.precise();
            self.line(&format!("{precise}{kind} {name} = ({kind})0;"));
            self.roots.push(Root::of(&name, s));
            return;
        }
        let ty = self.any_type();
        let value = self.kept_value(ty, 2);
        let precise = if ty.kind.is_real() { self.precise() } else { "" };
        let spelled = self.spelled(ty);
        self.line(&format!("{precise}{spelled} {name} = {value};"));
        self.roots.push(Root::number(&name, ty));
    }

    pub(super) fn statement(&mut self, depth: u32) {
        match self.roll(if depth == 0 { 8 } else { 19 }) {
            0..=3 => self.assignment(),
            4 => self.compound(),
            5 => self.copy(),
            6 => self.call(),
            7 => self.with_status(),
            8 => self.local(),
            9 | 10 => {
                let condition = self.condition();
                let known = self.open(&format!("if ({condition})"));
                self.statement(depth - 1);
                if self.stage == Stage::Compute && self.one_in(4) {
                    self.across_lanes();
                }
                self.statement(depth - 1);
                self.leave();
                self.close(known);
            }
            11 => {
                let known = self.open_loop();
                self.statement(depth - 1);
                self.leave();
                self.close(known);
            }
            12 => self.switch_in_loop(depth),
            13 => self.boxed(),
            14 => self.through_bytes(),
            _ => self.unusual(),
        }
    }

    /// Opens a loop of a few rounds.
    pub(super) fn open_loop(&mut self) -> usize {
        let name = self.fresh("i");
        let bound = 1 + self.roll(3);
        let known = self.open(&format!("for (int {name} = 0; {name} < {bound}; {name}++)"));
        self.roots.push(Root { writable: false, ..Root::number(&name, Type::INT) });
        known
    }

    /// Now and then out of the function, where it may be left early.
    pub(super) fn leave(&mut self) {
        if self.leaves && self.one_in(3) {
            let (condition, value) = (self.condition(), self.value(Type::INT, 1));
            self.line(&format!("if ({condition}) return {value};"));
        }
    }

    /// A loop around a switch, whose cases go on to the next round, fall through or leave the function.
    fn switch_in_loop(&mut self, depth: u32) {
        let around = self.open_loop();
        let value = self.value(Type::INT, 1);
        let known = self.open(&format!("switch (({value}) & 3)"));
        // DXC's SPIR-V has what never runs outside of any block.
        if !self.vulkan && self.one_in(6) {
            let never = self.open("");
            self.statement(depth - 1);
            self.close(never);
        }
        for label in ["case 0:", "case 1:", "case 2: case 3:"] {
            let label = if label.ends_with("3:") && self.one_in(2) { "default:" } else { label };
            let inside = self.open(label);
            self.statement(depth - 1);
            self.leave();
            let end = ["break;", "break;", "continue;"][self.roll(3) as usize];
            self.line(end);
            self.close(inside);
        }
        self.close(known);
        self.statement(depth - 1);
        self.close(around);
    }

    /// An object of a structure template, changed by its methods.
    fn boxed(&mut self) {
        let mut ty = self.any_type();
        if matches!(ty.kind, Kind::Bool | Kind::Level) || ty.kind.is_min_integer() {
            ty.kind = Kind::Int;
        }
        let (name, len) = (self.fresh("b"), 1 + self.roll(3));
        let (value, index) = (self.kept_value(ty, 1), self.value(Type::INT, 1));
        let kind = format!("Box<{}, {len} >", ty.name());
        self.line(&format!("{kind} {name} = ({kind})0;"));
        self.line(&format!("{name}.put({index}, ({})({value}));", ty.name()));
        self.line(&format!("{} {name}s = {name}.sum();", ty.name()));
        self.roots.push(Root::number(&format!("{name}s"), ty));
        let element = self.roll(len);
        self.roots.push(Root::number(&format!("{name}.items[{element}]"), ty));
    }

    /// A load that says whether all that it reads is there, and what it reads.
    fn with_status(&mut self) {
        let (status, name) = (self.fresh("st"), self.fresh("l"));
        let (a, b) = (self.value(Type::INT, 1), self.roll(4));
        let at = format!("(({a}) & 15)");
        // DXC's SPIR-V has no status of buffers' loads.
        let which = if self.vulkan { 2 + self.roll(3) } else { self.roll(9) };
        let (kind, len, load) = match which {
            0 => (Kind::Int, 1, format!("counts.Load({at}, {status})")),
            1 => (Kind::Float, 2, format!("pairs.Load({at}, {status})")),
            2 => (Kind::Int, 4, format!("typed.Load({at}, {status})")),
            3 => (Kind::Float, 1, format!("image.Load(int3({at}, {b}, 0), int2(0, 0), {status})")),
            4 => {
                (Kind::Int, 2, format!("layers.Load(int4({at} & 3, {b}, {b} & 1, 0), int2(0, 0), {status})"))
            }
            5 => (Kind::Uint, 1, format!("raw.Load({at} * 4, {status})")),
            6 => (Kind::Uint, 3, format!("raw.Load3({at} * 4, {status})")),
            7 => (Kind::Int, 2, format!("raw.Load<int2>({at} * 8, {status})")),
            _ => (Kind::Uint, 2, format!("written.Load2({at} * 4, {status})")),
        };
        let shape = if len == 1 { Shape::Scalar } else { Shape::Vector(len) };
        let ty = Type { kind, shape };
        self.line(&format!("uint {status};"));
        self.line(&format!("{} {name} = {load};", ty.name()));
        self.line(&format!("bool {name}m = CheckAccessFullyMapped({status});"));
        self.roots.push(Root { writable: false, ..Root::number(&name, ty) });
        let truth = Type { kind: Kind::Bool, ..Type::INT };
        self.roots.push(Root { writable: false, ..Root::number(&format!("{name}m"), truth) });
    }

    pub(super) fn assignment(&mut self) {
        let Some((place, ty)) = self.place(true) else { return };
        let value = self.kept_value(ty, 3);
        self.line(&format!("{place} = {value};"));
    }

    /// `+=` and its kin, `++` and `--`.
    fn compound(&mut self) {
        let Some((place, ty)) = self.place(true) else { return };
        if ty.kind == Kind::Bool || ty.kind == Kind::Level {
            return self.assignment();
        }
        if ty.kind.is_real() {
            let value = self.value(ty, 1);
            let (before, added) = (super::values::kept(&place, ty), super::values::kept(&value, ty));
            self.line(&format!("{place} = {before};"));
            self.line(&format!("{place} += {added};"));
            self.line(&format!("{place} = {before};"));
            return;
        }
        if self.one_in(3) && !ty.kind.is_min_integer() && !(self.vulkan && names_several(&place)) {
            let step = ["++", "--"][self.roll(2) as usize];
            let text = if self.one_in(2) { format!("{place}{step};") } else { format!("{step}{place};") };
            return self.line(&text);
        }
        // The others leave the range of integers whose width is the compiler's choice.
        let operators = ["&=", "|=", "^=", "+=", "-=", "*="];
        let operator = operators[self.roll(if ty.kind.is_min_integer() { 3 } else { 6 }) as usize];
        let value = self.value(ty, 1);
        self.line(&format!("{place} {operator} {value};"));
    }

    /// A structure assigned to another of its type.
    fn copy(&mut self) {
        let of = |root: &Root| root.structure;
        let all: Vec<Root> = self.roots.iter().filter(|root| of(root).is_some()).cloned().collect();
        let to: Vec<&Root> = all.iter().filter(|root| root.writable).collect();
        if to.is_empty() {
            return;
        }
        let to = to[self.roll(to.len() as u32) as usize];
        let from: Vec<&Root> =
            all.iter().filter(|root| of(root) == of(to) && root.place != to.place).collect();
        if from.is_empty() {
            return self.assignment();
        }
        let from = from[self.roll(from.len() as u32) as usize];
        // DXC loses a copy to a static structure that only some paths come to, where the structure is read before it.
        if to.is_static {
            return self.assignment();
        }
        let has_operators = to.structure.is_some_and(|s| self.structures[s].has_operators);
        if has_operators && from.writable && self.one_in(2) {
            return self.line(&format!("{} = {} + {};", to.place, from.place, to.place));
        }
        self.line(&format!("{} = {};", to.place, from.place));
    }

    /// A call with places for `inout` and `out`.
    fn call(&mut self) {
        if self.functions.is_empty() {
            return self.assignment();
        }
        let at = self.roll(self.functions.len() as u32) as usize;
        let (name, s) = self.functions[at].clone();
        let writable: Vec<Root> =
            self.roots.iter().filter(|root| root.writable && root.structure == Some(s)).cloned().collect();
        let (Some(filled), Some(read)) = (self.structures[s].filled_by, self.structures[s].read_with) else {
            return self.assignment();
        };
        let sources: Vec<Root> =
            self.roots.iter().filter(|root| root.structure == Some(read)).cloned().collect();
        // Of several functions of one structure, the last one is known.
        let is_last = self.functions.iter().rev().find(|f| f.1 == s).is_some_and(|f| f.0 == name);
        if writable.is_empty() || sources.is_empty() || !is_last {
            return self.assignment();
        }
        let place = writable[self.roll(writable.len() as u32) as usize].place.clone();
        let source = sources[self.roll(sources.len() as u32) as usize].place.clone();
        let out = self.fresh("q");
        let (kind, value, number) =
            (self.structures[filled].name.clone(), self.value(Type::INT, 1), self.fresh("n"));
        self.line(&format!("{kind} {out};"));
        self.line(&format!("int {number} = {name}({place}, {out}, {source}, {value});"));
        self.roots.push(Root::of(&out, filled));
        self.roots.push(Root::number(&number, Type::INT));
    }

    /// A structure stored as bytes and loaded again.
    fn through_bytes(&mut self) {
        let all: Vec<Root> = self.roots.iter().filter(|root| root.structure.is_some()).cloned().collect();
        if all.is_empty() || self.stage != Stage::Compute {
            return self.assignment();
        }
        let root = all[self.roll(all.len() as u32) as usize].clone();
        let Some(s) = root.structure else { return };
        let refused = |content: &Content| {
            content.is(Kind::Level) || content.is_least() || matches!(content, Content::Bits(_))
        };
        // DXC's SPIR-V stores what comes after a structure within another over its end.
        let is_nested = |(_, content): &(String, Content)| {
            matches!(content, Content::Structure(_) | Content::Structures(..))
        };
        if self.holds(s, &refused) || self.vulkan && self.structures[s].fields.iter().any(is_nested) {
            return self.assignment();
        }
        let (kind, name) = (self.structures[s].name.clone(), self.fresh("b"));
        self.line(&format!("bytes.Store<{kind}>(me * 1024, {});", root.place));
        self.line(&format!("{kind} {name} = bytes.Load<{kind}>(me * 1024);"));
        self.roots.push(Root::of(&name, s));
    }

    /// What lanes make of their numbers together.
    pub(super) fn across_lanes(&mut self) {
        let shape = Shape::Vector(1 + self.roll(4) as u8);
        let ty = Type { kind: [Kind::Int, Kind::Uint][self.roll(2) as usize], shape };
        let operation =
            ["WaveActiveSum", "WaveActiveMax", "WavePrefixSum", "WaveReadLaneFirst", "WaveActiveBitOr"];
        let operation = operation[self.roll(if ty.kind == Kind::Uint { 5 } else { 4 }) as usize];
        let (name, value) = (self.fresh("w"), self.value(ty, 2));
        let spelled = self.spelled(ty);
        self.line(&format!("{spelled} {name} = {operation}({value});"));
        self.roots.push(Root::number(&name, ty));
    }
}
