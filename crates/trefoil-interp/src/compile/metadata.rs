//! What metadata says: the entry, its stage, signatures and resources.

use super::types::Types;
use crate::program::{Class, Element, Entry, Program, Resource, Stage, View};
use crate::{Fault, Result};
use trefoil_dxil_read::bitcode_model::{Constant, Kind, Meta, Module, Ty};

/// Reads the entry, the resources and the signatures; of a library those of one entry, if its node is given.
pub(super) fn read(module: &Module, program: &mut Program, of: Option<u32>) -> Result<()> {
    let model = module.node(module.named_node("dx.shaderModel"));
    program.stage = stage(module.node_text(model, 0).unwrap_or_default())?;
    resources(module, program)?;
    let entries = module.named.iter().find(|(name, _)| name == "dx.entryPoints");
    let entries = entries.map_or(&[][..], |(_, nodes)| nodes);
    if let Some(stage) = of.and_then(|entry| entry_stage(module, entry)) {
        program.stage = stage;
    }
    for &entry in entries {
        let node = module.node(Some(entry));
        let Some(function) = function(module, node.first().copied().flatten()) else {
            // What a library says of all its shaders.
            properties(module, node.get(4).copied().flatten(), program);
            continue;
        };
        if of.is_some_and(|of| of != entry) {
            continue;
        }
        program.entry = Some(function);
        let signatures = node.get(2).copied().flatten();
        let signatures = module.node(signatures);
        for (index, list) in
            [&mut program.inputs, &mut program.outputs, &mut program.patch].into_iter().enumerate()
        {
            let elements = module.node(signatures.get(index).copied().flatten());
            for &element in elements {
                list.push(self::element(module, module.node(element)));
            }
        }
        properties(module, node.get(4).copied().flatten(), program);
    }
    if program.stage == Stage::Library {
        program.entry = None;
    }
    Ok(())
}

/// Reads the shaders of a library, and makes the objects that they are passed.
pub(super) fn shaders(module: &Module, program: &mut Program) -> Result<()> {
    if program.stage != Stage::Library {
        return Ok(());
    }
    program.declare_passed();
    let entries = module.named.iter().find(|(name, _)| name == "dx.entryPoints");
    for &entry in entries.map_or(&[][..], |(_, nodes)| nodes) {
        let node = module.node(Some(entry));
        let Some(function) = function(module, node.first().copied().flatten()) else { continue };
        let name = unmangled(module.node_text(node, 1).unwrap_or_default());
        let Some(stage) = entry_stage(module, entry).filter(|&stage| is_of_rays(stage)) else { continue };
        let mut passed = [None; 2];
        let of = module.functions.get(function as usize);
        let of = of.ok_or_else(|| Fault::damaged("a shader without a function"))?;
        for (place, argument) in passed.iter_mut().zip(of.values.iter().take(of.arguments as usize)) {
            if let Ty::Pointer { to, .. } = module.ty(argument.ty) {
                *place = Some(program.layout(Types(module).leaves(*to)?));
            }
        }
        program.entries.push(Entry { name, stage, function, passed });
    }
    Ok(())
}

/// The name of a function as the source has it, out of its mangled name: `\x01?name@outer@@YAXXZ`.
fn unmangled(name: &str) -> String {
    let Some(mangled) = name.trim_start_matches('\x01').strip_prefix('?') else { return name.to_owned() };
    let scopes = mangled.split_once("@@").map_or(mangled, |(scopes, _)| scopes);
    let mut parts: Vec<&str> = scopes.split('@').collect();
    parts.reverse();
    parts.join("::")
}

/// The entries of a library that are of stages with signatures, by their names.
pub(super) fn entries_of_stages(module: &Module) -> Vec<(String, u32)> {
    let entries = module.named.iter().find(|(name, _)| name == "dx.entryPoints");
    let mut out = Vec::new();
    for &entry in entries.map_or(&[][..], |(_, nodes)| nodes) {
        let name = unmangled(module.node_text(module.node(Some(entry)), 1).unwrap_or_default());
        if entry_stage(module, entry).is_some_and(|stage| !is_of_rays(stage)) {
            out.push((name, entry));
        }
    }
    out
}

/// Whether a stage's shaders stay in their library: those of rays.
fn is_of_rays(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::RayGeneration
            | Stage::Intersection
            | Stage::AnyHit
            | Stage::ClosestHit
            | Stage::Miss
            | Stage::Callable
    )
}

