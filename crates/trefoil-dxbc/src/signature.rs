//! The entry's signatures with their registers.

use crate::kinds;
use trefoil_dxcontainer::{ComponentType, Element, InterpolationMode, Semantic, SigPoint, Signature, pack};
use trefoil_ir as ir;
use trefoil_ir::{EntryPoint, Error, SignatureElement, Stage};

/// Inputs and outputs; of inputs, what is read is noted while code is lowered.
#[derive(Debug)]
pub(crate) struct Signatures {
    /// Inputs.
    pub(crate) input: Signature,
    /// Outputs.
    pub(crate) output: Signature,
}

impl Signatures {
    /// Packs the entry's signatures.
    pub(crate) fn new(ctx: &ir::Context, entry: &EntryPoint) -> Result<Signatures, Error> {
        let stage = entry.stage;
        Ok(Signatures {
            input: signature(ctx, &entry.inputs, stage, false)?,
            output: signature(ctx, &entry.outputs, stage, true)?,
        })
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
            // DXIL gives it no register; here it lies after all others, in one of its own.
            let row = self.input.vectors(0) as u8;
            self.input.elements[index].location = Some(trefoil_dxcontainer::Location { row, col: 0 });
        }
        self.input.elements[index].location.map_or(0, |location| u32::from(location.row))
    }
}

fn signature(
    ctx: &ir::Context,
    elements: &[SignatureElement],
    stage: Stage,
    output: bool,
) -> Result<Signature, Error> {
    let Some(point) = SigPoint::of_stage(stage, output) else {
        return Ok(Signature::new(SigPoint::CSIn));
    };
    let mut signature = Signature::new(point);
    for element in elements {
        signature.elements.push(convert(ctx, element, stage, output)?);
    }
    match pack::pack(&mut signature, false) {
        Ok(()) => Ok(signature),
        Err(overflow) => {
            let element = &elements[overflow.element];
            let name = ctx.name(element.name);
            Err(Error::new(element.loc, kinds::NO_SEMANTIC_REGISTER_LEFT.with(&[&name])))
        }
    }
}

fn convert(
    ctx: &ir::Context,
    element: &SignatureElement,
    stage: Stage,
    output: bool,
) -> Result<Element, Error> {
    let kind = element.semantic.of_directx();
    let component = component_type(element.component)
        .ok_or_else(|| Error::new(element.loc, kinds::SEMANTIC_TYPE.with(&[&ctx.name(element.name)])))?;
    let mut converted = Element::new(ctx.name(element.name), 0, kind, component, element.cols.clamp(1, 4));
    // Byte code has an index for each row.
    converted.indices = match (element.rows as usize == element.indices.len(), element.indices.first()) {
        (false, Some(&first)) => (first..first.saturating_add(element.rows)).collect(),
        _ => element.indices.clone(),
    };
    let crosses = stage == Stage::Pixel && !output;
    converted.interpolation = match element.interpolation {
        InterpolationMode::Undefined if crosses => default_interpolation(kind, component),
        mode => mode,
    };
    // Inputs count as read once something reads them; outputs are written whole.
    converted.usage = if output { (1 << converted.cols) - 1 } else { 0 };
    Ok(converted)
}

fn default_interpolation(kind: Semantic, component: ComponentType) -> InterpolationMode {
    match (kind, component) {
        (Semantic::Position, _) => InterpolationMode::LinearNoPerspective,
        (_, ComponentType::F32 | ComponentType::F16) => InterpolationMode::Linear,
        _ => InterpolationMode::Constant,
    }
}

/// The component as registers hold it: minimum-precision types travel as 32 bits.
fn component_type(component: ComponentType) -> Option<ComponentType> {
    use ComponentType::*;
    Some(match component {
        I1 | U32 | U16 => U32,
        I32 | I16 => I32,
        F32 | F16 | SNormF16 | UNormF16 | SNormF32 | UNormF32 => F32,
        _ => return None,
    })
}
