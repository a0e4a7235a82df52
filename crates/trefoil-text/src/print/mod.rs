//! A module as LLVM's text.

mod function;
mod groups;
mod insts;
mod mangle;
mod meta;
mod names;
mod spelling;
mod values;

use spelling::Escaped;
use std::fmt::Write;
use trefoil_entity::{HashMap, HashSet, SideMap};
use trefoil_ir::constants::ConstKind;
use trefoil_ir::context::{Context, Dialect, Global, HandleForm};
use trefoil_ir::function::Function;
use trefoil_ir::ids::{BlockId, FuncId, GlobalId, InstId, MetadataId, ResourceId, TypeId};
use trefoil_ir::intrinsic::Intrinsic;
use trefoil_ir::module::Module;
use trefoil_ir::symbol::Symbol;
use trefoil_ir::types::Type;

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
            unnamed: SideMap::with_default(0),
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
    /// The numbers of the globals that have no name.
    unnamed: SideMap<GlobalId, u32>,
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
        if let Some(&section) = self.m.ctx.sections.get(&id) {
            w!(self, ", section \"{}\"", Escaped(self.m.ctx.name(section)));
        }
        if g.align != 0 {
            w!(self, ", align {}", g.align);
        }
        if let Some(&node) = self.m.ctx.decorations.get(&id) {
            self.out.push_str(", !spirv.Decorations ");
            self.metadata_ref(node);
        }
        self.out.push('\n');
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

    fn comma(&mut self, index: usize) {
        if index > 0 {
            self.out.push_str(", ");
        }
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
    use trefoil_ir::{Builder, Function, Global, Loc, Module, SPACE_PRIVATE, TypeId};

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
        let [first, second] = [global.clone(), global].map(|global| m.ctx.globals.push(global));
        let mut f = Function::new(m.ctx.symbol("main"), TypeId::VOID, Vec::new());
        let entry = f.new_block();
        let mut b = Builder::new(&mut m.ctx, &mut f, entry);
        b.start_block(entry);
        b.load(TypeId::I32, first.into());
        b.load(TypeId::I32, second.into());
        b.ret(None);
        m.functions.push(f);
        let text = super::print(&m);
        // What nothing names has a suffix before what something does.
        assert!(text.contains("@table.0 = internal global i32 undef"), "{text}");
        assert!(text.contains("%1 = load i32, ptr @table\n"), "{text}");
        assert!(text.contains("%2 = load i32, ptr @table.2\n"), "{text}");
    }
}
