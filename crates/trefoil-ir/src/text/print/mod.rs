//! A module as LLVM's text.

mod groups;
mod insts;
mod mangle;
mod meta;
mod values;

use crate::constants::ConstKind;
use crate::context::{Context, Dialect, Global, HandleForm};
use crate::function::{Attribute, Function};
use crate::ids::{BlockId, FuncId, GlobalId, InstId, MetadataId, ResourceId, TypeId};
use crate::intrinsic::Intrinsic;
use crate::module::Module;
use crate::symbol::Symbol;
use crate::types::Type;
use std::fmt::Write;
use trefoil_entity::{Entity, HashMap, HashSet, SideMap};

/// Prints a module as text that LLVM 19 and later read.
pub fn print(module: &Module) -> String {
    let mut p = Printer::new(module, 4096);
    p.name_globals();
    p.keep_declared();
    p.find_strings();
    p.find_handle_form();
    p.handles_tell = meta::handles_tell(module, &p.strings);
    p.module();
    p.out
}

/// Prints an instruction, without the line break.
pub fn inst_text(module: &Module, func: FuncId, inst: InstId) -> String {
    let mut p = Printer::new(module, 128);
    p.name_globals();
    p.keep_declared();
    p.find_strings();
    p.find_handle_form();
    p.number_metadata();
    p.find_ambiguous();
    let f = &module.functions[func];
    p.name_values(f);
    let block = f.layout.iter().copied().find(|&b| f.blocks[b].insts.contains(&inst));
    p.inst(f, block.unwrap_or_else(|| f.entry()), inst);
    p.out.truncate(p.out.trim_end().len());
    p.out
}

/// Prints a type.
pub fn type_text(module: &Module, ty: TypeId) -> String {
    let mut p = Printer::new(module, 16);
    p.ty(ty);
    p.out
}

impl<'a> Printer<'a> {
    fn new(module: &'a Module, capacity: usize) -> Self {
        Self {
            m: module,
            out: String::with_capacity(capacity),
            declared: HashMap::default(),
            declares: String::new(),
            insts: SideMap::with_default(Name::None),
            blocks: SideMap::with_default(Name::None),
            made: Vec::new(),
            made_names: HashSet::default(),
            repeated: SideMap::with_default(false),
            ambiguous: SideMap::with_default(false),
            strings: HashMap::default(),
            handles_tell: false,
            handle_form: HandleForm::default(),
            nodes: SideMap::with_default(0),
            numbered: Vec::new(),
            groups: groups::Groups::default(),
        }
    }
}

/// The name of a block or of an instruction's result.
#[derive(Clone, Copy)]
enum Name {
    None,
    Number(u32),
    Symbol(Symbol),
    /// A made-up name, since its own is taken.
    Made(u32),
}

struct Printer<'a> {
    m: &'a Module,
    out: String,
    /// The signatures of the intrinsics that are declared already, by name.
    declared: HashMap<String, String>,
    declares: String,
    insts: SideMap<InstId, Name>,
    blocks: SideMap<BlockId, Name>,
    made: Vec<String>,
    made_names: HashSet<String>,
    /// The globals that share their name with another global or a function.
    repeated: SideMap<GlobalId, bool>,
    /// The resources with the binding and type of an earlier one.
    ambiguous: SideMap<ResourceId, bool>,
    /// The globals with the names of resources, as clang emits them.
    strings: HashMap<Symbol, GlobalId>,
    /// Whether handles have all that is known about resources.
    handles_tell: bool,
    /// The operands of handles besides the binding.
    handle_form: HandleForm,
    /// The numbers of metadata nodes.
    nodes: SideMap<MetadataId, u32>,
    /// The nodes that have numbers.
    numbered: Vec<MetadataId>,
    /// The groups of attributes.
    groups: groups::Groups,
}

/// Writes to the output; writing to a string does not fail.
macro_rules! w {
    ($p:expr, $($arg:tt)*) => { { let _ = write!($p.out, $($arg)*); } };
}
use w;

