//! What the shaders of ray tracing do with the fields of payloads, against what the access qualifiers of these say: warnings
//! of values that are undefined, lost or passed for nothing.
//!
//! In: checked functions. Each shader is looked at with the functions that take its payload by reference.

mod flow;
mod trace;

use self::flow::{Access, BlockId, Flow, PayloadField, Use};
use crate::check::model::Model;
use crate::check::{Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::room::with_room;
use crate::source::Span;
use crate::typed::{ArgIo, FuncId, StructId, Ty, TyId, VarId, VarKind};
use std::rc::Rc;
use trefoil_entity::{Entity, HashMap, HashSet};
use trefoil_ir::Stage;

/// Who reads and writes a payload's fields, as qualifiers name it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Party {
    Caller,
    ClosestHit,
    Miss,
    AnyHit,
}

impl Party {
    fn of(stage: Stage) -> Option<Party> {
        match stage {
            Stage::ClosestHit => Some(Party::ClosestHit),
            Stage::Miss => Some(Party::Miss),
            Stage::AnyHit => Some(Party::AnyHit),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Party::Caller => "caller",
            Party::ClosestHit => "closesthit",
            Party::Miss => "miss",
            Party::AnyHit => "anyhit",
        }
    }

    fn reads(self, access: u16) -> bool {
        access >> (4 * self as u32) & 1 != 0
    }

    fn writes(self, access: u16) -> bool {
        access >> (4 * self as u32) & 2 != 0
    }
}

impl Context<'_> {
    /// Warnings of what each shader does with its payload and with those that it traces rays with.
    pub(in crate::check) fn payload_uses(&mut self) {
        if !self.options.payload_qualifiers || self.diags.has_errors() {
            return;
        }
        let functions = self.model.functions.all.values().filter(|it| it.defined && it.template.is_none());
        let is_tracing = |stage: Stage| Party::of(stage).is_some() || stage == Stage::RayGeneration;
        let shaders: Vec<(FuncId, Stage)> = functions
            .filter_map(|it| it.func.map(|func| (func, self.model.program.funcs[func].stage)))
            .filter_map(|(func, stage)| stage.filter(|&stage| is_tracing(stage)).map(|stage| (func, stage)))
            .collect();
        let model = &self.model;
        let takes_payload = |&func: &FuncId| {
            model.program.funcs[func].params.iter().any(|it| model.is_payload(model.program.vars[it.var].ty))
        };
        let deepest = model.program.funcs.ids().filter(takes_payload).count();
        let found = match deepest <= USUAL_CALLS {
            true => warnings(model, &shaders),
            false => match with_room(|| warnings(model, &shaders)) {
                Ok(found) => found,
                Err(why) => {
                    vec![Diagnostic::new(&kinds::NO_ROOM_TO_CHECK, Span::default()).arg(why.to_string())]
                }
            },
        };
        found.into_iter().for_each(|d| self.push(d));
    }
}

/// How deep calls may hand on a payload: what the stack of any thread has room for.
const USUAL_CALLS: usize = 128;
/// How deep they are followed on a thread with room. The lowering refuses what nests deeper.
const MOST_CALLS: u32 = 1 << 13;

/// The warnings of all shaders.
fn warnings(model: &Model, shaders: &[(FuncId, Stage)]) -> Vec<Diagnostic> {
    let (mut flows, mut found) = (HashMap::default(), Vec::new());
    for &(func, stage) in shaders {
        let party = Party::of(stage);
        let payload = model.program.funcs[func].params.first().map(|param| param.var);
        let payload = payload.filter(|&var| party.is_some() && model.is_payload(model.program.vars[var].ty));
        let party = party.unwrap_or(Party::Caller);
        let seen = HashMap::default();
        let mut search = Search { model, party, flows: &mut flows, seen, depth: 0, found: &mut found };
        search.function(func, payload, &Known::default());
    }
    found
}

/// What the callers of a function do with the payload around the call.
#[derive(Clone, Default)]
struct Known {
    /// Fields written on every path to it.
    written: HashSet<PayloadField>,
    /// Fields that may be written after it.
    rewritten: HashSet<PayloadField>,
}

/// A field that is written, and where: in a block, by an element.
type Written = (PayloadField, BlockId, u32);

/// What a function does with one field.
struct OfField {
    field: PayloadField,
    is_read: bool,
    /// Where the function itself writes it: block and element.
    direct: Vec<(BlockId, u32)>,
    /// Where it or what it calls does.
    written: Vec<(BlockId, u32)>,
}

