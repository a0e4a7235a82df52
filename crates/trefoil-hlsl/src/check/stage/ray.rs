//! What the entries of ray tracing stages take: a payload, attributes, a callable shader's parameter.

use crate::builtins::BuiltinOp;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{AnnotationId, AnnotationKind, RecordDecl};
use crate::typed::{Arg, ArgIo, ExprKind, Field, FuncId, StructId, Ty, TyId, Var, VarKind};
use trefoil_entity::{HashSet, List};
use trefoil_ir::Stage;

/// What a parameter of an entry is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Payload,
    Attributes,
    Callable,
}

impl Role {
    /// How messages call it.
    fn word(self) -> &'static str {
        match self {
            Role::Payload => "payload",
            Role::Attributes => "attributes",
            Role::Callable => "callable",
        }
    }
}

/// What a stage takes, and how messages say so; none where it is no stage of ray tracing.
fn taken(stage: Stage) -> Option<(&'static [Role], &'static str)> {
    Some(match stage {
        Stage::RayGeneration | Stage::Intersection => (&[], "no parameters"),
        Stage::AnyHit | Stage::ClosestHit => {
            (&[Role::Payload, Role::Attributes], "two parameters for payload and attributes")
        }
        Stage::Miss => (&[Role::Payload], "one payload parameter"),
        Stage::Callable => (&[Role::Callable], "one argument parameter"),
        Stage::Pixel
        | Stage::Vertex
        | Stage::Geometry
        | Stage::Hull
        | Stage::Domain
        | Stage::Compute
        | Stage::Library
        | Stage::Mesh
        | Stage::Amplification
        | Stage::Node => return None,
    })
}