/// The stage that a library's entry says it is of.
fn entry_stage(module: &Module, entry: u32) -> Option<Stage> {
    let list = module.node(module.node(Some(entry)).get(4).copied().flatten());
    let kind = (0..list.len() / 2).find(|pair| module.node_int(list, pair * 2) == Some(SHADER_KIND));
    library_stage(module.node_int(list, kind? * 2 + 1)?)
}

/// The tag of the stage among an entry's properties (`kDxilShaderKindTag`).
const SHADER_KIND: i64 = 8;

/// The stage of a library's shader, by DXIL's number.
fn library_stage(kind: i64) -> Option<Stage> {
    Some(match kind {
        0 => Stage::Pixel,
        1 => Stage::Vertex,
        2 => Stage::Geometry,
        3 => Stage::Hull,
        4 => Stage::Domain,
        5 => Stage::Compute,
        13 => Stage::Mesh,
        14 => Stage::Amplification,
        7 => Stage::RayGeneration,
        8 => Stage::Intersection,
        9 => Stage::AnyHit,
        10 => Stage::ClosestHit,
        11 => Stage::Miss,
        12 => Stage::Callable,
        15 => Stage::Node,
        _ => return None,
    })
}

fn stage(name: &str) -> Result<Stage> {
    Ok(match name {
        "ps" => Stage::Pixel,
        "vs" => Stage::Vertex,
        "gs" => Stage::Geometry,
        "hs" => Stage::Hull,
        "ds" => Stage::Domain,
        "cs" => Stage::Compute,
        "ms" => Stage::Mesh,
        "as" => Stage::Amplification,
        "lib" => Stage::Library,
        other => return Err(Fault::unsupported(format!("the shader kind '{other}'"))),
    })
}

/// The function that a node's part is.
fn function(module: &Module, part: Option<u32>) -> Option<u32> {
    match module.metadata.get(part? as usize)? {
        Meta::Value { value } => match module.value(None, *value)?.kind {
            Kind::Function(index) => Some(index),
            _ => None,
        },
        _ => None,
    }
}

/// The variable that a node's part is, perhaps seen as another type.
fn variable(module: &Module, part: Option<u32>) -> Option<u32> {
    let Meta::Value { value } = module.metadata.get(part? as usize)? else { return None };
    match &module.value(None, *value)?.kind {
        Kind::Global(index) => Some(*index),
        Kind::Constant(Constant::Cast { value, .. }) => match module.value(None, *value)?.kind {
            Kind::Global(index) => Some(index),
            _ => None,
        },
        _ => None,
    }
}

fn resources(module: &Module, program: &mut Program) -> Result<()> {
    let lists = module.node(module.named_node("dx.resources")).to_vec();
    for (number, list) in lists.into_iter().enumerate() {
        let Some(class) = Class::from_number(number as u64) else { break };
        for &row in module.node(list) {
            let node = module.node(row);
            let int = |index: usize| module.node_int(node, index).unwrap_or(0) as u32;
            let (kind, tags) = match class {
                Class::Srv => (int(6) as u8, 8),
                Class::Uav => (int(6) as u8, 10),
                Class::Cbv => (13, usize::MAX),
                Class::Sampler => (14, usize::MAX),
            };
            let (mut component, mut stride) = (0, 0);
            let tags = module.node(node.get(tags).copied().flatten());
            for pair in 0..tags.len() / 2 {
                let value = module.node_int(tags, pair * 2 + 1).unwrap_or(0) as u32;
                match module.node_int(tags, pair * 2) {
                    Some(0) => component = value as u8,
                    Some(1) => stride = value,
                    _ => {}
                }
            }
            program.resources.push(Resource {
                class,
                id: int(0),
                space: int(3),
                first: match int(4) {
                    u32::MAX => unbound(module.node_text(node, 2).unwrap_or_default()),
                    first => first,
                },
                view: View { kind, component, stride },
                variable: variable(module, node.get(1).copied().flatten()),
            });
        }
    }
    Ok(())
}

/// Where a library's resource lies that nobody has bound yet: two of them are different memory, and the same one is the same memory
/// whichever compiler numbers it, so its name decides. Room is left for arrays.
fn unbound(name: &str) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let hash = name.bytes().fold(0x811c_9dc5, step);
    0x8000_0000 | hash & 0x7fff_f000
}

