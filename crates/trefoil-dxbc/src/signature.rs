//! The signatures of the entry, with registers assigned.

use crate::kinds;
use crate::model::Model;
use trefoil_dxcontainer::{
    ComponentType, Element, InterpolationMode, Interpretation, Semantic, SigPoint, Signature, SignatureKind,
    pack,
};
use trefoil_ir as ir;
use trefoil_ir::{EntryPoint, Error, SignatureElement};

/// The signatures that code reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Boundary {
    /// Inputs: each vertex's or control point's where they come in several.
    Input,
    /// Outputs; each control point's of a hull shader.
    Output,
    /// Patch constants.
    Patch,
}

/// The signatures of an entry. Which components are read is noted once the code is finished.
#[derive(Debug)]
pub(crate) struct Signatures {
    /// Inputs.
    pub(crate) input: Signature,
    /// Outputs.
    pub(crate) output: Signature,
    /// Patch constants, of hull and domain shaders; empty for other stages.
    pub(crate) patch: Signature,
}

impl Signatures {
    /// Packs the entry's signatures.
    ///
    /// # Errors
    /// Elements for which no register is left, and those that the shader model does not know.
    pub(crate) fn new(ctx: &ir::Context, entry: &EntryPoint, model: &Model) -> Result<Signatures, Error> {
        let ordinary = |output| SigPoint::of_stage(entry.stage, output);
        let whole = SigPoint::of_signature(entry.stage, SignatureKind::PatchConstantOrPrimitive);
        Ok(Signatures {
            input: signature(ctx, &entry.inputs, ordinary(false), model)?,
            output: signature(ctx, &entry.outputs, ordinary(true), model)?,
            patch: signature(ctx, &entry.patch_constants, whole, model)?,
        })
    }

    /// The signature at a boundary.
    pub(crate) fn at(&self, boundary: Boundary) -> &Signature {
        match boundary {
            Boundary::Input => &self.input,
            Boundary::Output => &self.output,
            Boundary::Patch => &self.patch,
        }
    }

    /// The input element of `SV_SampleIndex`, added when the source reads it by intrinsic; its register.
    pub(crate) fn sample_index(&mut self) -> u32 {
        let known = self.input.elements.iter().position(|element| element.kind == Semantic::SampleIndex);
        let index = known.unwrap_or_else(|| {
            let mut element = Element::new("SV_SampleIndex", 0, Semantic::SampleIndex, ComponentType::U32, 1);
            element.interpolation = InterpolationMode::Constant;
            self.input.elements.push(element);
            self.input.elements.len() - 1
        });
        if self.input.elements[index].location.is_none() {
            // DXIL assigns it no register; here it gets one after all others.
            let row = self.input.vectors(0) as u8;
            self.input.elements[index].location = Some(trefoil_dxcontainer::Location { row, col: 0 });
        }
        self.input.elements[index].location.map_or(0, |location| u32::from(location.row))
    }
}

/// The `D3D10_SB_NAME` of an element in its declaration; 0 for a user's value. Tessellation factors have one for each row,
/// which the declarations give.
pub(crate) fn token_name(signature: &Signature, element: &Element) -> u32 {
    use Interpretation::*;
    match signature.interpretation(element) {
        SystemValue | Generated | Shadow | ClipCull => element.kind.token_name(),
        NotAllowed | Arbitrary | NotInSignature | NotPacked | Target | TessFactor => 0,
    }
}

fn signature(
    ctx: &ir::Context,
    elements: &[SignatureElement],
    point: Option<SigPoint>,
    model: &Model,
) -> Result<Signature, Error> {
    let Some(point) = point else { return Ok(Signature::new(SigPoint::CSIn)) };
    let mut signature = Signature::new(point);
    for element in elements {
        signature.elements.push(convert(ctx, element, point, model)?);
    }
    let beyond = pack::pack(&mut signature, pack::Packing::default()).err().map(|overflow| overflow.element);
    match beyond.or_else(|| outside(&signature, model)).and_then(|at| elements.get(at)) {
        None => Ok(signature),
        Some(element) => {
            let name = ctx.name(element.name);
            Err(Error::new(element.loc, kinds::NO_SEMANTIC_REGISTER_LEFT.with(&[&name])))
        }
    }
}

/// The first element that lies beyond the registers of the shader model. Between the last stage before the rasteriser and the pixel
/// shader there have always been 32.
fn outside(signature: &Signature, model: &Model) -> Option<usize> {
    let wide = matches!(signature.point, SigPoint::PSIn | SigPoint::GSOut);
    let rows = if wide { model.signature_rows.max(32) } else { model.signature_rows };
    signature.elements.iter().position(|element| {
        element.location.is_some_and(|location| u32::from(location.row) + element.rows() as u32 > rows)
    })
}

/// Whether elements are written at a boundary.
fn is_written(point: SigPoint) -> bool {
    use SigPoint::*;
    match point {
        VSOut | HSCPOut | PCOut | DSOut | GSOut | PSOut | MSOut | MSPOut => true,
        VSIn | PCIn | HSIn | HSCPIn | DSIn | DSCPIn | GSVIn | GSIn | PSIn | CSIn | MSIn | ASIn => false,
    }
}

fn convert(
    ctx: &ir::Context,
    element: &SignatureElement,
    point: SigPoint,
    model: &Model,
) -> Result<Element, Error> {
    let kind = element.semantic.of_directx();
    if kind.since(point) > model.version {
        let words = kinds::UNSUPPORTED.with(&[&ctx.name(element.name), &model.version]);
        return Err(Error::new(element.loc, words));
    }
    let component = component_type(element.component).ok_or_else(|| {
        Error::new(element.loc, kinds::SEMANTIC_TYPE.with(&[&ctx.name(element.name), &model.version]))
    })?;
    let mut converted = Element::new(ctx.name(element.name), 0, kind, component, element.cols.clamp(1, 4));
    // In DXBC each row has its own index.
    converted.indices = match (element.rows as usize == element.indices.len(), element.indices.first()) {
        (false, Some(&first)) => (first..first.saturating_add(element.rows)).collect(),
        _ => element.indices.clone(),
    };
    converted.interpolation = match element.interpolation {
        InterpolationMode::Undefined if point == SigPoint::PSIn => default_interpolation(kind, component),
        mode => mode,
    };
    converted.stream = element.stream;
    // Inputs count as read once something reads them; outputs are written whole.
    converted.usage = if is_written(point) { (1 << converted.cols) - 1 } else { 0 };
    Ok(converted)
}

fn default_interpolation(kind: Semantic, component: ComponentType) -> InterpolationMode {
    match (kind, component) {
        (Semantic::Position, _) => InterpolationMode::LinearNoPerspective,
        (_, ComponentType::F32 | ComponentType::F16) => InterpolationMode::Linear,
        _ => InterpolationMode::Constant,
    }
}

/// The component type in registers: minimum-precision types are passed as 32 bits.
fn component_type(component: ComponentType) -> Option<ComponentType> {
    use ComponentType::*;
    Some(match component {
        I1 | U32 | U16 => U32,
        I32 | I16 => I32,
        F32 | F16 | SNormF16 | UNormF16 | SNormF32 | UNormF32 => F32,
        _ => return None,
    })
}
