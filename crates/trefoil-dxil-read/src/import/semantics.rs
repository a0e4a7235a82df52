//! Inputs and outputs of vertex and pixel shaders as LLVM has them: `!dx.semantic.signatures` says what the elements of an
//! entry's signatures are, `llvm.dx.load.input` and `llvm.dx.store.output` move components of them. They become reads and
//! writes of whole rows; outputs are gathered in variables and written where the entry returns.

use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::{
    ComponentType, Context, Cursor, EntryPoint, Error, Flags, FuncId, Function, HashMap, InstId,
    InterpolationMode, Intrinsic, Loc, Metadata, MetadataId, Module, Opcode, Semantic, SignatureElement,
    Stage, TypeId, Value,
};

type Result<T = ()> = std::result::Result<T, Error>;

/// Most elements of a signature, and rows of an element.
const MAX_ELEMENTS: usize = 128;
const MAX_ROWS: u32 = 32;

// Signatures.

/// Gives the entries the signatures that the metadata has for them.
///
/// # Errors
/// When an element makes no sense.
pub(crate) fn entries(module: &Module) -> Result<Vec<EntryPoint>> {
    let ctx = &module.ctx;
    let mut out = module.entries.clone();
    let named = module.named_metadata.iter().find(|(name, _)| ctx.name(*name) == "dx.semantic.signatures");
    for &record in named.map_or(&[][..], |(_, nodes)| nodes) {
        let Some(&[func, inputs, outputs]) = parts(ctx, Some(record)) else {
            return Err(Error::new(Loc::NONE, &kinds::SIGNATURES_FORM));
        };
        let func = func.and_then(|id| match ctx.metadata.get(id) {
            Some(Metadata::Value(v)) => v.as_func(),
            _ => None,
        });
        let entry = out.iter_mut().find(|e| Some(e.func) == func);
        let entry = entry.ok_or_else(|| Error::new(Loc::NONE, &kinds::SIGNATURES_WITHOUT_ENTRY))?;
        let stage = entry.stage;
        let name = ctx.name(module.functions[entry.func].name);
        let list = |node: Option<MetadataId>, input: bool| {
            signature(ctx, node, input == (stage == Stage::Pixel)).map_err(|why| {
                let which = if input { "input" } else { "output" };
                Error::new(Loc::NONE, kinds::BAD_SIGNATURE.with(&[&which, &name, &why]))
            })
        };
        (entry.inputs, entry.outputs) = (list(inputs, true)?, list(outputs, false)?);
    }
    Ok(out)
}

fn parts(ctx: &Context, node: Option<MetadataId>) -> Option<&[Option<MetadataId>]> {
    match ctx.metadata.get(node?)? {
        Metadata::Node(parts) | Metadata::Distinct(parts) => Some(ctx.parts(*parts)),
        _ => None,
    }
}

fn signature(
    ctx: &Context,
    node: Option<MetadataId>,
    interpolated: bool,
) -> std::result::Result<Vec<SignatureElement>, String> {
    let list = parts(ctx, node).unwrap_or_default();
    if list.len() > MAX_ELEMENTS {
        return Err(format!("more than {MAX_ELEMENTS} elements"));
    }
    let mut out = Vec::with_capacity(list.len());
    for (i, &node) in list.iter().enumerate() {
        let element = parts(ctx, node).and_then(|parts| element(ctx, parts, interpolated));
        let (id, element) = element.ok_or_else(|| format!("element {i} is none as LLVM writes them"))?;
        if id as usize != i {
            return Err(format!("element {i} has the number {id}"));
        }
        out.push(element);
    }
    Ok(out)
}