/// Most rows of an element of a signature.
const MOST_ROWS: u32 = 256;

fn element(module: &Module, node: &[Option<u32>]) -> Element {
    let int = |index: usize| module.node_int(node, index).unwrap_or(0) as u32;
    let semantic = module.node_text(node, 1).unwrap_or_default().to_ascii_uppercase();
    let numbers = module.node(node.get(4).copied().flatten());
    let mut indices: Vec<u32> =
        (0..numbers.len()).map(|i| module.node_int(numbers, i).unwrap_or(0) as u32).collect();
    // Rows that share an index are told apart by counting on from it.
    let rows = int(6).min(MOST_ROWS) as usize;
    if rows > indices.len() {
        let first = indices.first().copied().unwrap_or(0);
        indices = (0..rows as u32).map(|row| first.saturating_add(row)).collect();
    }
    let tags = module.node(node.get(10).copied().flatten());
    let stream = (0..tags.len() / 2)
        .find(|pair| module.node_int(tags, pair * 2) == Some(0))
        .and_then(|pair| module.node_int(tags, pair * 2 + 1));
    Element {
        id: int(0),
        semantic,
        indices,
        component: int(2) as u8,
        kind: int(3) as u8,
        interpolation: int(5) as u8,
        cols: int(7) as u8,
        stream: stream.unwrap_or(0) as u32,
    }
}

/// The integer that a metadata value is.
fn number_of(module: &Module, part: Option<u32>) -> Option<i64> {
    match module.metadata.get(part? as usize)? {
        Meta::Value { value } => module.int(None, *value),
        _ => None,
    }
}

fn properties(module: &Module, node: Option<u32>, program: &mut Program) {
    let list = module.node(node);
    let properties = &mut program.properties;
    for pair in 0..list.len() / 2 {
        let value = list[pair * 2 + 1];
        let node = module.node(value);
        let int = |index: usize| module.node_int(node, index).unwrap_or(0) as u32;
        match module.node_int(list, pair * 2) {
            // The entry's flags: bit 23 asks for arithmetic of 16 bits as such.
            Some(0) => {
                let flags = number_of(module, value).unwrap_or(0);
                properties.native_halves |= flags >> 23 & 1 != 0;
            }
            Some(1) => {
                properties.input_points = match int(0) {
                    1 => 1,
                    2 => 2,
                    3 => 3,
                    6 => 4,
                    7 => 6,
                    patch @ 8.. => patch - 7,
                    _ => 0,
                };
                properties.max_vertices = int(1);
                properties.output_corners = match int(3) {
                    1 => 1,
                    2 | 3 => 2,
                    _ => 3,
                };
                properties.instances = int(4);
            }
            Some(2) => {
                properties.domain = int(0) as u8;
                properties.input_points = int(1);
            }
            Some(3) => {
                properties.patch_function = function(module, node.first().copied().flatten());
                (properties.input_points, properties.output_points) = (int(1), int(2));
                [properties.domain, properties.partitioning, properties.tessellated] =
                    [3, 4, 5].map(|index| int(index) as u8);
            }
            Some(4) => properties.threads = [int(0), int(1), int(2)],
            Some(tag @ (9 | 10)) => {
                properties.payload = int(if tag == 9 { 4 } else { 1 });
                let threads = module.node(node.first().copied().flatten());
                let number = |index| module.node_int(threads, index).unwrap_or(1) as u32;
                properties.threads = [number(0), number(1), number(2)];
                properties.max_vertices = int(1);
                properties.output_corners = int(3) + 1;
            }
            // The node's input: its properties, of which the third is how many records it may be.
            Some(20) => {
                let input = module.node(node.first().copied().flatten());
                let most = (0..input.len() / 2).find(|pair| module.node_int(input, pair * 2) == Some(3));
                let most = most.and_then(|pair| module.node_int(input, pair * 2 + 1));
                properties.input_records = most.unwrap_or(0) as u32;
            }
            Some(11 | 23) => properties.wave_size = int(0),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::unbound;

    #[test]
    fn resources_that_nobody_has_bound_are_different_memory() {
        let places = ["counts", "pairs", "g4", "g5"].map(unbound);
        for (i, a) in places.iter().enumerate() {
            assert!(places[..i].iter().all(|b| a.abs_diff(*b) >= 0x1000), "{places:x?}");
        }
        assert_eq!(unbound("counts"), unbound("counts"));
    }
}
