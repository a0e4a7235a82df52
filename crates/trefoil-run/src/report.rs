//! Findings of a watched run as diagnostics with source locations.

use crate::interface::Interface;
use crate::kinds;
use crate::shader::Shader;
use std::collections::BTreeMap;
use trefoil::{Diagnostics, Stage};
use trefoil_dxcontainer::ResourceKind;
use trefoil_interp::Fault;
use trefoil_interp::finding::{Access, Finding, Invocation, Operation, Site, Target, Use, Wrong};
use trefoil_interp::program::DxilOp;
use trefoil_ir::{Error, Loc, Message};

/// The name of an invocation in messages.
pub(crate) fn who(stage: Stage, Invocation([x, y, z]): Invocation) -> String {
    match stage {
        Stage::Pixel => format!("pixel ({x}, {y})"),
        Stage::Vertex => format!("vertex {x}"),
        _ if y == 0 && z == 0 => format!("thread {x}"),
        _ => format!("thread ({x}, {y}, {z})"),
    }
}

/// Findings as diagnostics, one for each kind and location, in the order of the first of them.
pub(crate) fn report(shader: &Shader, findings: &[Finding]) -> Diagnostics {
    let mut known: BTreeMap<(LocKey, &str, Option<LocKey>), usize> = BTreeMap::new();
    let mut folded: Vec<(&Finding, Message, u64)> = Vec::new();
    let place = |site: Site| shader.places.of(site.function, site.instruction);
    for finding in findings {
        let message = words(&shader.interface, &finding.wrong);
        let other = finding.other.map(|(site, _)| LocKey::of(place(site)));
        let key = (LocKey::of(place(finding.site)), message.kind.id(), other);
        match known.get(&key) {
            Some(&at) => folded[at].2 += finding.count,
            None => {
                known.insert(key, folded.len());
                folded.push((finding, message, finding.count));
            }
        }
    }
    let mut diagnostics = Diagnostics::default().in_sources_of(&shader.diagnostics);
    for (finding, message, count) in folded {
        let times = if count == 1 { String::new() } else { format!("; {count} times in all") };
        let by = kinds::WHO.with(&[&who(shader.stage, finding.who), &times]);
        let mut notes = Vec::new();
        if let Some((site, other)) = finding.other {
            let other = kinds::RACE_OTHER.with(&[&who(shader.stage, other)]);
            notes.push(Error::new(place(site), other));
        }
        let loc = place(finding.site);
        notes.push(Error::new(Loc::NONE, by));
        diagnostics.report(Error::new(loc, message), notes);
    }
    diagnostics
}

/// Reports that execution stopped early, and where.
pub(crate) fn stopped(shader: &Shader, findings: &mut Diagnostics, site: Site, fault: &Fault) {
    let place = shader.places.of(site.function, site.instruction);
    findings.report(Error::new(place, kinds::STOPPED.with(&[fault])), Vec::new());
}

/// A location that can be ordered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct LocKey(u32, u32);

impl LocKey {
    fn of(loc: Loc) -> LocKey {
        LocKey(loc.start, loc.end)
    }
}

/// The message of a finding.
fn words(interface: &Interface, wrong: &Wrong) -> Message {
    match wrong {
        Wrong::BadNumber { operation, operands, infinite } => {
            let kind = if *infinite { &kinds::INFINITY } else { &kinds::NAN };
            kind.with(&[&computed(operation, operands)])
        }
        Wrong::DivisionByZero { value, remainder } => {
            let how = if *remainder { "is taken modulo and divided" } else { "is divided" };
            kinds::DIVISION_BY_ZERO.with(&[value, &how])
        }
        Wrong::OutOfBounds { target, access, at, size, dimensions } => {
            let (place, there) = outside(interface, *target, *at, *size, *dimensions);
            kinds::OUT_OF_BOUNDS.with(&[&place, &past(*access), &there])
        }
        Wrong::Uninitialised(Use::GroupRead) => kinds::GROUP_MEMORY_UNINITIALISED.with(&[]),
        Wrong::Uninitialised(what) => kinds::UNINITIALISED.with(&[&uses(interface, *what)]),
        Wrong::Race { target, at, access, other } => {
            let place = raced(interface, *target, *at);
            kinds::RACE.with(&[&place, &past(*access), &past(*other)])
        }
        Wrong::DivergentBarrier => kinds::DIVERGENT_BARRIER.with(&[]),
        Wrong::DivergentDerivative(op) => {
            let what = match op {
                DxilOp::DerivCoarseX | DxilOp::DerivCoarseY | DxilOp::DerivFineX | DxilOp::DerivFineY => {
                    "a derivative"
                }
                _ => "a sample without a level",
            };
            kinds::DIVERGENT_DERIVATIVE.with(&[&what])
        }
        Wrong::InactiveLane { lane } => kinds::INACTIVE_LANE.with(&[lane]),
    }
}

