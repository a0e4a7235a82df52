//! What the language has beyond assignments: arguments that are parts, conditions with effects, arrays of arrays, static
//! members, and atomic operations on members.

use super::places::Root;
use super::types::{Content, Kind, Shape, Type};
use super::{Maker, Stage};

impl Maker {
    /// One of these statements.
    pub(super) fn unusual(&mut self) {
        match self.roll(7) {
            // DXC's SPIR-V knows no declaration of a static member.
            3 if self.vulkan => self.chain(),
            0 => self.exchange(),
            1 => self.swap(),
            2 => self.grid(),
            3 => self.static_member(),
            4 => self.chain(),
            5 => self.base_part(),
            _ => self.atomic(),
        }
    }

    /// A part of something, exchanged for a value by a function that takes it `inout`; what it was is kept.
    fn exchange(&mut self) {
        let Some((place, ty)) = self.part_for_inout() else { return self.assignment() };
        let (value, name) = (self.kept_value(ty, 1), self.fresh("x"));
        let kind = ty.name();
        self.line(&format!("{kind} {name} = exchanged<{kind} >({place}, ({kind})({value}));"));
        self.roots.push(Root::number(&name, ty));
    }

    /// Two parts of one type, which may be parts of one thing, swapped through `inout`.
    fn swap(&mut self) {
        let Some((first, ty)) = self.part_for_inout() else { return self.assignment() };
        let second = (0..40).find_map(|_| self.part_for_inout().filter(|(_, found)| *found == ty));
        let Some((second, _)) = second else { return self.exchange() };
        self.line(&format!("swap<{} >({first}, {second});", ty.name()));
    }

    /// A part that an `inout` parameter of its own type takes.
    fn part_for_inout(&mut self) -> Option<(String, Type)> {
        let (place, ty) = self.place(true)?;
        (!is_bit_field(&place) && ty.kind != Kind::Level).then_some((place, ty))
    }

    /// An array of arrays, of numbers or structures, whose rows are copied and whose elements are places.
    fn grid(&mut self) {
        let (name, rows, cols) = (self.fresh("a"), 1 + self.roll(3), 1 + self.roll(3));
        let (row, col) = (self.roll(rows), self.roll(cols));
        let s = self.one_in(3).then(|| self.roll(self.structures.len() as u32) as usize);
        let ty = self.any_type();
        let kind = s.map_or_else(|| ty.name(), |s| self.structures[s].name.clone());
        let (size, fill) = (format!("[{rows}][{cols}]"), self.fresh("r"));
        self.line(&format!("{kind} {name}{size};"));
        self.line(&format!(
            "for (int {fill} = 0; {fill} < {}; {fill}++) {name}[{fill} / {cols}][{fill} % {cols}] = ({kind})0;",
            rows * cols
        ));
        let root = |place: String| match s {
            Some(s) => Root::of(&place, s),
            None => Root::number(&place, ty),
        };
        let elements =
            [root(format!("{name}[{row}][{col}]")), root(format!("{name}[me % {rows}][(me + 1) % {cols}]"))];
        self.roots.extend(elements);
        self.assignment();
        self.assignment();
        let copied = self.fresh("a");
        self.line(&format!("{kind} {copied}[{cols}] = {name}[{row}];"));
        self.line(&format!("{name}[me % {rows}] = {copied};"));
        self.roots.push(root(format!("{copied}[{col}]")));
    }

    /// A static member, and a static function that changes it.
    fn static_member(&mut self) {
        let s = self.roll(self.structures.len() as u32) as usize;
        let (kind, name, by) = (self.structures[s].name.clone(), self.fresh("t"), self.value(Type::INT, 1));
        self.line(&format!("int {name} = {kind}::add({by}) + {kind}::total;"));
        self.roots.push(Root { writable: false, ..Root::number(&name, Type::INT) });
    }

    /// An assignment of an assignment.
    fn chain(&mut self) {
        let Some((first, ty)) = self.place(true) else { return };
        let second =
            (0..40).find_map(|_| self.place(true).filter(|(place, found)| *found == ty && *place != first));
        let Some((second, _)) = second else { return self.assignment() };
        // In DXC's SPIR-V the assignment's value is not what the bit-field keeps.
        if self.vulkan && is_bit_field(&second) {
            return self.assignment();
        }
        let value = self.kept_value(ty, 2);
        self.line(&format!("{first} = {second} = {value};"));
    }

    /// What a structure inherits, as a structure of its own.
    fn base_part(&mut self) {
        let fit: Vec<(String, usize)> = self
            .roots
            .iter()
            .filter_map(|root| Some((root.place.clone(), self.structures[root.structure?].base?)))
            .collect();
        if fit.is_empty() {
            return self.exchange();
        }
        let (place, base) = fit[self.roll(fit.len() as u32) as usize].clone();
        let (kind, name) = (self.structures[base].name.clone(), self.fresh("h"));
        self.line(&format!("{kind} {name} = ({kind}){place};"));
        self.roots.push(Root::of(&name, base));
    }

    /// An atomic operation on a member of what a thread has in shared memory; what was there is kept.
    fn atomic(&mut self) {
        if self.stage != Stage::Compute {
            return self.exchange();
        }
        let roots: Vec<Root> =
            self.roots.iter().filter(|root| root.is_shared && root.writable).cloned().collect();
        let mut fit = Vec::new();
        for root in &roots {
            let Some(s) = root.structure else { continue };
            for (name, content) in &self.structures[s].fields {
                if let Content::Number(ty) = content
                    && matches!(ty.kind, Kind::Int | Kind::Uint)
                    && ty.shape == Shape::Scalar
                {
                    fit.push((format!("{}.{name}", root.place), *ty));
                }
            }
        }
        if fit.is_empty() {
            return self.exchange();
        }
        let (place, ty) = fit[self.roll(fit.len() as u32) as usize].clone();
        let (name, kind) = (self.fresh("o"), ty.name());
        let (value, compared) = (self.value(ty, 1), self.value(ty, 1));
        self.line(&format!("{kind} {name};"));
        let operation = ["Add", "Min", "Max", "And", "Or", "Xor", "Exchange"];
        let text = match self.roll(8) {
            7 => format!("InterlockedCompareExchange({place}, {compared}, {value}, {name});"),
            which => format!("Interlocked{}({place}, {value}, {name});", operation[which as usize]),
        };
        self.line(&text);
        self.roots.push(Root::number(&name, ty));
    }

    /// A condition some of whose parts are evaluated only where those before them ask for it, and change something then.
    pub(super) fn short_circuit(&mut self) -> Option<String> {
        let method = self.method()?;
        let (a, bound) = (self.plain_condition(), self.roll(40));
        let b = format!("({method} > {bound})");
        Some(match self.roll(5) {
            0 => format!("({a} && {b})"),
            // DXC's modules for Vulkan leave out what stands before a part that is known to decide.
            2 | 3 if self.vulkan => format!("({a} || {b})"),
            1 => format!("({a} || {b})"),
            2 => format!("(!{b} && {a})"),
            3 => format!("({b} || {a})"),
            _ => format!("({a} ? {b} : {})", self.plain_condition()),
        })
    }
}

/// Whether a place is a bit-field, which no parameter refers to.
fn is_bit_field(place: &str) -> bool {
    [".low", ".middle", ".high"].iter().any(|name| place.ends_with(name))
}
