//! What must hold of every module that is written, whatever the shader: what does not is a bug of ours.
//!
//! The validator of SPIRV-Tools knows many more rules; these are the ones that an error in the writer breaks first.

use crate::instructions::{self, Row};
use spirv::Op;

/// Where in a function an instruction stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
    /// Outside of functions.
    #[default]
    Module,
    /// In a function, between blocks.
    Function,
    /// In a block.
    Block,
}

/// The ids of a module and the blocks of its functions, as the instructions go by.
#[derive(Default)]
pub(super) struct Check {
    bound: u32,
    /// The ids that are results, by number.
    defined: Vec<bool>,
    /// The ids that are operands.
    used: Vec<u32>,
    place: Place,
    /// The first rule that does not hold.
    wrong: Option<String>,
}

impl Check {
    pub(super) fn new(bound: u32) -> Self {
        Check { bound, ..Self::default() }
    }

    /// An id is an operand.
    pub(super) fn use_id(&mut self, id: u32) {
        self.used.push(id);
    }

    /// An instruction, with its result; 0 where it has none.
    pub(super) fn instruction(&mut self, op: u32, result: u32) {
        if result >= self.bound {
            self.fail(format!("%{result} is not below the bound {}", self.bound));
        } else if result != 0 {
            let at = result as usize;
            if self.defined.len() <= at {
                self.defined.resize(at + 1, false);
            }
            if std::mem::replace(&mut self.defined[at], true) {
                self.fail(format!("%{result} is the result of two instructions"));
            }
        }
        let Some(op) = Op::from_u32(op) else { return };
        let (wanted, next) = match op {
            Op::Function => (Place::Module, Place::Function),
            Op::FunctionParameter => (Place::Function, Place::Function),
            Op::FunctionEnd => (Place::Function, Place::Module),
            Op::Label => (Place::Function, Place::Block),
            // Debug information stands anywhere.
            Op::Line | Op::NoLine | Op::Nop | Op::Undef | Op::ExtInst => return,
            op if is_terminator(op) => (Place::Block, Place::Function),
            _ if self.place == Place::Function => (Place::Block, Place::Function),
            _ => return,
        };
        if self.place != wanted {
            let name = instructions::instruction(op as u32).map_or("", Row::name);
            self.fail(format!("Op{name} does not stand where it may"));
        }
        self.place = next;
    }

    fn fail(&mut self, wrong: String) {
        self.wrong.get_or_insert(wrong);
    }

    /// What the whole module comes to.
    pub(super) fn verdict(mut self) -> Result<(), String> {
        if self.place != Place::Module {
            self.fail("the last function does not end".to_owned());
        }
        let is_defined = |id: u32| self.defined.get(id as usize).copied().unwrap_or(false);
        if let Some(&id) = self.used.iter().find(|&&id| !is_defined(id)) {
            self.fail(format!("%{id} is used and not defined"));
        }
        self.wrong.map_or(Ok(()), Err)
    }
}

fn is_terminator(op: Op) -> bool {
    matches!(
        op,
        Op::Branch
            | Op::BranchConditional
            | Op::Switch
            | Op::Return
            | Op::ReturnValue
            | Op::Kill
            | Op::Unreachable
            | Op::TerminateInvocation
            | Op::IgnoreIntersectionKHR
            | Op::TerminateRayKHR
            | Op::EmitMeshTasksEXT
    )
}

#[cfg(test)]
mod tests {
    use super::super::check;

    /// Words of a module with an empty function, whose instructions `change` may spoil.
    fn judged(change: impl FnOnce(&mut Vec<Vec<u32>>)) -> Result<(), String> {
        let mut insts = vec![
            vec![19, 1],          // %1 = OpTypeVoid
            vec![33, 2, 1],       // %2 = OpTypeFunction %1
            vec![54, 1, 3, 0, 2], // %3 = OpFunction %1 None %2
            vec![248, 4],         // %4 = OpLabel
            vec![253],            // OpReturn
            vec![56],             // OpFunctionEnd
        ];
        change(&mut insts);
        let mut words = vec![0x0723_0203, 0x0001_0000, 0, 5, 0];
        for mut inst in insts {
            inst[0] |= (inst.len() as u32) << 16;
            words.extend(inst);
        }
        check(&words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>())
    }

    #[test]
    fn what_the_writer_may_not_do_is_found() {
        assert_eq!(judged(|_| ()), Ok(()));
        let wrong = |change: fn(&mut Vec<Vec<u32>>)| judged(change).unwrap_err();
        assert_eq!(wrong(|i| i[3][1] = 2), "%2 is the result of two instructions");
        assert_eq!(wrong(|i| i[3][1] = 5), "%5 is not below the bound 5");
        assert_eq!(wrong(|i| i[1][2] = 9), "%9 is used and not defined");
        assert_eq!(wrong(|i| drop(i.remove(4))), "OpFunctionEnd does not stand where it may");
        assert_eq!(wrong(|i| drop(i.remove(3))), "OpReturn does not stand where it may");
        assert_eq!(wrong(|i| i.truncate(5)), "the last function does not end");
        assert_eq!(wrong(|i| i[4].push(1)), "word 17: OpReturn has more words than operands");
    }
}