/// Number, name, component, kind, indices, interpolation, rows, columns; after them what packing and use make of it.
fn element(
    ctx: &Context,
    parts: &[Option<MetadataId>],
    interpolated: bool,
) -> Option<(u32, SignatureElement)> {
    let value = |i: usize| match ctx.metadata.get((*parts.get(i)?)?)? {
        Metadata::Value(v) => ctx.as_int(*v).map(|n| n as u32),
        _ => None,
    };
    if parts.len() != 13 {
        return None;
    }
    let Metadata::String(name) = ctx.metadata.get(parts[1]?)? else { return None };
    let component = component(value(2)?)?;
    let indices: Option<Vec<u32>> = self::parts(ctx, parts[4])?
        .iter()
        .map(|&index| match ctx.metadata.get(index?)? {
            Metadata::Value(v) => ctx.as_int(*v).map(|n| n as u32),
            _ => None,
        })
        .collect();
    let (indices, rows) = (indices?, value(6)?);
    let semantic = Semantic::from_number(value(3)?)?;
    let mut interpolation = InterpolationMode::from_number(value(5)?)?;
    if interpolated && interpolation == InterpolationMode::Undefined {
        interpolation = match semantic {
            _ if !component.is_float() => InterpolationMode::Constant,
            Semantic::Position => InterpolationMode::LinearNoPerspective,
            _ => InterpolationMode::Linear,
        };
    }
    let element = SignatureElement {
        name: *name,
        semantic,
        component,
        cols: u8::try_from(value(7)?).ok().filter(|c| (1..=4).contains(c))?,
        interpolation,
        vertices: 0,
        stream: 0,
        vk_location: None,
        vk_index: None,
        loc: Loc::NONE,
        rows: Some(rows).filter(|&r| (1..=MAX_ROWS).contains(&r) && r as usize == indices.len())?,
        indices,
    };
    Some((value(0)?, element))
}

fn component(number: u32) -> Option<ComponentType> {
    use ComponentType::*;
    ComponentType::from_number(number).filter(|c| matches!(c, I1 | I16 | U16 | I32 | U32 | F16 | F32))
}

// Accesses.

/// What a call of an intrinsic does with a signature.
#[derive(Clone, Copy, PartialEq)]
enum Access {
    Load,
    Store,
}

/// Rewrites the accesses of signatures in a function.
///
/// # Errors
/// When no signature is known, or an access is outside of it.
pub(super) fn run(module: &mut Module, func: &mut Function, entry: Option<&EntryPoint>) -> Result {
    let mut accesses: HashMap<FuncId, Access> = HashMap::default();
    for (id, f) in module.functions.iter().filter(|(_, f)| f.is_declaration()) {
        let name = module.ctx.name(f.name);
        let is = |start: &str| name.strip_prefix(start).is_some_and(|t| t.is_empty() || t.starts_with('.'));
        if is("llvm.dx.load.input") {
            accesses.insert(id, Access::Load);
        } else if is("llvm.dx.store.output") {
            accesses.insert(id, Access::Store);
        }
    }
    if accesses.is_empty() {
        return Ok(());
    }
    let empty = (Vec::new(), Vec::new());
    let (inputs, outputs) = entry.map_or((&empty.0, &empty.1), |e| (&e.inputs, &e.outputs));
    let outputs = outputs.clone();
    let mut s = Signatures {
        ctx: &mut module.ctx,
        cursor: Cursor::over(func),
        inputs,
        outputs: &outputs,
        rows: Vec::new(),
        replaced: HashMap::default(),
    };
    let first = s.cursor.func.blocks[s.cursor.func.entry()].insts.first().copied();
    first.map(|first| s.cursor.at_inst(first));
    s.variables();
    for block in s.cursor.func.layout.clone() {
        for inst in s.cursor.enter(block) {
            s.cursor.at_inst(inst);
            let callee = s.cursor.func.operands(inst).last().and_then(|v| v.as_func());
            let callee = callee.filter(|_| s.cursor.func.insts[inst].op == Opcode::Call);
            match callee.and_then(|f| accesses.get(&f)) {
                Some(Access::Load) => s.load(inst)?,
                Some(Access::Store) => s.store(inst)?,
                None => {
                    if s.cursor.func.insts[inst].op == Opcode::Ret {
                        s.write_all();
                    }
                    s.cursor.keep(inst);
                }
            }
        }
    }
    let Signatures { replaced, rows, .. } = s;
    let entry = func.entry();
    func.blocks[entry].insts.splice(0..0, rows.into_iter().filter_map(|v| v.as_inst()));
    func.rewrite_operands(|v| v.as_inst().and_then(|i| replaced.get(&i)).copied().unwrap_or(v));
    Ok(())
}