/// An operation with its operands: `sqrt(-1)`, `1 / 0`.
fn computed(operation: &Operation, operands: &[f64]) -> String {
    let show = |value: &f64| crate::Kind::Float(32).show(crate::Number::Real(*value));
    let list: Vec<String> = operands.iter().map(show).collect();
    let all = || list.join(", ");
    match (operation, &list[..]) {
        (_, []) => "the result".to_owned(),
        (Operation::Binary(op), [a, b]) => {
            let sign = match op {
                0 => '+',
                1 => '-',
                2 => '*',
                4 => '/',
                _ => '%',
            };
            format!("{a} {sign} {b}")
        }
        (Operation::Convert, [a, ..]) => format!("{a} in fewer bits"),
        (Operation::Op(DxilOp::FMad | DxilOp::Fma), [a, b, c]) => format!("{a} * {b} + {c}"),
        (Operation::Op(DxilOp::Dot2 | DxilOp::Dot3 | DxilOp::Dot4), list) => {
            let (a, b) = list.split_at(list.len() / 2);
            format!("dot(({}), ({}))", a.join(", "), b.join(", "))
        }
        (Operation::Power, _) => format!("pow({})", all()),
        (Operation::Op(op), _) => format!("{}({})", function(*op), all()),
        (Operation::Binary(_), _) => all(),
    }
}

/// HLSL's name of an operation.
fn function(op: DxilOp) -> String {
    match op {
        DxilOp::Exp => "exp2".to_owned(),
        DxilOp::Log => "log2".to_owned(),
        DxilOp::Frc => "frac".to_owned(),
        DxilOp::LegacyF32ToF16 => "f32tof16".to_owned(),
        DxilOp::Hcos => "cosh".to_owned(),
        DxilOp::Hsin => "sinh".to_owned(),
        DxilOp::Htan => "tanh".to_owned(),
        op => op.name().to_ascii_lowercase(),
    }
}

/// The participle of an access, for messages.
fn past(access: Access) -> &'static str {
    match access {
        Access::Read => "read",
        Access::Write => "written",
        Access::Atomic => "changed atomically",
    }
}

/// The place that is accessed out of bounds, and the size of what it is in.
fn outside(
    interface: &Interface,
    target: Target,
    at: [u32; 3],
    size: [u32; 3],
    dimensions: u8,
) -> (String, String) {
    let index = i64::from(at[0] as i32);
    let count = size[0];
    let has = |unit: &str| {
        format!(
            "there {} {count} {unit}{}",
            if count == 1 { "is" } else { "are" },
            if count == 1 { "" } else { "s" }
        )
    };
    match target {
        Target::Elements(binding) => {
            (format!("element {index} of '{}'", interface.name(binding)), has("element"))
        }
        Target::Bytes(binding) => (format!("byte {index} of '{}'", interface.name(binding)), has("byte")),
        Target::Texels(binding) => {
            let used = &at[..usize::from(dimensions).min(3)];
            let at: Vec<String> = used.iter().map(|&n| (n as i32).to_string()).collect();
            let size: Vec<String> = size[..used.len()].iter().map(u32::to_string).collect();
            let place = format!("texel ({}) of '{}'", at.join(", "), interface.name(binding));
            (place, format!("there are {}", size.join(" x ")))
        }
        Target::Group => (format!("element {index} of group memory"), has("element")),
        Target::Array | Target::Table => (format!("element {index} of an array"), has("element")),
    }
}

/// The place of a race: an element, byte or texel.
fn raced(interface: &Interface, target: Target, at: u32) -> String {
    match target {
        Target::Group => "group memory".to_owned(),
        Target::Elements(binding) => {
            let parameter = interface.at(binding).map(|(parameter, _)| parameter);
            let stride = parameter.filter(|p| p.kind == ResourceKind::StructuredBuffer).map_or(4, |p| p.size);
            let element = u64::from(at) * 4 / u64::from(stride.max(1));
            format!("element {element} of '{}'", interface.name(binding))
        }
        Target::Bytes(binding) => format!("byte {} of '{}'", u64::from(at) * 4, interface.name(binding)),
        Target::Texels(binding) => format!("a texel of '{}'", interface.name(binding)),
        Target::Array | Target::Table => "an array".to_owned(),
    }
}

fn uses(interface: &Interface, what: Use) -> String {
    match what {
        Use::Branch => "decides a branch".to_owned(),
        Use::Address => "says where memory is accessed".to_owned(),
        Use::Message => "is printed or asserted".to_owned(),
        Use::Output => "is an output of the shader".to_owned(),
        Use::GroupRead => "is read".to_owned(),
        Use::Store(Target::Elements(b) | Target::Bytes(b) | Target::Texels(b)) => {
            format!("is stored in '{}'", interface.name(b))
        }
        Use::Store(Target::Group) => "is stored in group memory".to_owned(),
        Use::Store(Target::Array | Target::Table) => "is stored".to_owned(),
    }
}
