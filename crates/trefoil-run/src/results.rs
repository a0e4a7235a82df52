//! What came out of a run, as data.

use crate::data::Data;
use crate::error::{Error, Result};
use crate::interface::Parameter;
use crate::messages::{self, Messages};
use crate::number::Number;
use crate::output::Output;
use crate::report;
use crate::setup::Setup;
use crate::shader::Shader;
use crate::stage;
use std::collections::BTreeSet;
use trefoil::Diagnostics;
use trefoil_dxcontainer::ResourceKind;
use trefoil_interp::memory::WRITTEN;
use trefoil_interp::{Binding, Checks, Content, Outcome, Shape, World, run_watched};

/// What came out of a run.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// Each resource that was written, in the order of the registers.
    pub resources: Vec<Output>,
    /// What the stage gives: a picture for each output of a pixel shader, a table of vertices.
    pub stage: Vec<Output>,
    /// How many pixels were discarded.
    pub discarded: usize,
    /// Resources that the shader reads and that nothing set: they were zero.
    pub unset: Vec<String>,
    /// What was found, if it was looked for: errors at their places in the source.
    pub findings: Diagnostics,
    /// What the shader printed and asserted.
    pub messages: Messages,
    /// Instructions that lanes executed.
    pub steps: u64,
}

impl Results {
    /// All that came out.
    pub fn outputs(&self) -> impl Iterator<Item = &Output> {
        self.stage.iter().chain(&self.resources)
    }

    /// The output of a name.
    ///
    /// ```no_run
    /// # fn f(results: trefoil_run::Results) -> Option<()> {
    /// let third = results.get("particles")?.data.get(3, "position.x")?;
    /// # Some(()) }
    /// ```
    pub fn get(&self, name: &str) -> Option<&Output> {
        self.outputs().find(|output| output.name.eq_ignore_ascii_case(name))
    }
}

impl Shader {
    /// Executes the shader.
    ///
    /// # Errors
    /// Values that do not fit what they are set to; programs that make no end within the limits, and what cannot be executed.
    pub fn run(&self, setup: &Setup) -> Result<Results> {
        let (mut world, unset) = setup.world(self)?;
        let mut results = Results { unset: unset.read, ..Results::default() };
        let outcome = if setup.checks == Checks::NONE {
            trefoil_interp::run(&self.program, &mut world, setup.limits())
                .map_err(|e| Error(e.to_string()))?
        } else {
            let watched = run_watched(&self.program, &mut world, setup.limits(), setup.checks);
            results.findings = report::report(self, &watched.findings);
            match (watched.outcome, watched.last) {
                (Ok(outcome), _) => outcome,
                (Err(fault), Some(site)) => {
                    report::stopped(self, &mut results.findings, site, &fault);
                    return Ok(results);
                }
                (Err(fault), None) => return Err(Error(fault.to_string())),
            }
        };
        results.messages = messages::messages(self, &outcome.messages);
        results.steps = outcome.counts.plain + outcome.counts.ops.values().sum::<u64>();
        for parameter in self.interface.parameters.iter().filter(|p| p.is_writable()) {
            let most = if parameter.count == u32::MAX { 1024 } else { parameter.count };
            for index in 0..most {
                if let Some(output) = written(self, parameter, index, &world, &outcome, &unset.written) {
                    results.resources.push(output);
                }
            }
        }
        if let Some(grid) = &outcome.grid {
            results.stage = stage::outputs(self, setup.extent, grid);
            results.discarded = grid.discarded.iter().filter(|discarded| **discarded).count();
        }
        Ok(results)
    }
}

/// What a resource holds, when something was written to it.
fn written(
    shader: &Shader,
    parameter: &Parameter,
    index: u32,
    world: &World,
    outcome: &Outcome,
    unset: &BTreeSet<Binding>,
) -> Option<Output> {
    let binding = parameter.binding(index);
    let counter = outcome.counters.get(&binding).copied();
    let data = match world.given(binding)? {
        Content::Bytes(first) => match outcome.buffers.get(&binding) {
            // A buffer that has room to spare ends with what was written last.
            Some(memory) if unset.contains(&binding) => {
                let last = memory.flags.iter().rposition(|flags| flags & WRITTEN != 0);
                let end = last.map_or(0, |last| (last + 1).next_multiple_of(stride(parameter)));
                of_bytes(parameter, memory.bytes.get(..end).unwrap_or(&memory.bytes))
            }
            Some(memory) => of_bytes(parameter, &memory.bytes),
            None if counter.is_some() => of_bytes(parameter, first),
            None => return None,
        },
        Content::Texture(first) => {
            let mut texels = outcome.texels.range((binding, 0)..=(binding, usize::MAX)).peekable();
            texels.peek()?;
            let mut cells = first.texels.clone();
            let mut shape = first.shape;
            for ((_, at), written) in texels {
                if let Some(place) = cells.get_mut(*at) {
                    *place = written.map(|cell| cell.bits);
                }
            }
            if unset.contains(&binding) && parameter.kind == ResourceKind::TypedBuffer {
                let last = outcome.texels.range((binding, 0)..=(binding, usize::MAX)).next_back();
                shape.size[0] = last.map_or(0, |((_, at), _)| *at as u32 + 1);
                cells.truncate(shape.size[0] as usize);
            }
            of_texels(parameter, &shape, &cells)
        }
        Content::Sampler(_) | Content::Scene(_) => return None,
    };
    Some(Output {
        name: shader.interface.name(binding),
        spelling: parameter.spelling.clone(),
        is_picture: parameter.is_texture(),
        data,
        counter,
    })
}

/// Bytes of an element.
fn stride(parameter: &Parameter) -> usize {
    match parameter.kind {
        ResourceKind::StructuredBuffer => parameter.size.max(1) as usize,
        _ => 4,
    }
}

fn of_bytes(parameter: &Parameter, bytes: &[u8]) -> Data {
    let stride = stride(parameter);
    let mut numbers = Vec::with_capacity(bytes.len() / stride * parameter.fields.len());
    for element in bytes.chunks_exact(stride) {
        for field in &parameter.fields {
            let number = element.get(field.offset as usize..).and_then(|bytes| field.kind.read(bytes));
            numbers.push(number.unwrap_or(Number::Int(0)));
        }
    }
    Data { shape: vec![bytes.len() / stride], columns: parameter.columns(), numbers }
}

fn of_texels(parameter: &Parameter, shape: &Shape, cells: &[[u64; 4]]) -> Data {
    let [width, height, depth] = shape.size.map(|n| n as usize);
    let layers = shape.layers as usize;
    let (rows, slices) = (height > 1 || !is_line(parameter.kind), layers > 1 || depth > 1);
    let mut dimensions = Vec::new();
    if slices {
        dimensions.push(layers * depth);
    }
    if rows {
        dimensions.push(height);
    }
    dimensions.push(width);
    let columns = parameter.columns();
    let count = columns.len();
    let numbers = cells.iter().flat_map(|texel| {
        columns.iter().zip(texel).take(count).map(|(column, &bits)| column.kind.decode(bits))
    });
    let numbers = numbers.collect();
    Data { shape: dimensions, columns, numbers }
}

fn is_line(kind: ResourceKind) -> bool {
    matches!(kind, ResourceKind::Texture1D | ResourceKind::Texture1DArray | ResourceKind::TypedBuffer)
}
