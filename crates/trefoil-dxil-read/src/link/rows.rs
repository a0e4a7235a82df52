//! The resources of libraries: one row for each name, bound when the shader that uses it is known.

use super::entries::list;
use super::{kinds, shown};
use crate::described::{self, DescribedResource, Nodes, Tree};
use crate::read::lift::LiftedPart;
use trefoil_dxil::module::types;
use trefoil_dxil::resources::{Tail, Written};
use trefoil_ir::{
    Context, Error, GlobalId, HashMap, Loc, Metadata, MetadataId, Module, Resource, ResourceClass,
    ResourceId, ResourceKind, ResourceType, Symbol, Type, TypeId, Value, order_of_names,
};

/// What a library says for a register or a space that linking hands out.
const UNBOUND: u32 = u32::MAX;

/// A resource as its library describes it.
pub(super) struct Row {
    pub(super) name: Symbol,
    pub(super) told: DescribedResource,
    pub(super) coherent: bool,
    pub(super) reorder_coherent: bool,
    pub(super) rasterizer_ordered: bool,
    /// The first variable of that name, and its type.
    global: GlobalId,
    variable: TypeId,
    /// What its metadata says after the binding.
    tail: Vec<Tail>,
}

/// All resources of the libraries.
#[derive(Default)]
pub(super) struct Rows {
    pub(super) rows: Vec<Row>,
    by_global: HashMap<GlobalId, usize>,
}

impl Rows {
    /// Reads what the libraries say; resources of one name are one.
    pub(super) fn read(module: &Module, parts: &[LiftedPart], errors: &mut Vec<Error>) -> Rows {
        let nodes = Nodes::of(module);
        let mut rows = Rows::default();
        let mut by_name: HashMap<Symbol, usize> = HashMap::default();
        for part in parts {
            let table = list(module, part, "dx.resources").first().copied();
            for (at, class) in ResourceClass::ALL.into_iter().enumerate() {
                for &node in nodes.parts(nodes.part(table, at)) {
                    let Some((global, row)) = node.and_then(|node| row(module, nodes, class, node)) else {
                        errors.push(Error::new(Loc::NONE, &kinds::BAD_RESOURCES));
                        return rows;
                    };
                    rows.add(module, global, row, &mut by_name, errors);
                }
            }
        }
        rows
    }

    fn add(
        &mut self,
        module: &Module,
        global: GlobalId,
        row: Row,
        by_name: &mut HashMap<Symbol, usize>,
        errors: &mut Vec<Error>,
    ) {
        if let Some(&known) = by_name.get(&row.name) {
            self.by_global.insert(global, known);
            if !self.rows[known].take_in(&module.ctx, &row) {
                let name = module.ctx.name(row.name);
                errors.push(Error::new(Loc::NONE, kinds::RESOURCE_TWICE.with(&[&shown(name)])));
            }
            return;
        }
        by_name.insert(row.name, self.rows.len());
        self.by_global.insert(global, self.rows.len());
        self.rows.push(row);
    }

    /// The row of the resource that a variable is.
    pub(super) fn of(&self, global: GlobalId) -> Option<usize> {
        self.by_global.get(&global).copied()
    }
}

/// Reads a resource with the variable that it is.
fn row(module: &Module, nodes: Nodes<'_>, class: ResourceClass, node: MetadataId) -> Option<(GlobalId, Row)> {
    let ctx = &module.ctx;
    let mut told = described::read_resource(module, &nodes, class, Some(node))?;
    let parts = nodes.parts(Some(node));
    let (global, variable) = match ctx.metadata.get((*parts.get(1)?)?)? {
        Metadata::Value(value) => {
            let global = value.as_global()?;
            (global, ctx.globals[global].ty)
        }
        Metadata::AddressAs(global, ty) => (*global, *ty),
        _ => return None,
    };
    told.width = described::width(module, variable);
    if told.comparison {
        told.kind = ResourceKind::SamplerComparison;
    }
    let is_set = |at| class == ResourceClass::Uav && nodes.int_at(Some(node), at).is_some_and(|bit| bit != 0);
    let name = if told.name.is_empty() { ctx.globals[global].name } else { ctx.symbols.find(&told.name)? };
    let tail = parts.get(6..)?.iter().map(|&part| tail(module, nodes, part)).collect::<Option<Vec<_>>>()?;
    let (coherent, rasterizer_ordered) = (is_set(7), is_set(9));
    let reorder_coherent = class == ResourceClass::Uav
        && nodes.tags(nodes.part(Some(node), 10)).any(|(tag, _)| tag == types::REORDER_COHERENT_TAG);
    Some((global, Row { name, told, coherent, reorder_coherent, rasterizer_ordered, global, variable, tail }))
}

