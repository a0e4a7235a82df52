//! `target("dx.…")` and `target("spirv.…")` as types of handles, and handles by their binding.

use super::body::Body;
use super::kinds;
use super::{Fail, P, Reader};
use crate::target::{self, TargetType};
use smallvec::SmallVec;
use trefoil_entity::HashMap;
use trefoil_ir::ids::{FuncId, InstId, ResourceId, TypeId};
use trefoil_ir::layout::{FieldLayout, FieldMarks, LayoutRule, StructLayout};
use trefoil_ir::resource::{Resource, ResourceClass, ResourceKind, ResourceType};
use trefoil_ir::sort_by_key;
use trefoil_ir::symbol::Symbol;
use trefoil_ir::types::Type;
use trefoil_ir::value::Value;

/// What makes two handles by explicit binding handles of one variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Binding {
    class: ResourceClass,
    ty: TypeId,
    space: u32,
    lower: u32,
    count: u32,
}

/// What is known of handles while functions are read.
#[derive(Default)]
pub(super) struct Handles {
    /// Usually one; several when they have names that differ.
    bound: HashMap<Binding, SmallVec<[ResourceId; 1]>>,
    /// Whether the text lists its resources, so that handles without a binding name them by number.
    listed: usize,
    /// Handles without a binding: the number that orders them, the rest, and who takes them.
    implicit: Vec<Implicit>,
}

struct Implicit {
    order: u32,
    ty: TypeId,
    space: u32,
    count: u32,
    name: Option<Symbol>,
    func: FuncId,
    inst: InstId,
}

