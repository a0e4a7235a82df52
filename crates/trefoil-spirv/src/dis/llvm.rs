//! What assembly of LLVM's SPIR-V back end has and a listing of SPIRV-Tools has not: where functions begin and end, and the
//! place of operands that are not there.

use spirv::Op;
use std::fmt::Write;
use trefoil_ir::HashMap;

/// The column of a comment that follows an instruction.
const COMMENT: usize = 40;

/// What is known of the module's functions so far.
#[derive(Default)]
pub(super) struct Llvm {
    /// Names of ids, from `OpName`.
    names: HashMap<u32, String>,
    /// Where the comment of a function goes whose blocks are yet to come, and the comment.
    head: Option<(usize, String)>,
}

impl Llvm {
    /// Adds to the line of an instruction, which begins at `begin`, what LLVM prints after it.
    pub(super) fn finish_line(&mut self, out: &mut String, begin: usize, op: u32, operands: &[u32]) {
        let Some(op) = Op::from_u32(op) else { return };
        if optional_from(op).is_some_and(|least| operands.len() <= least) {
            out.push(' ');
        }
        match (op, operands) {
            (Op::Name, [id, name @ ..]) => {
                self.names.insert(*id, text(name));
            }
            (Op::Function, [_, id, ..]) => {
                // LLVM does not count the tab.
                let column = out.len() - begin - 1;
                let room = COMMENT.saturating_sub(column).max(1);
                let name = self.names.get(id).map_or("", String::as_str);
                self.head = Some((out.len(), format!("{:room$}; -- Begin function {name}", "")));
            }
            // What has a block is a definition.
            (Op::Label, _) => {
                if let Some((at, comment)) = self.head.take() {
                    out.insert_str(at, &comment);
                }
            }
            (Op::FunctionEnd, _) if self.head.take().is_none() => {
                let _ = write!(out, "\n{:COMMENT$}; -- End function", "");
            }
            _ => {}
        }
    }
}

/// The words of an instruction without what LLVM's form of it takes in any number; a space stands for that where it is missing.
fn optional_from(op: Op) -> Option<usize> {
    Some(match op {
        Op::Store | Op::CopyMemory => 2,
        Op::Variable | Op::Load | Op::ImageWrite => 3,
        Op::ImageFetch
        | Op::ImageRead
        | Op::ImageSampleImplicitLod
        | Op::ImageSparseRead
        | Op::ImageSparseFetch => 4,
        Op::ImageGather
        | Op::ImageDrefGather
        | Op::ImageSampleDrefImplicitLod
        | Op::ImageSparseGather
        | Op::ImageSparseDrefGather
        | Op::ImageSparseSampleDrefImplicitLod => 5,
        Op::ImageSparseSampleImplicitLod => 4,
        Op::TypeImage => 8,
        _ => return None,
    })
}

/// A string of a module.
fn text(words: &[u32]) -> String {
    let bytes: Vec<u8> =
        words.iter().flat_map(|word| word.to_le_bytes()).take_while(|&byte| byte != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}
