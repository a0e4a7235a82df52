//! `register(…)` and `packoffset(…)`: which registers a declaration may name, wherever it stands and whether it is bound by that or
//! not, and where offsets may stand.

use crate::check::model::Model;
use crate::check::{Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::Span;
use crate::syntax::tree::{AnnotationId, AnnotationKind, Register, Unit};
use crate::typed::{Scalar, StructId, Ty, TyId};
use trefoil_entity::List;
use trefoil_facts::ResourceKind;

/// The letters of the registers that a type may name.
#[derive(Clone, Copy)]
pub(in crate::check) struct Letters(&'static [u8]);

impl Letters {
    /// Of a `cbuffer` or `ConstantBuffer`.
    pub(in crate::check) const CONSTANTS: Letters = Letters(b"b");
    /// Of a `tbuffer` and of buffers that are read.
    pub(in crate::check) const READ: Letters = Letters(b"t");
    /// Of numbers, which lie in a constant buffer.
    const NUMBERS: Letters = Letters(b"bci");
    /// Of textures and samplers: each may name the other's, as old sources do.
    const TEXTURES: Letters = Letters(b"ts");
    const SAMPLERS: Letters = Letters(b"st");
    const WRITTEN: Letters = Letters(b"u");

    /// As a message lists them, within quotes.
    fn text(self) -> &'static str {
        match self.0 {
            b"b" => "b",
            b"t" => "t",
            b"u" => "u",
            b"ts" => "t' or 's",
            b"st" => "s' or 't",
            _ => "b', 'c', or 'i",
        }
    }
}

impl Context<'_> {
    /// Checks what follows the colons after anything but a member of a buffer.
    pub(in crate::check) fn check_bindings(&mut self, annotations: List<AnnotationId>, ty: TyId) {
        // Most have nothing there.
        if !annotations.is_empty() {
            self.check_registers(annotations, ty);
            self.refuse_offsets(annotations, &kinds::PACKOFFSET_HERE);
        }
    }

    /// Reports an offset.
    pub(in crate::check) fn refuse_offsets(&mut self, annotations: List<AnnotationId>, kind: &'static Kind) {
        let is_offset =
            |id: &&AnnotationId| matches!(self.unit.annotations[**id].kind, AnnotationKind::PackOffset(_));
        if let Some(&id) = self.unit.list(annotations).iter().find(is_offset) {
            self.report(kind, self.unit.annotations[id].span);
        }
    }

    /// Reports a register that is none for a type, or two of a letter that differ.
    pub(in crate::check) fn check_registers(&mut self, annotations: List<AnnotationId>, ty: TyId) {
        if annotations.is_empty() {
            return;
        }
        match self.model.register_letters(ty) {
            Some(letters) => self.check_letters(annotations, letters),
            None => self.refuse_conflicts(annotations),
        }
    }

    /// Reports a register with another letter than these, or two of a letter that differ.
    pub(in crate::check) fn check_letters(&mut self, annotations: List<AnnotationId>, letters: Letters) {
        self.refuse_conflicts(annotations);
        for (span, register) in registers(self.unit, annotations) {
            if register.class != 0 && !letters.0.contains(&register.class) {
                let d = Diagnostic::new(&kinds::REGISTER_CLASS, span);
                self.push(d.arg(letters.text()));
            }
        }
    }

    fn refuse_conflicts(&mut self, annotations: List<AnnotationId>) {
        let mut numbered = registers(self.unit, annotations).filter(|(_, it)| it.index.is_some());
        while let Some((span, it)) = numbered.next() {
            let differs = |(_, other): (Span, Register)| {
                other.class == it.class && other.profile == it.profile && other.index != it.index
            };
            if numbered.clone().any(differs) {
                return self.report(&kinds::CONFLICTING_REGISTERS, span);
            }
        }
    }

    /// Notes that a field of a structure has a register.
    pub(in crate::check) fn note_registers(&mut self, s: StructId, annotations: List<AnnotationId>) {
        if let Some((span, _)) = registers(self.unit, annotations).next() {
            self.model.types.bound_fields.entry(s).or_insert(span);
        }
    }

    /// Reports a field with a register in the type of what outlives functions or enters them: that is bound, and not its fields.
    /// In Vulkan the register of a field says nothing.
    pub(in crate::check) fn refuse_bound_fields(&mut self, ty: TyId) {
        if !self.options.target.vulkan_language
            && !self.model.types.bound_fields.is_empty()
            && let Some(span) = self.model.bound_field(ty)
        {
            self.report(&kinds::REGISTER_OF_MEMBER, span);
        }
    }

    /// Reports the space of a global that is no object: `$Globals` has its own, which in Vulkan stands for it without a word.
    pub(in crate::check) fn refuse_space(&mut self, annotations: List<AnnotationId>, ty: TyId) {
        let is_object = matches!(self.model.program.types.get(self.model.innermost(ty)), Ty::Resource(_));
        let spaced = registers(self.unit, annotations).find(|(_, register)| register.space.is_some());
        let is_refused = !is_object && !self.options.target.vulkan_language;
        if let Some((span, _)) = spaced.filter(|_| is_refused) {
            self.report(&kinds::SPACE_OF_CONSTANT, span);
        }
    }
}

/// The registers among annotations.
fn registers(unit: &Unit, annotations: List<AnnotationId>) -> impl Iterator<Item = (Span, Register)> + Clone {
    unit.list(annotations).iter().filter_map(|&id| match unit.annotations[id].kind {
        AnnotationKind::Register(register) => Some((unit.annotations[id].span, register)),
        _ => None,
    })
}

impl Model {
    /// Where a field in a type has a register, if one has.
    fn bound_field(&self, ty: TyId) -> Option<Span> {
        match self.program.types.get(self.innermost(ty)) {
            Ty::Struct(s) => {
                let own = self.types.bound_fields.get(&s).copied();
                own.or_else(|| {
                    self.program.structs[s].fields.iter().find_map(|field| self.bound_field(field.ty))
                })
            }
            Ty::Resource(r) => self.bound_field(r.element),
            _ => None,
        }
    }

    /// Which registers a type may name; none where it is not asked: of structures, enumerations, acceleration structures.
    fn register_letters(&self, ty: TyId) -> Option<Letters> {
        match self.program.types.get(self.innermost(ty)) {
            Ty::Scalar(Scalar::Int8x4 | Scalar::Uint8x4) => None,
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Matrix { .. } => Some(Letters::NUMBERS),
            Ty::Resource(r) => match r.kind {
                ResourceKind::AccelerationStructure => None,
                ResourceKind::CBuffer => Some(Letters::CONSTANTS),
                ResourceKind::Sampler | ResourceKind::SamplerComparison => Some(Letters::SAMPLERS),
                _ if r.writable => Some(Letters::WRITTEN),
                kind if kind.is_texture() => Some(Letters::TEXTURES),
                _ => Some(Letters::READ),
            },
            _ => None,
        }
    }
}
