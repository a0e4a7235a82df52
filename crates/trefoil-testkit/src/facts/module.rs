//! The facts of a SPIR-V module that the pipeline and other modules rely on.

use crate::spirv::{instructions, text, words};
use spirv::{BuiltIn, Capability, Decoration, Dim, ExecutionMode, ImageFormat, Op, StorageClass};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What a fact is about, and which part of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// Of SPIR-V `capability`, `extension`, `mode`, `input`, `output`, `resource`, `groupshared`; DXIL has more.
    pub what: Cow<'static, str>,
    /// Its name in the source, or the number by which SPIR-V names it.
    pub name: String,
    /// `location`, `type`, `set`, `binding`, `layout` and their kin.
    pub part: Cow<'static, str>,
}

impl Key {
    /// Whether a name belongs to the kind of fact: there are few of them, and each is a rule of its own.
    pub(super) fn is_named_in_kind(&self) -> bool {
        let named = [
            "capability",
            "extension",
            "mode",
            "part",
            "feature",
            "metadata",
            "STAT metadata",
            "count",
            "counter",
            "STAT counter",
            "entry tag",
            "STAT entry tag",
        ];
        named.contains(&self.what.as_ref()) || self.part == "built-in"
    }
}

/// The facts of a module.
#[derive(Debug, Default)]
pub struct Facts(pub BTreeMap<Key, String>);

impl Facts {
    /// Reads a module.
    ///
    /// # Errors
    /// What is no module.
    pub fn of(module: &[u8]) -> Result<Facts, String> {
        let words = words(module)?;
        let mut module = Module::default();
        for (op, operands) in instructions(&words) {
            if op == Op::Function as u32 {
                break;
            }
            module.take(op, operands).ok_or("an instruction is too short")?;
        }
        let mut facts = Facts::default();
        module.tell(&mut facts);
        Ok(facts)
    }

    pub(super) fn say(
        &mut self,
        what: impl Into<Cow<'static, str>>,
        name: &str,
        part: impl Into<Cow<'static, str>>,
        value: String,
    ) {
        self.0.insert(Key { what: what.into(), name: name.into(), part: part.into() }, value);
    }
}

/// Decorations, each with its operands.
type Decorations<'a> = Vec<(u32, &'a [u32])>;

