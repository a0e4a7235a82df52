//! Attributes of functions, variables and statements.

use crate::check::constants::constant::Wanted;
use crate::check::model::Symbol;
use crate::check::stage::node::is_of_nodes;
use crate::check::stage::spelled::folded;
use crate::check::stage::vulkan::Bearer;
use crate::check::types::facts::Shape;
use crate::check::{Checker, Context, kinds};
use crate::diag::{Diagnostic, Kind, Severity};
use crate::lex::keyword::word;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Attribute, AttributeId, Modifiers};
use crate::typed::{ClipPlanes, FuncId, Hint, Scalar, VarKind};
use trefoil_entity::List;
use trefoil_ir::{ShaderModel, Stage};

/// What kind of statement attributes stand before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::check) enum Attributed {
    Loop,
    Branch,
    Switch,
    Other,
}

/// Most threads of a group in its third dimension.
const MAX_GROUP_DEPTH: u32 = 64;

/// Attributes that are of a stage.
pub(in crate::check::stage) const OF_STAGES: &[&str] = &[
    "clipplanes",
    "domain",
    "earlydepthstencil",
    "instance",
    "maxtessfactor",
    "maxvertexcount",
    "numthreads",
    "outputcontrolpoints",
    "outputtopology",
    "partitioning",
    "patchconstantfunc",
    "rootsignature",
    "wavesize",
];

/// Attributes that types may have.
const OF_TYPES: &[&str] = &["nodetrackrwinputsharing", "raypayload"];

/// The stage that an attribute makes a library's function an entry of, though nothing names one.
fn stage_made_by(attribute: &str) -> Option<Stage> {
    Some(match attribute {
        "earlydepthstencil" => Stage::Pixel,
        "maxvertexcount" | "instance" => Stage::Geometry,
        "clipplanes" => Stage::Vertex,
        "domain" => Stage::Domain,
        "patchconstantfunc" => Stage::Hull,
        _ => return None,
    })
}

