//! Resources from the descriptor heaps, `ResourceDescriptorHeap` and `SamplerDescriptorHeap`.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::{ExprId, Ty, TyId};
use trefoil_ir::{Intrinsic, Resource, ResourceId};

impl Lowerer<'_> {
    /// An element of a descriptor heap; a target without handles from heaps gets an array of resources instead.
    pub(in crate::lower) fn heap(&mut self, index: ExprId, ty: TyId) -> Val {
        let non_uniform = self.is_marked_non_uniform(index);
        let index = self.single(index);
        if self.ty(ty) == Ty::Void {
            return Val::Void; // whose type nothing says: nothing uses it
        }
        if !self.options.target.has_heap_handles {
            let id = self.heap_row(ty);
            return Val::Single(self.handle(id, index, non_uniform));
        }
        let ir = self.register_type(ty);
        let operands = [index, self.b.ctx.bool(non_uniform)];
        Val::Single(self.b.intrinsic(Intrinsic::HandleFromHeap, ir, &operands))
    }

    /// The array of resources that represents the descriptor heap for resources of type `ty`.
    fn heap_row(&mut self, ty: TyId) -> ResourceId {
        if let Some(&known) = self.globals.heaps.get(&ty) {
            return known;
        }
        let resource = match self.ty(ty) {
            Ty::Resource(r) => Some(r),
            _ => None,
        };
        let of_samplers = resource.is_some_and(|r| r.kind.is_sampler());
        let name = if of_samplers { Resource::SAMPLER_HEAP } else { Resource::RESOURCE_HEAP };
        let row = Resource {
            name: self.b.ctx.symbol(name),
            ty: self.register_type(ty),
            count: u32::MAX,
            dimensions: vec![0],
            space: 0,
            lower_bound: None,
            globally_coherent: false,
            reorder_coherent: false,
            has_counter: false,
            reserved: false,
            constant_index: false,
            block_name: None,
            vk_binding: None,
            vk_counter_binding: None,
            vk_image_format: None,
            element: None,
            loc: self.b.loc,
        };
        let id = self.b.ctx.resources.push(row);
        self.globals.heaps.insert(ty, id);
        id
    }
}