/// Writes by their fields.
fn by_field(all: &[Written]) -> HashMap<PayloadField, Vec<(BlockId, u32)>> {
    let mut out: HashMap<PayloadField, Vec<(BlockId, u32)>> = HashMap::default();
    all.iter().for_each(|&(field, block, element)| out.entry(field).or_default().push((block, element)));
    out
}

/// The warnings of one shader.
struct Search<'a> {
    model: &'a Model,
    party: Party,
    flows: &'a mut HashMap<FuncId, Rc<Flow>>,
    /// What the functions write that were looked at, by the parameter that took the payload.
    seen: HashMap<(FuncId, VarId), Vec<PayloadField>>,
    /// How many calls lead to the function that is looked at.
    depth: u32,
    found: &'a mut Vec<Diagnostic>,
}

impl Search<'_> {
    /// Looks at a function that has the shader's payload in a parameter, if it has it; gives the fields that it may write.
    fn function(&mut self, func: FuncId, payload: Option<VarId>, known: &Known) -> Vec<PayloadField> {
        let model = self.model;
        let flow = self.flows.entry(func).or_insert_with(|| Rc::new(Flow::of(model, func))).clone();
        let written = payload.map(|payload| self.payload(&flow, payload, known)).unwrap_or_default();
        trace::traces(model, &flow, self.found);
        written
    }

    fn payload(&mut self, flow: &Flow, payload: VarId, known: &Known) -> Vec<PayloadField> {
        let uses: Vec<(BlockId, Use)> = flow.uses_of(payload).collect();
        let direct: Vec<Written> = uses
            .iter()
            .filter_map(|&(block, it)| match it.access {
                Access::Write(field) => Some((field, block, it.element)),
                _ => None,
            })
            .collect();
        let mut written = direct.clone();
        for &(block, it) in &uses {
            if let Access::Call(callee) = it.access {
                let fields = self.call(flow, (block, it), callee, &direct, known);
                written.extend(fields.into_iter().map(|field| (field, block, it.element)));
            }
        }
        let is_read = |it: &Use| match it.access {
            Access::Read(field) => Some(field),
            _ => None,
        };
        let read: HashSet<PayloadField> = uses.iter().filter_map(|(_, it)| is_read(it)).collect();
        let (direct, of_all) = (by_field(&direct), by_field(&written));
        for field in self.model.payload_fields(self.model.program.vars[payload].ty) {
            let of = |all: &HashMap<PayloadField, Vec<(BlockId, u32)>>| {
                all.get(&field).cloned().unwrap_or_default()
            };
            let found =
                OfField { field, is_read: read.contains(&field), direct: of(&direct), written: of(&of_all) };
            self.field(flow, payload, &found, known);
        }
        written.iter().map(|&(field, ..)| field).collect()
    }

    /// Looks at a function that the payload is passed to.
    fn call(
        &mut self,
        flow: &Flow,
        (block, it): (BlockId, Use),
        callee: Option<(FuncId, VarId)>,
        direct: &[Written],
        known: &Known,
    ) -> Vec<PayloadField> {
        let Some(key @ (func, param)) = callee else {
            self.found.push(Diagnostic::new(&kinds::PAYLOAD_TO_EXTERN, Span::at(it.span.lo)));
            return Vec::new();
        };
        if let Some(fields) = self.seen.get(&key) {
            return fields.clone();
        }
        if self.depth >= MOST_CALLS {
            return Vec::new();
        }
        // A function that calls itself is looked at once.
        self.seen.insert(key, Vec::new());
        let mut inner = known.clone();
        let after = reached_from(flow, block, &HashSet::default());
        for &(field, at, element) in direct {
            if comes_before(flow, (at, element), (block, it.element)) {
                inner.written.insert(field);
            }
            if at == block && element > it.element || after.contains(&at) {
                inner.rewritten.insert(field);
            }
        }
        self.depth += 1;
        let fields = self.function(func, Some(param), &inner);
        self.depth -= 1;
        self.seen.insert(key, fields.clone());
        fields
    }

    /// Warnings of one field of the payload.
    fn field(&mut self, flow: &Flow, payload: VarId, it: &OfField, known: &Known) {
        let field = it.field;
        let Some(access) = self.model.payload_access_of(field) else { return };
        // Nothing comes in by an output parameter.
        let comes_in = self.model.program.vars[payload].kind != VarKind::Param(ArgIo::Out);
        if it.is_read && comes_in && !self.party.reads(access) && !known.written.contains(&field) {
            let writes = flow.writes(it.written.iter().copied());
            let is_undefined = |block, it: &Use| {
                it.access == Access::Read(field) && !flow.is_written_before(&writes, block, it.element)
            };
            for it in first_on_paths(flow, payload, is_undefined) {
                self.warn(&kinds::PAYLOAD_READ_UNDEFINED, it.span, field);
            }
        }
        if !it.direct.is_empty() && !self.party.writes(access) && !known.rewritten.contains(&field) {
            for it in last_on_paths(flow, payload, |it| it.access == Access::Write(field)) {
                self.warn(&kinds::PAYLOAD_WRITE_DROPPED, it.span, field);
            }
        }
        let is_lost = self.party.writes(access)
            && !self.party.reads(access)
            && [Party::Caller, Party::AnyHit].iter().any(|party| party.writes(access));
        if is_lost && !it.direct.iter().any(|&(block, _)| flow.dominates(block, Flow::EXIT)) {
            self.warn(&kinds::PAYLOAD_DATA_LOSS, self.model.program.vars[payload].span, field);
        }
    }

    fn warn(&mut self, kind: &'static Kind, at: Span, (s, i): PayloadField) {
        let name = self.model.program.structs[s].fields[i as usize].name;
        self.found.push(Diagnostic::new(kind, at).arg(name).arg(self.party.name()));
    }
}

