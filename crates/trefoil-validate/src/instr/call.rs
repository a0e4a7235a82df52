//! Calls of operations: the opcode, the function that belongs to it, the stage and the shader model, constant operands.

use super::plain::is_immediate;
use super::{At, barrier, handle, io, math, nodes, rays, resource, results, texture};
use crate::Rule;
use crate::report::Report;
use trefoil_dxil::ops::{Attributes, DxilOp, ParamType};
use trefoil_dxil_read::bitcode_model::{Function, Kind, Module, Ty};
use trefoil_facts::{DxilVersion, Stage};

/// Opcodes that validators up to 1.8 know; shader models say of the others which have them.
const OPCODES: i64 = 259;

/// The calls of a function that were found right: by operation, the function that was called last, what else is to be looked at.
#[derive(Default)]
pub(super) struct Calls {
    known: Vec<Option<Known>>,
}

/// A function that is one of an operation, which the stage has.
#[derive(Clone, Copy)]
struct Known {
    function: u32,
    /// Whether operands must be constant.
    has_constants: bool,
    /// Whether it takes handles.
    has_handles: bool,
    /// Whether it takes handles of nodes or of their records.
    has_nodes: bool,
}

impl Calls {
    /// What is known of a function as one of an operation.
    fn get(&self, function: u32, op: DxilOp) -> Option<Known> {
        self.known.get(op as usize).copied().flatten().filter(|known| known.function == function)
    }

    fn insert(&mut self, op: DxilOp, known: Known) {
        let place = op as usize;
        if self.known.len() <= place {
            self.known.resize((place + 1).next_power_of_two(), None);
        }
        self.known[place] = Some(known);
    }
}

fn is_of_node(ty: ParamType) -> bool {
    matches!(ty, ParamType::NodeHandle | ParamType::NodeRecordHandle)
}

/// Checks a call of a function that is an operation by its name.
pub(super) fn check(
    at: &At<'_>,
    (callee, arguments): (u32, &[u32]),
    calls: &mut Calls,
    seen: &mut io::Seen,
    report: &mut Report,
) {
    let body = at.body;
    let Some(&Kind::Function(number)) = body.kind(callee) else { return };
    let opcode = arguments.first().filter(|&&id| is_immediate(at, id)).and_then(|&id| body.int(id));
    let Some(opcode) = opcode else { return at.say(report, Rule::InstrOpConst, &[&"the opcode"]) };
    let is_known = (0..OPCODES).contains(&opcode) || body.program.newest_validator > (1, 8);
    let found = u32::try_from(opcode).ok().filter(|_| is_known).and_then(DxilOp::from_opcode);
    let Some(op) = found else {
        return at.say(report, Rule::InstrIllegalDXILOpCode, &[&(opcode as u32)]);
    };
    let known = match calls.get(number, op) {
        Some(known) => known,
        None => {
            let Some((known, is_right)) = function_of(at, number, op, report) else { return };
            if is_right {
                calls.insert(op, known);
            }
            known
        }
    };
    if known.has_constants {
        for (param, &value) in op.info().params().iter().zip(&arguments[1..]) {
            // What may not be undefined either, the operation says itself. Of a binding's handle DXC does not ask for it.
            let asks = param.constant && (op, param.name()) != (DxilOp::CreateHandle, "nonUniformIndex");
            if asks && body.constant(value).is_none() {
                at.say(report, Rule::InstrOpConst, &[&param.name()]);
            }
        }
    }
    if known.has_nodes {
        let mut params = op.info().params().iter().zip(&arguments[1..]);
        if params.any(|(param, &value)| is_of_node(param.ty) && body.is_undef(value)) {
            at.say(report, Rule::InstrNoReadingUninitialized, &[]);
        }
    }
    handle::check(at, op, (arguments, known.has_handles), report);
    io::check(at, op, arguments, seen, report);
    resource::check(at, op, arguments, seen, report);
    texture::check(at, op, arguments, report);
    barrier::check(at, op, arguments, report);
    math::check(at, op, arguments, report);
    nodes::check(at, op, report);
    rays::check(at, op, arguments, report);
    if op == DxilOp::CheckAccessFullyMapped {
        results::status(at, arguments.get(1), report);
    }
}

