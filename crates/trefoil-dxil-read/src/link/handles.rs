//! Handles: in libraries made from what a variable holds, in shaders from a binding.

use super::rows::{Bound, Row, Rows, is_handle};
use super::{Linked, Result, index, kinds, shown};
use smallvec::SmallVec;
use trefoil_dxil::lower::OpAttributes;
use trefoil_dxil::module::code::{insts, operation, operations};
use trefoil_dxil::module::defined;
use trefoil_dxil::module::types::{self, element, property};
use trefoil_dxil::ops::{DxilOp, OverloadType};
use trefoil_dxil::options::{BoundResource, Target};
use trefoil_dxil::resources::{ResourceTable, class_of};
use trefoil_ir::{
    Context, Cursor, Error, Flags, FuncId, Function, GlobalId, HashMap, HashSet, InstId, Loc, Memory,
    Metadata, MetadataId, Module, Opcode, Param, ResourceClass, ResourceKind, Stage, Symbol, Type, TypeId,
    Value, ValueKind,
};

/// The calls that make handles, by their function and instruction.
#[derive(Default)]
pub(super) struct Found {
    handles: HashMap<(FuncId, InstId), Place>,
    /// The rows that functions have handles of.
    rows: HashSet<(FuncId, usize)>,
    used: HashSet<usize>,
}

/// What a handle is of.
struct Place {
    row: usize,
    /// The indices into the array of resources, each with how many resources one step is.
    indices: SmallVec<[(Value, u32); 2]>,
    /// Whether the index may differ between lanes.
    differs: bool,
}

impl Found {
    /// Whether code has a handle of a row.
    pub(super) fn uses(&self, row: usize) -> bool {
        self.used.contains(&row)
    }

    /// Whether a function has a handle of a row.
    pub(super) fn uses_in(&self, func: FuncId, row: usize) -> bool {
        self.rows.contains(&(func, row))
    }

    /// The row that a call of `createHandleForLib` is a handle of.
    pub(super) fn row(&self, func: FuncId, inst: InstId) -> Option<usize> {
        self.handles.get(&(func, inst)).map(|place| place.row)
    }
}

/// Finds what each handle is of. In a library one may be of whatever a caller gives.
///
/// # Errors
/// A handle of which that is not known.
pub(super) fn find(module: &Module, rows: &Rows, in_library: bool) -> Result<Found> {
    let mut found = Found::default();
    for id in defined(module) {
        let func = &module.functions[id];
        for (inst, op) in operations(&module.ctx, &module.functions, func) {
            if op != DxilOp::CreateHandleForLib {
                continue;
            }
            if in_library && is_given(func, func.operands(inst)[1]) {
                continue;
            }
            let place = place(module, func, func.operands(inst)[1], rows)?;
            found.rows.insert((id, place.row));
            found.used.insert(place.row);
            found.handles.insert((id, inst), place);
        }
    }
    Ok(found)
}

/// Whether a value was loaded from an address that is a parameter.
fn is_given(func: &Function, value: Value) -> bool {
    let load = value.as_inst().filter(|&i| func.insts[i].op == Opcode::Load);
    load.is_some_and(|load| matches!(func.operands(load)[0].kind(), ValueKind::Param(_)))
}

/// What a value is that was loaded from a variable, or from an element of one.
fn place(module: &Module, func: &Function, value: Value, rows: &Rows) -> Result<Place> {
    let ctx = &module.ctx;
    let dynamic = || Error::new(Loc::NONE, &kinds::DYNAMIC_RESOURCE);
    let load = value.as_inst().filter(|&i| func.insts[i].op == Opcode::Load).ok_or_else(dynamic)?;
    let address = func.operands(load)[0];
    let (global, gep) = match (address.as_global(), address.as_inst()) {
        (Some(global), _) => (global, None),
        (_, Some(inst)) if func.insts[inst].op == Opcode::Gep => {
            (func.operands(inst)[0].as_global().ok_or_else(dynamic)?, Some(inst))
        }
        _ => return Err(dynamic()),
    };
    let unknown = || {
        let name = ctx.name(ctx.globals[global].name);
        Error::new(Loc::NONE, kinds::UNKNOWN_RESOURCE.with(&[&shown(name)]))
    };
    let row = rows.of(global).ok_or_else(unknown)?;
    let mut indices = SmallVec::new();
    let mut differs = false;
    if let Some(gep) = gep {
        indices = steps(ctx, func, gep, global).ok_or_else(dynamic)?;
        let marks = [gep, load].into_iter().flat_map(|i| func.attachments.get(&i).into_iter().flatten());
        differs = { marks }.any(|(kind, _)| ctx.name(*kind) == "dx.nonuniform");
    }
    Ok(Place { row, indices, differs })
}