impl Reader<'_> {
    /// The type of `target("name", types…, ints…)`: a resource's when it is one that is known.
    pub(super) fn target_type(&mut self, name: Symbol, types: &[TypeId], ints: &[u32]) -> TypeId {
        let word = self.m.ctx.name(name).to_owned();
        let mut element = types.first().copied();
        let mut layout = None;
        if let Some(ty) = element
            && let Type::Target { name: inner, types: held, ints: numbers } = self.m.ctx.types.get(ty)
            && matches!(self.m.ctx.name(*inner), "dx.Layout" | "spirv.Layout")
            && let [held] = **held
        {
            element = Some(held);
            layout = Some((held, numbers.to_vec()));
        }
        let parts = TargetType { name: &word, element, laid_out: layout.is_some(), ints };
        let Some(resource) = target::resource(&mut self.m.ctx.types, &parts) else {
            let (types, ints) = (types.into(), ints.into());
            return self.m.ctx.types.intern(Type::Target { name, types, ints });
        };
        if let Some((held, numbers)) = layout {
            self.lay_out(held, &numbers);
        } else if resource.kind == ResourceKind::CBuffer && word.starts_with("dx.") {
            self.m.ctx.lay_out_packed(resource.element);
        }
        self.m.ctx.types.resource(resource)
    }

    /// A structure's layout as a `dx.Layout` says it: the size, and an offset for each field.
    fn lay_out(&mut self, ty: TypeId, numbers: &[u32]) {
        let Type::Struct { fields, .. } = self.m.ctx.types.get(ty) else { return };
        let Some((&size, offsets)) = numbers.split_first() else { return };
        let says_nothing = size == 0 && fields.is_empty();
        if offsets.len() != fields.len() || says_nothing || self.m.ctx.layouts.contains_key(&ty) {
            return;
        }
        let fields = fields.clone();
        let name = self.m.ctx.symbol("");
        let place = |(&field, &offset): (&TypeId, &u32)| FieldLayout {
            name,
            offset,
            component: target::default_component(&self.m.ctx.types, field, 0),
            matrix: None,
            marks: FieldMarks::default(),
            bits: Vec::new(),
        };
        let fields = fields.iter().zip(offsets).map(place).collect();
        self.m.ctx.layouts.insert(ty, StructLayout { rule: LayoutRule::CBuffer, size, align: 16, fields });
    }

    /// Tells handles of the resources that the text lists.
    pub(super) fn listed_resources(&mut self) {
        for (id, r) in self.m.ctx.resources.iter() {
            let Some(class) = self.m.ctx.types.as_resource(r.ty).map(ResourceType::class) else { continue };
            if let Some(lower) = r.lower_bound {
                let key = Binding { class, ty: r.ty, space: r.space, lower, count: r.count };
                self.handles.bound.entry(key).or_default().push(id);
            }
        }
        self.handles.listed = self.m.ctx.resources.len();
    }

    /// The resource of a handle by binding: `space, lower, count, index, [non-uniform], [name]`.
    ///
    /// Gives the operands of the IR's handle.
    pub(super) fn bound_handle(
        &mut self,
        at: u32,
        ty: TypeId,
        args: &[Value],
        said: Option<u32>,
    ) -> P<[Value; 3]> {
        let Some(resource) = self.m.ctx.types.as_resource(ty) else {
            return Err(Fail::new(at, kinds::NOT_A_HANDLE.with(&[&self.type_text(ty)])));
        };
        let class = resource.class();
        let (numbers, index, non_uniform, name) = self.handle_arguments(at, args)?;
        let [space, lower, count] = numbers;
        let key = Binding { class, ty, space, lower, count };
        let ctx = &self.m.ctx;
        let same = |id: &&ResourceId| {
            let known = ctx.resources[**id].name;
            name.is_none_or(|name| name == known || ctx.name(known).is_empty() || ctx.name(name).is_empty())
        };
        let bound = self.handles.bound.get(&key).and_then(|ids| ids.iter().find(same));
        let known = said.or_else(|| bound.map(|id| id.as_u32()));
        let id = match known {
            Some(id) if (id as usize) < self.m.ctx.resources.len() => {
                let known = &self.m.ctx.resources[ResourceId::from_u32(id)];
                if let Some(name) = name.filter(|_| self.m.ctx.name(known.name).is_empty()) {
                    self.m.ctx.resources[ResourceId::from_u32(id)].name = name;
                }
                id
            }
            Some(_) => return Err(Fail::new(at, &kinds::UNKNOWN_RESOURCE)),
            None => {
                let id = self.new_resource(ty, space, count, Some(lower), name);
                self.handles.bound.entry(key).or_default().push(id);
                id.as_u32()
            }
        };
        let id = self.m.ctx.i32(id);
        Ok([id, index, non_uniform])
    }

    /// The resource of a handle without a binding: `order, space, count, index, [non-uniform], [name]`.
    pub(super) fn implicit_handle(&mut self, at: u32, ty: TypeId, args: &[Value]) -> P<([Value; 3], bool)> {
        if self.m.ctx.types.as_resource(ty).is_none() {
            return Err(Fail::new(at, kinds::NOT_A_HANDLE.with(&[&self.type_text(ty)])));
        }
        let (numbers, index, non_uniform, _) = self.handle_arguments(at, args)?;
        let number = self.m.ctx.i32(numbers[0]);
        let listed = (numbers[0] as usize) < self.handles.listed;
        Ok(([number, index, non_uniform], listed))
    }

    /// Keeps a handle without a binding until all are known.
    pub(super) fn order_later(&mut self, body: &Body, inst: InstId, ty: TypeId, args: &[Value]) -> P<()> {
        let ([order, space, count], _, _, name) = self.handle_arguments(0, args)?;
        self.handles.implicit.push(Implicit { order, ty, space, count, name, func: body.id, inst });
        Ok(())
    }

    fn handle_arguments(&mut self, at: u32, args: &[Value]) -> P<([u32; 3], Value, Value, Option<Symbol>)> {
        let &[a, b, c, index, ref rest @ ..] = args else {
            return Err(Fail::new(at, &kinds::HANDLE_ARGUMENTS));
        };
        let mut numbers = [0; 3];
        for (number, value) in numbers.iter_mut().zip([a, b, c]) {
            match self.m.ctx.as_int(value) {
                Some(v) => *number = v as u32,
                None => return Err(Fail::new(at, &kinds::BINDING_NOT_CONSTANT)),
            }
        }
        let (mut non_uniform, mut name) = (self.m.ctx.bool(false), None);
        let mut form = self.m.ctx.handle_form.unwrap_or_default();
        if numbers[2] == 0 {
            (numbers[2], form.unbounded_is_zero) = (u32::MAX, true);
        }
        for &v in rest {
            match v.as_const() {
                Some(c) if self.m.ctx.consts.get(c).ty == TypeId::I1 => {
                    (non_uniform, form.marked) = (v, true)
                }
                _ => (name, form.named) = (self.m.ctx.held_text(v), true),
            }
        }
        self.m.ctx.handle_form = Some(form);
        Ok((numbers, index, non_uniform, name))
    }

    fn new_resource(
        &mut self,
        ty: TypeId,
        space: u32,
        count: u32,
        lower_bound: Option<u32>,
        name: Option<Symbol>,
    ) -> ResourceId {
        let name = name.unwrap_or_else(|| self.m.ctx.symbol(""));
        let dimensions = match count {
            1 => Vec::new(),
            u32::MAX => vec![0],
            _ => vec![count],
        };
        self.m.ctx.resources.push(Resource {
            name,
            ty,
            count,
            dimensions,
            space,
            lower_bound,
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
            loc: trefoil_ir::Loc::NONE,
        })
    }

    /// Makes the resources without a binding, in the order that their numbers say.
    pub(super) fn finish_handles(&mut self) -> P<()> {
        let mut implicit = std::mem::take(&mut self.handles.implicit);
        sort_by_key(&mut implicit, |i| i.order.into());
        let mut made: Option<(u32, TypeId, ResourceId)> = None;
        for i in implicit {
            let id = match made {
                Some((order, ty, id)) if (order, ty) == (i.order, i.ty) => id,
                _ => self.new_resource(i.ty, i.space, i.count, None, i.name),
            };
            made = Some((i.order, i.ty, id));
            let id = self.m.ctx.i32(id.as_u32());
            if let Some(first) = self.m.functions[i.func].operands_mut(i.inst).first_mut() {
                *first = id;
            }
        }
        Ok(())
    }
}
