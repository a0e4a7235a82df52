//! Inputs and outputs of vertex and pixel shaders.

use crate::data::{Column, Data};
use crate::error::{Result, fail};
use crate::extent::Extent;
use crate::number::{Kind, Number};
use crate::output::Output;
use crate::shader::Shader;
use crate::value::Value;
use trefoil_interp::program::Element;
use trefoil_interp::{Given, Grid, Stage, World};

/// The components of a vector.
const PARTS: [&str; 4] = ["x", "y", "z", "w"];

/// An input: its semantic, the index, and its components.
pub(crate) struct Input {
    semantic: String,
    index: u32,
    columns: Vec<Column>,
    pixels: bool,
}

/// The kind of numbers of an element.
fn kind(element: &Element) -> Kind {
    match element.component {
        1 | 3 | 5 => Kind::Uint(32),
        2 | 4 => Kind::Int(32),
        6 => Kind::Int(64),
        7 => Kind::Uint(64),
        10 => Kind::Float(64),
        _ => Kind::Float(32),
    }
}

/// The columns of an element, named after the components of a vector.
fn parts(element: &Element) -> Vec<Column> {
    let (kind, count) = (kind(element), usize::from(element.cols).clamp(1, 4));
    let name = |part: &str| if count == 1 { String::new() } else { part.to_owned() };
    PARTS.into_iter().take(count).map(|part| Column { name: name(part), kind }).collect()
}

/// The input with this name: `TEXCOORD0`, `POSITION`.
pub(crate) fn input(shader: &Shader, name: &str) -> Option<Input> {
    let wanted = name.to_ascii_uppercase();
    let pixels = shader.program.stage == Stage::Pixel;
    for element in &shader.program.inputs {
        for &index in &element.indices {
            let semantic = &element.semantic;
            if wanted == format!("{semantic}{index}") || (index == 0 && wanted == *semantic) {
                return Some(Input { semantic: semantic.clone(), index, columns: parts(element), pixels });
            }
        }
    }
    None
}

/// Sets an input: a row for each vertex; for pixels one row, or three rows with the values at the top left, top right and
/// bottom left corners.
pub(crate) fn set_input(world: &mut World, input: &Input, value: &Value) -> Result<()> {
    let Value::Numbers(raw) = value else { return fail("an input is set by numbers or a table") };
    // One number is used for all components.
    let raw = match raw.numbers[..] {
        [one] => crate::Raw::list(vec![one; input.columns.len()]),
        _ => raw.clone(),
    };
    let data = raw.fit(&input.columns)?;
    let reals = |row: &[Number]| [0, 1, 2, 3].map(|i| row.get(i).map_or(0.0, |n| n.real()));
    let rows: Vec<&[Number]> = data.rows().collect();
    let is_real = input.columns.iter().all(|column| column.kind.is_float());
    let given = match (&rows[..], input.pixels && is_real) {
        ([], _) => return fail("there is no row"),
        ([one], true) => Given::Plane([reals(one); 3]),
        ([start, right, below], true) => Given::Plane([reals(start), reals(right), reals(below)]),
        (_, true) => {
            return fail("an input of pixels has one row, or three: top left, top right, bottom left");
        }
        (rows, false) => {
            let bits = |row: &&[Number]| {
                let cells =
                    row.iter().zip(&input.columns).map(|(n, column)| column.kind.encode(*n).unwrap_or(0));
                let mut out = [0; 4];
                out.iter_mut().zip(cells).for_each(|(cell, bits)| *cell = bits);
                out
            };
            Given::Each(rows.iter().map(bits).collect())
        }
    };
    world.set_input(input.semantic.clone(), input.index, given);
    Ok(())
}

