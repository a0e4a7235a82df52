//! Handles: where they come from and what they name.

use super::{At, Body};
use crate::Rule;
use crate::program::Resource;
use crate::report::Report;
use trefoil_dxil::ops::{DxilOp, ParamType};
use trefoil_dxil_read::bitcode_model::{Constant, Inst, Op, Ty};
use trefoil_facts::{ComponentType, ResourceClass, ResourceKind, ShaderModel};

/// How many phis and selections a handle is followed through.
const MAX_STEPS: u32 = 64;

/// What a handle names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Properties {
    pub class: ResourceClass,
    pub kind: ResourceKind,
    pub component: ComponentType,
    /// How many components an element has, where it is typed.
    pub components: u32,
    /// Bytes of a structured buffer's element or of a constant buffer; 0 for others.
    pub size: u32,
    pub has_counter: bool,
    /// Whether a sampler compares.
    pub compares: bool,
    /// The number in its table, where the handle names it.
    pub id: Option<i64>,
}

/// Checks handles that an operation makes and takes.
pub(super) fn check(
    at: &At<'_>,
    op: DxilOp,
    (arguments, takes_handles): (&[u32], bool),
    report: &mut Report,
) {
    match op {
        DxilOp::CreateHandle => create(at, arguments, report),
        DxilOp::AnnotateHandle => {
            // A handle of nothing, or of a kind that is none.
            let words = arguments.get(2).and_then(|&id| fields(at.body, id)).unwrap_or_default();
            let kind = words.first().and_then(|word| ResourceKind::from_dxil_number((word & 0xff) as u32));
            if kind.is_none() {
                at.say(report, Rule::InstrOpConstRange, &[]);
            }
        }
        // Since handles are annotated, nobody asks what they are made of.
        DxilOp::CreateHandleForLib
            if at.body.program.model < ShaderModel::new(6, 6)
                && arguments.get(1).is_some_and(|&id| at.body.is_undef(id)) =>
        {
            at.say(report, Rule::InstrHandleNotFromCreateHandle, &[]);
        }
        DxilOp::CreateHandleForLib | DxilOp::CreateHandleFromHeap => {}
        _ if takes_handles => {
            for (param, &value) in op.info().params().iter().zip(&arguments[1..]) {
                if param.ty == ParamType::Handle && !is_made(at.body, value) {
                    at.say(report, Rule::InstrHandleNotFromCreateHandle, &[]);
                }
            }
        }
        _ => {}
    }
}

/// `createHandle(class, id, index, nonUniform)` of shader models before 6.6.
fn create(at: &At<'_>, arguments: &[u32], report: &mut Report) {
    let int = |place: usize| arguments.get(place).and_then(|&id| at.body.int(id));
    let (Some(class), Some(id)) = (int(1), int(2)) else {
        return at.say(report, Rule::InstrOpConstRange, &[]);
    };
    let Some(class) = class_of(class) else { return at.say(report, Rule::InstrOpConstRange, &[]) };
    let Some(resource) = at.body.program.resource(class, id) else {
        return at.say(report, Rule::InstrOpConstRange, &[]);
    };
    let Some(index) = int(3) else {
        // Only arrays have an index that the code computes.
        let is_array = matches!(at.body.m.ty(resource.ty), Ty::Array { .. });
        if !is_array || arguments.get(3).is_some_and(|&id| at.body.is_undef(id)) {
            at.say(report, Rule::InstrOpConstRange, &[]);
        }
        return;
    };
    let offset = (index as u32).checked_sub(resource.lower);
    if offset.is_none_or(|offset| resource.count != u32::MAX && offset >= resource.count) {
        at.say(report, Rule::InstrOpConstRange, &[]);
    }
}

/// The fields of a constant structure of integers.
fn fields(body: &Body<'_>, id: u32) -> Option<Vec<i64>> {
    match body.constant(id)? {
        Constant::Aggregate(parts) => parts.iter().map(|&part| body.int(part)).collect(),
        Constant::Null => Some(vec![0; 4]),
        _ => None,
    }
}

fn class_of(number: i64) -> Option<ResourceClass> {
    ResourceClass::ALL.into_iter().find(|class| class.index() as i64 == number)
}

