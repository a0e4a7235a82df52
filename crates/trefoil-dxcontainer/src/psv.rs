//! `PSV0`: what the runtime checks when it links stages and a root signature into a pipeline state.
//!
//! The validator makes this part again from the module's metadata and compares, so order matters: constant buffers,
//! samplers, SRVs, UAVs; signature elements as in metadata; the string table starts with an empty string and holds
//! names of user semantics only, one for each element; a run of semantic indices that is in the table already is
//! used again.

use crate::bytes::{Error, Put, Reader, string_at};
use crate::kinds;
use crate::signature::{Element, Signature};
use crate::validator;
use smallvec::SmallVec;
use trefoil_facts::{InterpolationMode, ResourceKind, Semantic, Stage, numbered};

const INFO_SIZES: [usize; 4] = [24, 36, 48, 52];
const ELEMENT_SIZE: usize = 16;

numbered! {
    /// What a binding holds.
    ResourceType {
        /// None.
        Invalid = 0,
        /// Sampler.
        Sampler = 1,
        /// Constant buffer.
        Cbv = 2,
        /// Typed SRV.
        SrvTyped = 3,
        /// Raw SRV.
        SrvRaw = 4,
        /// Structured SRV.
        SrvStructured = 5,
        /// Typed UAV.
        UavTyped = 6,
        /// Raw UAV.
        UavRaw = 7,
        /// Structured UAV.
        UavStructured = 8,
        /// Structured UAV with a counter.
        UavStructuredWithCounter = 9,
    }
}

impl ResourceType {
    /// The type of a resource of a kind.
    pub const fn of(kind: ResourceKind, uav: bool, counter: bool) -> ResourceType {
        match (kind, uav) {
            (ResourceKind::Sampler | ResourceKind::SamplerComparison, _) => ResourceType::Sampler,
            (ResourceKind::CBuffer, _) => ResourceType::Cbv,
            (ResourceKind::StructuredBuffer, true) if counter => ResourceType::UavStructuredWithCounter,
            (ResourceKind::StructuredBuffer, true) => ResourceType::UavStructured,
            (ResourceKind::StructuredBuffer, false) => ResourceType::SrvStructured,
            (ResourceKind::RawBuffer, true) => ResourceType::UavRaw,
            (ResourceKind::RawBuffer, false) | (ResourceKind::AccelerationStructure, _) => {
                ResourceType::SrvRaw
            }
            (_, true) => ResourceType::UavTyped,
            (_, false) => ResourceType::SrvTyped,
        }
    }
}

/// The flag of a UAV that 64-bit atomics use.
pub const FLAG_ATOMIC64: u32 = 1;

/// A range of bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// What it holds.
    pub ty: ResourceType,
    /// Register space.
    pub space: u32,
    /// First register.
    pub lower: u32,
    /// Last register, `u32::MAX` where unbounded.
    pub upper: u32,
    /// Kind, if it is known, from runtime-info version 2 on.
    pub kind: Option<ResourceKind>,
    /// Flags, from runtime-info version 2 on.
    pub flags: u32,
}

/// What only a stage's own runtime info says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum StageInfo {
    /// Compute, and stages without facts of their own.
    #[default]
    None,
    /// Vertex.
    Vertex {
        /// Whether a position is written.
        position: bool,
    },
    /// Pixel.
    Pixel {
        /// Whether a depth is written.
        depth: bool,
        /// Whether it runs once for every sample.
        sample_frequency: bool,
    },
    /// Hull.
    Hull {
        /// Control points in.
        input_points: u32,
        /// Control points out.
        output_points: u32,
        /// Domain number.
        domain: u32,
        /// Output primitive number.
        primitive: u32,
    },
    /// Domain.
    Domain {
        /// Control points in.
        input_points: u32,
        /// Whether a position is written.
        position: bool,
        /// Domain number.
        domain: u32,
    },
    /// Geometry.
    Geometry {
        /// Input primitive number.
        primitive: u32,
        /// Output topology number.
        topology: u32,
        /// Streams written.
        streams: u32,
        /// Whether a position is written.
        position: bool,
        /// Most vertices out.
        max_vertices: u16,
    },
    /// Mesh.
    Mesh {
        /// Bytes of group-shared memory.
        groupshared: u32,
        /// Bytes of it that depend on the view.
        groupshared_by_view: u32,
        /// Bytes of payload.
        payload: u32,
        /// Most vertices out.
        max_vertices: u16,
        /// Most primitives out.
        max_primitives: u16,
        /// Output topology number.
        topology: u8,
    },
    /// Amplification.
    Amplification {
        /// Bytes of payload.
        payload: u32,
    },
}