/// Whether an element comes before another, or is that one, on every path to it.
fn comes_before(flow: &Flow, (first, element): (BlockId, u32), (second, at): (BlockId, u32)) -> bool {
    if first == second { element <= at } else { flow.dominates(first, second) }
}

/// The blocks that control reaches after a block, through none of the excluded ones.
fn reached_from(flow: &Flow, block: BlockId, excluded: &HashSet<BlockId>) -> HashSet<BlockId> {
    let mut seen = HashSet::default();
    let mut stack = flow.blocks[block].next.clone();
    while let Some(at) = stack.pop() {
        if !excluded.contains(&at) && seen.insert(at) {
            stack.extend(&flow.blocks[at].next);
        }
    }
    seen
}

/// On each path from the entry, the first use of a variable that is wanted.
fn first_on_paths(flow: &Flow, var: VarId, is_wanted: impl Fn(BlockId, &Use) -> bool) -> Vec<Use> {
    let mut seen = vec![false; flow.blocks.len()];
    let (mut found, mut stack) = (Vec::new(), vec![Flow::ENTRY]);
    while let Some(at) = stack.pop() {
        if std::mem::replace(&mut seen[at.index()], true) {
            continue;
        }
        let block = &flow.blocks[at];
        match block.uses.iter().find(|it| it.var == var && is_wanted(at, it)) {
            Some(&it) => found.push(it),
            None => stack.extend(&block.next),
        }
    }
    found
}

/// On each path to the exit, the last use of a variable that is wanted.
fn last_on_paths(flow: &Flow, var: VarId, is_wanted: impl Fn(&Use) -> bool) -> Vec<Use> {
    let mut seen = vec![false; flow.blocks.len()];
    let (mut found, mut stack) = (Vec::new(), vec![Flow::EXIT]);
    while let Some(at) = stack.pop() {
        if !flow.is_reached(at) || std::mem::replace(&mut seen[at.index()], true) {
            continue;
        }
        let block = &flow.blocks[at];
        match block.uses.iter().rev().find(|it| it.var == var && is_wanted(it)) {
            Some(&it) => found.push(it),
            None => stack.extend(&block.before),
        }
    }
    found
}

impl Model {
    /// Whether a type is a structure that is marked `[raypayload]`.
    pub(in crate::check) fn is_payload(&self, ty: TyId) -> bool {
        matches!(self.program.types.get(ty), Ty::Struct(s) if self.program.structs[s].is_payload)
    }

    /// The fields of a payload that have qualifiers, those of payloads in it too. As with DXC, what it inherits is left out.
    fn payload_fields(&self, ty: TyId) -> Vec<PayloadField> {
        let mut fields = Vec::new();
        self.add_payload_fields(ty, &mut fields);
        fields
    }

    fn add_payload_fields(&self, ty: TyId, into: &mut Vec<PayloadField>) {
        let Ty::Struct(s) = self.program.types.get(ty) else { return };
        for (i, field) in self.program.structs[s].fields.iter().enumerate().skip(self.bases_of(s)) {
            if self.is_payload(field.ty) {
                self.add_payload_fields(field.ty, into);
            } else {
                into.push((s, i as u32));
            }
        }
    }

    /// How many of a structure's first fields are its bases.
    fn bases_of(&self, s: StructId) -> usize {
        self.record(s).bases.len()
    }

    fn payload_access_of(&self, (s, i): PayloadField) -> Option<u16> {
        self.program.structs[s].fields[i as usize].payload_access
    }
}