/// Whether a handle is made by an operation that makes handles.
fn is_made(body: &Body<'_>, id: u32) -> bool {
    if body.inst(id).is_some_and(|inst| makes_handle(body, inst)) {
        return true;
    }
    let mut open = vec![id];
    let mut seen = Vec::new();
    while let Some(id) = open.pop() {
        if seen.contains(&id) {
            continue;
        }
        seen.push(id);
        if seen.len() > MAX_STEPS as usize {
            return true;
        }
        let Some(inst) = body.inst(id) else { return false };
        match &inst.op {
            Op::Phi { incoming, .. } => {
                open.extend(body.func.pairs(*incoming).iter().map(|&(value, _)| value))
            }
            Op::Select { a, b, .. } => open.extend([*a, *b]),
            _ if makes_handle(body, inst) => {}
            _ => return false,
        }
    }
    true
}

fn makes_handle<'a>(body: &Body<'a>, inst: &'a Inst) -> bool {
    matches!(
        body.operation(inst),
        Some((DxilOp::CreateHandle | DxilOp::CreateHandleForLib | DxilOp::AnnotateHandle, _))
    )
}

/// What a handle names, where one thing is known of it.
pub(super) fn properties(body: &Body<'_>, id: u32) -> Option<Properties> {
    let inst = body.inst(id)?;
    let (op, arguments) = body.operation(inst)?;
    match op {
        DxilOp::CreateHandle => {
            let class = class_of(body.int(*arguments.get(1)?)?)?;
            of_row(body, body.program.resource(class, body.int(*arguments.get(2)?)?)?)
        }
        DxilOp::CreateHandleForLib => {
            let Op::Load { pointer, .. } = body.inst(*arguments.get(1)?)?.op else { return None };
            let variable = super::memory::variable(body, pointer)?;
            let is_it = |r: &&Resource<'_>| body.program.variable(None, r.variable) == Some(variable);
            of_row(body, body.program.resources.iter().find(is_it)?)
        }
        DxilOp::AnnotateHandle => {
            let words = fields(body, *arguments.get(2)?)?;
            of_words(*words.first()? as u32, *words.get(1)? as u32)
        }
        _ => None,
    }
}

/// What a row of the tables says.
fn of_row(body: &Body<'_>, resource: &Resource<'_>) -> Option<Properties> {
    let component = resource.component.and_then(|n| u32::try_from(n).ok());
    let class = resource.class;
    Some(Properties {
        class,
        kind: resource.kind()?,
        component: component.and_then(ComponentType::from_number).unwrap_or_default(),
        components: components(body, resource.ty),
        size: match class {
            ResourceClass::CBuffer => resource.detail as u32,
            _ => resource.stride.unwrap_or(0) as u32,
        },
        has_counter: resource.has_counter,
        compares: class == ResourceClass::Sampler && resource.detail == 1,
        id: Some(resource.id),
    })
}

/// The components of what a typed resource holds; its type is a structure of one element.
fn components(body: &Body<'_>, ty: u32) -> u32 {
    let Ty::Struct { fields, .. } = body.m.ty(body.program.element(ty)) else { return 0 };
    match fields.first().map(|&field| body.m.ty(field)) {
        Some(Ty::Vector { len, .. }) => u32::try_from(*len).unwrap_or(u32::MAX),
        Some(_) => 1,
        None => 0,
    }
}

/// What the two words of an annotation say.
fn of_words(first: u32, second: u32) -> Option<Properties> {
    const UAV: u32 = 1 << 12;
    const COUNTER_OR_COMPARES: u32 = 1 << 15;
    let kind = ResourceKind::from_dxil_number(first & 0xff)?;
    let class = match kind {
        ResourceKind::CBuffer => ResourceClass::CBuffer,
        ResourceKind::Sampler => ResourceClass::Sampler,
        _ if first & UAV != 0 => ResourceClass::Uav,
        _ => ResourceClass::Srv,
    };
    let is_typed = kind.is_typed();
    let component = if is_typed {
        ComponentType::from_number(second & 0xff).unwrap_or_default()
    } else {
        ComponentType::Invalid
    };
    let flag = first & COUNTER_OR_COMPARES != 0;
    Some(Properties {
        class,
        kind,
        component,
        components: if is_typed { second >> 8 & 0xff } else { 0 },
        size: if is_typed { 0 } else { second },
        has_counter: flag && class == ResourceClass::Uav,
        compares: flag && class == ResourceClass::Sampler,
        id: None,
    })
}
