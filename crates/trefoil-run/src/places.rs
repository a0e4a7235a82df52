//! Source locations of the instructions of a container.

use trefoil::{Observer, PassInfo, PassObserver, Program};
use trefoil_ir::{Function, Loc, Module};

/// The last step before the module is written: instructions are final after it.
const LAST_STEP: &str = "dxil-metadata";

/// The locations of instructions: for each function, for each instruction in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    functions: Vec<Vec<Loc>>,
    /// The texts of messages, by number.
    pub(crate) texts: Vec<String>,
}

impl Places {
    /// The location of an instruction, by its function and its number in the bitcode.
    pub(crate) fn of(&self, function: u32, instruction: u32) -> Loc {
        let places = self.functions.get(function as usize);
        places.and_then(|places| places.get(instruction as usize)).copied().unwrap_or(Loc::NONE)
    }

    fn take(&mut self, module: &Module) {
        self.functions = module.functions.values().map(of_function).collect();
        let spirv = &module.ctx.spirv;
        let texts = (0..).map_while(|number| spirv.text_of(number));
        self.texts = texts.map(|text| module.ctx.name(text).to_owned()).collect();
    }
}

fn of_function(function: &Function) -> Vec<Loc> {
    let blocks = function.layout.iter().flat_map(|&block| &function.blocks[block].insts);
    blocks.map(|&inst| function.loc(inst)).collect()
}

impl PassObserver for Places {
    fn after(&mut self, pass: &'static PassInfo, program: Program<'_>, _: bool) {
        if let (LAST_STEP, Program::Ir(module)) = (pass.name, program) {
            self.take(module);
        }
    }
}

impl Observer for Places {}