impl Checker<'_> {
    pub(in crate::check) fn uint_argument(&mut self, args: &[tree::ExprId], i: usize) -> Option<u32> {
        u32::try_from(self.attribute_argument(*args.get(i)?)?).ok()
    }

    /// The number that an argument of an attribute is; an error is reported when it is none.
    pub(in crate::check) fn attribute_argument(&mut self, arg: tree::ExprId) -> Option<i64> {
        let number = self.attribute_number(arg);
        if matches!(&number, Err(wanted) if !matches!(wanted, Wanted::Refused)) {
            self.cx.report(&kinds::NOT_CONSTANT, self.cx.place_of(arg));
        }
        number.ok()
    }

    /// The string that the first of some arguments is; an error is reported when it is something else.
    pub(in crate::check) fn demanded_string(
        &mut self,
        id: AttributeId,
        attribute: &Attribute,
        args: &[tree::ExprId],
    ) -> Option<Name> {
        let &first = args.first()?;
        let text = self.cx.string_argument(args);
        if text.is_some() {
            return text;
        }
        let value = self.value(first);
        if !self.cx.model.is_error(value) {
            let at = self.cx.place_of(first);
            self.cx.once(id, Diagnostic::new(&kinds::STRING_ARGUMENT, at).arg(attribute.name));
        }
        None
    }

    /// Whether an attribute of a declaration is one of Vulkan's that count. What is passed to one that does not is looked up all
    /// the same.
    pub(in crate::check) fn counts(&mut self, id: AttributeId, attribute: &Attribute) -> bool {
        let is_new = !self.cx.notes.warned_attributes.contains(&id);
        let counts = self.cx.counts(id, attribute);
        if !counts && is_new && self.cx.is_of_vulkan(attribute) && !self.cx.options.target.vulkan_language {
            // The formats of images are words of their own.
            if self.cx.model.text(attribute.name) != "image_format" {
                for &arg in self.cx.unit.list(attribute.args) {
                    self.value(arg);
                }
            }
        }
        counts
    }

    /// Attributes of a type, which are Vulkan's, those that types may have, or ones of something else.
    pub(in crate::check) fn look_at_attributes(&mut self, list: List<AttributeId>) {
        for &id in self.cx.unit.list(list) {
            let attribute = self.cx.unit.attributes[id];
            let name = folded(self.cx.model.text(attribute.name));
            let is_of_types = attribute.scope.is_none() && OF_TYPES.contains(&name.as_str());
            if !is_of_types && !self.cx.refuse_on_variable(id, &attribute) {
                self.counts(id, &attribute);
            }
        }
    }

    /// The attributes of a function.
    pub(in crate::check) fn function_attributes(&mut self, func: FuncId, list: List<AttributeId>) {
        self.cx.check_applies(list, Bearer::Function);
        self.cx.shader_attributes(func, list);
        for &id in self.cx.unit.list(list) {
            let attribute = self.cx.unit.attributes[id];
            let args = self.cx.unit.list(attribute.args);
            if attribute.scope.is_some() {
                if self.counts(id, &attribute) {
                    self.vk_function_attribute(func, id, &attribute, args);
                }
                continue;
            }
            let name = folded(self.cx.model.text(attribute.name));
            if !self.has_its_arguments(&name, &attribute) {
                continue;
            }
            if name != "numthreads" {
                self.stage_of_attribute(func, &attribute, &name, args);
            }
            match name.as_str() {
                "numthreads" => {
                    self.note_threads_at(func, attribute.span);
                    if let Some(n) = self.num_threads(func, &attribute, args) {
                        self.stage_of_attribute(func, &attribute, &name, args);
                        self.cx.model.program.funcs[func].num_threads = Some(n);
                    }
                }
                "wavesize" => {
                    let mut sizes = [0; 3];
                    for (i, size) in sizes.iter_mut().enumerate() {
                        *size = self.uint_argument(args, i).unwrap_or(0);
                    }
                    if self.cx.options.target.vulkan_language && self.cx.entry_stage(func).is_some() {
                        self.cx.report(&kinds::WAVE_SIZE_VULKAN, attribute.span);
                    }
                    let before = self.cx.model.program.funcs[func].wave_size;
                    if before.is_some_and(|before| before != sizes) {
                        let at = self.cx.first_of(list, "wavesize").unwrap_or(attribute.span);
                        let d = Diagnostic::new(&kinds::ATTRIBUTE_CONFLICT, at);
                        self.cx.push(d.arg("wavesize").arg("wavesize"));
                    }
                    self.cx.model.program.funcs[func].wave_size = Some(sizes);
                }
                "maxvertexcount" => {
                    self.cx.model.program.funcs[func].max_vertices = self.one_number(&attribute, args);
                }
                "instance" => self.cx.model.program.funcs[func].instances = self.one_number(&attribute, args),
                "waveopsincludehelperlanes" if args.is_empty() => {
                    self.cx.model.program.funcs[func].includes_helper_lanes = true;
                }
                "earlydepthstencil" => self.cx.model.program.funcs[func].early_depth_stencil = true,
                "clipplanes" => self.clip_planes(func, args),
                "rootsignature" => {
                    let text = self.demanded_string(id, &attribute, args);
                    let span = args.first().map_or(attribute.span, |&e| self.cx.unit.expr_places[e].span);
                    self.cx.model.program.funcs[func].root_signature = text.map(|text| (text, span));
                }
                "outputtopology" if self.cx.marked_stage(func) == Some(Stage::Mesh) => {
                    let topology = self.cx.one_of(&attribute, args, crate::check::stage::mesh::TOPOLOGIES);
                    self.cx.model.program.funcs[func].mesh_topology = topology;
                }
                "domain"
                | "partitioning"
                | "outputtopology"
                | "outputcontrolpoints"
                | "patchconstantfunc"
                | "maxtessfactor" => self.tess_attribute(func, &name, &attribute, args),
                word if is_of_nodes(word) => self.node_attribute(func, word, &attribute),
                "shader" if args.len() != 1 => {
                    self.cx
                        .once(id, Diagnostic::new(&kinds::ONE_ARGUMENT, attribute.span).arg(attribute.name));
                }
                "shader" => {
                    self.demanded_string(id, &attribute, args);
                }
                "noinline" | "experimental" | "raypayload" => {}
                // Whoever executes tests finds them by it.
                "test" if self.cx.options.for_execution => {}
                _ => self.cx.no_function_attribute(&name, &attribute),
            }
        }
    }

    /// Attributes of a stage on a function of a library that names none: they are warned of, and for Direct3D some make an entry of it
    /// all the same, as in DXC.
    pub(in crate::check) fn misplaced_attributes(
        &mut self,
        func: FuncId,
        list: List<AttributeId>,
        modifiers: Modifiers,
    ) {
        if self.cx.options.stage != Stage::Library {
            return;
        }
        let makes_entries = !self.cx.options.target.vulkan_language;
        let name_of = |c: &Self, id: AttributeId| {
            let attribute = c.cx.unit.attributes[id];
            let text = folded(c.cx.model.text(attribute.name));
            (attribute.scope.is_none().then_some(text), attribute)
        };
        let all: Vec<_> = self.cx.unit.list(list).iter().map(|&id| name_of(self, id)).collect();
        let is_named = all.iter().any(|(name, _)| name.as_deref() == Some("shader"));
        let is_global = !self.cx.model.text(self.cx.model.program.funcs[func].name).contains("::");
        if is_named || !is_global {
            return;
        }
        for (name, attribute) in all {
            let Some(name) = name.filter(|name| OF_STAGES.contains(&name.as_str())) else { continue };
            let d = Diagnostic::new(&kinds::MISPLACED_ATTRIBUTE, attribute.span).arg(attribute.name);
            self.cx.push(d);
            let stage = stage_made_by(&name).filter(|_| makes_entries && !modifiers.has(Modifiers::STATIC));
            if let Some(stage) = stage {
                // Both stages of tessellation have a domain; only one has the other attribute.
                let own = &mut self.cx.model.program.funcs[func].stage;
                if *own != Some(Stage::Hull) {
                    *own = Some(stage);
                }
            }
        }
    }

    /// `[clipplanes(a, b)]`, up to six; other stages than the vertex shader's ignore it.
    fn clip_planes(&mut self, func: FuncId, args: &[tree::ExprId]) {
        if let Some(&other) = args.iter().find(|&&arg| !self.cx.can_be_plane(arg)) {
            return self.cx.report(&kinds::CLIP_PLANE_FORM, self.cx.place_of(other));
        }
        let is_known = self.cx.model.program.funcs[func].clip_planes.is_some();
        if is_known || self.cx.entry_stage(func) != Some(Stage::Vertex) {
            return;
        }
        let plane = self.cx.model.num_ty(Scalar::F32, Shape::Vector(4));
        let distance = self.cx.model.num_ty(Scalar::F32, Shape::Scalar);
        let mut planes = Vec::new();
        for &arg in args {
            let value = self.value(arg);
            if self.cx.model.is_error(value) {
                return;
            }
            planes.push(self.cx.convert(value, plane));
        }
        self.cx.model.program.funcs[func].clip_planes = Some(Box::new(ClipPlanes { planes, distance }));
    }

    /// Errors for an attribute that the stage of the entry does not have.
    fn stage_of_attribute(&mut self, func: FuncId, attribute: &Attribute, name: &str, args: &[tree::ExprId]) {
        use Stage::{Compute, Domain, Geometry, Hull, Mesh, Pixel};
        if name == "wavesize" {
            self.check_wave_size(func, attribute, args);
        }
        let stages: (&[Stage], &str) = match name {
            word if is_of_nodes(word) => {
                let of_other = self.cx.marked_stage(func).is_some_and(|stage| stage != Stage::Node);
                if of_other {
                    self.cx
                        .push(Diagnostic::new(&kinds::NODE_ATTRIBUTE, attribute.span).arg(name.to_owned()));
                }
                return;
            }
            "rootsignature" => {
                let of_rays = |stage: Stage| stage.is_library_only() && stage != Stage::Node;
                // What no entry of Vulkan has a use for, DXC does not look at.
                if !self.cx.options.target.vulkan_language && self.cx.entry_stage(func).is_some_and(of_rays) {
                    self.cx.report(&kinds::ROOT_SIGNATURE_OF_RAYS, attribute.span);
                }
                return;
            }
            "numthreads" => (&[Compute, Mesh, Stage::Amplification, Stage::Node], "CS/MS/AS"),
            "earlydepthstencil" => (&[Pixel], "PS"),
            "maxvertexcount" | "instance" => (&[Geometry], "GS"),
            "domain" => (&[Hull, Domain], "HS or DS"),
            "outputtopology" => (&[Hull, Mesh], "HS/MS"),
            "outputcontrolpoints" | "patchconstantfunc" | "maxtessfactor" | "partitioning" => (&[Hull], "HS"),
            "wavesize" => (&[Compute, Stage::Node], "CS"),
            _ => return,
        };
        // As DXC has it, entries of libraries may carry what belongs to other stages, but for these, and entries of Vulkan anything.
        let is_of_library = self.cx.options.stage == Stage::Library;
        let is_asked = !self.cx.options.target.vulkan_language || name == "wavesize";
        let is_of_all = matches!(name, "earlydepthstencil" | "maxvertexcount" | "instance" | "wavesize");
        let counts = is_asked && (!is_of_library || is_of_all);
        let stage = if name == "wavesize" { self.cx.marked_stage(func) } else { self.cx.entry_stage(func) };
        if counts && stage.is_some_and(|stage| !stages.0.contains(&stage)) {
            let d = match name {
                "outputtopology" => Diagnostic::new(&kinds::OUTPUT_TOPOLOGY_STAGE, attribute.span),
                "partitioning" => Diagnostic::new(&kinds::PARTITIONING_STAGE, attribute.span),
                "instance" => {
                    let d = Diagnostic::new(&kinds::ATTRIBUTE_STAGE, attribute.span);
                    d.arg("maxvertexcount").arg(stages.1)
                }
                "wavesize" => Diagnostic::new(&kinds::WAVE_SIZE_STAGE, attribute.span),
                _ => {
                    Diagnostic::new(&kinds::ATTRIBUTE_STAGE, attribute.span).arg(attribute.name).arg(stages.1)
                }
            };
            if d.severity < Severity::Error || name == "wavesize" {
                return self.cx.push(d);
            }
            self.cx.notes.of_other_stages.push(d);
        }
    }

    /// Errors for the sizes of a wave; of a function that is no entry the shader model does not matter.
    fn check_wave_size(&mut self, func: FuncId, attribute: &Attribute, args: &[tree::ExprId]) {
        let model = match self.cx.entry_stage(func) {
            Some(_) => self.cx.options.shader_model,
            None => ShaderModel::new(6, 8),
        };
        if model < ShaderModel::new(6, 6) {
            self.cx.report(&kinds::WAVE_SIZE_MODEL, attribute.span);
        } else if args.len() > 1 && model < ShaderModel::new(6, 8) {
            self.cx.report(&kinds::WAVE_SIZE_RANGE, attribute.span);
        } else {
            for i in 0..args.len() {
                let size = self.uint_argument(args, i).unwrap_or(0);
                let fits = size.is_power_of_two() && (4..=128).contains(&size);
                if !fits {
                    return self.cx.report(&kinds::WAVE_SIZE_VALUE, attribute.span);
                }
            }
            let size = |c: &mut Self, i| c.uint_argument(args, i).unwrap_or(0);
            let (least, most, preferred) = (size(self, 0), size(self, 1), size(self, 2));
            let at = |kind| Diagnostic::new(kind, attribute.span);
            if args.len() > 1 && least == most {
                self.cx.push(at(&kinds::WAVE_SIZE_EQUAL));
            } else if args.len() > 1 && least > most {
                self.cx.push(at(&kinds::WAVE_SIZE_ORDER).arg(least).arg(most));
            } else if preferred != 0 && !(least..=most).contains(&preferred) {
                self.cx.push(at(&kinds::WAVE_SIZE_PREFERRED).arg(preferred).arg(least).arg(most));
            }
        }
    }

    fn num_threads(
        &mut self,
        func: FuncId,
        attribute: &Attribute,
        args: &[tree::ExprId],
    ) -> Option<[u32; 3]> {
        if self.is_wrong_of_wrong_count(args, &(3..=3)) {
            return None;
        }
        if args.len() != 3 {
            let d = Diagnostic::new(&kinds::NUMTHREADS_ARGUMENTS, attribute.span).arg("numthreads");
            self.cx.push(d.arg(3u32));
            return None;
        }
        let mut n = [0; 3];
        for (i, n) in n.iter_mut().enumerate() {
            *n = match self.number_of(attribute, args[i]) {
                Ok(v) => u32::try_from(v).unwrap_or(0),
                Err(Wanted::Refused) if matches!(self.cx.unit.exprs[args[i]], tree::Expr::Error) => {
                    return None;
                }
                Err(_) => {
                    self.cx
                        .push(Diagnostic::new(&kinds::NUMTHREADS_CONSTANT, attribute.span).arg("numthreads"));
                    0
                }
            };
        }
        let product = n.iter().fold(1u64, |p, &n| p.saturating_mul(n.into()));
        if product == 0 || product > 1024 {
            // As if it were not there: DXC warns, and wants another.
            let d = Diagnostic::new(&kinds::NUMTHREADS_RANGE, attribute.span).arg(product as i64);
            self.cx.push(n.iter().fold(d, |d, &n| d.arg(n)));
            return None;
        }
        // In Vulkan the device says how deep a group may be; groups of mesh and amplification shaders have no bound of their own.
        let is_bounded = matches!(self.cx.entry_stage(func), Some(Stage::Compute | Stage::Node));
        if n[2] > MAX_GROUP_DEPTH && is_bounded && !self.cx.options.target.vulkan_language {
            self.cx.push(Diagnostic::new(&kinds::GROUP_DEPTH, attribute.span).arg(n[2]));
        }
        Some(n)
    }

    /// What attributes ask of a statement.
    pub(in crate::check) fn hint(&mut self, list: List<AttributeId>, on: Attributed, at: Span) -> Hint {
        let mut hint = Hint::None;
        // Of a loop these exclude each other, whatever they stand on.
        let mut of_loop = Hint::None;
        for &id in self.cx.unit.list(list) {
            let attribute = self.cx.unit.attributes[id];
            if self.cx.refuse_on_statement(&attribute) {
                continue;
            }
            if attribute.scope.is_some() {
                self.counts(id, &attribute);
                continue;
            }
            let name = folded(self.cx.model.text(attribute.name));
            let (found, wants) = match name.as_str() {
                "unroll" => (Hint::Unroll(self.unroll_count(&attribute, on, at)), Attributed::Loop),
                "loop" => (Hint::Loop, Attributed::Loop),
                "fastopt" | "allow_uav_condition" => (hint, Attributed::Loop),
                "branch" => (Hint::Branch, Attributed::Branch),
                "flatten" => (Hint::Flatten, Attributed::Branch),
                "call" | "forcecase" => (hint, Attributed::Switch),
                _ => {
                    self.cx
                        .push(Diagnostic::new(&kinds::UNKNOWN_ATTRIBUTE, attribute.span).arg(attribute.name));
                    continue;
                }
            };
            if matches!((of_loop, found), (Hint::Loop, Hint::Unroll(_)) | (Hint::Unroll(_), Hint::Loop)) {
                let first =
                    self.cx.unit.list(list).first().map_or(at.lo, |&id| self.cx.unit.attributes[id].span.lo);
                self.cx.report(&kinds::LOOP_AND_UNROLL, Span::at(first.before()));
            }
            if matches!(found, Hint::Loop | Hint::Unroll(_)) {
                of_loop = found;
            }
            if wants == on || (wants, on) == (Attributed::Branch, Attributed::Switch) {
                if matches!((hint, found), (Hint::Branch, Hint::Flatten) | (Hint::Flatten, Hint::Branch)) {
                    self.cx.report(&kinds::BRANCH_AND_FLATTEN, at);
                }
                hint = found;
            } else {
                let kind = wants_statement(&name).unwrap_or(&kinds::UNKNOWN_ATTRIBUTE);
                self.cx.push(Diagnostic::new(kind, attribute.span).arg(attribute.name));
            }
        }
        hint
    }

    fn unroll_count(&mut self, attribute: &Attribute, on: Attributed, statement: Span) -> u32 {
        let Some(&arg) = self.cx.unit.list(attribute.args).first() else { return 0 };
        let at = |kind| Diagnostic::new(kind, attribute.span).arg(attribute.name);
        let variable = match self.cx.unit.exprs[arg] {
            tree::Expr::Name(name) => self.cx.lookup(name).map(|found| found.symbol),
            _ => None,
        };
        match self.number_of(attribute, arg) {
            Ok(n) if (0..=i32::MAX.into()).contains(&n) => return n as u32,
            Ok(_) if on == Attributed::Loop => self.cx.report(&kinds::UNROLL_COUNT, statement),
            Ok(_) => {}
            Err(Wanted::Refused) => {}
            Err(wanted) => {
                // Of a variable's name DXC asks for no more than what it begins with.
                let is_taken = match variable {
                    Some(Symbol::Var(var)) => {
                        let var = &self.cx.model.program.vars[var];
                        let is_kept = var.is_const && matches!(var.kind, VarKind::Static | VarKind::Local);
                        !is_kept || matches!(wanted, Wanted::UnknownFloat)
                    }
                    _ => false,
                };
                self.cx.push(at(if is_taken {
                    &kinds::UNROLL_ARGUMENT
                } else {
                    &kinds::NUMTHREADS_CONSTANT
                }));
            }
        }
        0
    }
}