fn tail(module: &Module, nodes: Nodes<'_>, part: Option<MetadataId>) -> Option<Tail> {
    let Some(id) = part else { return Some(Tail::Null) };
    let value = |id: MetadataId| match module.ctx.metadata.get(id)? {
        Metadata::Value(value) => value.as_const().map(Value::from),
        _ => None,
    };
    match module.ctx.metadata.get(id)? {
        Metadata::Value(_) => value(id).map(Tail::Number),
        Metadata::Node(_) => {
            nodes.parts(part).iter().map(|part| value((*part)?)).collect::<Option<Vec<_>>>().map(Tail::Tags)
        }
        _ => None,
    }
}

impl Row {
    /// The first variable that has the resource's name.
    pub(super) fn global(&self) -> GlobalId {
        self.global
    }

    /// The type of its variable.
    pub(super) fn variable(&self) -> TypeId {
        self.variable
    }

    /// Takes in what another library says of the same resource; whether both fit.
    fn take_in(&mut self, ctx: &Context, other: &Row) -> bool {
        let (own, its) = (&mut self.told, &other.told);
        let shape =
            |r: &DescribedResource| (r.class, r.kind, r.component, r.count, r.samples, r.stride, r.size);
        // From shader model 6.6 on variables may be plain handles, whatever they are of.
        let is_handle = |ty| is_handle(ctx, ty);
        let variables =
            self.variable == other.variable || is_handle(self.variable) || is_handle(other.variable);
        if shape(own) != shape(its) || !variables {
            return false;
        }
        if own.lower == UNBOUND {
            (own.lower, own.space) = (its.lower, its.space);
        }
        own.width = own.width.max(its.width);
        if is_handle(self.variable) {
            self.variable = other.variable;
        }
        if its.counter && !own.counter {
            own.counter = true;
            self.tail.clone_from(&other.tail);
        }
        its.lower == UNBOUND || (own.lower, own.space) == (its.lower, its.space)
    }

    fn is_array(&self, ctx: &Context) -> bool {
        matches!(ctx.types.get(self.variable), Type::Array { .. })
    }

    /// Makes the resource. A space takes it in where no library binds it.
    fn resource(&self, ctx: &mut Context, space: Option<u32>) -> ResourceId {
        let told = &self.told;
        let ty = ResourceType {
            kind: told.kind,
            element: TypeId::VOID,
            component: told.component,
            writable: told.class == ResourceClass::Uav,
            rasterizer_ordered: self.rasterizer_ordered,
            samples: told.samples as u8,
            image_format: 0,
            combined: false,
        };
        let unbound = told.lower == UNBOUND && space.is_some();
        let dimensions = if self.is_array(ctx) {
            vec![if told.count == UNBOUND { 0 } else { told.count }]
        } else {
            Vec::new()
        };
        let ty = ctx.types.resource(ty);
        ctx.resources.push(Resource {
            count: told.count,
            dimensions,
            space: space.filter(|_| unbound).unwrap_or(told.space),
            lower_bound: (!unbound).then_some(told.lower),
            globally_coherent: self.coherent,
            reorder_coherent: self.reorder_coherent,
            has_counter: told.counter,
            ..Resource::new(self.name, ty, Loc::NONE)
        })
    }
}

/// Whether a variable, or each of an array of them, is a handle.
pub(super) fn is_handle(ctx: &Context, ty: TypeId) -> bool {
    types::is_handle(ctx, types::element(ctx, ty))
}

/// The resource that each row has become, where code uses it.
pub(super) struct Bound {
    ids: Vec<Option<ResourceId>>,
}

impl Bound {
    /// The resource of a row.
    pub(super) fn id(&self, row: usize) -> Option<ResourceId> {
        self.ids[row]
    }
}

/// Makes resources of the rows that `is_used` says code uses; what no library binds is in `space`, and gets its registers when all
/// are known; without a space it stays as it is.
pub(super) fn bind(
    ctx: &mut Context,
    rows: &Rows,
    is_used: impl Fn(usize) -> bool,
    space: Option<u32>,
) -> Bound {
    let mut ids = vec![None; rows.rows.len()];
    // Registers are handed out in the order of names, as DXC does it.
    let used: Vec<usize> = (0..rows.rows.len()).filter(|&at| is_used(at)).collect();
    let order = order_of_names(used.iter().map(|&at| ctx.name(rows.rows[at].name)));
    for at in order.into_iter().map(|place| used[place as usize]) {
        ids[at] = Some(rows.rows[at].resource(ctx, space));
    }
    Bound { ids }
}

/// Makes resources of all rows, in their order and bound as they say.
pub(super) fn bind_as_told(ctx: &mut Context, rows: &Rows) -> Bound {
    Bound { ids: rows.rows.iter().map(|row| Some(row.resource(ctx, None))).collect() }
}

/// What the metadata of linked resources says besides names and bindings, as their libraries had it.
pub(super) fn written(rows: &Rows, bound: &Bound) -> Written {
    let all = rows.rows.iter().enumerate();
    all.filter_map(|(at, row)| Some((bound.id(at)?, (row.variable, row.tail.clone())))).collect()
}