impl Printer<'_> {
    fn module(&mut self) {
        let m = self.m;
        if !m.source_name.is_empty() {
            w!(self, "source_filename = \"{}\"\n", Escaped(&m.source_name));
        }
        if !m.data_layout.is_empty() {
            // LLVM rejects the alignment of bytes in DXIL's data layout since version 16.
            let layout = m.data_layout.replace("-i8:32", "-i8:8");
            w!(self, "target datalayout = \"{}\"\n", Escaped(&layout));
        }
        if !m.triple.is_empty() {
            w!(self, "target triple = \"{}\"\n", Escaped(&m.triple));
        }
        self.number_metadata();
        self.find_ambiguous();
        self.number_groups();
        self.struct_types();
        for (id, global) in m.ctx.globals.iter() {
            self.global(id, global);
        }
        for (id, func) in m.functions.iter() {
            self.function(id, func);
        }
        let declares = std::mem::take(&mut self.declares);
        self.out.push_str(&declares);
        self.groups();
        self.metadata();
    }

    fn struct_types(&mut self) {
        let mut first = true;
        for (id, ty) in self.m.ctx.types.iter() {
            let Type::Struct { name: Some(_), .. } = ty else { continue };
            if std::mem::take(&mut first) {
                self.out.push('\n');
            }
            self.ty(id);
            self.out.push_str(" = type ");
            self.struct_body(id);
            self.out.push('\n');
        }
    }

    fn global(&mut self, id: GlobalId, g: &Global) {
        self.out.push('\n');
        self.global_name(id);
        self.out.push_str(" = ");
        let linkage = self.m.ctx.linkage.get(&id).map_or(&[][..], Vec::as_slice);
        for &word in linkage {
            w!(self, "{} ", self.m.ctx.name(word));
        }
        let internal = !self.m.ctx.linkage.contains_key(&id);
        self.out.push_str(if internal { "internal " } else { "" });
        if g.space != 0 {
            w!(self, "addrspace({}) ", g.space);
        }
        self.out.push_str(if g.constant { "constant " } else { "global " });
        match g.init {
            Some(init) => self.typed_const(init),
            None => {
                self.ty(g.ty);
                self.out.push_str(if internal { " undef" } else { "" });
            }
        }
        if g.align != 0 {
            w!(self, ", align {}", g.align);
        }
        self.out.push('\n');
    }

    fn function(&mut self, id: FuncId, f: &Function) {
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
    fn attributes(&mut self, list: &[Attribute], before: &str, after: &str) {
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

    /// Finds the resources whose binding and type are those of an earlier one. Their handles have their number in the list of
    /// resources, where that is printed.
    fn find_ambiguous(&mut self) {
        if self.handles_tell {
            return;
        }
        let mut seen = HashSet::default();
        for (id, r) in self.m.ctx.resources.iter() {
            let Some(lower) = r.lower_bound else { continue };
            self.ambiguous[id] = !seen.insert((r.ty, r.space, lower, r.count));
        }
    }

    /// Chooses names for the blocks and results of a function; unnamed ones get numbers.
    fn name_values(&mut self, f: &Function) {
        let mut taken = HashSet::default();
        taken.extend(f.params.iter().filter_map(|p| p.name));
        self.insts = SideMap::sized(f.insts.len(), Name::None);
        self.blocks = SideMap::sized(f.blocks.len(), Name::None);
        self.made.clear();
        self.made_names.clear();
        for &block in &f.layout {
            if let Some(name) = f.blocks[block].name.filter(|&n| taken.insert(n)) {
                self.blocks[block] = Name::Symbol(name);
            }
        }
        let mut next = f.params.iter().filter(|p| p.name.is_none()).count() as u32;
        let mut number = || {
            next += 1;
            Name::Number(next - 1)
        };
        let mut repeated = Vec::new();
        for &block in &f.layout {
            if matches!(self.blocks[block], Name::None) {
                self.blocks[block] = number();
            }
            for &inst in &f.blocks[block].insts {
                if f.insts[inst].ty == TypeId::VOID {
                    continue;
                }
                match f.names.get(&inst) {
                    Some(&name) if taken.insert(name) => self.insts[inst] = Name::Symbol(name),
                    Some(&name) => repeated.push((inst, name)),
                    None => self.insts[inst] = number(),
                }
            }
        }
        for (inst, name) in repeated {
            let name = format!("{}.{}", self.m.ctx.name(name), inst.index());
            self.insts[inst] = self.make_name(&taken, name);
        }
    }

    fn is_taken(&self, taken: &HashSet<Symbol>, name: &str) -> bool {
        self.m.ctx.symbols.find(name).is_some_and(|s| taken.contains(&s)) || self.made_names.contains(name)
    }

    /// A unique name that starts with `name`.
    fn make_name(&mut self, taken: &HashSet<Symbol>, mut name: String) -> Name {
        while self.is_taken(taken, &name) {
            name.push_str(".x");
        }
        self.made_names.insert(name.clone());
        self.made.push(name);
        Name::Made(self.made.len() as u32 - 1)
    }

    fn param(&mut self, f: &Function, index: u32) {
        match f.params.get(index as usize).and_then(|p| p.name) {
            Some(name) => w!(self, "%{}", Ident(self.m.ctx.name(name))),
            None => {
                let before = f.params.iter().take(index as usize).filter(|p| p.name.is_none()).count();
                w!(self, "%{before}");
            }
        }
    }

    fn block_name(&mut self, block: BlockId) {
        match self.blocks[block] {
            Name::Symbol(name) => w!(self, "{}", Ident(self.m.ctx.name(name))),
            Name::Number(number) => w!(self, "{number}"),
            Name::Made(made) => w!(self, "{}", Ident(&self.made[made as usize])),
            Name::None => w!(self, "bb.gone{}", block.index()),
        }
    }

    /// Finds the globals with the names of resources.
    fn find_strings(&mut self) {
        let ctx = &self.m.ctx;
        let names: HashSet<Symbol> = ctx.resources.values().map(|r| r.name).collect();
        for (id, global) in ctx.globals.iter().filter(|(_, g)| g.constant) {
            let Some(ConstKind::Aggregate(parts)) = global.init.map(|i| &ctx.consts.get(i).kind) else {
                continue;
            };
            let bytes: Option<Vec<u8>> =
                parts.iter().map(|&p| ctx.consts.as_int(p).map(|b| b as u8)).collect();
            let Some(text) = bytes.as_deref().and_then(|b| b.strip_suffix(&[0])) else { continue };
            let name = std::str::from_utf8(text).ok().and_then(|text| ctx.symbols.find(text));
            if let Some(name) = name.filter(|name| !text.contains(&0) && names.contains(name)) {
                self.strings.entry(name).or_insert(id);
            }
        }
    }

    /// Decides the form of handles: that of the text that was read, with the operands that this module needs.
    fn find_handle_form(&mut self) {
        let ctx = &self.m.ctx;
        let mut form = ctx.handle_form.unwrap_or(HandleForm { marked: true, ..HandleForm::default() });
        // If one handle has a name, all get one, so that they share a declaration.
        form.named = ctx.dialect == Dialect::Dx && (form.named || !self.strings.is_empty());
        form.marked |=
            ctx.dialect != Dialect::Dx || self.m.functions.values().any(|f| has_marked_handle(ctx, f));
        self.handle_form = form;
    }

    /// Finds the globals that need a suffix: two functions may each have a `static table`.
    fn name_globals(&mut self) {
        let mut taken: HashSet<Symbol> = self.m.functions.values().map(|f| f.name).collect();
        for (id, global) in self.m.ctx.globals.iter() {
            if !taken.insert(global.name) {
                self.repeated[id] = true;
            }
        }
    }

    fn global_name(&mut self, id: GlobalId) {
        let name = self.m.ctx.name(self.m.ctx.globals[id].name);
        if self.repeated[id] {
            w!(self, "@{}", Ident(&format!("{name}.{}", id.index())));
        } else {
            w!(self, "@{}", Ident(name));
        }
    }

    fn comma(&mut self, index: usize) {
        if index > 0 {
            self.out.push_str(", ");
        }
    }
}

/// The predecessors of each block, each once, the last first as in LLVM's use lists.
fn predecessors(f: &Function) -> SideMap<BlockId, Vec<BlockId>> {
    let mut preds = SideMap::sized(f.blocks.len(), Vec::new());
    for &block in f.layout.iter().rev() {
        let Some(last) = f.terminator(block) else { continue };
        for target in f.operands(last).iter().filter_map(|v| v.as_block()) {
            let list: &mut Vec<BlockId> = &mut preds[target];
            if list.last() != Some(&block) {
                list.push(block);
            }
        }
    }
    preds
}

/// Whether an attribute is newer than LLVM 19. All of these are only assumptions, so they may be dropped.
fn is_new(word: &str) -> bool {
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

/// A string for quotes, with special characters as `\XX`.
struct Escaped<'a>(&'a str);

impl std::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for b in self.0.bytes() {
            match b {
                b'"' | b'\\' | 0..=31 | 127.. => write!(f, "\\{b:02X}")?,
                _ => f.write_char(char::from(b))?,
            }
        }
        Ok(())
    }
}