/// Checks that a function is one of an operation, which the stage and the model have; none where it is another's, else whether
/// nothing was found.
fn function_of(at: &At<'_>, number: u32, op: DxilOp, report: &mut Report) -> Option<(Known, bool)> {
    let m = at.body.m;
    let function = m.functions.get(number as usize)?;
    if op.newest_attributes().contains(Attributes::RESERVED) {
        at.say(report, Rule::InstrOpCodeReserved, &[&op.name()]);
        return None;
    }
    let Some(overloaded) = overload_of(function, op) else {
        at.say(report, Rule::InstrIllegalDXILOpFunction, &[&function.name, &op.name()]);
        return None;
    };
    if !is_function_of(m, (function, overloaded), op) {
        at.say(report, Rule::InstrCallOload, &[&function.name, &op.name()]);
        return None;
    }
    let is_right = availability(at, op, report) & overload(at, op, function, report);
    let params = op.info().params();
    let known = Known {
        function: number,
        has_constants: params.iter().any(|param| param.constant),
        has_handles: params.iter().any(|param| param.ty == ParamType::Handle),
        has_nodes: params.iter().any(|param| is_of_node(param.ty)),
    };
    Some((known, is_right))
}

/// Checks that the stage and the version have the operation; whether they have.
fn availability(at: &At<'_>, op: DxilOp, report: &mut Report) -> bool {
    let version = DxilVersion::new(at.body.program.model.minor);
    // A function of a library that no entry with a stage is has what libraries have.
    let stage = at.body.stage.unwrap_or(Stage::Library);
    if let Err(why) = op.check_stage(stage, version) {
        at.say(report, Rule::SmOpcode, &[&why]);
        return false;
    }
    true
}

/// Whether a text is how the names of functions spell a type.
fn is_suffix(m: &Module, ty: u32, text: &str) -> bool {
    match m.ty(ty) {
        Ty::Half => text == "f16",
        Ty::Float => text == "f32",
        Ty::Double => text == "f64",
        Ty::Int(bits) => text.strip_prefix('i').is_some_and(|rest| is_number(rest, u64::from(*bits))),
        Ty::Vector { len, elem } => text.strip_prefix('v').is_some_and(|rest| {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            is_number(&rest[..digits], *len) && is_suffix(m, *elem, &rest[digits..])
        }),
        Ty::Struct { name: Some(name), .. } => text == name,
        Ty::Pointer { to, .. } => match m.ty(*to) {
            Ty::Struct { name: Some(name), .. } => text == name,
            _ => text.is_empty(),
        },
        _ => text.is_empty(),
    }
}

/// Whether a text is a number as it is written in decimal.
fn is_number(text: &str, number: u64) -> bool {
    let is_plain = text == "0" || text.bytes().next().is_some_and(|first| matches!(first, b'1'..=b'9'));
    is_plain && text.parse() == Ok(number)
}

/// The overload in a function's name; none when the name is not the operation's.
fn overload_of(function: &Function, op: DxilOp) -> Option<&str> {
    let rest = function.name.strip_prefix(op.class().function());
    match rest.map(|rest| (rest, rest.strip_prefix('.'))) {
        // A structure may have any name.
        _ if takes_structure(op) => Some(""),
        Some((_, Some(overload))) if op.is_overloaded() => Some(overload),
        Some(("", None)) if !op.is_overloaded() => Some(""),
        _ => None,
    }
}

/// Whether a function's type is that of an operation in an overload.
fn is_function_of(m: &Module, (function, overload): (&Function, &str), op: DxilOp) -> bool {
    let Ty::Function { ret, params, variadic: false } = m.ty(function.ty) else { return false };
    let wanted = op.info().params();
    params.len() == wanted.len() + 1
        && *m.ty(params[0]) == Ty::Int(32)
        && fits(m, op.info().result, *ret, overload)
        && wanted.iter().zip(&params[1..]).all(|(param, &ty)| fits(m, param.ty, ty, overload))
}

/// Whether an operation is overloaded in a structure of the shader's own or in an object.
fn takes_structure(op: DxilOp) -> bool {
    let info = op.info();
    let is_free = |ty: ParamType| {
        matches!(
            ty,
            ParamType::Udt
                | ParamType::Object
                | ParamType::Extended0
                | ParamType::Extended1
                | ParamType::Extended2
                | ParamType::Extended3
                | ParamType::GroupShared1
        )
    };
    is_free(info.result) || info.params().iter().any(|param| is_free(param.ty)) || is_structure(op)
}

/// Whether the overloads are structures alone.
fn is_structure(op: DxilOp) -> bool {
    use trefoil_dxil::ops::{OverloadKind, OverloadType};
    let newest = op.info().overloads().last().map_or(&[][..], |entry| entry.value);
    newest.iter().any(|set| {
        set.accepts(OverloadType::Struct("")) && !OverloadKind::ALL[..8].iter().any(|&kind| set.scalar(kind))
    })
}

