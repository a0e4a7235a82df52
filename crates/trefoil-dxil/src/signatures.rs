//! The signatures of the entry: elements in the container's terms, packed into registers.

use crate::kinds;
use crate::options::Target;
use trefoil_dxcontainer::pack::{Packing, pack};
use trefoil_dxcontainer::{
    ComponentType, Element, Interpretation, Semantic, SigPoint, Signature, SignatureKind,
};
use trefoil_ir::{Context, EntryPoint, Error, Loc, SignatureElement, Stage};

/// Most rows that the vertices and the primitives of a mesh shader have together.
const MAX_ROWS: usize = 32;

/// Most bytes in the name of a semantic.
const MAX_NAME: usize = 64;

/// Both signatures, and where each declared element went.
#[derive(Clone)]
pub struct Signatures {
    /// What the entry reads.
    pub input: Signature,
    /// What it writes.
    pub output: Signature,
    /// What a patch has as a whole; of a mesh shader, what each primitive has.
    pub patch: Signature,
    /// The element number of each declared input; `None` for those that an operation fetches.
    pub input_ids: Vec<Option<u32>>,
    /// The element number of each declared output.
    pub output_ids: Vec<Option<u32>>,
    /// The element number of each of the patch's.
    pub patch_ids: Vec<Option<u32>>,
}

impl Signatures {
    /// Packs what the entry declares.
    pub fn build(ctx: &Context, entry: &EntryPoint, target: &Target) -> Result<Self, Error> {
        let kind = entry.stage;
        let (input, input_ids) = build_one(ctx, &entry.inputs, SigPoint::of_stage(kind, false), target)?;
        let (output, output_ids) = build_one(ctx, &entry.outputs, SigPoint::of_stage(kind, true), target)?;
        let whole = SigPoint::of_signature(kind, SignatureKind::PatchConstantOrPrimitive);
        let (patch, patch_ids) = build_one(ctx, &entry.patch_constants, whole, target)?;
        if kind == Stage::Mesh && output.vectors(0) + patch.vectors(0) > MAX_ROWS {
            let message = kinds::MESH_SIGNATURES_FULL.with(&[&ctx.name(entry.name), &MAX_ROWS]);
            return Err(Error::new(entry.outputs.first().map_or(Loc::NONE, |e| e.loc), message));
        }
        Ok(Signatures { input, output, patch, input_ids, output_ids, patch_ids })
    }

    /// Forgets which components are read and written, which libraries do not tell.
    pub(crate) fn forget_usage(&mut self) {
        let all = [&mut self.input, &mut self.output, &mut self.patch];
        all.into_iter().flat_map(|signature| &mut signature.elements).for_each(|element| element.usage = 0);
    }
}

fn build_one(
    ctx: &Context,
    declared: &[SignatureElement],
    point: Option<SigPoint>,
    target: &Target,
) -> Result<(Signature, Vec<Option<u32>>), Error> {
    // A stage without this boundary has nothing to pack; compute's input boundary packs nothing either.
    let point = point.unwrap_or(SigPoint::CSIn);
    let mut signature = Signature::new(point);
    let mut ids = Vec::with_capacity(declared.len());
    let mut places = Vec::with_capacity(declared.len());
    for (n, element) in declared.iter().enumerate() {
        let kind = element.semantic.of_directx();
        match signature.interpretation_of(kind) {
            Interpretation::NotInSignature => ids.push(None),
            Interpretation::NotAllowed => {
                let message = kinds::SEMANTIC_NOT_ALLOWED.with(&[&ctx.name(element.name)]);
                return Err(Error::new(element.loc, message));
            }
            _ => {
                check_name(ctx, element, target)?;
                if !target.codegen.skip_validation {
                    check_shape(element)?;
                    check_once(ctx, element, &declared[..n])?;
                }
                ids.push(Some(signature.elements.len() as u32));
                places.push(element.loc);
                signature.elements.push(element_of(ctx, element, kind));
            }
        }
    }
    let packing = Packing { native_16bit: target.native_16bit(), optimized: target.codegen.pack_optimized };
    pack(&mut signature, packing).map_err(|overflow| {
        let name = &signature.elements[overflow.element].name;
        Error::new(places[overflow.element], kinds::SIGNATURE_FULL.with(&[&name]))
    })?;
    Ok((signature, ids))
}

/// An error for a name that a signature cannot have, unless validation is skipped.
fn check_name(ctx: &Context, element: &SignatureElement, target: &Target) -> Result<(), Error> {
    let name = ctx.name(element.name);
    let is_known = element.semantic.name().is_some() || target.codegen.skip_validation;
    match is_known || (1..=MAX_NAME).contains(&name.len()) {
        true => Ok(()),
        false => Err(Error::new(element.loc, kinds::SEMANTIC_NAME_LENGTH.with(&[&name, &MAX_NAME]))),
    }
}

/// An error for a system value that is of another shape than it must be.
fn check_shape(element: &SignatureElement) -> Result<(), Error> {
    let (wanted, text) = element.semantic.demand();
    let fits = wanted.is_met(element.component.plain(), element.rows, element.cols);
    match fits {
        true => Ok(()),
        false => {
            let name = element.semantic.name().map_or_else(String::new, |name| format!("SV_{name}"));
            Err(Error::new(element.loc, kinds::SEMANTIC_SHAPE.with(&[&name, &text])))
        }
    }
}

/// An error for an element whose semantic one of those before it has under the same number.
fn check_once(ctx: &Context, element: &SignatureElement, before: &[SignatureElement]) -> Result<(), Error> {
    let name = ctx.name(element.name);
    let is_alike = |other: &&SignatureElement| {
        other.stream == element.stream && ctx.name(other.name).eq_ignore_ascii_case(name)
    };
    let mut taken = before.iter().filter(is_alike).flat_map(|other| &other.indices);
    match taken.find(|index| element.indices.contains(index)) {
        None => Ok(()),
        Some(index) => Err(Error::new(element.loc, kinds::SEMANTIC_TWICE.with(&[&name, index]))),
    }
}

fn element_of(ctx: &Context, element: &SignatureElement, kind: Semantic) -> Element {
    // Whether a face is the front is a number, whatever the source takes it for; others that are bool are written as such.
    let component = match element.component {
        ComponentType::I1 if kind == Semantic::IsFrontFace => ComponentType::U32,
        other => other,
    };
    // System values have one spelling, whatever the source's case.
    let system = element.semantic.name().map(|name| format!("SV_{name}"));
    let name = system.as_deref().unwrap_or_else(|| ctx.name(element.name));
    let mut out = Element::new(name, 0, kind, component, element.cols.clamp(1, 4));
    out.indices.clone_from(&element.indices);
    if out.indices.is_empty() {
        out.indices.push(0);
    }
    out.rows_per_index = u8::try_from(element.rows as usize / out.indices.len()).unwrap_or(1).max(1);
    out.interpolation = element.interpolation;
    out.stream = element.stream;
    out.usage = 0;
    out
}
