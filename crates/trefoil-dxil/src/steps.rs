//! The steps from the optimised IR to the module that is written, by name, and their observation.

use crate::constant_address;
use crate::lower::OpAttributes;
use crate::module::code::remove_dead;
use crate::polish::fuse::{self, Declared};
use crate::polish::{hints, share};
use trefoil_ir::{CodegenOptions, Error, FuncId, Function, Graph, Module, Stage, TypeId};
use trefoil_opt::uses::Uses;
use trefoil_opt::{Program, Watch, pass_names, reassociate, simplify};

pass_names! {
    /// A step from the optimised IR to the module that is written.
    Step;
    /// Scalarises vectors, lowers intrinsics to calls of DXIL's operations, flattens memory.
    Lower "dxil-lower";
    /// Folds lanes that do not change in a loop, and constants that lowering has brought together.
    Simplify "dxil-simplify";
    /// Common subexpression elimination of operations.
    Share "dxil-share";
    /// Writes sums, products, choices and ranges again with fewer instructions.
    Reassociate "dxil-reassociate";
    /// Dead code elimination.
    Dce "dxil-dce";
    /// Fuses products and their sums to multiply-adds, and to longer dot products.
    Fuse "dxil-fuse";
    /// Folds addresses with constant indices.
    ConstantAddress "dxil-constant-address";
    /// Writes the source's hints for branches as metadata.
    Hints "dxil-hints";
    /// Writes the metadata of entries, resources and signatures.
    Metadata "dxil-metadata";
}

/// The attributes of the operations that a module declares.
pub(crate) type Attributes = Vec<(FuncId, OpAttributes)>;

/// A module in the pipeline of steps.
pub struct Line<'a> {
    optimise: bool,
    watch: Watch<'a>,
}

impl<'a> Line<'a> {
    /// The start of the line, at the level of optimisation that is asked for.
    pub fn new(codegen: &CodegenOptions, watch: Watch<'a>) -> Self {
        Line { optimise: !codegen.disable_optimizations, watch }
    }

    /// A step is about to run.
    pub(crate) fn before(&mut self, step: Step, module: &Module) {
        self.watch.before(step.info(), Program::Ir(module));
    }

    /// A step has run.
    ///
    /// # Errors
    /// Where the verifier looks, what it finds: a bug of ours.
    pub(crate) fn after(&mut self, step: Step, module: &Module, changed: bool) -> Result<(), Error> {
        self.watch.after_ir(step.info(), module, changed)
    }

    /// A step has run over one function.
    fn after_function(
        &mut self,
        step: Step,
        module: &Module,
        id: FuncId,
        changed: bool,
    ) -> Result<(), Error> {
        self.watch.after_function(step.info(), module, id, changed)
    }

    /// Runs the steps that follow lowering over one function: values that are the same, operations that are one, what is
    /// dead. None of them changes control flow, of which `graph` is.
    ///
    /// # Errors
    /// As for [`after`](Self::after).
    pub(crate) fn polish(
        &mut self,
        module: &mut Module,
        attributes: &mut Attributes,
        id: FuncId,
        graph: &Graph,
    ) -> Result<(), Error> {
        self.simplify(module, id)?;
        if self.optimise {
            self.share(module, id, graph)?;
        }
        let mut uses = self.remove_dead(module, id)?;
        if self.optimise {
            if self.reassociate(module, id, &mut uses)? {
                uses = self.remove_dead(module, id)?;
            }
            self.fuse(module, attributes, id, uses)?;
            self.constant_addresses(module, id)?;
        }
        self.hints(module, id)
    }

    /// Tells drivers what the source asks of branches.
    fn hints(&mut self, module: &mut Module, id: FuncId) -> Result<(), Error> {
        self.before(Step::Hints, module);
        let changed = hints::attach(&mut module.ctx, &mut module.functions[id]);
        self.after_function(Step::Hints, module, id, changed)
    }

