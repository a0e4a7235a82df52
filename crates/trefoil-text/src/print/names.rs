//! Names of globals, parameters, blocks and results, which are unique in text.

use super::spelling::Ident;
use super::{Name, Printer, w};
use std::fmt::Write;
use trefoil_entity::{Entity, HashSet, SideMap};
use trefoil_ir::function::Function;
use trefoil_ir::ids::{BlockId, GlobalId, TypeId};
use trefoil_ir::symbol::Symbol;

impl Printer<'_> {
    /// Finds the globals that need a suffix, as two functions may each have a `static table`, and numbers those without a name. What
    /// no function names any more takes no name from others, since it does not come out.
    pub(super) fn name_globals(&mut self) {
        let mut taken: HashSet<Symbol> = self.m.functions.values().map(|f| f.name).collect();
        let mut unnamed = 0;
        let used = self.used_globals();
        let globals = &self.m.ctx.globals;
        for used_now in [true, false] {
            for (id, global) in globals.iter().filter(|(id, _)| used[*id] == used_now) {
                let is_unnamed = self.m.ctx.name(global.name).is_empty();
                self.repeated[id] = !is_unnamed && !taken.insert(global.name);
            }
        }
        for (id, _) in globals.iter().filter(|(_, global)| self.m.ctx.name(global.name).is_empty()) {
            self.unnamed[id] = unnamed;
            unnamed += 1;
        }
    }

    fn used_globals(&self) -> SideMap<GlobalId, bool> {
        let mut used = SideMap::with_default(false);
        for func in self.m.functions.values() {
            let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
            let named = insts.flat_map(|&inst| func.operands(inst)).filter_map(|value| value.as_global());
            named.for_each(|global| used[global] = true);
        }
        used
    }

    pub(super) fn global_name(&mut self, id: GlobalId) {
        let name = self.m.ctx.name(self.m.ctx.globals[id].name);
        if name.is_empty() {
            w!(self, "@{}", self.unnamed[id]);
        } else if self.repeated[id] {
            w!(self, "@{}", Ident(&format!("{name}.{}", id.index())));
        } else {
            w!(self, "@{}", Ident(name));
        }
    }

    /// Chooses names for the blocks and results of a function; unnamed ones get numbers.
    pub(super) fn name_values(&mut self, f: &Function) {
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
        let mut last = 0;
        for (inst, name) in repeated {
            self.insts[inst] = self.make_name(&taken, self.m.ctx.name(name), &mut last);
        }
    }

    fn is_taken(&self, taken: &HashSet<Symbol>, name: &str) -> bool {
        self.m.ctx.symbols.find(name).is_some_and(|s| taken.contains(&s)) || self.made_names.contains(name)
    }

    /// A name with a number after it that is unique; as in LLVM the numbers of a function go up.
    fn make_name(&mut self, taken: &HashSet<Symbol>, name: &str, last: &mut u32) -> Name {
        let unique = loop {
            *last += 1;
            let unique = format!("{name}{last}");
            if !self.is_taken(taken, &unique) {
                break unique;
            }
        };
        self.made_names.insert(unique.clone());
        self.made.push(unique);
        Name::Made(self.made.len() as u32 - 1)
    }

    pub(super) fn param(&mut self, f: &Function, index: u32) {
        match f.params.get(index as usize).and_then(|p| p.name) {
            Some(name) => w!(self, "%{}", Ident(self.m.ctx.name(name))),
            None => {
                let before = f.params.iter().take(index as usize).filter(|p| p.name.is_none()).count();
                w!(self, "%{before}");
            }
        }
    }

    pub(super) fn block_name(&mut self, block: BlockId) {
        match self.blocks[block] {
            Name::Symbol(name) => w!(self, "{}", Ident(self.m.ctx.name(name))),
            Name::Number(number) => w!(self, "{number}"),
            Name::Made(made) => w!(self, "{}", Ident(&self.made[made as usize])),
            Name::None => w!(self, "bb.gone{}", block.index()),
        }
    }
}
