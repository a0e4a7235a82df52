//! Invariants of code between the steps. A violation is a bug in this crate.

use crate::alloc::Allocation;
use crate::code::{Code, DstBase, VReg, for_each_read};
use crate::model::Model;
use crate::op::{Form, Op};
use crate::program::Instruction;
use trefoil_dxcontainer::Stage;

/// Checks code over virtual registers, and their allocation once there is one.
///
/// # Errors
/// The last component that lies outside its register, or the first opcode that breaks the structure.
pub(crate) fn check_code(code: &Code, places: Option<&Allocation>) -> Result<(), String> {
    check_structure(code.insts.iter().map(|inst| inst.op))?;
    let mut wrong = None;
    let mut look = |vreg: VReg, comp: u8| {
        let width = code.vregs.get(vreg).map_or(0, |info| info.width);
        let shift = places.map_or(0, |places| places.place(vreg).shift);
        if comp >= width {
            wrong = Some(format!("component {comp} of {vreg:?}, which has {width}"));
        } else if !(0..4).contains(&(comp as i8 + shift)) {
            wrong = Some(format!("component {comp} of {vreg:?} lies outside of its register"));
        }
    };
    for inst in code.insts.iter().filter(|inst| inst.op != Op::Nop) {
        for_each_read(&code.refs, inst, &mut look);
        if let Some(dst) = inst.dst
            && let DstBase::VReg(vreg) = dst.base
        {
            crate::code::components(dst.mask).for_each(|comp| look(vreg, comp));
        }
    }
    wrong.map_or(Ok(()), Err)
}

/// Checks that structures are closed, and that jumps are within a structure they can leave.
///
/// # Errors
/// The opcode that is out of place.
pub(crate) fn check_structure(ops: impl Iterator<Item = Op>) -> Result<(), String> {
    let mut open = Vec::new();
    for op in ops {
        let fits = match op {
            Op::If | Op::Loop | Op::Switch => {
                open.push(op);
                true
            }
            Op::Else => {
                open.pop().is_some_and(|of| of == Op::If) && {
                    open.push(op);
                    true
                }
            }
            Op::EndIf => matches!(open.pop(), Some(Op::If | Op::Else)),
            Op::EndLoop => open.pop() == Some(Op::Loop),
            Op::EndSwitch => open.pop() == Some(Op::Switch),
            Op::Case | Op::Default => open.last() == Some(&Op::Switch),
            Op::Break | Op::Breakc => open.iter().any(|of| matches!(of, Op::Loop | Op::Switch)),
            Op::Continue | Op::Continuec => open.contains(&Op::Loop),
            _ => true,
        };
        if !fits {
            return Err(format!("'{}' is outside of its structure", op.info().name));
        }
    }
    open.pop().map_or(Ok(()), |op| Err(format!("'{}' is not closed", op.info().name)))
}

