//! The IR from outside: read from LLVM's text.

use crate::Diagnostics;
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::source::{Pos, SourceMap, SourceText, Span};
use trefoil_ir::{Error, FuncId, Module, Opcode};
use trefoil_opt::inline;
use trefoil_text::{ReadOptions, read};

trefoil_hlsl::diagnostics! {
    error FOREIGN_CALL: "'{0}' is called and not defined: of the IR that other front ends make, `trefoil llc` makes shaders";
}

/// Reads a module from LLVM's text; `name` is what diagnostics call it.
///
/// # Errors
/// The first thing in the text that makes no sense or is not supported, with its place.
pub fn read_ir(name: &str, text: &[u8]) -> Result<Module, Diagnostics> {
    read_ir_with(name, text, false)
}

/// As [`read_ir`], with debug information kept when asked.
///
/// # Errors
/// As for [`read_ir`].
pub fn read_ir_with(name: &str, text: &[u8], keep_debug_info: bool) -> Result<Module, Diagnostics> {
    read_with_sources(name, text, keep_debug_info).map(|(module, _)| module)
}

/// As [`read_ir_with`], with diagnostics that say nothing and have the text as a source, which the module's places are
/// in: see [`Diagnostics::in_sources_of`].
///
/// # Errors
/// As for [`read_ir`].
pub fn read_with_sources(
    name: &str,
    text: &[u8],
    keep_debug_info: bool,
) -> Result<(Module, Diagnostics), Diagnostics> {
    let mut sources = SourceMap::new();
    let file = sources.add_file(name.into(), SourceText::new(text), None);
    let base = file.map_or(0, |id| sources.file(id).base.0);
    let options = ReadOptions { base, keep_debug_info };
    let mut diagnostics = Diagnostics { sources: sources.into(), ..Diagnostics::default() };
    match read(text, &options) {
        Ok(module) => Ok((module, diagnostics)),
        Err(error) => {
            let at = Pos(base + error.offset);
            let diagnostic = Diagnostic::new(error.message.kind, Span::at(at));
            diagnostics.list.push(error.message.args.into_iter().fold(diagnostic, Diagnostic::arg));
            Err(diagnostics)
        }
    }
}

/// Inlines what entries call, as a front end of ours has done.
///
/// # Errors
/// A call of a function without a body.
pub(crate) fn without_calls(module: &mut Module) -> Result<(), Error> {
    let patch = |e: &trefoil_ir::EntryPoint| e.tessellation.and_then(|tess| tess.patch_function);
    let roots: Vec<FuncId> = module.entries.iter().flat_map(|e| [Some(e.func), patch(e)]).flatten().collect();
    for root in roots {
        inline::run(module, root)?;
        let func = &module.functions[root];
        let mut insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
        if let Some(&inst) = insts.find(|&&inst| func.insts[inst].op == Opcode::Call) {
            let callee = func.operands(inst).last().and_then(|v| v.as_func());
            let name = callee.map_or("", |f| module.ctx.name(module.functions[f].name));
            return Err(Error::new(func.loc(inst), FOREIGN_CALL.with(&[&name])));
        }
    }
    Ok(())
}