impl Context<'_> {
    /// Errors for what an entry of a ray tracing stage takes and gives.
    pub(in crate::check) fn ray_entry(&mut self, func: FuncId, stage: Stage) {
        let Some((roles, expected)) = taken(stage) else { return };
        let it = &self.model.program.funcs[func];
        let (span, ret) = (it.span, it.ret);
        let params: Vec<_> = it.params.iter().map(|param| (param.var, param.io)).collect();
        if ret != self.model.common.void && ret != self.model.common.error {
            self.push(Diagnostic::new(&kinds::RAY_RETURN, span).arg(stage.name()));
        }
        if params.len() != roles.len() {
            let d = Diagnostic::new(&kinds::RAY_PARAMETERS, span).arg(stage.name());
            return self.push(d.arg(params.len() as i64).arg(expected));
        }
        for (&role, (var, io)) in roles.iter().zip(params) {
            let var = &self.model.program.vars[var];
            let (at, ty, name) = (var.span, var.ty, var.name);
            let wanted = if role == Role::Attributes { ArgIo::In } else { ArgIo::InOut };
            if io != wanted {
                let kind = if role == Role::Attributes {
                    &kinds::RAY_ATTRIBUTES_IN
                } else {
                    &kinds::RAY_PARAM_INOUT
                };
                let d = Diagnostic::new(kind, at).arg(role.word());
                self.push(d.arg(name));
            }
            self.ray_structure(role, ty, (span, at), name);
        }
    }

    /// An error for a parameter that is no structure of numbers.
    fn ray_structure(&mut self, role: Role, ty: TyId, (entry, at): (Span, Span), name: crate::source::Name) {
        let is_of_library = self.options.stage == Stage::Library;
        if role != Role::Attributes && is_of_library {
            self.warn_ignored_payload(ty);
        }
        let is_struct = match self.model.program.types.get(ty) {
            Ty::Error => return,
            Ty::Struct(s) => !self.model.is_query(s),
            _ => false,
        };
        let program = &self.model.program;
        if !is_struct
            || self.model.has_resource(ty)
            || self.model.holds_query(ty)
            || program.holds_vertices(ty)
            || program.holds_enumeration(ty)
        {
            let d = Diagnostic::new(&kinds::RAY_PARAM_TYPE, at).arg(role.word());
            self.push(d.arg(name));
        } else if self.model.is_empty_struct(ty) {
            // It is as if the parameter were not there.
            let empty = match role {
                Role::Payload => {
                    Diagnostic::new(&kinds::RAY_PARAM_EMPTY, entry).arg("payload structure parameter")
                }
                Role::Callable => Diagnostic::new(&kinds::RAY_PARAM_EMPTY, entry).arg("parameter structure"),
                Role::Attributes => Diagnostic::new(&kinds::RAY_ATTRIBUTES_EMPTY, entry).arg(role.word()),
            };
            self.push(empty);
        } else if role == Role::Payload
            && is_of_library
            && self.options.payload_qualifiers
            && !self.model.is_payload(ty)
        {
            let text = self.model.type_text(ty);
            self.push(Diagnostic::new(&kinds::PAYLOAD_UNMARKED, at).arg(text));
        }
    }

    /// Errors for what a call passes to other shaders, or takes from them.
    pub(in crate::check) fn check_passed(&mut self, op: BuiltinOp, args: &[Arg]) {
        use BuiltinOp as Op;
        if matches!(op, Op::TraceRay | Op::HitObjectTraceRay | Op::HitObjectInvoke) {
            self.traced_payload(args);
        }
        let Some(last) = args.last() else { return };
        let (ty, at) = (last.ty, self.model.span(last.expr));
        match op {
            Op::TraceRay | Op::CallShader | Op::ReportHit | Op::HitObjectTraceRay | Op::HitObjectInvoke
                if self.model.program.holds_hit_object(ty) =>
            {
                let d = Diagnostic::new(&kinds::HIT_OBJECT_HERE, at);
                self.push(d.arg("user-defined struct parameter"));
            }
            Op::HitObjectGetAttributes | Op::HitObjectFromRayQuery
                if self.model.has_resource(ty)
                    || self.model.holds_query(ty) && self.model.query_of(ty).is_none() =>
            {
                self.report(&kinds::ATTRIBUTES_TYPE, at);
            }
            _ => {}
        }
    }

    /// An error for a variable that an entry traces a ray with, where its type is no `[raypayload]`. As with DXC, functions that
    /// the entry calls, and payloads that are parts of variables, are not looked at.
    fn traced_payload(&mut self, args: &[Arg]) {
        let Some(payload) = args.last() else { return };
        let stage = self.frame.body.and_then(|body| self.model.program.funcs[body.func].stage);
        if !matches!(stage, Some(Stage::RayGeneration | Stage::ClosestHit | Stage::Miss)) {
            return;
        }
        let ExprKind::Var(var) = self.model.program.exprs[payload.expr].kind else { return };
        let Var { ty, span, kind, .. } = self.model.program.vars[var];
        if !self.options.payload_qualifiers {
            return self.warn_ignored_payload(ty);
        }
        let is_struct = matches!(self.model.program.types.get(ty), Ty::Struct(_));
        if is_struct && !matches!(kind, VarKind::Param(_)) && !self.model.is_payload(ty) {
            let text = self.model.type_text(ty);
            self.push(Diagnostic::new(&kinds::PAYLOAD_UNMARKED, span).arg(text));
        }
    }

    /// Warns, once a record, that the access qualifiers of a payload do not count. To Vulkan they never do, and nobody says so.
    fn warn_ignored_payload(&mut self, ty: TyId) {
        if self.options.target.vulkan_language {
            return;
        }
        let Ty::Struct(s) = self.model.program.types.get(ty) else { return };
        let Some(i) = self.notes.ignored_payloads.iter().position(|&it| it == s) else { return };
        self.notes.ignored_payloads.swap_remove(i);
        let span = self.model.program.structs[s].span;
        self.report(&kinds::PAYLOAD_ACCESS_IGNORED, span);
    }

    /// An error for access qualifiers of what is no field.
    pub(in crate::check) fn refuse_payload_access(&mut self, list: List<AnnotationId>) {
        if list.is_empty() {
            return;
        }
        let qualifiers = |&&id: &&AnnotationId| {
            matches!(self.unit.annotations[id].kind, AnnotationKind::PayloadAccess { .. })
        };
        if let Some(&id) = self.unit.list(list).iter().find(qualifiers) {
            self.report(&kinds::PAYLOAD_ACCESS_HERE, self.unit.annotations[id].span);
        }
    }

    /// What `read` and `write` among the annotations of a field say; an error for either said twice, and for what is read and
    /// never written or written and never read.
    pub(in crate::check) fn payload_access(
        &mut self,
        name: crate::source::Name,
        ty: TyId,
        list: List<AnnotationId>,
    ) -> Option<u16> {
        let (mut access, mut said) = (None, [None; 2]);
        for &id in self.unit.list(list) {
            let annotation = self.unit.annotations[id];
            let AnnotationKind::PayloadAccess { is_write, stages } = annotation.kind else { continue };
            if said[usize::from(is_write)].replace(annotation.span).is_some() {
                let word = if is_write { "write" } else { "read" };
                self.push(Diagnostic::new(&kinds::PAYLOAD_ACCESS_AGAIN, annotation.span).arg(word));
            }
            *access.get_or_insert(0) |= stages << u16::from(is_write);
        }
        if let Some(access) = access.filter(|_| !self.model.is_payload(ty)) {
            self.payload_field(name, access, said.map(Option::unwrap_or_default));
        }
        access
    }

    /// Notes that a record is `[raypayload]`.
    pub(in crate::check) fn payload_record(&mut self, s: StructId, it: &RecordDecl) {
        let is_marked = |name| self.model.text(name).eq_ignore_ascii_case("raypayload");
        let mut attributes = self.unit.list(it.attributes).iter().map(|&id| self.unit.attributes[id]);
        let is_marked = attributes.any(|a| a.scope.is_none() && is_marked(a.name));
        if is_marked && self.options.payload_qualifiers {
            self.model.program.structs[s].is_payload = true;
            self.notes.payloads.push(s);
        } else if is_marked {
            self.notes.ignored_payloads.push(s);
        }
    }

    /// Errors for fields of payloads that something is or holds, and warnings of those whose qualifiers do not count: what a
    /// source only declares is not asked.
    pub(in crate::check) fn used_payloads(&mut self) {
        if self.notes.payloads.is_empty() && self.notes.ignored_payloads.is_empty() {
            return;
        }
        let mut used = HashSet::default();
        let mut open: Vec<TyId> = self.model.program.vars.values().map(|var| var.ty).collect();
        let defined = self.model.functions.all.values().filter(|it| it.defined && it.template.is_none());
        open.extend(defined.map(|it| it.ret));
        while let Some(ty) = open.pop() {
            match self.model.program.types.get(ty) {
                Ty::Array(inner, _) => open.push(inner),
                Ty::Resource(r) => open.push(r.element),
                Ty::Struct(s) if used.insert(s) => {
                    open.extend(self.model.program.structs[s].fields.iter().map(|field| field.ty));
                }
                _ => {}
            }
        }
        for s in std::mem::take(&mut self.notes.payloads) {
            if used.contains(&s) {
                self.payload_marks(s);
            }
        }
        let mut ignored = self.notes.ignored_payloads.clone();
        ignored.retain(|s| used.contains(s));
        for s in ignored {
            let ty = self.model.program.types.intern(Ty::Struct(s));
            self.warn_ignored_payload(ty);
        }
    }

    /// Errors for fields of a payload that lack qualifiers, or have them where they may not.
    fn payload_marks(&mut self, s: StructId) {
        let bases = self.model.record(s).bases.len();
        let mut is_lacking = false;
        for i in bases..self.model.program.structs[s].fields.len() {
            let Field { name, ty, payload_access, span, .. } = self.model.program.structs[s].fields[i];
            match (self.model.is_payload(ty), payload_access) {
                (true, Some(_)) => self.push(Diagnostic::new(&kinds::PAYLOAD_IN_PAYLOAD, span).arg(name)),
                (false, None) => {
                    is_lacking = true;
                    self.push(Diagnostic::new(&kinds::PAYLOAD_FIELD_UNMARKED, span).arg(name));
                }
                (true, None) | (false, Some(_)) => {}
            }
        }
        if is_lacking {
            let it = &self.model.program.structs[s];
            let (name, span) = (it.name, it.span);
            self.push(Diagnostic::new(&kinds::PAYLOAD_FIELDS_UNMARKED, span).arg(name));
        }
    }

    /// Errors for a field that a shader reads and none before it writes, or writes and none after it reads.
    fn payload_field(&mut self, name: crate::source::Name, access: u16, [read, write]: [Span; 2]) {
        const STAGES: [&str; 4] = ["caller", "closesthit", "miss", "anyhit"];
        const CALLER: u16 = 0x1;
        const ANY_HIT: u16 = 0x1000;
        let (reads, writes) = (access & 0x1111, access >> 1 & 0x1111);
        // The last stage is told first.
        for (i, stage) in STAGES.into_iter().enumerate().rev() {
            // What runs once the nearest hit is known is followed by the caller alone.
            let consumers = if matches!(stage, "closesthit" | "miss") { CALLER } else { 0x1111 };
            if writes >> (4 * i) & 1 != 0 && reads & consumers == 0 {
                let d = Diagnostic::new(&kinds::PAYLOAD_NOT_CONSUMED, write).arg(name).arg("write");
                self.push(d.arg(stage));
            }
        }
        for (i, stage) in STAGES.into_iter().enumerate().rev() {
            let producers = if stage == "caller" { 0x1111 } else { CALLER | ANY_HIT };
            if reads >> (4 * i) & 1 != 0 && writes & producers == 0 {
                let d = Diagnostic::new(&kinds::PAYLOAD_NOT_PRODUCED, read).arg(name).arg("read");
                self.push(d.arg(stage));
            }
        }
    }
}

impl crate::check::model::Model {
    /// Whether a structure has no number in it.
    fn is_empty_struct(&self, ty: TyId) -> bool {
        match self.program.types.get(ty) {
            Ty::Struct(s) => {
                self.program.structs[s].fields.iter().all(|field| self.is_empty_struct(field.ty))
            }
            Ty::Array(elem, _) => self.is_empty_struct(elem),
            _ => false,
        }
    }
}