/// The indices into an array of resources.
fn steps(
    ctx: &Context,
    func: &Function,
    gep: InstId,
    global: GlobalId,
) -> Option<SmallVec<[(Value, u32); 2]>> {
    let mut ty = ctx.globals[global].ty;
    let [_, first, rest @ ..] = func.operands(gep) else { return None };
    if func.insts[gep].data_type() != ty || ctx.as_int(*first) != Some(0) {
        return None;
    }
    let mut out = SmallVec::new();
    for &index in rest {
        let Type::Array { elem, .. } = *ctx.types.get(ty) else { return None };
        out.push((index, count(ctx, elem)));
        ty = elem;
    }
    Some(out)
}

/// How many resources a type has.
fn count(ctx: &Context, mut ty: TypeId) -> u32 {
    let mut count = 1u32;
    while let Type::Array { elem, len } = *ctx.types.get(ty) {
        count = count.saturating_mul(len);
        ty = elem;
    }
    count
}

/// Makes each handle anew, with the annotation that the shader model wants: in a shader from its binding, in a library from what
/// the variable of its row holds. Then rewrites what only libraries, or only newer models, have.
pub(super) fn make(
    linked: &mut Linked,
    found: &Found,
    bound: &Bound,
    resources: &ResourceTable,
    target: &Target,
) {
    let Linked { module, attributes, rows, .. } = linked;
    let made = Made { handle: types::handle(&mut module.ctx), target };
    let create = match target.minor() {
        _ if resources.in_library() => None,
        6.. => Some(made.declare(module, attributes, DxilOp::CreateHandleFromBinding)),
        _ => Some(made.declare(module, attributes, DxilOp::CreateHandle)),
    };
    let of_variables: HashMap<TypeId, FuncId> = match create {
        None => made.declare_for_library(module, attributes, resources),
        Some(_) => HashMap::default(),
    };
    let says_type = |ctx: &Context, place: &Place| {
        target.minor() >= 6 || resources.in_library() && is_handle(ctx, rows.rows[place.row].variable())
    };
    let wanted = found.handles.values().any(|place| says_type(&module.ctx, place)) || target.minor() >= 6;
    let annotate = wanted.then(|| made.declare(module, attributes, DxilOp::AnnotateHandle));
    for id in defined(module) {
        module.with_function(id, |module, func| {
            let plain = annotations(module, func);
            let annotated: HashSet<InstId> = plain.values().copied().collect();
            let mut renamed: HashMap<InstId, InstId> = HashMap::default();
            for i in 0..func.layout.len() {
                let block = func.layout[i];
                let (list, mut cursor) = Cursor::rebuild(func, block);
                for inst in list {
                    if let Some(place) = found.handles.get(&(id, inst)) {
                        cursor.at_inst(inst);
                        let ctx = &mut module.ctx;
                        match (create, bound.id(place.row).and_then(|id| resources.get(id))) {
                            (_, None) => {}
                            (Some(create), Some(row)) => {
                                made.bind(ctx, &mut cursor, (inst, create), place, row)
                            }
                            (None, Some(row)) => {
                                if let Some(symbol) = resources.symbol(row.resource) {
                                    made.load(ctx, &mut cursor, (inst, symbol), place, &of_variables);
                                }
                            }
                        }
                        cursor.keep(inst);
                        let missing = says_type(&module.ctx, place) && !annotated.contains(&inst);
                        if let Some(annotate) = annotate.filter(|_| missing) {
                            let row = &rows.rows[place.row];
                            let known = made.annotate(&mut module.ctx, &mut cursor, (inst, annotate), row);
                            renamed.insert(inst, known);
                        }
                    } else {
                        cursor.keep(inst);
                    }
                }
            }
            func.rewrite_operands(|v| v.as_inst().and_then(|i| renamed.get(&i)).map_or(v, |&i| i.into()));
            for (&handle, &annotation) in &renamed {
                func.operands_mut(annotation)[1] = handle.into();
            }
            if target.minor() < 6 {
                let needless = |of: &InstId| {
                    let place = found.handles.get(&(id, *of));
                    !place.is_some_and(|place| says_type(&module.ctx, place))
                };
                let plain: HashMap<InstId, InstId> =
                    plain.into_iter().filter(|(_, of)| needless(of)).collect();
                func.rewrite_operands(|v| v.as_inst().and_then(|i| plain.get(&i)).map_or(v, |&i| i.into()));
            }
        });
    }
    if target.minor() < 2 && target.stage != Stage::Library {
        plain_buffers(module, attributes);
    }
}