/// A set of signature components: bit `4 * row + column`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComponentMask {
    words: SmallVec<[u32; 4]>,
}

/// Words of a mask over the components of that many rows.
fn mask_words(vectors: usize) -> usize {
    vectors.div_ceil(8)
}

impl ComponentMask {
    /// An empty set over the components of `vectors` rows.
    pub fn new(vectors: usize) -> ComponentMask {
        ComponentMask { words: SmallVec::from_elem(0, mask_words(vectors)) }
    }

    /// Adds a component; one out of range is not added.
    pub fn set(&mut self, component: usize) {
        if let Some(word) = self.words.get_mut(component / 32) {
            *word |= 1 << (component % 32);
        }
    }

    /// Whether a component is in the set.
    pub fn get(&self, component: usize) -> bool {
        self.words.get(component / 32).is_some_and(|word| word >> (component % 32) & 1 != 0)
    }

    /// Adds every component of `other`.
    pub fn union(&mut self, other: &ComponentMask) {
        for (word, add) in self.words.iter_mut().zip(&other.words) {
            *word |= add;
        }
    }

    /// The words.
    pub fn words(&self) -> &[u32] {
        &self.words
    }
}

/// Which outputs depend on which inputs: a mask of outputs for every input component.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DependencyTable {
    /// One mask for each component of the inputs' rows.
    pub by_input: Vec<ComponentMask>,
}

impl DependencyTable {
    /// A table without dependencies.
    pub fn new(input_vectors: usize, output_vectors: usize) -> DependencyTable {
        let rows = if output_vectors == 0 { 0 } else { input_vectors * 4 };
        DependencyTable { by_input: vec![ComponentMask::new(output_vectors); rows] }
    }

    /// Says that an output component depends on an input component.
    pub fn set(&mut self, input: usize, output: usize) {
        if let Some(mask) = self.by_input.get_mut(input) {
            mask.set(output);
        }
    }
}

/// Everything the part is made of.
#[derive(Clone, Debug)]
pub struct Psv<'a> {
    /// Runtime-info version, 0 to 3.
    pub version: u8,
    /// Whether elements of bools are said to be unsigned integers, and not without a type.
    pub bools: bool,
    /// Stage.
    pub kind: Stage,
    /// The stage's own facts.
    pub stage: StageInfo,
    /// Least and most lanes a wave may have; `(0, u32::MAX)` where nothing is asked.
    pub wave_lanes: (u32, u32),
    /// Whether the view is read.
    pub uses_view_id: bool,
    /// Thread group size, of stages that have one.
    pub threads: [u32; 3],
    /// The entry's name.
    pub entry: &'a str,
    /// Bindings: constant buffers, samplers, SRVs, UAVs.
    pub bindings: &'a [Binding],
    /// Inputs.
    pub input: Option<&'a Signature>,
    /// Outputs.
    pub output: Option<&'a Signature>,
    /// Patch constants or primitives.
    pub patch: Option<&'a Signature>,
    /// Outputs that depend on the view, a mask each stream; read only where the view is used.
    pub view_outputs: [ComponentMask; 4],
    /// Patch constants or primitive outputs that depend on the view.
    pub view_patch: ComponentMask,
    /// Outputs by inputs, a table each stream.
    pub input_to_output: [DependencyTable; 4],
    /// Patch constants by inputs (hull, mesh).
    pub input_to_patch: DependencyTable,
    /// Outputs by patch constants (domain).
    pub patch_to_output: DependencyTable,
}

