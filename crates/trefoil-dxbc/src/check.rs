//! What must hold of code between the steps, whatever the shader: what does not is a bug of ours.

use crate::alloc::Allocation;
use crate::code::{Code, DstBase, VReg, for_each_read};
use crate::op::Op;

/// Checks code over virtual registers, and where they lie once that is known.
///
/// # Errors
/// The first thing that does not hold.
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

/// Checks that what opens a structure is closed, and that nothing leaves a structure that is not open.
///
/// # Errors
/// The opcode that stands where it may not.
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
            return Err(format!("'{}' belongs to nothing", op.info().name));
        }
    }
    open.pop().map_or(Ok(()), |op| Err(format!("'{}' is not closed", op.info().name)))
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
        assert_eq!(check(&[Op::If, Op::Break, Op::EndIf]), Err("'break' belongs to nothing".into()));
        assert_eq!(check(&[Op::If, Op::EndLoop]), Err("'endloop' belongs to nothing".into()));
        assert_eq!(check(&[Op::Switch, Op::Case]), Err("'switch' is not closed".into()));
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