/// The annotations in a function, each with the handle that it is of.
fn annotations(module: &Module, func: &Function) -> HashMap<InstId, InstId> {
    let all = operations(&module.ctx, &module.functions, func).into_iter();
    let all = all.filter(|&(_, op)| op == DxilOp::AnnotateHandle);
    all.filter_map(|(inst, _)| Some((inst, func.operands(inst)[1].as_inst()?))).collect()
}

/// What handles are made with.
struct Made<'a> {
    handle: TypeId,
    target: &'a Target,
}

impl Made<'_> {
    /// The function of an operation on handles.
    fn declare(
        &self,
        module: &mut Module,
        attributes: &mut Vec<(FuncId, OpAttributes)>,
        op: DxilOp,
    ) -> FuncId {
        let ctx = &mut module.ctx;
        let params: &[TypeId] = match op {
            DxilOp::CreateHandleFromBinding => {
                let bind = types::binding(ctx);
                &[TypeId::I32, bind, TypeId::I32, TypeId::I1]
            }
            DxilOp::AnnotateHandle => {
                let properties = types::properties(ctx);
                &[TypeId::I32, self.handle, properties]
            }
            _ => &[TypeId::I32, TypeId::I8, TypeId::I32, TypeId::I32, TypeId::I1],
        };
        let own = match op {
            DxilOp::CreateHandle => OpAttributes::ReadOnly,
            _ => OpAttributes::ReadNone,
        };
        declare(module, attributes, &op.function_name(&[]), self.handle, params, own)
    }

    /// Puts a call that makes the handle from its binding in the place of the one that is for libraries.
    fn bind(
        &self,
        ctx: &mut Context,
        cursor: &mut Cursor<'_>,
        (inst, create): (InstId, FuncId),
        place: &Place,
        bound: BoundResource,
    ) {
        let mut index = ctx.i32(bound.lower);
        for &(step, size) in &place.indices {
            let step = index::word(ctx, cursor, step);
            let step = index::scaled(ctx, cursor, step, size);
            index = index::sum(ctx, cursor, step, index);
        }
        let class = class_of(ctx, bound.resource);
        let differs = ctx.bool(place.differs);
        let op = match self.target.minor() {
            6.. => DxilOp::CreateHandleFromBinding,
            _ => DxilOp::CreateHandle,
        };
        let opcode = ctx.i32(op.opcode());
        let operands: SmallVec<[Value; 6]> = match op {
            DxilOp::CreateHandle => {
                let (class, id) = (ctx.int(TypeId::I8, class.index() as u64), ctx.i32(bound.id));
                smallvec::smallvec![opcode, class, id, index, differs, create.into()]
            }
            _ => {
                let bind = types::binding_of(ctx, (bound.lower, bound.count), bound.space, class);
                smallvec::smallvec![opcode, bind.into(), index, differs, create.into()]
            }
        };
        cursor.func.replace(inst, Opcode::Call, self.handle, &operands, 0, Flags::NONE);
    }

    /// The functions that make handles of what variables hold, by the type of that.
    fn declare_for_library(
        &self,
        module: &mut Module,
        attributes: &mut Vec<(FuncId, OpAttributes)>,
        resources: &ResourceTable,
    ) -> HashMap<TypeId, FuncId> {
        let mut out = HashMap::default();
        for symbol in resources.all().filter_map(|bound| resources.symbol(bound.resource)) {
            let one = element(&module.ctx, module.ctx.globals[symbol].ty);
            let Type::Struct { name: Some(name), .. } = *module.ctx.types.get(one) else { continue };
            let name = module.ctx.name(name).to_owned();
            let name = DxilOp::CreateHandleForLib.function_name(&[OverloadType::Struct(&name)]);
            let params = [TypeId::I32, one];
            let own = OpAttributes::ReadOnly;
            out.insert(one, declare(module, attributes, &name, self.handle, &params, own));
        }
        out
    }

    /// Puts a call that makes the handle of what the variable holds in the place of an older one.
    fn load(
        &self,
        ctx: &mut Context,
        cursor: &mut Cursor<'_>,
        (inst, symbol): (InstId, GlobalId),
        place: &Place,
        of_variables: &HashMap<TypeId, FuncId>,
    ) {
        let ty = ctx.globals[symbol].ty;
        let one = element(ctx, ty);
        let mut address: Value = symbol.into();
        if one != ty {
            let mut operands: SmallVec<[Value; 4]> = smallvec::smallvec![address, ctx.i32(0)];
            for &(step, _) in &place.indices {
                operands.push(index::word(ctx, cursor, step));
            }
            let at = cursor.inst(Opcode::Gep, TypeId::PTR, &operands, ty.as_u32(), Flags::INBOUNDS);
            if place.differs {
                let mark = mark(ctx);
                cursor.func.attachments.insert(at, vec![mark]);
            }
            address = at.into();
        }
        let Some(&callee) = of_variables.get(&one) else { return };
        let loaded = cursor.inst(Opcode::Load, one, &[address], 4, Flags::NONE);
        let opcode = ctx.i32(DxilOp::CreateHandleForLib.opcode());
        let operands = [opcode, loaded.into(), callee.into()];
        cursor.func.replace(inst, Opcode::Call, self.handle, &operands, 0, Flags::NONE);
    }

    /// Says of a handle what its resource is.
    fn annotate(
        &self,
        ctx: &mut Context,
        cursor: &mut Cursor<'_>,
        (handle, annotate): (InstId, FuncId),
        row: &Row,
    ) -> InstId {
        let properties = types::properties_of(ctx, properties(row));
        let opcode = ctx.i32(DxilOp::AnnotateHandle.opcode());
        let operands = [opcode, handle.into(), properties.into(), annotate.into()];
        cursor.at_inst(handle).inst(Opcode::Call, self.handle, &operands, 0, Flags::NONE)
    }
}

