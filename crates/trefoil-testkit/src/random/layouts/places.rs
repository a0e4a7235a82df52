//! Buffers of each kind, and what the entry does with them.

use super::types::{FLOAT, Place, Scalar, Type};
use super::{MOST_LEAVES, MOST_WHOLES, Maker};
use std::fmt::Write;

impl Maker {
    /// Constant and texture buffers, and loose globals.
    pub(super) fn constants(&mut self) {
        for (keyword, register) in [("cbuffer", "b0"), ("tbuffer", "t0")] {
            let _ = writeln!(self.declarations, "{keyword} Block_{register} : register({register})\n{{");
            let members = self.members(register);
            self.declarations.push_str("};\n");
            for (name, ty) in members {
                self.read(&ty, &name, self.legacy());
            }
        }
        for (template, register) in [("ConstantBuffer", "b1"), ("TextureBuffer", "t1")] {
            let ty = self.any_structure();
            let _ = writeln!(
                self.declarations,
                "{template}<{}> held_{register} : register({register});",
                ty.name()
            );
            self.read(&ty, &format!("held_{register}"), self.legacy());
        }
        for number in 0..1 + self.roll(3) {
            let ty = self.any_type(self.structures.len());
            let name = format!("loose{number}");
            let _ = writeln!(self.declarations, "{};", ty.declare(&name));
            self.read(&ty, &name, self.legacy());
        }
    }

    /// The place of what a constant buffer holds.
    fn legacy(&self) -> Place {
        if self.vulkan { Place::Vulkan } else { Place::Constants }
    }

    /// The members of a block, which all have a place or none.
    fn members(&mut self, register: &str) -> Vec<(String, Type)> {
        let placed = self.one_in(3);
        let mut row = 0;
        let mut members = Vec::new();
        for number in 0..3 + self.roll(4) {
            let ty = self.any_type(self.structures.len());
            let name = format!("of_{register}_{number}");
            let place = if placed { self.place(&ty, &mut row) } else { String::new() };
            let _ = writeln!(self.declarations, "    {}{place};", ty.declare(&name));
            members.push((name, ty));
        }
        members
    }

    /// Where a member lies: in a row after all before it, at a component that it may begin at.
    fn place(&mut self, ty: &Type, row: &mut u32) -> String {
        let own = *row + self.roll(2);
        *row = own + ty.registers(&self.structures);
        let component = match ty.words() {
            Some(1) => [".x", ".y", ".z", ".w"][self.roll(4) as usize],
            Some(2) => [".x", ".z"][self.roll(2) as usize],
            _ => "",
        };
        format!(" : packoffset(c{own}{component})")
    }

    fn any_structure(&mut self) -> Type {
        Type::Structure(self.roll(self.structures.len() as u32) as usize)
    }

    /// What a buffer holds: a structure, or numbers.
    fn element(&mut self) -> Type {
        match self.one_in(3) {
            true => match self.numbers() {
                Type::Matrix { scalar, rows, cols, .. } => Type::Matrix { scalar, rows, cols, order: "" },
                other => other,
            },
            false => self.any_structure(),
        }
    }

    /// Structured and byte address buffers.
    pub(super) fn buffers(&mut self) {
        let elements = if self.vulkan { Place::Vulkan } else { Place::Elements };
        let ty = self.element();
        let _ = writeln!(self.declarations, "StructuredBuffer<{}> seen : register(t2);", ty.name());
        self.read(&ty, "seen[id + 1]", elements);
        if self.one_in(2) {
            let _ = writeln!(self.body, "    {} taken = seen[id + 2];", ty.name());
            self.read(&ty, "taken", elements);
        }
        let ty = self.sturdy_element();
        let _ = writeln!(self.declarations, "RWStructuredBuffer<{}> kept : register(u1);", ty.name());
        self.read(&ty, "kept[id + 1]", elements);
        self.write(&ty, "kept[id + 9]", elements);
        self.declarations.push_str("ByteAddressBuffer bytes : register(t3);\n");
        self.declarations.push_str("RWByteAddressBuffer stored : register(u2);\n");
        let ty = self.sturdy_element();
        let _ = writeln!(self.body, "    {} loaded = bytes.Load<{}>(id * 256);", ty.name(), ty.name());
        self.read(&ty, "loaded", elements);
        self.write(&ty, "loaded", elements);
        let _ = writeln!(self.body, "    stored.Store(id * 1024, loaded);");
    }

    /// What a buffer holds that is written. DXC dies of minimum precision there, and of `bool` it copies the number in one place and
    /// whether it is zero in another.
    fn sturdy_element(&mut self) -> Type {
        match self.element() {
            ty if ty.is_delicate(&self.structures) => Type::Vector(FLOAT, 3),
            ty => ty,
        }
    }

    /// Some of the scalars of a value.
    fn chosen(&mut self, ty: &Type, path: &str, place: Place) -> Vec<(String, Scalar)> {
        let mut leaves = Vec::new();
        self.leaves(ty, path, place, &mut leaves);
        while leaves.len() > MOST_LEAVES {
            let drop = self.roll(leaves.len() as u32) as usize;
            leaves.remove(drop);
        }
        leaves
    }

    fn read(&mut self, ty: &Type, path: &str, place: Place) {
        for (leaf, scalar) in self.chosen(ty, path, place) {
            self.result(&scalar.read(&leaf));
        }
        for (element, scalar) in self.of_wholes(ty, path, place).into_iter().take(MOST_WHOLES) {
            self.result(&scalar.read(&element));
        }
    }

    fn write(&mut self, ty: &Type, path: &str, place: Place) {
        for (number, (path, scalar)) in self.chosen(ty, path, place).into_iter().enumerate() {
            let _ = writeln!(self.body, "    {path} = {};", scalar.made(&format!("id * 31 + {number}")));
        }
    }
}