/// A name after `!`, which cannot be quoted.
struct MetaName<'a>(&'a str);

impl std::fmt::Display for MetaName<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, b) in self.0.bytes().enumerate() {
            let plain = b.is_ascii_alphabetic() || matches!(b, b'-' | b'$' | b'.' | b'_');
            if plain || (i > 0 && b.is_ascii_digit()) {
                f.write_char(char::from(b))?;
            } else {
                write!(f, "\\{b:02X}")?;
            }
        }
        Ok(())
    }
}

/// A name after `%`, `@` or before `:`, quoted when necessary.
struct Ident<'a>(&'a str);

impl std::fmt::Display for Ident<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
        let bare = self.0.bytes().all(plain) && self.0.bytes().next().is_some_and(|b| !b.is_ascii_digit());
        if bare { f.write_str(self.0) } else { write!(f, "\"{}\"", Escaped(self.0)) }
    }
}

/// Whether the index of some handle is marked as non-uniform.
fn has_marked_handle(ctx: &Context, f: &Function) -> bool {
    let marked = |&inst: &InstId| {
        f.insts[inst].is_intrinsic(Intrinsic::Handle)
            && f.operands(inst).last().is_some_and(|&mark| ctx.as_int(mark) != Some(0))
    };
    f.layout.iter().flat_map(|&b| &f.blocks[b].insts).any(marked)
}

#[cfg(test)]
mod tests {
    use crate::{Builder, Function, Global, Loc, Module, SPACE_PRIVATE, TypeId};

    #[test]
    fn globals_with_the_same_name_get_suffixes() {
        let mut m = Module::default();
        let name = m.ctx.symbol("table");
        let global = Global {
            name,
            ty: TypeId::I32,
            space: SPACE_PRIVATE,
            constant: false,
            init: None,
            align: 0,
            loc: Loc::NONE,
        };
        m.ctx.globals.push(global.clone());
        let second = m.ctx.globals.push(global);
        let mut f = Function::new(m.ctx.symbol("main"), TypeId::VOID, Vec::new());
        let entry = f.new_block();
        let mut b = Builder::new(&mut m.ctx, &mut f, entry);
        b.start_block(entry);
        b.load(TypeId::I32, second.into());
        b.ret(None);
        m.functions.push(f);
        let text = super::print(&m);
        assert!(text.contains("@table = internal global i32 undef"), "{text}");
        assert!(text.contains("@table.1 = internal global i32 undef"), "{text}");
        assert!(text.contains("%1 = load i32, ptr @table.1\n"), "{text}");
    }
}
