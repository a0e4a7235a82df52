//! Debug information: names and texts of files, from which line instructions come, and all that `NonSemantic.Shader.DebugInfo.100`
//! tells of functions, types and variables.
//!
//! In: what the front end has recorded (`trefoil_ir::DebugInfo`), the places of instructions, and what variables hold. The
//! code is the same with it as without: see [`crate::module`].
//!
//! `scopes` writes sources, functions and calls, `types` types, `variables` variables, and `values` what these hold.

mod scopes;
mod types;
mod values;
mod variables;

use super::{Lower, Result};
use crate::module::{Id, Writer};
use crate::origin::Origin;
use scopes::Scopes;
use spirv::SourceLanguage;
use trefoil_ir::{DebugInfo, Loc};
use types::Types;
use values::Values;
use variables::Variables;

/// What the module tells of its source.
pub(super) struct Debug<'a> {
    origin: &'a dyn Origin,
    /// The location whose line was written last in the open block.
    marked: Loc,
    /// Functions, types and variables, where they are told.
    info: Option<Box<Info<'a>>>,
}

impl<'a> Debug<'a> {
    pub(super) fn new(origin: &'a dyn Origin) -> Self {
        Self { origin, marked: Loc::NONE, info: None }
    }
}

/// What has been written of functions, types and variables.
struct Info<'a> {
    recorded: &'a DebugInfo,
    scopes: Scopes,
    types: Types,
    variables: Variables,
    values: Values,
    /// What stands for nothing; no id until something needs it.
    none: Id,
}

/// Writes what is told.
struct Describe<'d, 'a> {
    info: &'d mut Info<'a>,
    origin: &'a dyn Origin,
    out: &'d mut Writer,
}

impl Describe<'_, '_> {
    /// What stands for nothing.
    fn none(&mut self) -> Id {
        if self.info.none.is_none() {
            self.info.none = self.out.debug_info(crate::debug_ops::DebugOp::InfoNone, &[]);
        }
        self.info.none
    }
}

impl<'a> Lower<'a> {
    /// Begins to tell of functions, types and variables, where that is asked for. Of a module whose source is not at hand nothing is
    /// told: all that is has a place in a file.
    pub(super) fn begin_debug(&mut self) {
        let is_asked = self.options.debug.info && !self.debug.origin.files().is_empty();
        let Some(recorded) = self.module.debug.as_deref().filter(|_| is_asked) else { return };
        if !self.options.env.has(6) {
            self.out.extension("SPV_KHR_non_semantic_info");
        }
        self.out.begin_debug();
        let (scopes, types) = (Scopes::default(), Types::default());
        let (variables, values) = (Variables::default(), Values::default());
        self.debug.info = Some(Box::new(Info { recorded, scopes, types, variables, values, none: Id::NONE }));
        let with_text = self.options.debug.source;
        if let Some(mut describe) = self.told() {
            describe.unit(with_text);
        }
    }

    fn told(&mut self) -> Option<Describe<'_, 'a>> {
        let info = self.debug.info.as_deref_mut()?;
        Some(Describe { info, origin: self.debug.origin, out: &mut self.out })
    }

    /// Says what the module was made of.
    pub(super) fn name_sources(&mut self) {
        let asked = self.options.debug;
        let (language, version) = (SourceLanguage::HLSL as u32, self.debug.origin.version());
        if asked.tells_places() && !asked.info {
            for (n, (name, text)) in self.debug.origin.files().into_iter().enumerate() {
                if n > 0 && !asked.source {
                    break;
                }
                let id = self.out.string(&name);
                self.out.source(language, version, id, if asked.source { &text } else { "" });
            }
        } else if version != 0 {
            self.out.language(language, version);
        }
        if asked.tool && self.options.env.has(1) {
            self.out.processed(PRODUCER);
        }
    }

    /// Says from which line the next instruction comes, where that has changed.
    pub(super) fn mark_line(&mut self) {
        let asked = self.options.debug;
        if !(asked.line || asked.info) || self.body.loc == self.debug.marked {
            return;
        }
        self.debug.marked = self.body.loc;
        if asked.info {
            let loc = self.body.loc;
            return self.mark_place(loc);
        }
        if let Some(spot) = self.debug.origin.spot(self.body.loc) {
            let file = self.out.string(&spot.file);
            self.out.line(file, spot.line, spot.column);
        }
    }

    /// Makes the next instruction emit its `OpLine` again: a line's scope ends with the block.
    pub(super) fn forget_line(&mut self) {
        self.debug.marked = Loc::NONE;
        if let Some(info) = &mut self.debug.info {
            info.scopes.leave_block();
            self.out.forget_marks();
        }
    }

    /// Says again, in a block that lowering an instruction has opened, where that instruction comes from.
    pub(super) fn enter_block(&mut self) {
        if let Some(info) = &mut self.debug.info {
            info.scopes.leave_block();
            self.mark_line_again();
        }
    }

    #[cold]
    fn mark_line_again(&mut self) {
        self.debug.marked = Loc::NONE;
        self.mark_line();
    }

    /// Fills in what values need, and says what belongs to the module as a whole.
    pub(super) fn finish_debug(&mut self) -> Result<()> {
        if self.debug.info.is_none() {
            return Ok(());
        }
        self.fill_values()?;
        self.tell_globals();
        Ok(())
    }
}

/// Who made the module.
const PRODUCER: &str = concat!("trefoil ", env!("CARGO_PKG_VERSION"));
