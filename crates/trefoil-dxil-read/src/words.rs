//! Errors of lowering as LLVM's back end words them, beside our own words: what reads its messages finds them.

use crate::kinds::OPERATION;
use trefoil_dxil::kinds::OPERATION_NOT_ALLOWED;
use trefoil_ir::{Error, HashMap, Module};

/// The types of a module's functions, which such messages name.
pub struct Heads(HashMap<String, String>);

impl Heads {
    /// Those of a module that is not lowered yet.
    pub fn of(module: &Module) -> Heads {
        let text = |ty| trefoil_text::type_text(module, ty);
        let defined = module.functions.values().filter(|func| !func.is_declaration());
        let head = |func: &trefoil_ir::Function| {
            let params: Vec<String> = func.params.iter().map(|param| text(param.ty)).collect();
            let name = module.ctx.name(func.name).to_owned();
            (name, format!("{} ({})", text(func.ret), params.join(", ")))
        };
        Heads(defined.map(head).collect())
    }

    /// Adds LLVM's words to an error that it has words for.
    pub fn say(&self, error: Error) -> Error {
        let [_, theirs, name, ours] = &error.message.args[..] else { return error };
        let is_known = std::ptr::eq(error.message.kind, &OPERATION_NOT_ALLOWED) && !theirs.is_empty();
        let Some(ty) = self.0.get(name).filter(|_| is_known) else { return error };
        Error::new(error.loc, OPERATION.with(&[name, ty, theirs, ours]))
    }
}