impl<'a> Psv<'a> {
    /// A part with nothing but its stage and entry, for a version of the validator.
    pub fn new(validator: validator::Version, kind: Stage, entry: &'a str) -> Psv<'a> {
        Psv {
            version: validator::psv_version(validator),
            bools: validator::has_bool_elements(validator),
            kind,
            stage: StageInfo::None,
            wave_lanes: (0, u32::MAX),
            uses_view_id: false,
            threads: [0; 3],
            entry,
            bindings: &[],
            input: None,
            output: None,
            patch: None,
            view_outputs: Default::default(),
            view_patch: ComponentMask::default(),
            input_to_output: Default::default(),
            input_to_patch: DependencyTable::default(),
            patch_to_output: DependencyTable::default(),
        }
    }

    /// The part's data.
    pub fn write(&self) -> Vec<u8> {
        let mut tables =
            Tables { strings: Vec::with_capacity(128), indices: Vec::with_capacity(16), bools: self.bools };
        tables.strings.push(0);
        let signatures = [self.input, self.output, self.patch];
        let mut elements = Vec::with_capacity(signatures.iter().flatten().map(|s| s.elements.len()).sum());
        elements.extend(signatures.iter().flatten().flat_map(|s| &s.elements).map(|e| tables.element(e)));
        let entry = tables.strings.len() as u32;
        if self.version > 2 {
            tables.strings.put_str(self.entry);
        }
        let mut out = Vec::with_capacity(512 + 24 * self.bindings.len() + ELEMENT_SIZE * elements.len());
        self.write_info(&mut out, entry);
        self.write_bindings(&mut out);
        if self.version == 0 {
            return out;
        }
        tables.strings.align4(0);
        out.put_u32(tables.strings.len() as u32);
        out.extend_from_slice(&tables.strings);
        out.put_u32(tables.indices.len() as u32);
        tables.indices.iter().for_each(|&index| out.put_u32(index));
        if !elements.is_empty() {
            out.put_u32(ELEMENT_SIZE as u32);
            elements.iter().for_each(|element| out.extend_from_slice(element));
        }
        self.write_dependencies(&mut out);
        out
    }

    fn vectors(&self, signature: Option<&Signature>, stream: u8) -> usize {
        signature.map_or(0, |signature| signature.vectors(stream))
    }

    fn write_info(&self, out: &mut Vec<u8>, entry: u32) {
        let size = INFO_SIZES[usize::from(self.version)];
        out.put_u32(size as u32);
        let start = out.len();
        self.write_stage(out);
        out.resize(start + 16, 0);
        out.put_u32(self.wave_lanes.0);
        out.put_u32(self.wave_lanes.1);
        out.push(self.kind.number() as u8);
        out.push(u8::from(self.uses_view_id));
        let patch = self.vectors(self.patch, 0) as u8;
        match self.stage {
            StageInfo::Geometry { max_vertices, .. } => out.put_u16(max_vertices),
            StageInfo::Mesh { topology, .. } => out.extend_from_slice(&[patch, topology]),
            _ => out.extend_from_slice(&[patch, 0]),
        }
        for signature in [self.input, self.output, self.patch] {
            out.push(signature.map_or(0, |signature| signature.elements.len()) as u8);
        }
        out.push(self.vectors(self.input, 0) as u8);
        (0..4).for_each(|stream| out.push(self.vectors(self.output, stream) as u8));
        self.threads.iter().for_each(|&count| out.put_u32(count));
        out.put_u32(entry);
        out.truncate(start + size);
    }

    fn write_stage(&self, out: &mut Vec<u8>) {
        match self.stage {
            StageInfo::None => {}
            StageInfo::Vertex { position } => out.push(u8::from(position)),
            StageInfo::Pixel { depth, sample_frequency } => {
                out.extend_from_slice(&[u8::from(depth), u8::from(sample_frequency)]);
            }
            StageInfo::Hull { input_points, output_points, domain, primitive } => {
                [input_points, output_points, domain, primitive].iter().for_each(|&value| out.put_u32(value));
            }
            StageInfo::Domain { input_points, position, domain } => {
                [input_points, u32::from(position), domain].iter().for_each(|&value| out.put_u32(value));
            }
            StageInfo::Geometry { primitive, topology, streams, position, .. } => {
                [primitive, topology, streams, u32::from(position)]
                    .iter()
                    .for_each(|&value| out.put_u32(value));
            }
            StageInfo::Mesh {
                groupshared,
                groupshared_by_view,
                payload,
                max_vertices,
                max_primitives,
                ..
            } => {
                [groupshared, groupshared_by_view, payload].iter().for_each(|&value| out.put_u32(value));
                out.put_u16(max_vertices);
                out.put_u16(max_primitives);
            }
            StageInfo::Amplification { payload } => out.put_u32(payload),
        }
    }

    fn write_bindings(&self, out: &mut Vec<u8>) {
        out.put_u32(self.bindings.len() as u32);
        if self.bindings.is_empty() {
            return;
        }
        let wide = self.version >= 2;
        out.put_u32(if wide { 24 } else { 16 });
        for binding in self.bindings {
            out.put_u32(binding.ty.number());
            out.put_u32(binding.space);
            out.put_u32(binding.lower);
            out.put_u32(binding.upper);
            if wide {
                out.put_u32(binding.kind.map_or(0, ResourceKind::dxil_number));
                out.put_u32(binding.flags);
            }
        }
    }

    fn write_dependencies(&self, out: &mut Vec<u8>) {
        let inputs = self.vectors(self.input, 0);
        let patch = self.vectors(self.patch, 0);
        let outputs: [usize; 4] = std::array::from_fn(|stream| self.vectors(self.output, stream as u8));
        let makes_patch = matches!(self.kind, Stage::Hull | Stage::Mesh);
        if self.uses_view_id {
            for (mask, &vectors) in self.view_outputs.iter().zip(&outputs) {
                put_words(out, mask.words(), mask_words(vectors));
            }
            if makes_patch {
                put_words(out, self.view_patch.words(), mask_words(patch));
            }
        }
        for (table, &vectors) in self.input_to_output.iter().zip(&outputs) {
            put_table(out, table, inputs, vectors);
        }
        if makes_patch {
            put_table(out, &self.input_to_patch, inputs, patch);
        }
        if self.kind == Stage::Domain {
            put_table(out, &self.patch_to_output, patch, outputs[0]);
        }
    }
}

/// Writes exactly `count` words: missing ones are zero.
fn put_words(out: &mut Vec<u8>, words: &[u32], count: usize) {
    (0..count).for_each(|i| out.put_u32(words.get(i).copied().unwrap_or(0)));
}

fn put_table(out: &mut Vec<u8>, table: &DependencyTable, inputs: usize, outputs: usize) {
    for component in 0..inputs * 4 {
        let words = table.by_input.get(component).map_or(&[][..], ComponentMask::words);
        put_words(out, words, mask_words(outputs));
    }
}

/// The string table and the table of semantic indices.
struct Tables {
    strings: Vec<u8>,
    indices: Vec<u32>,
    bools: bool,
}

impl Tables {
    fn element(&mut self, element: &Element) -> [u8; ELEMENT_SIZE] {
        let name = if element.kind == Semantic::Arbitrary && !element.name.is_empty() {
            let at = self.strings.len() as u32;
            self.strings.put_str(&element.name);
            at
        } else {
            0
        };
        let indices = match element.rows_per_index {
            1 => self.index_run(&element.indices),
            // As DXC's assembler has it, which looks for as many indices as there are rows.
            _ => self.new_run(&element.indices),
        };
        let mut out = [0; ELEMENT_SIZE];
        out[..4].copy_from_slice(&name.to_le_bytes());
        out[4..8].copy_from_slice(&indices.to_le_bytes());
        let place = element.location.map_or(0, |location| 0x40 | location.col << 4);
        out[8..].copy_from_slice(&[
            element.rows() as u8,
            element.location.map_or(0, |location| location.row),
            element.cols & 15 | place,
            element.kind.number() as u8,
            element.component_number(self.bools) as u8,
            element.interpolation.number() as u8,
            element.dynamic & 15 | element.stream << 4 & 0x30,
            0,
        ]);
        out
    }