/// The mark of an index that may differ between lanes.
fn mark(ctx: &mut Context) -> (Symbol, MetadataId) {
    let one = ctx.i32(1);
    let one = ctx.metadata.push(Metadata::Value(one));
    (ctx.symbol("dx.nonuniform"), ctx.metadata_node(&[Some(one)]))
}

/// The two words of `%dx.types.ResourceProperties`.
fn properties(row: &Row) -> [u32; 2] {
    let told = &row.told;
    let basic = property::word(
        told.kind,
        &[
            (property::WRITABLE, told.class == ResourceClass::Uav),
            (property::RASTERIZER_ORDERED, row.rasterizer_ordered),
            (property::GLOBALLY_COHERENT, row.coherent),
            (property::REORDER_COHERENT, row.reorder_coherent),
            (property::COMPARISON_OR_COUNTER, told.counter || told.comparison),
        ],
    );
    let more = match told.kind {
        ResourceKind::CBuffer | ResourceKind::TBuffer => told.size,
        ResourceKind::StructuredBuffer => told.stride,
        ResourceKind::RawBuffer | ResourceKind::AccelerationStructure => 0,
        kind if kind.is_sampler() => 0,
        kind if kind.is_feedback() => told.samples,
        _ => told.component.number() | told.width << 8 | told.samples << 16,
    };
    [basic, more]
}