struct Signatures<'a> {
    ctx: &'a mut Context,
    cursor: Cursor<'a>,
    inputs: &'a [SignatureElement],
    outputs: &'a [SignatureElement],
    /// The variable of each output.
    rows: Vec<Value>,
    replaced: HashMap<InstId, Value>,
}

/// Where an access goes: element, row, first column.
struct Place<'a> {
    element: &'a SignatureElement,
    id: u32,
    row: Value,
    column: u32,
}

impl<'a> Signatures<'a> {
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32) -> Value {
        self.cursor.inst(op, ty, operands, data, Flags::NONE).into()
    }

    fn scalar(&mut self, element: &SignatureElement) -> TypeId {
        match element.component {
            ComponentType::F16 => TypeId::HALF,
            ComponentType::F32 => TypeId::FLOAT,
            ComponentType::I16 | ComponentType::U16 => TypeId::I16,
            _ => TypeId::I32,
        }
    }

    fn row_type(&mut self, element: &SignatureElement) -> TypeId {
        let scalar = self.scalar(element);
        self.ctx.types.vector(scalar, u32::from(element.cols))
    }

    /// Makes a variable for each output.
    fn variables(&mut self) {
        for element in self.outputs {
            let row = self.row_type(element);
            let ty = self.ctx.types.array(row, element.rows);
            let (loc, data) = (self.cursor.loc(), ty.as_u32());
            let func = &mut *self.cursor.func;
            let inst = func.detached(loc, Opcode::Alloca, TypeId::PTR, &[], data, Flags::NONE);
            self.rows.push(inst.into());
        }
    }

    fn wrong<T>(&self, inst: InstId, what: impl Into<trefoil_ir::Message>) -> Result<T> {
        Err(Error::new(self.cursor.func.loc(inst), what))
    }

    /// The column is the only byte among the operands; row and element stand before it.
    fn place(&self, inst: InstId, list: &'a [SignatureElement], width: u32) -> Result<Place<'a>> {
        if list.is_empty() {
            return self.wrong(inst, &kinds::NO_SIGNATURES);
        }
        let operands = self.cursor.func.operands(inst);
        let byte = operands.iter().position(|&v| self.cursor.func.value_type(self.ctx, v) == TypeId::I8);
        let Some(at) = byte.filter(|&at| at >= 2) else {
            return self.wrong(inst, &kinds::SIGNATURE_ACCESS_FORM);
        };
        let (id, column) = (self.ctx.as_int(operands[at - 2]), self.ctx.as_int(operands[at]));
        let element = id.and_then(|id| list.get(id as usize));
        let (Some(element), Some(id), Some(column)) = (element, id, column) else {
            return self.wrong(inst, &kinds::SIGNATURE_ACCESS_ELEMENT);
        };
        let row = operands[at - 1];
        let rows = u64::from(element.rows);
        if column + u64::from(width) > u64::from(element.cols)
            || self.ctx.as_int(row).is_some_and(|row| row >= rows)
        {
            return self.wrong(inst, &kinds::SIGNATURE_ACCESS_RANGE);
        }
        Ok(Place { element, id: id as u32, row, column: column as u32 })
    }

    fn load(&mut self, inst: InstId) -> Result {
        let ty = self.cursor.func.insts[inst].ty;
        let (lanes, inputs) = (self.ctx.types.lanes(ty), self.inputs);
        let place = self.place(inst, inputs, lanes)?;
        let row_type = self.row_type(place.element);
        let scalar = self.ctx.types.scalar(row_type);
        if self.ctx.types.scalar(ty) != scalar {
            return self.wrong(inst, &kinds::SIGNATURE_ACCESS_TYPE);
        }
        let id = self.ctx.i32(place.id);
        let row = self.emit(Opcode::Intrinsic, row_type, &[id, place.row], Intrinsic::LoadInput as u32);
        if let Some(inst) = row.as_inst().filter(|_| place.element.component.is_float()) {
            self.cursor.func.insts[inst].flags = Flags::FAST; // nothing is computed that could be precise
        }
        let mut value = row;
        if row_type != ty {
            let mut parts: SmallVec<[Value; 4]> = SmallVec::new();
            for lane in 0..lanes {
                let at = self.ctx.i32(place.column + lane);
                parts.push(self.emit(Opcode::ExtractElement, scalar, &[row, at], 0));
            }
            value = parts[0];
            if lanes > 1 {
                value = self.ctx.poison(ty);
                for (lane, &part) in (0..).zip(&parts) {
                    let at = self.ctx.i32(lane);
                    value = self.emit(Opcode::InsertElement, ty, &[value, part, at], 0);
                }
            }
        }
        self.replaced.insert(inst, value);
        Ok(())
    }

    fn store(&mut self, inst: InstId) -> Result {
        let operands: SmallVec<[Value; 8]> = self.cursor.func.operands(inst).into();
        let Some(&value) = operands.len().checked_sub(2).and_then(|at| operands.get(at)) else {
            return self.wrong(inst, &kinds::OUTPUT_WITHOUT_VALUE);
        };
        let ty = self.cursor.func.value_type(self.ctx, value);
        let (lanes, outputs) = (self.ctx.types.lanes(ty), self.outputs);
        let place = self.place(inst, outputs, lanes)?;
        let row_type = self.row_type(place.element);
        let scalar = self.ctx.types.scalar(row_type);
        if self.ctx.types.scalar(ty) != scalar {
            return self.wrong(inst, &kinds::SIGNATURE_ACCESS_TYPE);
        }
        let array = self.ctx.types.array(row_type, place.element.rows);
        let zero = self.ctx.i32(0);
        let variable = self.rows[place.id as usize];
        let whole = row_type == ty;
        for lane in 0..if whole { 1 } else { lanes } {
            let mut path: SmallVec<[Value; 4]> = smallvec::smallvec![variable, zero, place.row];
            let mut part = value;
            if !whole {
                if place.element.cols > 1 {
                    path.push(self.ctx.i32(place.column + lane));
                }
                if lanes > 1 {
                    let at = self.ctx.i32(lane);
                    part = self.emit(Opcode::ExtractElement, scalar, &[value, at], 0);
                }
            }
            let at = self.emit(Opcode::Gep, TypeId::PTR, &path, array.as_u32());
            self.emit(Opcode::Store, TypeId::VOID, &[part, at], 0);
        }
        Ok(())
    }

    /// Writes the outputs, row by row.
    fn write_all(&mut self) {
        for (id, element) in (0..).zip(self.outputs) {
            let row_type = self.row_type(element);
            let array = self.ctx.types.array(row_type, element.rows);
            let zero = self.ctx.i32(0);
            for row in 0..element.rows {
                let row = self.ctx.i32(row);
                let path = [self.rows[id as usize], zero, row];
                let at = self.emit(Opcode::Gep, TypeId::PTR, &path, array.as_u32());
                let value = self.emit(Opcode::Load, row_type, &[at], 0);
                let id = self.ctx.i32(id);
                let operands = [id, row, value];
                self.emit(Opcode::Intrinsic, TypeId::VOID, &operands, Intrinsic::StoreOutput as u32);
            }
        }
    }
}