/// Whether a type is what an operation has there, for an overload.
fn fits(m: &Module, wanted: ParamType, ty: u32, overload: &str) -> bool {
    let found = m.ty(ty);
    let named = |name: &str| matches!(found, Ty::Struct { name: Some(n), .. } if n == name);
    let family = |stem: &str| match found {
        Ty::Struct { name: Some(name), .. } => name.strip_prefix(stem).is_some_and(|rest| {
            rest == overload || rest.strip_prefix(overload).is_some_and(|r| r.starts_with('.'))
        }),
        _ => false,
    };
    match wanted {
        ParamType::Void => *found == Ty::Void,
        ParamType::I1 => *found == Ty::Int(1),
        ParamType::I8 => *found == Ty::Int(8),
        ParamType::I16 => *found == Ty::Int(16),
        ParamType::I32 => *found == Ty::Int(32),
        ParamType::I64 => *found == Ty::Int(64),
        ParamType::Half => *found == Ty::Half,
        ParamType::Float => *found == Ty::Float,
        ParamType::Double => *found == Ty::Double,
        ParamType::FloatPtr => matches!(found, Ty::Pointer { .. }),
        ParamType::Overload => overload.is_empty() || is_suffix(m, ty, overload),
        ParamType::OverloadI1 => matches!(scalar(m, ty), Ty::Int(1)),
        ParamType::OverloadI32 => matches!(scalar(m, ty), Ty::Int(32)),
        ParamType::OverloadVec4 => match found {
            Ty::Vector { len: 4, elem } => is_suffix(m, *elem, overload),
            _ => named("dx.types.fouri32") || named("dx.types.fouri16"),
        },
        ParamType::OverloadVec9 => {
            matches!(found, Ty::Vector { len: 9, elem } if is_suffix(m, *elem, overload))
        }
        ParamType::OverloadElement => {
            let ends = |at: usize| overload.get(at..).is_some_and(|end| is_suffix(m, ty, end));
            (0..=overload.len()).any(ends)
        }
        ParamType::Extended0
        | ParamType::Extended1
        | ParamType::Extended2
        | ParamType::Extended3
        | ParamType::GroupShared1
        | ParamType::Object => true,
        ParamType::ResRet => family("dx.types.ResRet."),
        ParamType::CBufRet => family("dx.types.CBufRet."),
        ParamType::Udt => match found {
            Ty::Pointer { to, .. } => matches!(m.ty(*to), Ty::Struct { .. }),
            _ => false,
        },
        ParamType::Handle => named("dx.types.Handle"),
        ParamType::NodeHandle => named("dx.types.NodeHandle"),
        ParamType::NodeRecordHandle => named("dx.types.NodeRecordHandle"),
        ParamType::HitObject => named("dx.types.HitObject"),
        ParamType::ResourceProperties => named("dx.types.ResourceProperties"),
        ParamType::ResBind => named("dx.types.ResBind"),
        ParamType::NodeProperties => named("dx.types.NodeInfo"),
        ParamType::NodeRecordProperties => named("dx.types.NodeRecordInfo"),
        ParamType::Dimensions => named("dx.types.Dimensions"),
        ParamType::SamplePos => named("dx.types.SamplePos"),
        ParamType::SplitDouble => named("dx.types.splitdouble"),
        ParamType::TwoI32 => named("dx.types.twoi32"),
        ParamType::FourI32 => named("dx.types.fouri32"),
        ParamType::I32Carry => named("dx.types.i32c"),
        ParamType::Int2 => {
            matches!(found, Ty::Vector { len: 2, elem } if *m.ty(*elem) == Ty::Int(32))
        }
    }
}

fn scalar(m: &Module, ty: u32) -> &Ty {
    match m.ty(ty) {
        Ty::Vector { elem, .. } => m.ty(*elem),
        ty => ty,
    }
}

/// Checks that the operation has the overload; whether it has.
fn overload(at: &At<'_>, op: DxilOp, function: &Function, report: &mut Report) -> bool {
    use trefoil_dxil::ops::{OverloadKind, OverloadType};
    let version = DxilVersion::new(at.body.program.model.minor);
    let [set] = op.overloads(version) else { return true };
    if takes_structure(op) {
        return true;
    }
    let text = function.name.strip_prefix(op.class().function()).unwrap_or_default();
    let text = text.strip_prefix('.').unwrap_or_default();
    let kind = |text: &str| OverloadKind::ALL.into_iter().find(|kind| kind.suffix() == text);
    let of_vector = |text: &str| {
        let digits = text.strip_prefix('v')?;
        let end = digits.find(|c: char| !c.is_ascii_digit())?;
        Some(OverloadType::Vector(kind(&digits[end..])?, digits[..end].parse().ok()?))
    };
    let found = kind(text).map(OverloadType::Scalar).or_else(|| of_vector(text));
    if !set.accepts(found.unwrap_or(OverloadType::Struct(text))) {
        at.say(report, Rule::InstrOload, &[&op.name(), &text]);
        return false;
    }
    true
}