/// The function of that name; declared where it is not yet.
fn declare(
    module: &mut Module,
    attributes: &mut Vec<(FuncId, OpAttributes)>,
    name: &str,
    ret: TypeId,
    params: &[TypeId],
    own: OpAttributes,
) -> FuncId {
    let name = module.ctx.symbol(name);
    if let Some((known, _)) = module.functions.iter().find(|(_, f)| f.name == name) {
        return known;
    }
    let params = params.iter().map(|&ty| Param { ty, name: None }).collect();
    let mut function = Function::new(name, ret, params);
    function.memory = match own {
        OpAttributes::ReadNone => Memory::None,
        OpAttributes::ReadOnly => Memory::Read,
        OpAttributes::Plain | OpAttributes::NoDuplicate | OpAttributes::NoReturn => Memory::ReadWrite,
    };
    let id = module.functions.push(function);
    attributes.push((id, own));
    id
}

/// Reads and writes raw and structured buffers as shader models before 6.2 do.
fn plain_buffers(module: &mut Module, attributes: &mut Vec<(FuncId, OpAttributes)>) {
    for id in defined(module) {
        for (inst, op) in operations(&module.ctx, &module.functions, &module.functions[id]) {
            let plain = match op {
                DxilOp::RawBufferLoad => DxilOp::BufferLoad,
                DxilOp::RawBufferStore => DxilOp::BufferStore,
                _ => continue,
            };
            let func = &module.functions[id];
            let operands: SmallVec<[Value; 12]> = func.operands(inst).into();
            let Some(callee) = operands.last().and_then(|v| v.as_func()) else { continue };
            let name = module.ctx.name(module.functions[callee].name).to_owned();
            let overload = name.rsplit('.').next().unwrap_or_default();
            let ret = func.insts[inst].ty;
            // A load has no mask and no alignment, a store no alignment.
            let kept = if plain == DxilOp::BufferLoad { 4 } else { 9 };
            let mut operands: SmallVec<[Value; 12]> = operands.into_iter().take(kept).collect();
            let types: SmallVec<[TypeId; 12]> =
                operands.iter().map(|&v| func.value_type(&module.ctx, v)).collect();
            let own = if plain == DxilOp::BufferLoad { OpAttributes::ReadOnly } else { OpAttributes::Plain };
            let name = format!("{}.{overload}", plain.class().function());
            let callee = declare(module, attributes, &name, ret, &types, own);
            operands[0] = module.ctx.i32(plain.opcode());
            operands.push(callee.into());
            module.functions[id].replace(inst, Opcode::Call, ret, &operands, 0, Flags::NONE);
        }
    }
}

/// Refuses operations that the shader model or the stage does not have.
pub(super) fn check_operations(module: &Module, target: &Target) -> Result {
    for id in defined(module) {
        let func = &module.functions[id];
        for inst in insts(func) {
            let Some(op) = operation(&module.ctx, &module.functions, func, inst) else { continue };
            let dead =
                matches!(op, DxilOp::CreateHandleForLib | DxilOp::AnnotateHandle) && target.minor() < 6;
            let stages = op.stages(target.version);
            let has = match target.stage {
                Stage::Library => !stages.is_empty(),
                stage => stages.contains(stage),
            };
            if !dead && !has {
                let what =
                    kinds::OPERATION_MODEL.with(&[&op.name(), &target.stage.prefix(), &target.minor()]);
                return Err(Error::new(func.loc(inst), what));
            }
        }
    }
    Ok(())
}
