//! The entry function, and what is reached from it.

use crate::check::model::{Model, ScopeId, SetId, Symbol};
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::Modifiers;
use crate::typed::{ArgIo, Export, Func, FuncId, Param, Ty, TyId, Var, WrittenSemantic, system_semantic};
use trefoil_entity::{HashSet, SparseMap};
use trefoil_ir::{SigPoint, Stage};

/// How far the walk over the calls is with a function.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Seen {
    #[default]
    Not,
    OnTheWay,
    Done,
}

impl Context<'_> {
    /// Checks the declaration of what is compiled and of whatever `[shader]` marks, which no body of the source has to do with: as DXC
    /// does, before the body.
    pub(in crate::check) fn entry_head(&mut self, func: FuncId) {
        let Some(stage) = self.marked_stage(func).filter(|&stage| stage != Stage::Library) else { return };
        self.refuse_long_vectors_of_entry(func);
        match stage {
            Stage::Vertex => self.warn_old_position(func),
            // Of another entry that needs a compile of its own this is not asked.
            Stage::Compute if self.entry_stage(func).is_some() => self.demand_threads(func, stage),
            Stage::Mesh => {
                self.demand_threads(func, stage);
                self.demand_mesh_topology(func);
            }
            Stage::Amplification => self.demand_threads(func, stage),
            Stage::Geometry => self.demand_max_vertices(func),
            Stage::Hull => self.demand_hull_attributes(func),
            Stage::Node => self.node_head(func),
            Stage::RayGeneration
            | Stage::Intersection
            | Stage::AnyHit
            | Stage::ClosestHit
            | Stage::Miss
            | Stage::Callable => self.ray_entry(func, stage),
            Stage::Compute | Stage::Pixel | Stage::Domain | Stage::Library => {}
        }
    }

    fn demand_threads(&mut self, func: FuncId, stage: Stage) {
        let it = &self.model.program.funcs[func];
        if it.num_threads.is_none() {
            let d = Diagnostic::new(&kinds::NEEDS_NUMTHREADS, it.span).arg(stage.name());
            self.push(d);
        }
    }

    /// Warns of a vertex shader whose result has Direct3D 9's semantic of positions.
    fn warn_old_position(&mut self, func: FuncId) {
        let func = &self.model.program.funcs[func];
        let Some(written) = func.semantic else { return };
        let text = self.model.name_text(written.name);
        if ["position", "position0"].iter().any(|name| text.eq_ignore_ascii_case(name)) {
            let d = Diagnostic::new(&kinds::OLD_POSITION, func.span).arg(text);
            self.push(d);
        }
    }

    /// Reports attributes of other stages where nothing else is wrong.
    fn push_of_other_stages(&mut self) {
        let told = std::mem::take(&mut self.notes.of_other_stages);
        if !self.diags.has_errors() {
            told.into_iter().for_each(|d| self.push(d));
        }
    }

    /// Finds what comes out, the entry or what a library exports, and checks what each stage demands.
    pub(in crate::check) fn entries(&mut self) {
        if self.options.stage == Stage::Library {
            self.find_exports();
            self.model.declared_params();
        } else {
            self.entry();
        }
        for i in 0..self.model.program.exports.len() {
            let Export { func, stage, .. } = self.model.program.exports[i];
            if stage == Stage::Node {
                self.node_entry(func);
            } else if !stage.is_library_only() && stage != Stage::Library {
                self.push_of_other_stages();
                self.geometry_entry(func, stage);
                self.model.program.exports[i].patch_function = self.tess_entry(func, stage);
                self.mesh_entry(func, stage);
                let patch_function = self.model.program.exports[i].patch_function;
                self.entry_signatures(func, patch_function, stage);
                self.entry_semantics(func, stage);
                self.refuse_numbered(func, stage);
                self.warn_semantics(func, stage);
            }
        }
        self.push_of_other_stages();
        self.used_payloads();
        self.payload_uses();
        self.reached();
    }

    /// All functions that the options name, or, without names, that are marked with `export` or `[shader("…")]`.
    fn find_exports(&mut self) {
        let options = &self.options.exports;
        let mut exports = Vec::new();
        let mut found = vec![false; options.listed.len()];
        for it in self.model.functions.all.values() {
            let Some(func) = it.func.filter(|_| it.defined && it.template.is_none() && it.owner.is_none())
            else {
                continue;
            };
            let modifiers = self.unit.functions[it.decl].modifiers;
            let is_seen = self.is_seen_outside(modifiers);
            let external = options.external && is_seen;
            let stage = self.model.program.funcs[func].stage.filter(|_| is_seen);
            let name = self.model.text(self.model.program.funcs[func].name);
            if stage.is_none() && options.shaders_only {
                continue;
            }
            let mut export = |name: &str| {
                let stage = stage.unwrap_or(Stage::Library);
                exports.push(Export {
                    func,
                    stage,
                    name: name.to_owned(),
                    link_name: String::new(),
                    patch_function: None,
                });
            };
            if options.listed.is_empty()
                && (stage.is_some() || external || (modifiers.has(Modifiers::EXPORT) && is_seen))
            {
                export(name);
            }
            let plain = name.rsplit("::").next().unwrap_or(name);
            for ((new, of), found) in options.listed.iter().zip(&mut found) {
                if (of == name || of == plain) && is_seen {
                    export(if new == of { name } else { new });
                    *found = true;
                }
            }
        }
        let mut names = HashSet::default();
        for export in exports.iter().filter(|export| export.stage != Stage::Library) {
            if !names.insert(export.name.as_str()) {
                let span = self.model.program.funcs[export.func].span;
                self.push(Diagnostic::new(&kinds::REDEFINITION, span).arg(export.name.clone()));
            }
        }
        self.model.program.exports = exports;
        for ((_, of), _) in options.listed.iter().zip(found).filter(|(_, found)| !found) {
            self.push(Diagnostic::new(&kinds::EXPORT_MISSING, Span::NONE).arg(of.clone()));
        }
    }

    fn entry(&mut self) {
        let Some(entry) = self.find_entry() else {
            // What is wrong with the source may be why it is not there.
            if !self.diags.has_errors() {
                let d = self.missing_entry();
                self.push(d);
            }
            return;
        };
        self.model.program.entry = Some(entry);
        let name = self.model.text(self.model.program.funcs[entry].name).to_owned();
        let stage = self.options.stage;
        self.model.program.exports.push(Export {
            func: entry,
            stage,
            name,
            link_name: String::new(),
            patch_function: None,
        });
    }

    /// An error for an entry that is not there, or not to be seen.
    #[cold]
    fn missing_entry(&self) -> Diagnostic {
        let name = self.options.entry.clone();
        let known =
            self.unit.names.find(&name).and_then(|it| self.model.scopes[ScopeId::GLOBAL].names.get(&it));
        let hidden = match known {
            Some(&(Symbol::Functions(set), _)) => self.model.set(set).iter().find(|&&f| {
                let f = &self.model.functions[f];
                f.defined && !self.is_seen_outside(self.unit.functions[f.decl].modifiers)
            }),
            _ => None,
        };
        match hidden {
            Some(&f) => {
                let d = Diagnostic::new(&kinds::ENTRY_NOT_FOUND, Span::NONE).arg(name.clone());
                d.note_with(&kinds::HIDDEN_FUNCTION, self.model.functions[f].span, [name.into()])
            }
            None => {
                let d = Diagnostic::new(&kinds::MISSING_ENTRY, Span::NONE);
                d.note_with(&kinds::NO_SUCH_FUNCTION, Span::NONE, [name.into()])
            }
        }
    }

    /// An error for a function that has the name of the entry and is not the first of its overload set.
    pub(in crate::check) fn refuse_overload_of_entry(&mut self, func: FuncId, set: SetId) {
        if let [first, .., second] = *self.model.set(set)
            && self.is_entry(func)
        {
            let (name, before) = (self.model.functions[second].name, self.model.functions[first].span);
            let d = Diagnostic::new(&kinds::CONFLICTING_TYPES, self.model.functions[second].span).arg(name);
            self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
        }
    }

    /// Whether a function can be an entry or an export. For Direct3D, what is `static` or `inline` does not come out where nothing
    /// calls it, as in C++.
    fn is_seen_outside(&self, modifiers: Modifiers) -> bool {
        self.options.target.vulkan_language || !modifiers.has_any(Modifiers::STATIC.union(Modifiers::INLINE))
    }

    fn find_entry(&self) -> Option<FuncId> {
        let name = self.unit.names.find(&self.options.entry)?;
        let &(Symbol::Functions(set), _) = self.model.scopes[ScopeId::GLOBAL].names.get(&name)? else {
            return None;
        };
        let defined = self.model.set(set).iter().rev().find(|&&f| {
            let f = &self.model.functions[f];
            let is_seen = self.is_seen_outside(self.unit.functions[f.decl].modifiers);
            f.defined && f.template.is_none() && is_seen && f.scope == ScopeId::GLOBAL
        })?;
        self.model.functions[*defined].func
    }

    /// Warns of semantics of an entry that others stand for: of fields within what has one, and Direct3D 9's with `-Gec`.
    fn warn_semantics(&mut self, entry: FuncId, stage: Stage) {
        let func = &self.model.program.funcs[entry];
        let mut found = Vec::new();
        let result = SigPoint::of_stage(stage, true);
        self.semantics_in(func.ret, func.semantic, result, func.span, &mut found);
        for param in &func.params {
            let var = &self.model.program.vars[param.var];
            let point = SigPoint::of_stage(stage, matches!(param.io, ArgIo::Out | ArgIo::InOut));
            self.semantics_in(var.ty, param.semantic, point, var.span, &mut found);
        }
        found.into_iter().for_each(|d| self.push(d));
    }

    /// Finds what is to be warned of among the semantics in a type; `outer` is what stands outside.
    fn semantics_in(
        &self,
        mut ty: TyId,
        outer: Option<WrittenSemantic>,
        point: Option<SigPoint>,
        span: Span,
        found: &mut Vec<Diagnostic>,
    ) {
        while let Ty::Array(elem, _) = self.model.program.types.get(ty) {
            ty = elem;
        }
        if let Ty::Struct(s) = self.model.program.types.get(ty) {
            for field in &self.model.program.structs[s].fields {
                if let (Some(_), Some(own)) = (outer, field.semantic) {
                    let name = self.model.name_text(own.name);
                    found.push(Diagnostic::new(&kinds::OVERRIDDEN_SEMANTIC, field.span).arg(name));
                }
                self.semantics_in(field.ty, outer.or(field.semantic), point, field.span, found);
            }
        } else if self.options.dx9_compat
            && let (Some(name), Some(point)) = (outer, point)
        {
            let text = self.model.name_text(name.name);
            let plain = text.trim_end_matches(|c: char| c.is_ascii_digit());
            if let Some(system) = system_semantic(plain, point) {
                found.push(Diagnostic::new(&kinds::DX9_SEMANTIC, span).arg(plain.to_owned()).arg(system));
            }
        }
    }

    /// Walks the calls from what comes out: no function may reach itself, and each must be defined.
    fn reached(&mut self) {
        self.model.functions.calls.sort();
        let mut methods = SparseMap::default();
        for it in self.model.functions.all.values().filter(|it| it.owner.is_some()) {
            it.func.into_iter().for_each(|func| methods.set(func, true));
        }
        let mut seen = SparseMap::default();
        for i in 0..self.model.program.exports.len() {
            let entry = self.model.program.exports[i].func;
            if seen.get(entry) == Seen::Not {
                self.reached_from(entry, &methods, &mut seen);
            }
        }
        for i in 0..self.model.program.exports.len() {
            if let Some(patch) = self.model.program.exports[i].patch_function {
                self.patch_reached(patch, &methods, &mut seen);
            }
        }
    }

    /// Walks the calls from a patch constant function, which a hull shader that is the one entry may not call.
    fn patch_reached(
        &mut self,
        patch: FuncId,
        methods: &SparseMap<FuncId, bool>,
        seen: &mut SparseMap<FuncId, Seen>,
    ) {
        if seen.get(patch) == Seen::Not {
            return self.reached_from(patch, methods, seen);
        }
        if let Some(entry) = self.model.program.entry {
            let func = &self.model.program.funcs[entry];
            let (span, entry) = (func.span, self.model.text(func.name).to_owned());
            let patch = self.model.text(self.model.program.funcs[patch].name).to_owned();
            self.push(Diagnostic::new(&kinds::PATCH_REACHED, span).of_line().arg(patch).arg(entry));
        }
    }

    fn reached_from(
        &mut self,
        entry: FuncId,
        methods: &SparseMap<FuncId, bool>,
        seen: &mut SparseMap<FuncId, Seen>,
    ) {
        let calls = &self.model.functions.calls;
        let mut stack = vec![(entry, calls.of(entry))];
        seen.set(entry, Seen::OnTheWay);
        let mut errors: Vec<(FuncId, bool)> = Vec::new();
        while let Some((caller, callees)) = stack.last_mut() {
            match callees.next() {
                Some(to) => match seen.get(to) {
                    Seen::Not => {
                        seen.set(to, Seen::OnTheWay);
                        let it = &self.model.program.funcs[to];
                        let is_defined = it.body.is_some() || it.instruction.is_some();
                        if !is_defined && (methods.get(to) || !self.is_of_others(to)) {
                            errors.push((to, false));
                        }
                        stack.push((to, calls.of(to)));
                    }
                    Seen::OnTheWay => errors.push((to, true)),
                    Seen::Done => {}
                },
                None => {
                    seen.set(*caller, Seen::Done);
                    stack.pop();
                }
            }
        }
        drop(stack);
        for (func, recursive) in errors {
            self.reach_error(entry, func, recursive);
        }
    }

    /// Whether another library may have a function that has no body here and is no method: no instance of a template.
    fn is_of_others(&self, func: FuncId) -> bool {
        let of_template = self.model.text(self.model.program.funcs[func].name).contains('<');
        self.options.stage == Stage::Library && !of_template
    }

    fn reach_error(&mut self, entry: FuncId, func: FuncId, recursive: bool) {
        let Func { span, name, start, .. } = self.model.program.funcs[func];
        let start = Span::at(start);
        let text = self.model.text(name).to_owned();
        let caller = self.model.text(self.model.program.funcs[entry].name).to_owned();
        let d = if recursive {
            let d = Diagnostic::new(&kinds::RECURSION, start).arg(caller).arg(text);
            d.note(&kinds::RECURSION_HERE, start)
        } else if self.diags.has_errors() {
            // Its body may be what could not be read.
            return;
        } else {
            Diagnostic::new(&kinds::CALL_UNDEFINED, span).arg(text)
        };
        self.push(d);
    }
}

impl Model {
    /// Gives functions that are only declared their parameters: in libraries, calls of them stay calls.
    pub(in crate::check) fn declared_params(&mut self) {
        for it in self.functions.all.values() {
            let Some(func) = it.func.filter(|_| !it.defined && it.owner.is_none()) else { continue };
            let (formals, span) = (it.formals.clone(), it.span);
            let name = self.program.names.intern("_");
            let params = formals
                .iter()
                .map(|f| Param::new(self.program.vars.push(Var::param(name, f.ty, f.io, span)), f.io))
                .collect();
            self.program.funcs[func].params = params;
        }
    }
}
