//! Nodes of work graphs: what attributes say of an entry and its parameters, and what each launch demands.

use crate::check::stage::spelled::folded;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Attribute, AttributeId, Modifiers, RecordDecl};
use crate::typed::{
    FuncId, NodeAttributes, NodeName, NodeParam, Param, Scalar, StructId, Ty, TyId, WrittenSemantic,
    is_grid_semantic,
};
use trefoil_entity::List;
use trefoil_ir::{NodeFlags, NodeLaunch, Stage};

/// What `[NodeLaunch]` may say.
const LAUNCHES: &[(&str, NodeLaunch)] = &[
    ("broadcasting", NodeLaunch::Broadcasting),
    ("coalescing", NodeLaunch::Coalescing),
    ("thread", NodeLaunch::Thread),
];

/// Most groups along a component of a grid, and in all.
const MAX_GRID: u32 = 65_535;
const MAX_GROUPS: u64 = (1 << 24) - 1;
/// Most times that a node launches itself.
const MAX_DEPTH: u32 = 32;

/// The inputs that nodes of a launch take, as messages have them.
fn inputs_of(launch: NodeLaunch) -> &'static str {
    match launch {
        NodeLaunch::Broadcasting => "DispatchNodeInputRecord or RWDispatchNodeInputRecord",
        NodeLaunch::Coalescing => "GroupNodeInputRecords, RWGroupNodeInputRecords, or EmptyNodeInput",
        NodeLaunch::Thread => "ThreadNodeInputRecord or RWThreadNodeInputRecord",
    }
}

/// Whether nodes of a launch take an input.
fn takes(launch: NodeLaunch, kind: NodeFlags) -> bool {
    let granularity = kind.without(NodeFlags::INPUT.with(NodeFlags::READ_WRITE));
    match launch {
        NodeLaunch::Broadcasting => granularity == NodeFlags::DISPATCH,
        NodeLaunch::Coalescing => [NodeFlags::GROUP, NodeFlags::EMPTY].contains(&granularity),
        NodeLaunch::Thread => granularity == NodeFlags::THREAD,
    }
}

/// Whether an attribute, in small letters, is one of a node's entry.
pub(in crate::check) fn is_of_nodes(name: &str) -> bool {
    const NAMES: [&str; 8] = [
        "nodelaunch",
        "nodeisprogramentry",
        "nodeid",
        "nodelocalrootargumentstableindex",
        "nodeshareinputof",
        "nodedispatchgrid",
        "nodemaxdispatchgrid",
        "nodemaxrecursiondepth",
    ];
    NAMES.contains(&name)
}

/// Whether an attribute, in small letters, is one of a node's parameter.
pub(in crate::check) fn is_of_params(name: &str) -> bool {
    const NAMES: [&str; 6] = [
        "maxrecords",
        "maxrecordssharedwith",
        "nodearraysize",
        "allowsparsenodes",
        "unboundedsparsenodes",
        "nodeid",
    ];
    NAMES.contains(&name)
}