/// Checks that a program has the phases, declarations and instructions of its stage, in order.
///
/// # Errors
/// The first opcode that is out of place, or what is missing.
pub(crate) fn check_program<'a>(
    stage: Stage,
    model: &Model,
    instructions: impl Iterator<Item = &'a Instruction>,
) -> Result<(), String> {
    let mut phase = None;
    let (mut in_code, mut ended) = (false, true);
    let mut streams = 0u32;
    for instruction in instructions {
        let op = instruction.op;
        let stream = instruction.operands.first().and_then(|operand| operand.indices.iter().next());
        let bit = stream.map_or(0, |index| 1u32.checked_shl(index.number).unwrap_or(0));
        let fits = match op {
            Op::HsDecls => stage == Stage::Hull && phase.is_none(),
            Op::HsControlPointPhase => phase == Some(Op::HsDecls),
            Op::HsForkPhase => phase.is_some_and(|before| before != Op::HsJoinPhase),
            Op::HsJoinPhase => phase.is_some(),
            Op::DclStream => {
                streams |= bit;
                stage == Stage::Geometry
            }
            Op::EmitStream | Op::CutStream | Op::EmitThenCutStream => streams & bit != 0,
            Op::Emit | Op::Cut | Op::EmitThenCut => stage == Stage::Geometry && streams == 0,
            _ if op.info().form != Form::Code => !in_code,
            _ => phase != Some(Op::HsDecls),
        };
        let begins = matches!(op, Op::HsDecls | Op::HsControlPointPhase | Op::HsForkPhase | Op::HsJoinPhase);
        if !fits || begins && !ended {
            return Err(format!("'{}' is out of place", op.info().name));
        }
        if begins {
            (phase, in_code) = (Some(op), false);
        } else {
            in_code |= op.info().form == Form::Code;
        }
        ended = op == Op::Ret || !in_code;
    }
    match (stage, phase) {
        (Stage::Hull, None | Some(Op::HsDecls)) => Err("a hull shader has no phase".into()),
        (Stage::Geometry, _) if model.streams && streams == 0 => {
            Err("a geometry shader declares no stream".into())
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::{Base, Dst, Lane, MInst, Shape, Src};

    #[test]
    fn structures_close_what_they_open() {
        let check = |ops: &[Op]| check_structure(ops.iter().copied());
        assert_eq!(
            check(&[Op::Loop, Op::If, Op::Break, Op::Else, Op::Continue, Op::EndIf, Op::EndLoop]),
            Ok(())
        );
        assert_eq!(check(&[Op::If, Op::Break, Op::EndIf]), Err("'break' is outside of its structure".into()));
        assert_eq!(check(&[Op::If, Op::EndLoop]), Err("'endloop' is outside of its structure".into()));
        assert_eq!(check(&[Op::Switch, Op::Case]), Err("'switch' is not closed".into()));
    }

    #[test]
    fn phases_and_streams_are_in_order() {
        use crate::program::{File, Operand, Select};
        let check = |stage, ops: &[Op]| {
            let make = |&op: &Op| {
                let stream = Operand::register(File::Stream, 0, Select::None);
                Instruction::new(op, (op.info().srcs > 0).then_some(stream))
            };
            let program: Vec<Instruction> = ops.iter().map(make).collect();
            check_program(stage, Model::of(trefoil_dxcontainer::ShaderModel::new(5, 1)), program.iter())
        };
        let hull = [Op::HsDecls, Op::HsControlPointPhase, Op::DclTemps, Op::Ret, Op::HsForkPhase, Op::Ret];
        assert_eq!(check(Stage::Hull, &hull), Ok(()));
        let points_last = [Op::HsDecls, Op::HsForkPhase, Op::Ret, Op::HsControlPointPhase, Op::Ret];
        let wrong = Err("'hs_control_point_phase' is out of place".to_owned());
        assert_eq!(check(Stage::Hull, &points_last), wrong);
        assert_eq!(check(Stage::Hull, &hull[..1]), Err("a hull shader has no phase".into()));
        assert_eq!(check(Stage::Geometry, &[Op::DclStream, Op::EmitStream, Op::Ret]), Ok(()));
        let wrong = Err("'emit_stream' is out of place".to_owned());
        assert_eq!(check(Stage::Geometry, &[Op::EmitStream, Op::Ret]), wrong);
        let wrong = Err("'dcl_temps' is out of place".to_owned());
        assert_eq!(check(Stage::Vertex, &[Op::Nop, Op::DclTemps]), wrong);
    }

    #[test]
    fn components_lie_within_their_register() {
        let mut code = Code::default();
        let (narrow, wide) = (code.vreg(2), code.vreg(4));
        let mut src = Src { shape: Shape::Lanewise, ..Src::whole(Base::VReg(narrow)) };
        src.comps[1] = Lane::new(Base::VReg(narrow), 1).comp;
        let dst = Dst { base: DstBase::VReg(wide), mask: 3 };
        code.insts.push(MInst::new(Op::Mov, Some(dst), [src]));
        assert_eq!(check_code(&code, None), Ok(()));
        code.insts[0].srcs[0].comps[1] = 2;
        assert_eq!(check_code(&code, None), Err("component 2 of v0, which has 2".into()));
    }
}
