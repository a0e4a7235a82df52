//! Global structures with resources in them: each resource is a row of its own, the numbers lie in a constant buffer.

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::values::{Place, Val};
use crate::source::Span;
use crate::typed::{Access, Binding, Ty, TyId, VarId};
use trefoil_ir::{ResourceId, SpirvNote};

/// Most resources that one global structure may have.
const MAX_RESOURCES: usize = 4096;

/// What the resources of one structure share.
struct Declared {
    binding: Binding,
    access: Access,
    span: Span,
    ids: Vec<ResourceId>,
}

impl Lowerer<'_> {
    /// Rows for the resources of a global structure, or array of structures.
    pub(in crate::lower) fn declare_structure(
        &mut self,
        var: VarId,
        name: &str,
        binding: Binding,
        access: Access,
    ) {
        let v = &self.program.vars[var];
        let mut declared = Declared { binding, access, span: v.span, ids: Vec::new() };
        self.declare_inner(&mut declared, name, v.ty);
        if declared.ids.len() > MAX_RESOURCES {
            self.error(v.span, kinds::TOO_MANY_STRUCT_RESOURCES.with(&[&MAX_RESOURCES]));
        }
        self.note_members(&declared.ids, access.in_buffer, false);
        self.shared.inner.insert(var, declared.ids);
    }

    fn declare_inner(&mut self, declared: &mut Declared, name: &str, ty: TyId) {
        if !self.holds_resource(ty) || declared.ids.len() > MAX_RESOURCES {
            return;
        }
        let mut dimensions = Vec::new();
        let mut innermost = ty;
        while let Ty::Array(elem, len) = self.ty(innermost) {
            dimensions.push(len);
            innermost = elem;
        }
        match (self.ty(innermost), self.ty(ty)) {
            (Ty::Resource(r), _) => {
                let class = match r.kind {
                    trefoil_ir::ResourceKind::CBuffer => 0,
                    kind if kind.is_sampler() => 2,
                    _ if r.writable => 3,
                    _ => 1,
                };
                let first = declared.binding.by_class[class];
                let count = dimensions.iter().fold(1u32, |n, &d| n.saturating_mul(d));
                declared.binding.by_class[class] = first.map(|n| n.saturating_add(count));
                let binding = Binding { index: first, ..declared.binding };
                let of_next = |(n, set): (u32, u32)| (n.saturating_add(count), set);
                declared.binding.vk_binding = declared.binding.vk_binding.map(of_next);
                let what = (innermost, dimensions.as_slice());
                let id = self.declare_resource(name, r, what, binding, declared.access, declared.span);
                if self.options.target.vulkan_language && !dimensions.is_empty() {
                    self.b.ctx.spirv.note(SpirvNote::Apart(id));
                }
                self.b.ctx.resources[id].constant_index = !self.options.target.vulkan_language;
                declared.ids.push(id);
            }
            (_, Ty::Array(elem, len)) => {
                for i in 0..len {
                    if declared.ids.len() > MAX_RESOURCES {
                        return;
                    }
                    let name = match self.options.target.vulkan_language {
                        true => format!("{name}[{i}]"),
                        false => format!("{name}.{i}"),
                    };
                    self.declare_inner(declared, &name, elem);
                }
            }
            (_, Ty::Struct(s)) => {
                let program = self.program;
                for field in &program.structs[s].fields {
                    let name = format!("{name}.{}", self.program.names.get(field.name));
                    self.declare_inner(declared, &name, field.ty);
                }
            }
            _ => {}
        }
    }

    /// Where the parts of a global structure with resources lie.
    pub(in crate::lower) fn structure_place(&mut self, var: VarId) -> Place {
        let ids = self.shared.inner.get(&var).cloned().unwrap_or_default();
        let numbers = self.program.numbers.get(&var).copied();
        let numbers = numbers.map(|n| (self.var_place(n), self.program.vars[n].ty));
        self.parts_place(&mut ids.iter().copied(), self.program.vars[var].ty, numbers)
    }

    fn parts_place(
        &mut self,
        ids: &mut dyn Iterator<Item = ResourceId>,
        ty: TyId,
        numbers: Option<(Place, TyId)>,
    ) -> Place {
        if !self.holds_resource(ty) {
            return numbers.map_or(Place::Value(Val::Void), |(place, _)| place);
        }
        let mut innermost = ty;
        while let Ty::Array(elem, _) = self.ty(innermost) {
            innermost = elem;
        }
        match (self.ty(innermost), self.ty(ty)) {
            (Ty::Struct(_), Ty::Array(elem, len)) => {
                let mut parts = Vec::new();
                for i in 0..len.min(MAX_RESOURCES as u32) {
                    let index = self.b.ctx.i32(i);
                    let numbers = numbers.as_ref().map(|(place, whole)| {
                        let Ty::Array(inner, _) = self.ty(*whole) else { return (place.clone(), *whole) };
                        (self.element(place, *whole, index), inner)
                    });
                    parts.push(self.parts_place(ids, elem, numbers));
                }
                Place::Parts(parts.into())
            }
            (Ty::Struct(_), Ty::Struct(s)) => {
                let program = self.program;
                let mut parts = Vec::new();
                let mut next = 0;
                for field in &program.structs[s].fields {
                    let of_numbers = match &numbers {
                        Some((place, whole)) if self.holds_number(field.ty) => {
                            let Ty::Struct(n) = self.ty(*whole) else { continue };
                            let at = self.field(place, *whole, next);
                            let inner = program.structs[n].fields[next as usize].ty;
                            next += 1;
                            Some((at, inner))
                        }
                        _ => None,
                    };
                    parts.push(self.parts_place(ids, field.ty, of_numbers));
                }
                Place::Parts(parts.into())
            }
            _ => {
                let index = self.b.ctx.i32(0);
                match ids.next() {
                    Some(id) => Place::Resource { id, index, non_uniform: false },
                    None => Place::Value(Val::Void),
                }
            }
        }
    }

    /// Whether a type holds numbers somewhere.
    fn holds_number(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Array(elem, _) => self.holds_number(elem),
            Ty::Struct(s) => self.program.structs[s].fields.iter().any(|f| self.holds_number(f.ty)),
            _ => self.numeric(ty).is_some(),
        }
    }
}