impl Checker<'_> {
    /// Takes an attribute of a node's entry; `name` is its name in small letters.
    pub(in crate::check) fn node_attribute(&mut self, func: FuncId, name: &str, it: &Attribute) {
        if !self.cx.has_node_arguments(name, it) {
            return;
        }
        let args = self.cx.unit.list(it.args).to_vec();
        let mut node = self.cx.model.program.funcs[func].node.take().unwrap_or_default();
        match name {
            "nodelaunch" => node.launch = self.cx.one_of(it, &args, LAUNCHES).unwrap_or(node.launch),
            "nodeisprogramentry" => node.is_program_entry = true,
            "nodeid" => node.id = self.node_name(it, &args),
            "nodeshareinputof" => node.share_input_of = self.node_name(it, &args),
            "nodelocalrootargumentstableindex" => node.root_arguments = self.uint_argument(&args, 0),
            "nodedispatchgrid" => node.dispatch_grid = Some((self.grid(it, &args), it.span)),
            "nodemaxdispatchgrid" => node.max_dispatch_grid = Some((self.grid(it, &args), it.span)),
            _ => {
                node.max_recursion_depth = self.uint_argument(&args, 0).unwrap_or(0);
                if node.max_recursion_depth > MAX_DEPTH {
                    self.cx.report(&kinds::NODE_DEPTH, it.span);
                }
            }
        }
        self.cx.model.program.funcs[func].node = Some(node);
    }

    /// The threads of a group, which must be one for each record where the launch is by threads.
    pub(in crate::check) fn note_threads_at(&mut self, func: FuncId, span: Span) {
        let func = &mut self.cx.model.program.funcs[func];
        if func.stage == Some(Stage::Node) {
            func.node.get_or_insert_default().threads_at = Some(span);
        }
    }

    /// A string and an index.
    fn node_name(&mut self, it: &Attribute, args: &[tree::ExprId]) -> Option<NodeName> {
        let Some(text) = self.cx.string_argument(args) else {
            self.cx.push(Diagnostic::new(&kinds::NODE_STRING, it.span).arg(it.name));
            return None;
        };
        let text = self.cx.model.name_text(text).trim_matches('"').to_owned();
        let name = self.cx.model.program.names.intern(&text);
        Some((name, self.uint_argument(args, 1).unwrap_or(0)))
    }

    /// The numbers of a grid, with errors for those out of bounds.
    fn grid(&mut self, it: &Attribute, args: &[tree::ExprId]) -> [u32; 3] {
        let grid = [0, 1, 2].map(|i| self.uint_argument(args, i).unwrap_or(0));
        let mut is_wrong = false;
        for (i, (&groups, letter)) in grid.iter().zip(["X", "Y", "Z"]).enumerate() {
            if !(1..=MAX_GRID).contains(&groups) {
                let at = args.get(i).map_or(it.span, |&arg| self.cx.place_of(arg));
                let d = Diagnostic::new(&kinds::NODE_GRID, at).arg(it.name);
                self.cx.push(d.arg(letter));
                is_wrong = true;
            }
        }
        let all = grid.iter().fold(1u64, |all, &n| all.saturating_mul(n.into()));
        if all > MAX_GROUPS && !is_wrong {
            self.cx.push(Diagnostic::new(&kinds::NODE_GRID_PRODUCT, it.span).arg(it.name));
        }
        grid
    }

    /// What the attributes of a parameter say of an input or output of a node; none where nothing does.
    pub(in crate::check) fn node_param(
        &mut self,
        name: Name,
        list: List<AttributeId>,
        modifiers: Modifiers,
    ) -> Option<Box<NodeParam>> {
        if list.is_empty() && !modifiers.has(Modifiers::GLOBALLY_COHERENT) {
            return None;
        }
        let mut said =
            NodeParam { is_coherent: modifiers.has(Modifiers::GLOBALLY_COHERENT), ..NodeParam::default() };
        let mut any = said.is_coherent;
        for &id in self.cx.unit.list(list) {
            let it = self.cx.unit.attributes[id];
            let word = folded(self.cx.model.text(it.name));
            if it.scope.is_none() && is_of_params(&word) {
                any = true;
                self.node_param_attribute(&mut said, name, &word, &it);
            }
        }
        any.then(|| Box::new(said))
    }

    fn node_param_attribute(&mut self, said: &mut NodeParam, own: Name, word: &str, it: &Attribute) {
        if !self.cx.has_node_arguments(word, it) {
            return;
        }
        let args = self.cx.unit.list(it.args).to_vec();
        let before = said.max_records.map(|it| it.1).or(said.shared_with.map(|it| it.1));
        match word {
            "maxrecords" => {
                let count = self.uint_argument(&args, 0).unwrap_or(0);
                let differs = said.max_records.is_some_and(|known| known.0 != count);
                if differs || said.shared_with.is_some() {
                    return self.cx.report(&kinds::NODE_LIMIT_TWICE, before.unwrap_or(it.span));
                }
                said.max_records = Some((count, it.span));
            }
            "maxrecordssharedwith" => {
                let tree::Expr::Name(name) =
                    args.first().map_or(tree::Expr::Error, |&e| self.cx.unit.exprs[e])
                else {
                    return self.cx.report(&kinds::NODE_SHARED_LIMIT, it.span);
                };
                let differs = said.shared_with.is_some_and(|known| known.0 != name);
                if differs || said.max_records.is_some() {
                    return self.cx.report(&kinds::NODE_LIMIT_TWICE, before.unwrap_or(it.span));
                }
                if name == own {
                    return self.cx.report(&kinds::NODE_OWN_LIMIT, it.span);
                }
                said.shared_with = Some((name, it.span));
            }
            "nodearraysize" => {
                let size = args.first().and_then(|&arg| self.attribute_argument(arg)).unwrap_or(0);
                said.array_size = Some((size, it.span));
            }
            "allowsparsenodes" => said.sparse = Some(it.span),
            "unboundedsparsenodes" => said.unbounded = Some(it.span),
            _ => said.id = self.node_name(it, &args),
        }
    }
}

