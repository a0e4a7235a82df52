//! The entry function, and what is reached from it.

use crate::check::model::{Model, ScopeId, Symbol};
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
    /// Reports what the declaration of an entry lacks: before what is wrong in its body, as DXC finds it.
    pub(in crate::check) fn push_of_head(&mut self, func: FuncId, d: Diagnostic) {
        let told = self.diags.len();
        self.push(d);
        self.move_to_head(func, told);
    }

    /// Moves what was reported since then before what is wrong in the body of an entry.
    fn move_to_head(&mut self, func: FuncId, told: usize) {
        let body = self.model.program.funcs[func].body;
        let body = body.map_or(Span::NONE, |body| self.model.program.stmts[body].span);
        self.diags.move_before(told, body);
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
            let in_groups = matches!(stage, Stage::Compute | Stage::Mesh | Stage::Amplification);
            if stage == Stage::Node {
                let told = self.diags.len();
                self.node_entry(func);
                self.move_to_head(func, told);
                continue;
            }
            if in_groups && self.model.program.funcs[func].num_threads.is_none() {
                let span = self.model.program.funcs[func].span;
                let d = Diagnostic::new(&kinds::NEEDS_NUMTHREADS, span).arg(stage.name());
                self.push_of_head(func, d);
            }
            if stage != Stage::Library {
                self.refuse_long_vectors_of_entry(func);
            }
            if stage.is_library_only() {
                let told = self.diags.len();
                self.ray_entry(func, stage);
                self.move_to_head(func, told);
            } else if stage != Stage::Library {
                self.geometry_entry(func, stage);
                self.model.program.exports[i].patch_function = self.tess_entry(func, stage);
                self.mesh_entry(func, stage);
                self.push_of_other_stages();
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
        self.refuse_overloads();
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

    /// An error when the entry's name is overloaded.
    fn refuse_overloads(&mut self) {
        let Some(name) = self.unit.names.find(&self.options.entry) else { return };
        let found = self.model.scopes[ScopeId::GLOBAL].names.get(&name);
        let Some(&(Symbol::Functions(set), _)) = found else { return };
        let spans: Vec<Span> = self.model.set(set).iter().map(|&f| self.model.functions[f].span).collect();
        if let [first, second, ..] = spans[..] {
            let d = Diagnostic::new(&kinds::CONFLICTING_TYPES, second).arg(name);
            self.push(d.note(&kinds::PREVIOUS_DEFINITION, first));
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
        if let Some(written) = func.semantic.filter(|_| stage == Stage::Vertex) {
            let text = self.model.name_text(written.name);
            if ["position", "position0"].iter().any(|name| text.eq_ignore_ascii_case(name)) {
                found.push(Diagnostic::new(&kinds::OLD_POSITION, func.span).arg(text));
            }
        }
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