/// What is collected of a module.
#[derive(Default)]
struct Module<'a> {
    names: BTreeMap<u32, String>,
    members: BTreeMap<(u32, u32), String>,
    decorations: BTreeMap<u32, Decorations<'a>>,
    member_decorations: BTreeMap<(u32, u32), Decorations<'a>>,
    types: BTreeMap<u32, (Op, &'a [u32])>,
    constants: BTreeMap<u32, u32>,
    variables: Vec<(u32, u32, u32)>,
    capabilities: Vec<u32>,
    extensions: Vec<String>,
    modes: Vec<(u32, &'a [u32])>,
}

/// Most leaves of a buffer that are listed.
const MOST_LEAVES: usize = 400;

impl<'a> Module<'a> {
    fn take(&mut self, op: u32, operands: &'a [u32]) -> Option<()> {
        let at = |index: usize| operands.get(index).copied();
        let op = Op::from_u32(op)?;
        match op {
            Op::Capability => self.capabilities.push(at(0)?),
            Op::Extension => self.extensions.push(text(operands)),
            Op::ExecutionMode => self.modes.push((at(1)?, operands.get(2..)?)),
            Op::Name => drop(self.names.insert(at(0)?, text(operands.get(1..)?))),
            Op::MemberName => drop(self.members.insert((at(0)?, at(1)?), text(operands.get(2..)?))),
            Op::Decorate => self.decorations.entry(at(0)?).or_default().push((at(1)?, operands.get(2..)?)),
            Op::MemberDecorate => {
                let list = self.member_decorations.entry((at(0)?, at(1)?)).or_default();
                list.push((at(2)?, operands.get(3..)?));
            }
            Op::Constant => drop(self.constants.insert(at(1)?, at(2)?)),
            Op::Variable => self.variables.push((at(1)?, at(0)?, at(2)?)),
            Op::TypeVoid
            | Op::TypeBool
            | Op::TypeInt
            | Op::TypeFloat
            | Op::TypeVector
            | Op::TypeMatrix
            | Op::TypeImage
            | Op::TypeSampler
            | Op::TypeSampledImage
            | Op::TypeArray
            | Op::TypeRuntimeArray
            | Op::TypeStruct
            | Op::TypePointer
            | Op::TypeAccelerationStructureKHR => drop(self.types.insert(at(0)?, (op, operands.get(1..)?))),
            _ => {}
        }
        Some(())
    }

    fn tell(&self, facts: &mut Facts) {
        for &c in &self.capabilities {
            let name = Capability::from_u32(c).map_or(c.to_string(), |c| format!("{c:?}"));
            facts.say("capability", &name, "", String::new());
        }
        for name in &self.extensions {
            facts.say("extension", name, "", String::new());
        }
        for (mode, operands) in &self.modes {
            let name = ExecutionMode::from_u32(*mode).map_or(mode.to_string(), |m| format!("{m:?}"));
            facts.say("mode", &name, "operands", format!("{operands:?}"));
        }
        for &(id, pointer, class) in &self.variables {
            let Some(&(Op::TypePointer, &[_, held])) = self.types.get(&pointer) else { continue };
            match StorageClass::from_u32(class) {
                Some(StorageClass::Input) => self.tell_stage("input", id, held, facts),
                Some(StorageClass::Output) => self.tell_stage("output", id, held, facts),
                Some(StorageClass::Workgroup) => {
                    let name = self.name(id);
                    facts.say("groupshared", &name, "type", self.shape(held));
                }
                Some(
                    StorageClass::Uniform
                    | StorageClass::UniformConstant
                    | StorageClass::StorageBuffer
                    | StorageClass::PushConstant,
                ) => self.tell_resource(id, held, class, facts),
                _ => {}
            }
        }
    }

    fn name(&self, id: u32) -> String {
        self.names.get(&id).cloned().unwrap_or_default()
    }

    /// The first operand of a decoration of an id; 0 for one that has none.
    fn decoration(&self, id: u32, which: Decoration) -> Option<u32> {
        let (_, operands) = self.decorations.get(&id)?.iter().find(|(d, _)| *d == which as u32)?;
        Some(operands.first().copied().unwrap_or(0))
    }

    fn member_decoration(&self, id: u32, member: u32, which: Decoration) -> Option<u32> {
        let list = self.member_decorations.get(&(id, member))?;
        let (_, operands) = list.iter().find(|(d, _)| *d == which as u32)?;
        Some(operands.first().copied().unwrap_or(0))
    }

    /// An input or output: by the built-in that it is, or by its name.
    fn tell_stage(&self, side: &'static str, id: u32, held: u32, facts: &mut Facts) {
        let named = BuiltIn::from_u32;
        if let Some(&(Op::TypeStruct, members)) = self.types.get(&held) {
            for (n, &ty) in (0u32..).zip(members) {
                if let Some(which) = self.member_decoration(held, n, Decoration::BuiltIn).and_then(named) {
                    facts.say(side, &format!("{which:?}"), "built-in", self.shape(ty));
                }
            }
            return;
        }
        let name = match self.decoration(id, Decoration::BuiltIn).and_then(named) {
            Some(which) => {
                let name = format!("{which:?}");
                facts.say(side, &name, "built-in", self.shape(held));
                name
            }
            None => {
                let name = self.name(id);
                facts.say(side, &name, "type", self.shape(held));
                name
            }
        };
        for (which, part) in [
            (Decoration::Location, "location"),
            (Decoration::Component, "component"),
            (Decoration::Index, "index"),
            (Decoration::Flat, "flat"),
            (Decoration::NoPerspective, "noperspective"),
            (Decoration::Centroid, "centroid"),
            (Decoration::Sample, "sample"),
            (Decoration::Patch, "patch"),
            (Decoration::Stream, "stream"),
            (Decoration::Invariant, "invariant"),
        ] {
            if let Some(value) = self.decoration(id, which) {
                facts.say(side, &name, part, value.to_string());
            }
        }
    }

    fn tell_resource(&self, id: u32, held: u32, class: u32, facts: &mut Facts) {
        let name = self.name(id);
        let (mut of, mut count) = (held, String::new());
        while let Some(&(op @ (Op::TypeArray | Op::TypeRuntimeArray), operands)) = self.types.get(&of) {
            let length = if op == Op::TypeArray { self.length(operands) } else { 0 };
            count += &format!("[{length}]");
            of = operands[0];
        }
        for (which, part) in [
            (Decoration::DescriptorSet, "set"),
            (Decoration::Binding, "binding"),
            (Decoration::InputAttachmentIndex, "attachment"),
            (Decoration::Coherent, "coherent"),
        ] {
            if let Some(value) = self.decoration(id, which) {
                facts.say("resource", &name, part, value.to_string());
            }
        }
        let class = StorageClass::from_u32(class).map_or(String::new(), |c| format!("{c:?}"));
        facts.say("resource", &name, "count", count);
        facts.say("resource", &name, "class", class);
        match self.types.get(&of) {
            Some((Op::TypeStruct, _)) => {
                let block =
                    if self.decoration(of, Decoration::BufferBlock).is_some() { "BufferBlock" } else { "" };
                facts.say("resource", &name, "block", block.into());
                let mut leaves = Vec::new();
                self.leaves(of, 0, None, &mut leaves);
                leaves.truncate(MOST_LEAVES);
                facts.say("resource", &name, "layout", leaves.join(" "));
            }
            Some((Op::TypeImage, operands)) => {
                let format = operands.get(6).copied().and_then(ImageFormat::from_u32);
                facts.say(
                    "resource",
                    &name,
                    "format",
                    format!("{:?}", format.unwrap_or(ImageFormat::Unknown)),
                );
                facts.say("resource", &name, "type", self.shape(of));
            }
            _ => facts.say("resource", &name, "type", self.shape(of)),
        }
    }

    fn length(&self, operands: &[u32]) -> u32 {
        operands.get(1).and_then(|id| self.constants.get(id)).copied().unwrap_or(0)
    }

    /// The scalars of a buffer with their offsets: structures and matrices taken apart, arrays by their stride.
    fn leaves(&self, ty: u32, at: u32, matrix: Option<(u32, bool)>, leaves: &mut Vec<String>) {
        if leaves.len() > MOST_LEAVES {
            return;
        }
        match self.types.get(&ty) {
            Some(&(Op::TypeStruct, members)) => {
                for (n, &member) in (0u32..).zip(members) {
                    let offset = self.member_decoration(ty, n, Decoration::Offset).unwrap_or(0);
                    let stride = self.member_decoration(ty, n, Decoration::MatrixStride);
                    let rows = self.member_decoration(ty, n, Decoration::RowMajor).is_some();
                    self.leaves(member, at + offset, stride.map(|s| (s, rows)), leaves);
                }
            }
            Some(&(op @ (Op::TypeArray | Op::TypeRuntimeArray), operands)) => {
                let stride = self.decoration(ty, Decoration::ArrayStride).unwrap_or(0);
                // The elements of a run-time array repeat the first; of another, all count.
                let count = if op == Op::TypeArray { self.length(operands).min(64) } else { 1 };
                if op == Op::TypeRuntimeArray {
                    leaves.push(format!("every {stride}:"));
                }
                for n in 0..count {
                    self.leaves(operands[0], at + n * stride, matrix, leaves);
                }
            }
            Some(&(Op::TypeMatrix, &[column, columns])) => {
                let Some(&(_, &[scalar, lanes])) = self.types.get(&column) else { return };
                let (stride, rows) = matrix.unwrap_or((16, false));
                let size = self.bits(scalar) / 8;
                let (outer, inner) = if rows { (lanes, columns) } else { (columns, lanes) };
                for o in 0..outer {
                    for i in 0..inner {
                        leaves.push(format!("{}:{}", at + o * stride + i * size, self.shape(scalar)));
                    }
                }
            }
            Some(&(Op::TypeVector, &[scalar, lanes])) => {
                let size = self.bits(scalar) / 8;
                leaves.extend((0..lanes).map(|n| format!("{}:{}", at + n * size, self.shape(scalar))));
            }
            Some(_) => leaves.push(format!("{at}:{}", self.shape(ty))),
            None => {}
        }
    }

    fn bits(&self, scalar: u32) -> u32 {
        match self.types.get(&scalar) {
            Some((Op::TypeInt | Op::TypeFloat, operands)) => operands[0],
            _ => 32,
        }
    }

    /// A type in short. Signs of integers do not count: one compiler keeps them, the other computes without.
    fn shape(&self, ty: u32) -> String {
        match self.types.get(&ty) {
            Some((Op::TypeBool, _)) => "bool".into(),
            Some((Op::TypeInt, operands)) => format!("i{}", operands[0]),
            Some((Op::TypeFloat, operands)) => format!("f{}", operands[0]),
            Some((Op::TypeVector, operands)) => format!("{}x{}", self.shape(operands[0]), operands[1]),
            // A matrix takes the places of an array of its columns.
            Some((Op::TypeMatrix, operands)) => format!("[{}]{}", operands[1], self.shape(operands[0])),
            Some((Op::TypeArray, operands)) => {
                format!("[{}]{}", self.length(operands), self.shape(operands[0]))
            }
            Some((Op::TypeRuntimeArray, operands)) => format!("[]{}", self.shape(operands[0])),
            Some((Op::TypeSampler, _)) => "sampler".into(),
            Some((Op::TypeSampledImage, operands)) => format!("sampled {}", self.shape(operands[0])),
            Some((Op::TypeImage, operands)) => {
                let dim = operands.get(1).copied().and_then(Dim::from_u32);
                let word = |n: usize| operands.get(n).copied().unwrap_or(0);
                format!(
                    "image {} {:?} arrayed {} ms {} sampled {}",
                    self.shape(operands[0]),
                    dim.unwrap_or(Dim::Dim2D),
                    word(3),
                    word(4),
                    word(5)
                )
            }
            Some((Op::TypeStruct, operands)) => {
                let members: Vec<String> = operands.iter().map(|&m| self.shape(m)).collect();
                format!("{{{}}}", members.join(" "))
            }
            Some((op, _)) => format!("{op:?}"),
            None => "?".into(),
        }
    }
}