    fn index_run(&mut self, run: &[u32]) -> u32 {
        let found = self.indices.windows(run.len().max(1)).position(|window| window == run);
        found.map_or_else(|| self.new_run(run), |at| at as u32)
    }

    fn new_run(&mut self, run: &[u32]) -> u32 {
        let at = self.indices.len();
        self.indices.extend_from_slice(run);
        at as u32
    }
}

/// A part that was read.
#[derive(Clone, Debug)]
pub struct ParsedPsv {
    /// Runtime-info version.
    pub version: u8,
    /// Stage, from version 1 on.
    pub kind: Option<Stage>,
    /// The 16 bytes of the stage's own facts.
    pub stage: [u8; 16],
    /// Least and most lanes of a wave.
    pub wave_lanes: (u32, u32),
    /// Whether the view is read.
    pub uses_view_id: bool,
    /// Thread group size, from version 2 on.
    pub threads: [u32; 3],
    /// Entry name, from version 3 on.
    pub entry: Option<String>,
    /// Bindings.
    pub bindings: Vec<Binding>,
    /// Elements of the three signatures.
    pub signatures: [Vec<Element>; 3],
    /// Rows of the inputs, then of each output stream.
    pub vectors: [u8; 5],
}

impl ParsedPsv {
    /// Reads the part, but for its dependency tables.
    pub fn parse(data: &[u8]) -> Result<ParsedPsv, Error> {
        let mut reader = Reader::new(data);
        let size = reader.u32()? as usize;
        let version = INFO_SIZES.iter().rposition(|&known| known <= size);
        let version = version.ok_or(Error::new(0, &kinds::RUNTIME_INFO_SIZE))? as u8;
        let mut info = Reader::new(reader.bytes(size)?);
        let mut stage = [0; 16];
        stage.copy_from_slice(info.bytes(16)?);
        let wave_lanes = (info.u32()?, info.u32()?);
        let mut out = ParsedPsv {
            version,
            kind: None,
            stage,
            wave_lanes,
            uses_view_id: false,
            threads: [0; 3],
            entry: None,
            bindings: parse_bindings(&mut reader)?,
            signatures: Default::default(),
            vectors: [0; 5],
        };
        if version == 0 {
            return Ok(out);
        }
        out.kind = Stage::from_number(u32::from(info.u8()?));
        out.uses_view_id = info.u8()? != 0;
        info.u16()?;
        let counts = [info.u8()?, info.u8()?, info.u8()?];
        out.vectors.copy_from_slice(info.bytes(5)?);
        if version >= 2 {
            out.threads = [info.u32()?, info.u32()?, info.u32()?];
        }
        let count = reader.count(1)?;
        let strings = reader.bytes(count)?;
        if version >= 3 {
            out.entry = Some(string_at(strings, info.u32()?)?);
        }
        let index_count = reader.count(4)?;
        let indices: Vec<u32> = (0..index_count).map(|_| reader.u32()).collect::<Result<_, _>>()?;
        if counts != [0; 3] {
            let size = reader.u32()? as usize;
            if size < ELEMENT_SIZE {
                return Err(Error::new(reader.position(), &kinds::SIGNATURE_ELEMENT_SIZE));
            }
            for (list, count) in out.signatures.iter_mut().zip(counts) {
                for _ in 0..count {
                    list.push(parse_element(reader.bytes(size)?, strings, &indices)?);
                }
            }
        }
        Ok(out)
    }
}

fn parse_bindings(reader: &mut Reader<'_>) -> Result<Vec<Binding>, Error> {
    let count = reader.u32()? as usize;
    if count == 0 {
        return Ok(Vec::new());
    }
    let size = reader.u32()? as usize;
    if size < 16 || count.checked_mul(size).is_none_or(|total| total > reader.remaining()) {
        return Err(Error::new(reader.position(), &kinds::BINDINGS_PAST_END));
    }
    let mut bindings = Vec::with_capacity(count);
    for _ in 0..count {
        let mut record = Reader::new(reader.bytes(size)?);
        let ty = ResourceType::from_number(record.u32()?).unwrap_or(ResourceType::Invalid);
        let (space, lower, upper) = (record.u32()?, record.u32()?, record.u32()?);
        let (kind, flags) = if size >= 24 { (record.u32()?, record.u32()?) } else { (0, 0) };
        let kind = ResourceKind::from_dxil_number(kind);
        bindings.push(Binding { ty, space, lower, upper, kind, flags });
    }
    Ok(bindings)
}

fn parse_element(data: &[u8], strings: &[u8], indices: &[u32]) -> Result<Element, Error> {
    use crate::signature::Location;
    use trefoil_facts::ComponentType;
    let mut reader = Reader::new(data);
    let name = string_at(strings, reader.u32()?)?;
    let at = reader.u32()? as usize;
    let b = reader.bytes(8)?;
    let rows = usize::from(b[0]);
    let run = indices
        .get(at..indices.len().min(at.saturating_add(rows)))
        .filter(|run| rows == 0 || !run.is_empty());
    let run = run.ok_or(Error::new(4, &kinds::SEMANTIC_INDICES))?;
    // A run that the table's end cuts is one that rows share.
    let run = if rows.is_multiple_of(run.len().max(1)) { run } else { &run[..1] };
    let cols = b[2] & 15;
    if cols > 4 {
        return Err(Error::new(0, &kinds::SIGNATURE_COLUMNS));
    }
    Ok(Element {
        name,
        indices: run.to_vec(),
        rows_per_index: (rows / run.len().max(1)) as u8,
        kind: Semantic::from_dxil_number(u32::from(b[3])).ok_or(Error::new(11, &kinds::SEMANTIC_KIND))?,
        component: ComponentType::from_signature_number(u32::from(b[4]))
            .ok_or(Error::new(12, &kinds::COMPONENT_TYPE))?,
        interpolation: InterpolationMode::from_number(u32::from(b[5]))
            .ok_or(Error::new(13, &kinds::INTERPOLATION))?,
        cols,
        location: (b[2] & 0x40 != 0).then_some(Location { row: b[1], col: b[2] >> 4 & 3 }),
        stream: b[6] >> 4 & 3,
        usage: 0,
        dynamic: b[6] & 15,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::{Packing, pack};
    use trefoil_facts::ComponentType;
    use trefoil_facts::SigPoint;

    fn signature(point: SigPoint, names: &[(&str, u32)]) -> Signature {
        let mut signature = Signature::new(point);
        for &(name, index) in names {
            let kind = Semantic::from_name(name).unwrap();
            signature.elements.push(Element::new(name, index, kind, ComponentType::F32, 4));
        }
        pack(&mut signature, Packing::default()).unwrap();
        signature
    }

    #[test]
    fn every_version_reads_back() {
        let input = signature(SigPoint::VSIn, &[("POSITION", 0), ("UV", 1), ("UV", 2)]);
        let output = signature(SigPoint::VSOut, &[("SV_Position", 0), ("UV", 1)]);
        let bindings = [Binding {
            ty: ResourceType::of(ResourceKind::StructuredBuffer, true, true),
            space: 1,
            lower: 2,
            upper: u32::MAX,
            kind: Some(ResourceKind::StructuredBuffer),
            flags: 0,
        }];
        for (version, validator) in [(0, (1, 0)), (1, (1, 5)), (2, (1, 7)), (3, (1, 8))] {
            let mut psv = Psv::new(validator, Stage::Vertex, "main");
            psv.stage = StageInfo::Vertex { position: true };
            psv.bindings = &bindings;
            (psv.input, psv.output) = (Some(&input), Some(&output));
            psv.input_to_output[0] = DependencyTable::new(3, 2);
            psv.input_to_output[0].set(4, 7);
            let data = psv.write();
            assert_eq!(data.len() % 4, 0);
            let read = ParsedPsv::parse(&data).unwrap();
            assert_eq!((read.version, read.bindings[0].ty), (version, bindings[0].ty));
            if version > 0 {
                assert_eq!(read.vectors, [3, 2, 0, 0, 0]);
                assert_eq!(read.signatures[0][2].indices, [2]);
                assert_eq!(read.signatures[1][0].kind, Semantic::Position);
                // Twelve input components, one word each, and input 4 reaches output 7.
                let table = &data[data.len() - 48..];
                assert_eq!(table[16..20], 0x80u32.to_le_bytes());
            }
            assert_eq!(read.entry.as_deref(), (version > 2).then_some("main"));
            (0..data.len() - 48).for_each(|len| drop(ParsedPsv::parse(&data[..len])));
        }
    }

    #[test]
    fn compute_of_version_two_is_just_its_info() {
        let mut psv = Psv::new((1, 6), Stage::Compute, "main");
        psv.threads = [8, 4, 1];
        let data = psv.write();
        // Info size and info, binding count, string table of one word, no indices.
        assert_eq!(data.len(), 4 + 48 + 4 + 8 + 4);
        assert_eq!(ParsedPsv::parse(&data).unwrap().threads, [8, 4, 1]);
    }
}