    /// Runs the steps that follow lowering over a function of a library; what it becomes part of is polished when linked,
    /// but for the entries that stay as they are.
    ///
    /// # Errors
    /// As for [`after`](Self::after).
    pub(crate) fn polish_export(
        &mut self,
        module: &mut Module,
        id: FuncId,
        stage: Stage,
        graph: &Graph,
    ) -> Result<(), Error> {
        self.simplify(module, id)?;
        if stage.is_library_only() {
            self.share(module, id, graph)?;
        }
        let mut uses = self.remove_dead(module, id)?;
        if stage.is_library_only() && self.reassociate(module, id, &mut uses)? {
            self.remove_dead(module, id)?;
        }
        // DXC's validator takes an element of an array without bounds in a constant alone.
        self.constant_addresses(module, id)?;
        self.hints(module, id)
    }

    fn constant_addresses(&mut self, module: &mut Module, id: FuncId) -> Result<(), Error> {
        self.before(Step::ConstantAddress, module);
        let changed = constant_address::run(&mut module.ctx, &mut module.functions[id]);
        self.after_function(Step::ConstantAddress, module, id, changed)
    }

    /// Folds the lanes that do not change in a loop, which are phis of themselves now, and the constants that meet.
    fn simplify(&mut self, module: &mut Module, id: FuncId) -> Result<(), Error> {
        self.before(Step::Simplify, module);
        let changed = simplify::run(&mut module.ctx, &mut module.functions[id]);
        self.after_function(Step::Simplify, module, id, changed)
    }

    /// Shares what is computed twice.
    ///
    /// # Errors
    /// As for [`after`](Self::after).
    fn share(&mut self, module: &mut Module, id: FuncId, graph: &Graph) -> Result<(), Error> {
        self.before(Step::Share, module);
        let (ctx, func) = (&mut module.ctx, &mut module.functions[id]);
        let renamed = share::run(ctx, func, graph);
        if let Some(renamed) = &renamed {
            simplify::run_again(ctx, func, renamed);
        }
        self.after_function(Step::Share, module, id, renamed.is_some())
    }

    /// Writes again with fewer instructions what the lanes of vectors come to; says whether anything changed, and the uses with
    /// it.
    ///
    /// # Errors
    /// As for [`after`](Self::after).
    fn reassociate(&mut self, module: &mut Module, id: FuncId, uses: &mut Uses) -> Result<bool, Error> {
        self.before(Step::Reassociate, module);
        let (ctx, func) = (&mut module.ctx, &mut module.functions[id]);
        let changed = reassociate::run_with(ctx, func, true, uses);
        if let Some(changed) = &changed {
            simplify::run_on_changed(ctx, func, changed);
        }
        self.after_function(Step::Reassociate, module, id, changed.is_some())?;
        Ok(changed.is_some())
    }

    /// Takes out what is dead; gives how often each instruction that is left is used.
    fn remove_dead(&mut self, module: &mut Module, id: FuncId) -> Result<Uses, Error> {
        self.before(Step::Dce, module);
        let mut func = take(module, id);
        let count = |func: &Function| func.layout.iter().map(|&b| func.blocks[b].insts.len()).sum::<usize>();
        let old = count(&func);
        let uses = remove_dead(&module.functions, &mut func);
        let changed = count(&func) != old;
        module.functions[id] = func;
        self.after_function(Step::Dce, module, id, changed)?;
        Ok(uses)
    }

    fn fuse(
        &mut self,
        module: &mut Module,
        attributes: &mut Attributes,
        id: FuncId,
        uses: Uses,
    ) -> Result<(), Error> {
        self.before(Step::Fuse, module);
        let mut func = take(module, id);
        let mut declared = Declared { functions: &mut module.functions, attributes };
        let changed = fuse::run(&mut module.ctx, &mut declared, &mut func, uses);
        module.functions[id] = func;
        self.after_function(Step::Fuse, module, id, changed)
    }
}

/// Takes a function out of a module, in which its head stays.
fn take(module: &mut Module, id: FuncId) -> Function {
    let func = &mut module.functions[id];
    let head = Function::new(func.name, TypeId::VOID, Vec::new());
    std::mem::replace(func, head)
}
