//! Functions: prototypes, attributes, labels and bodies.

use super::spelling::{Ident, MetaName};
use super::{Name, Printer, w};
use std::fmt::Write;
use trefoil_entity::SideMap;
use trefoil_ir::function::{Attribute, Function};
use trefoil_ir::ids::{BlockId, FuncId};

impl Printer<'_> {
    pub(super) fn function(&mut self, id: FuncId, f: &Function) {
        let attributes = self.function_attributes(id);
        self.out.push('\n');
        if !attributes.words.is_empty() {
            w!(self, "; Function Attrs: {}\n", attributes.words);
        }
        self.out.push_str(if f.is_declaration() { "declare " } else { "define " });
        self.name_values(f);
        self.prototype(f);
        self.out.push_str(&attributes.before);
        if let Some(group) = attributes.group {
            w!(self, " #{group}");
        }
        self.out.push_str(&attributes.after);
        for &(kind, node) in f.extras.iter().flat_map(|e| &e.attachments) {
            w!(self, " !{} ", MetaName(self.m.ctx.name(kind)));
            self.metadata_ref(node);
        }
        if f.is_declaration() {
            self.out.push('\n');
            return;
        }
        self.out.push_str(" {\n");
        let preds = predecessors(f);
        for (i, &block) in f.layout.iter().enumerate() {
            self.label(block, i == 0, &preds[block]);
            for &inst in &f.blocks[block].insts {
                self.inst(f, block, inst);
            }
        }
        self.out.push_str("}\n");
    }

    /// The prototype of a function, from the linkage to the end of the parameters.
    fn prototype(&mut self, f: &Function) {
        let extras = f.extras.as_deref().cloned().unwrap_or_default();
        for &word in &extras.before {
            w!(self, "{} ", self.m.ctx.name(word));
        }
        self.attributes(&extras.ret, "", " ");
        self.ty(f.ret);
        w!(self, " @{}(", Ident(self.m.ctx.name(f.name)));
        for (i, param) in f.params.iter().enumerate() {
            self.comma(i);
            self.ty(param.ty);
            self.attributes(extras.params.get(i).map_or(&[][..], Vec::as_slice), " ", "");
            if !f.is_declaration() {
                self.out.push(' ');
                self.param(f, i as u32);
            }
        }
        if extras.variadic {
            self.comma(f.params.len());
            self.out.push_str("...");
        }
        self.out.push(')');
    }

    /// The line of a block's label, with its predecessors as a comment. An unnamed entry block has none.
    fn label(&mut self, block: BlockId, is_entry: bool, preds: &[BlockId]) {
        if is_entry && matches!(self.blocks[block], Name::Number(_)) {
            return;
        }
        self.out.push_str(if is_entry { "" } else { "\n" });
        let start = self.out.len();
        self.block_name(block);
        self.out.push(':');
        if !is_entry {
            let column = self.out.len() - start;
            w!(self, "{:1$}", "", 50usize.saturating_sub(column).max(1));
            self.out.push_str(if preds.is_empty() { "; No predecessors!" } else { "; preds = " });
            for (i, &pred) in preds.iter().enumerate() {
                self.comma(i);
                self.out.push('%');
                self.block_name(pred);
            }
        }
        self.out.push('\n');
    }

    /// A list of attributes, each between two strings.
    pub(super) fn attributes(&mut self, list: &[Attribute], before: &str, after: &str) {
        for &attribute in list {
            match attribute {
                Attribute::Word(word) if is_new(self.m.ctx.name(word)) => continue,
                Attribute::Word(word) => w!(self, "{before}{}", self.m.ctx.name(word)),
                Attribute::Type(word, ty) => {
                    w!(self, "{before}{}(", self.m.ctx.name(word));
                    self.ty(ty);
                    self.out.push(')');
                }
            }
            self.out.push_str(after);
        }
    }
}

/// The predecessors of each block, once for each edge, the last first as in LLVM's use lists.
fn predecessors(f: &Function) -> SideMap<BlockId, Vec<BlockId>> {
    let mut preds = SideMap::sized(f.blocks.len(), Vec::new());
    for &block in f.layout.iter().rev() {
        let Some(last) = f.terminator(block) else { continue };
        for target in f.operands(last).iter().filter_map(|v| v.as_block()) {
            preds[target].push(block);
        }
    }
    preds
}

/// Whether an attribute is newer than LLVM 19. All of these are only assumptions, so they may be dropped.
pub(super) fn is_new(word: &str) -> bool {
    let name = word.split(['(', ' ']).next().unwrap_or_default();
    matches!(
        name,
        "captures"
            | "initializes"
            | "noext"
            | "dead_on_return"
            | "nodivergencesource"
            | "nocreateundeforpoison"
            | "sanitize_type"
            | "sanitize_alloc_token"
            | "coro_elide_safe"
            | "noipa"
            | "nooutline"
            | "flatten"
            | "denormal_fpenv"
    ) || word.contains("target_mem")
        || word.contains("errnomem")
}