impl Context<'_> {
    /// Whether an attribute of nodes has as many arguments as it wants; an error says so when it has not.
    fn has_node_arguments(&mut self, name: &str, it: &Attribute) -> bool {
        let wanted = match name {
            "nodeisprogramentry" | "allowsparsenodes" | "unboundedsparsenodes" => 0..=0,
            "nodedispatchgrid" | "nodemaxdispatchgrid" => 3..=3,
            "nodeid" | "nodeshareinputof" => 1..=2,
            _ => 1..=1,
        };
        self.has_count(it, wanted)
    }

    /// Notes that a record is `[NodeTrackRWInputSharing]`.
    pub(in crate::check) fn node_record(&mut self, s: StructId, it: &RecordDecl) {
        let is_marked = |name| self.model.text(name).eq_ignore_ascii_case("nodetrackrwinputsharing");
        let mut attributes = self.unit.list(it.attributes).iter().map(|&id| self.unit.attributes[id]);
        if attributes.any(|a| a.scope.is_none() && is_marked(a.name)) {
            self.model.program.structs[s].tracks_sharing = true;
        }
    }

    /// Whether an attribute of a parameter is one of nodes.
    pub(in crate::check) fn is_node_attribute(&self, it: &Attribute) -> bool {
        it.scope.is_none() && is_of_params(&folded(self.model.text(it.name)))
    }

    /// Errors for an entry of a node that comes out: of what shader model it is, and values without a semantic.
    pub(in crate::check) fn node_entry(&mut self, func: FuncId) {
        if self.diags.has_errors() {
            return;
        }
        let it = &self.model.program.funcs[func];
        let span = it.span;
        if !self.options.target.has_work_graphs {
            let d = Diagnostic::new(&kinds::LACKED_BY_TARGET, span);
            return self.push(d.arg(Stage::Node.name()));
        }
        if self.options.shader_model < Stage::Node.since() {
            let d = Diagnostic::new(&kinds::NEEDS_MODEL, span).arg("node");
            return self.push(d.arg(8i64));
        }
        let lacks_semantic = |param: &Param| {
            let ty = self.model.program.vars[param.var].ty;
            let is_object = self.model.as_node(self.model.innermost(ty)).is_some();
            !is_object && self.model.semantics_of(param.semantic, ty).is_empty()
        };
        if it.params.iter().any(lacks_semantic) {
            self.push(Diagnostic::new(&kinds::NODE_SEMANTIC_MISSING, span).of_line());
        }
    }

    /// Errors for what the declaration of a node takes and gives.
    pub(in crate::check) fn node_head(&mut self, func: FuncId) {
        let it = &self.model.program.funcs[func];
        let (span, ret, threads) = (it.span, it.ret, it.num_threads);
        let node = it.node.as_deref().cloned().unwrap_or_default();
        self.check_threads(&node, span, func, threads);
        self.check_grids(&node, span, func);
        if ret != self.model.common.void && ret != self.model.common.error {
            self.push(Diagnostic::new(&kinds::RAY_RETURN, span).arg("node"));
        }
        self.check_arrays(func);
        let mut inputs = 0;
        for i in 0..self.model.program.funcs[func].params.len() {
            let param = &self.model.program.funcs[func].params[i];
            let var = &self.model.program.vars[param.var];
            let (at, ty) = (var.span, var.ty);
            let said = param.node.as_deref().cloned().unwrap_or_default();
            let kind = self.model.as_node(ty).map(|node| node.kind);
            let is_input = kind.is_some_and(|kind| kind.has(NodeFlags::INPUT));
            if is_input {
                inputs += 1;
                self.check_input(func, (ty, at), &said, node.launch, inputs);
            }
            self.check_places(&said, kind);
            self.check_shared_limit(func, &said);
            if kind.is_none() {
                self.check_value(func, i, node.launch);
            }
        }
    }

    fn check_threads(&mut self, node: &NodeAttributes, span: Span, func: FuncId, threads: Option<[u32; 3]>) {
        if node.launch == NodeLaunch::Thread {
            if threads.is_some_and(|threads| threads != [1; 3]) {
                self.report(&kinds::NODE_THREADS, node.threads_at.unwrap_or(span));
            }
        } else if threads.is_none() {
            let name = self.model.program.funcs[func].name;
            let d = Diagnostic::new(&kinds::NODE_NEEDS_THREADS, span).arg(name);
            self.push(d.arg(node.launch.name()));
        }
    }

    fn check_grids(&mut self, node: &NodeAttributes, span: Span, func: FuncId) {
        let name = self.model.program.funcs[func].name;
        if node.launch != NodeLaunch::Broadcasting {
            for (grid, word) in
                [(node.dispatch_grid, "nodedispatchgrid"), (node.max_dispatch_grid, "nodemaxdispatchgrid")]
            {
                if let Some((_, at)) = grid {
                    self.push(Diagnostic::new(&kinds::NODE_LAUNCH_ATTRIBUTE, at).arg(word));
                }
            }
        } else if node.dispatch_grid.is_none() && node.max_dispatch_grid.is_none() {
            self.push(Diagnostic::new(&kinds::NODE_NEEDS_GRID, span).arg(name));
        } else if let (Some(_), Some((_, at))) = (node.dispatch_grid, node.max_dispatch_grid) {
            self.push(Diagnostic::new(&kinds::NODE_GRIDS, at).arg(name));
        }
        let mut has_grid = false;
        for i in 0..self.model.program.funcs[func].params.len() {
            let ty = self.model.program.vars[self.model.program.funcs[func].params[i].var].ty;
            let Some(of) = self.model.as_node(ty) else { continue };
            let counts = !of.kind.has(NodeFlags::INPUT) || node.launch == NodeLaunch::Broadcasting;
            if counts {
                let mut found = false;
                self.check_grid_fields(of.record, &mut found);
                has_grid |= found && of.kind.has(NodeFlags::INPUT);
            }
        }
        let wants_grid = node.launch == NodeLaunch::Broadcasting && node.max_dispatch_grid.is_some();
        if wants_grid && !has_grid {
            self.push(Diagnostic::new(&kinds::NODE_NEEDS_GRID_FIELD, span).arg(name));
        }
    }

    /// Errors for fields with `SV_DispatchGrid` that are no grid, or come after another.
    fn check_grid_fields(&mut self, record: TyId, found: &mut bool) {
        let Ty::Struct(s) = self.model.program.types.get(record) else { return };
        for i in 0..self.model.program.structs[s].fields.len() {
            let field = &self.model.program.structs[s].fields[i];
            let (ty, semantic) = (field.ty, field.semantic);
            let span = semantic.map_or(field.span, |it| it.span);
            let is_grid = semantic.is_some_and(|it| is_grid_semantic(self.model.text(it.name)));
            if is_grid && std::mem::replace(found, true) {
                self.report(&kinds::NODE_GRID_TWICE, span);
            } else if is_grid && self.model.grid_shape(ty).is_none() {
                let text = self.model.type_text(ty);
                self.push(Diagnostic::new(&kinds::NODE_GRID_TYPE, span).arg(text));
            }
            self.check_grid_fields(ty, found);
        }
    }

    /// Errors for an input that the launch does not take.
    fn check_input(
        &mut self,
        func: FuncId,
        (ty, at): (TyId, Span),
        said: &NodeParam,
        launch: NodeLaunch,
        count: u32,
    ) {
        let Some(of) = self.model.as_node(ty) else { return };
        if !takes(launch, of.kind) {
            let d = Diagnostic::new(&kinds::NODE_INPUT_KIND, at).arg(of.kind.object());
            self.push(d.arg(launch.name()).arg(inputs_of(launch)));
        }
        if count > 1 {
            let name = self.model.program.funcs[func].name;
            self.push(Diagnostic::new(&kinds::NODE_INPUTS, at).arg(name));
        }
        if let Some((_, limit_at)) = said.max_records
            && launch != NodeLaunch::Coalescing
        {
            self.report(&kinds::NODE_LIMIT_LAUNCH, limit_at);
        }
        let may_share = NodeFlags::of_object("RWDispatchNodeInputRecord");
        if self.model.tracks_sharing(of.record) && Some(of.kind) != may_share {
            self.report(&kinds::NODE_SHARING_INPUT, at);
        }
    }

    /// Errors for attributes on parameters that are not what they are for.
    fn check_places(&mut self, said: &NodeParam, kind: Option<NodeFlags>) {
        let is_output = kind.is_some_and(NodeFlags::is_output_node);
        if kind.is_none()
            && let Some((_, at)) = said.max_records
        {
            self.push(Diagnostic::new(&kinds::NODE_ON_OUTPUT_OR_INPUT, at).arg("MaxRecords"));
        }
        let shared = said.shared_with.map(|shared| shared.1);
        let size = said.array_size.map(|size| size.1);
        let places = [
            (shared, "MaxRecordsSharedWith", false),
            (said.sparse, "allowsparsenodes", false),
            (size, "NodeArraySize", true),
            (said.unbounded, "unboundedsparsenodes", true),
        ];
        let is_array = kind.is_some_and(|kind| kind.has(NodeFlags::ARRAY));
        for (at, word, of_array) in places {
            let Some(at) = at else { continue };
            if !is_output {
                self.push(Diagnostic::new(&kinds::NODE_ON_OUTPUT, at).arg(word));
            } else if of_array && !is_array {
                self.push(Diagnostic::new(&kinds::NODE_ON_ARRAY, at).arg(word));
            }
        }
        if let (Some(_), Some((size, at))) = (said.unbounded, said.array_size.filter(|size| size.0 != -1)) {
            self.push(Diagnostic::new(&kinds::NODE_UNBOUNDED, at).arg(size));
        }
    }

    /// An array of objects is no parameter.
    fn check_arrays(&mut self, func: FuncId) {
        let params = &self.model.program.funcs[func].params;
        let vars = params.iter().map(|param| &self.model.program.vars[param.var]);
        let arrays = vars.filter(|var| {
            matches!(self.model.program.types.get(var.ty), Ty::Array(..))
                && self.model.as_node(self.model.innermost(var.ty)).is_some()
        });
        let found: Vec<_> = arrays.map(|var| (var.span, var.ty)).collect();
        for (at, ty) in found {
            let text = self.model.type_text(ty);
            self.push(Diagnostic::new(&kinds::NODE_ARRAY, at).arg(text));
        }
    }

    /// The output that another shares its limit with must be one.
    fn check_shared_limit(&mut self, func: FuncId, said: &NodeParam) {
        let Some((name, at)) = said.shared_with else { return };
        let is_output = self.model.program.funcs[func].params.iter().any(|param| {
            let var = &self.model.program.vars[param.var];
            let kind = self.model.as_node(var.ty).map(|node| node.kind);
            var.name == name && kind.is_some_and(NodeFlags::is_output_node)
        });
        if !is_output {
            self.report(&kinds::NODE_SHARED_LIMIT, at);
        }
    }

    /// A parameter that is no object is a system value that the launch has, or a structure of such.
    fn check_value(&mut self, func: FuncId, i: usize, launch: NodeLaunch) {
        let param = &self.model.program.funcs[func].params[i];
        let (span, ty) = (self.model.program.vars[param.var].span, self.model.program.vars[param.var].ty);
        for semantic in self.model.semantics_of(param.semantic, ty) {
            self.check_system_value(semantic, span, launch);
        }
    }

    fn check_system_value(&mut self, semantic: WrittenSemantic, span: Span, launch: NodeLaunch) {
        let text = self.model.name_text(semantic.name).to_string();
        let known: &[&str] = match launch {
            NodeLaunch::Thread => &[],
            NodeLaunch::Coalescing => &["SV_GroupIndex", "SV_GroupThreadID"],
            NodeLaunch::Broadcasting => return,
        };
        if !known.iter().any(|known| known.eq_ignore_ascii_case(&text)) {
            let word = if launch == NodeLaunch::Thread { "Thread" } else { "Coalescing" };
            self.push(Diagnostic::new(&kinds::NODE_SYSTEM_VALUE, span).arg(text).arg(word));
        }
    }
}

impl crate::check::model::Model {
    /// The semantics of a value that a node takes: its own, or those of its fields.
    fn semantics_of(&self, own: Option<WrittenSemantic>, ty: TyId) -> Vec<WrittenSemantic> {
        own.map_or_else(|| self.semantics_of_fields(ty), |own| vec![own])
    }

    /// The scalar of a type that a grid may have, and how many of it.
    fn grid_shape(&self, ty: TyId) -> Option<(Scalar, u32)> {
        let (scalar, count) = match self.program.types.get(ty) {
            Ty::Scalar(s) => (s, 1),
            Ty::Vector(s, n) => (s, n.into()),
            Ty::Array(elem, n) => match self.program.types.get(elem) {
                Ty::Scalar(s) => (s, n),
                _ => return None,
            },
            _ => return None,
        };
        (matches!(scalar, Scalar::U32 | Scalar::U16) && (1..=3).contains(&count)).then_some((scalar, count))
    }
}