/// Default inputs of pixels: texture coordinates go from 0 to 1 over the rectangle, colours are white, normals point to
/// the viewer. Others are zero.
pub(crate) fn default_inputs(world: &mut World, shader: &Shader, values: &[(String, Value)]) {
    if shader.program.stage != Stage::Pixel {
        return;
    }
    for element in shader.program.inputs.iter().filter(|element| element.kind == 0) {
        for &index in &element.indices {
            let semantic = element.semantic.clone();
            let is_it = |name: &str| {
                let name = name.to_ascii_uppercase();
                name == format!("{semantic}{index}") || (index == 0 && name == semantic)
            };
            if values.iter().any(|(name, _)| is_it(name)) {
                continue;
            }
            let given = match semantic.as_str() {
                "TEXCOORD" | "UV" => [[0.0; 4], [1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]],
                "COLOR" => [[1.0; 4]; 3],
                "NORMAL" => [[0.0, 0.0, 1.0, 0.0]; 3],
                _ => continue,
            };
            if kind(element).is_float() {
                world.set_input(semantic, index, Given::Plane(given));
            }
        }
    }
}

/// The outputs of all pixels or vertices: a picture for each semantic of a pixel shader, one table for a vertex shader.
pub(crate) fn outputs(shader: &Shader, extent: Extent, grid: &Grid) -> Vec<Output> {
    let mut rows = grid.rows.iter();
    let mut outputs = Vec::new();
    let mut table = Data { shape: vec![grid.discarded.len()], ..Data::default() };
    let mut columns: Vec<&[[trefoil_interp::Cell; 4]]> = Vec::new();
    let mut places = Vec::new();
    for element in &shader.program.outputs {
        for &index in &element.indices {
            let Some(cells) = rows.next() else { break };
            let many = element.indices.len() > 1 || index > 0;
            let system = element.semantic.strip_prefix("SV_").map(spelling_of);
            let base = system.unwrap_or_else(|| element.semantic.clone());
            let name = if many { format!("{base}{index}") } else { base };
            match extent {
                Extent::Pixels([width, height]) => {
                    let shape = vec![height as usize, width as usize];
                    outputs.push(picture(name, element, cells, shape));
                }
                _ => {
                    for (i, column) in parts(element).into_iter().enumerate() {
                        let part = &column.name;
                        let name = if part.is_empty() { name.clone() } else { format!("{name}.{part}") };
                        table.columns.push(Column { name, kind: column.kind });
                        places.push((columns.len(), i));
                    }
                    columns.push(cells);
                }
            }
        }
    }
    if !table.columns.is_empty() {
        let cell = |row: usize, vertex: usize, part: usize| {
            columns[row].get(vertex).map_or(0, |cells| cells[part].bits)
        };
        for vertex in 0..table.shape[0] {
            let numbers = places.iter().zip(&table.columns);
            let numbers = numbers.map(|(&(row, part), column)| column.kind.decode(cell(row, vertex, part)));
            table.numbers.extend(numbers);
        }
        let spelling = String::new();
        let (name, is_picture, counter) = ("vertices".to_owned(), false, None);
        outputs.push(Output { name, spelling, is_picture, data: table, counter });
    }
    outputs
}

/// A system value in its usual spelling.
fn spelling_of(name: &str) -> String {
    let known = ["SV_Target", "SV_Position", "SV_Depth", "SV_Coverage", "SV_StencilRef", "SV_ClipDistance"];
    let whole = format!("SV_{name}");
    let known = known.into_iter().find(|known| known.eq_ignore_ascii_case(&whole));
    known.map_or(whole, str::to_owned)
}

fn picture(
    name: String,
    element: &Element,
    cells: &[[trefoil_interp::Cell; 4]],
    shape: Vec<usize>,
) -> Output {
    let mut columns = parts(element);
    if columns.len() > 1 {
        columns.iter_mut().zip(["r", "g", "b", "a"]).for_each(|(column, name)| column.name = name.to_owned());
    }
    let mut numbers = Vec::with_capacity(cells.len() * columns.len());
    for texel in cells {
        numbers.extend(columns.iter().zip(texel).map(|(column, cell)| match cell.ty {
            // Reflection has halves as floats.
            trefoil_interp::Scalar::F16 => Kind::Float(16).decode(cell.bits),
            _ => column.kind.decode(cell.bits),
        }));
    }
    let spelling = match columns.len() {
        1 => columns[0].kind.name().to_owned(),
        count => format!("{}{count}", columns[0].kind.name()),
    };
    Output { name, spelling, is_picture: true, data: Data { shape, columns, numbers }, counter: None }
}