/// What is said of an attribute of statements that stands on something else.
fn wants_statement(name: &str) -> Option<&'static Kind> {
    Some(match name {
        "unroll" | "loop" | "fastopt" | "allow_uav_condition" => &kinds::LOOP_ATTRIBUTE,
        "branch" | "flatten" => &kinds::BRANCH_ATTRIBUTE,
        "call" | "forcecase" => &kinds::SWITCH_ATTRIBUTE,
        _ => return None,
    })
}

impl Context<'_> {
    /// Warns of an attribute that means nothing on a function. Numbers of parameters of nodes are taken without a word.
    #[cold]
    fn no_function_attribute(&mut self, name: &str, attribute: &Attribute) {
        let d = match name {
            "maxrecords" | "nodearraysize" => return,
            "maxrecordssharedwith" | "allowsparsenodes" | "unboundedsparsenodes" => {
                Diagnostic::new(&kinds::APPLIES_ELSEWHERE, attribute.span)
                    .arg(attribute.name)
                    .arg("parameters")
            }
            _ => {
                let kind = wants_statement(name).unwrap_or(&kinds::UNKNOWN_ATTRIBUTE);
                Diagnostic::new(kind, attribute.span).arg(attribute.name)
            }
        };
        self.push(d);
    }

    fn is_of_vulkan(&self, attribute: &Attribute) -> bool {
        let name = self.model.text(attribute.name);
        attribute.scope == Some(word::VK) && crate::check::stage::vulkan::NAMES.contains(&name)
    }

    /// Whether an attribute of a declaration is one of Vulkan's that count; warns of the others, once.
    fn counts(&mut self, id: AttributeId, attribute: &Attribute) -> bool {
        let name = self.model.text(attribute.name);
        let known = self.is_of_vulkan(attribute);
        if known && attribute.is_of_type {
            self.once(id, Diagnostic::new(&kinds::ON_TYPE, attribute.span).arg(attribute.name));
            return false;
        }
        if known && self.options.target.vulkan_language {
            return self.has_arguments(id, attribute);
        }
        let is_silent = attribute.scope.is_none() && name.eq_ignore_ascii_case("raypayload");
        if is_silent || self.is_node_attribute(attribute) {
            return false;
        }
        let kind = match attribute.scope {
            _ if known => &kinds::IGNORED_ATTRIBUTE,
            None => wants_statement(&folded(name)).unwrap_or(&kinds::UNKNOWN_ATTRIBUTE),
            Some(_) => &kinds::UNKNOWN_ATTRIBUTE,
        };
        if self.notes.warned_attributes.insert(id) {
            self.push(Diagnostic::new(kind, attribute.span).arg(attribute.name));
        }
        false
    }

    pub(in crate::check) fn string_argument(&self, args: &[tree::ExprId]) -> Option<Name> {
        match self.unit.exprs[*args.first()?] {
            tree::Expr::String(text) => Some(text),
            _ => None,
        }
    }

    /// Whether an argument of `[clipplanes]` names a place in memory.
    fn can_be_plane(&self, arg: tree::ExprId) -> bool {
        use tree::Expr::{Index, Member, Name, Path};
        matches!(self.unit.exprs[arg], Name(_) | Path(_) | Member { .. } | Index { .. })
    }

    /// Whether a function is the one entry.
    pub(in crate::check::stage) fn is_entry(&self, func: FuncId) -> bool {
        self.options.stage != Stage::Library
            && self.model.text(self.model.program.funcs[func].name) == self.options.entry
    }

    /// The stage of a function that is an entry: of a library, what `[shader]` says.
    pub(in crate::check::stage) fn entry_stage(&self, func: FuncId) -> Option<Stage> {
        match self.options.stage {
            Stage::Library => self.model.program.funcs[func].stage,
            stage => self.is_entry(func).then_some(stage),
        }
    }

    /// The stage of a function that is an entry of this compile or, as `[shader]` says, of another.
    pub(in crate::check::stage) fn marked_stage(&self, func: FuncId) -> Option<Stage> {
        self.entry_stage(func).or(self.model.program.funcs[func].stage)
    }

    /// What `[shader]` says of a function: the other attributes go by it, wherever they stand.
    fn shader_attributes(&mut self, func: FuncId, list: List<AttributeId>) {
        for &id in self.unit.list(list) {
            let attribute = self.unit.attributes[id];
            if attribute.scope.is_none() && self.model.text(attribute.name).eq_ignore_ascii_case("shader") {
                let args = self.unit.list(attribute.args).to_vec();
                self.shader_attribute(func, &attribute, &args, list);
            }
        }
    }

    /// Where the first attribute of a name stands in a list.
    #[cold]
    fn first_of(&self, list: List<AttributeId>, name: &str) -> Option<Span> {
        let mut attributes = self.unit.list(list).iter().map(|&id| self.unit.attributes[id]);
        let first = attributes.find(|it| it.scope.is_none() && folded(self.model.text(it.name)) == name);
        first.map(|it| it.span)
    }

    fn shader_attribute(
        &mut self,
        func: FuncId,
        attribute: &Attribute,
        args: &[tree::ExprId],
        list: List<AttributeId>,
    ) {
        const STAGES: &[&str] = &[
            "compute",
            "vertex",
            "pixel",
            "hull",
            "domain",
            "geometry",
            "raygeneration",
            "intersection",
            "anyhit",
            "closesthit",
            "miss",
            "callable",
            "mesh",
            "amplification",
            "node",
        ];
        let Some(text) = self.string_argument(args) else { return };
        let text = self.model.name_text(text);
        let text = text.trim_matches('"');
        if !STAGES.contains(&text) {
            let d = Diagnostic::new(&kinds::SHADER_VALUE, attribute.span).arg(STAGES.join(","));
            self.push(d);
            return;
        }
        if let Some(stage) = Stage::from_name(text) {
            let before = self.model.program.funcs[func].stage.replace(stage);
            if let Some(before) = before.filter(|&before| before != stage) {
                let at = self.first_of(list, "shader").unwrap_or(attribute.span);
                let d = Diagnostic::new(&kinds::ATTRIBUTE_CONFLICT, at);
                return self.push(d.arg(before.name()).arg(stage.name()));
            }
        }
        if self.is_entry(func) && text != self.options.stage.name() {
            let (model, stage) = (self.options.shader_model, self.options.stage);
            let profile = format!("{}_{}_{}", stage.prefix(), model.major, model.minor);
            let text = text.to_owned();
            let entry = self.model.text(self.model.program.funcs[func].name).to_owned();
            let d = Diagnostic::new(&kinds::SHADER_CONFLICT, attribute.span).arg(stage.name()).arg(profile);
            self.push(d.arg(text).arg(entry));
        }
    }
}
