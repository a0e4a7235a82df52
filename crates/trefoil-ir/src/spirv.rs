//! Requests of the source to SPIR-V by number and name, which pass from the front end to the module unchanged.

use crate::{HashMap, ResourceId, Symbol};
use smallvec::SmallVec;

/// The target of a decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpirvSubject {
    /// A resource.
    Resource(ResourceId),
    /// An element of the input signature.
    Input(u32),
    /// An element of the output signature.
    Output(u32),
    /// An element of the patch constants.
    Patch(u32),
    /// One of [`SpirvNote::Variable`], by its position among them.
    Variable(u32),
}

impl SpirvSubject {
    /// Whether it is of an entry, not of the module.
    fn is_of_entry(self) -> bool {
        matches!(self, Self::Input(_) | Self::Output(_) | Self::Patch(_))
    }

    fn parts(self) -> [u32; 2] {
        match self {
            Self::Resource(id) => [0, id.as_u32()],
            Self::Input(n) => [1, n],
            Self::Output(n) => [2, n],
            Self::Variable(n) => [3, n],
            Self::Patch(n) => [4, n],
        }
    }

    fn from_parts(kind: u32, id: u32) -> Option<Self> {
        Some(match kind {
            0 => Self::Resource(ResourceId::from_u32(id)),
            1 => Self::Input(id),
            2 => Self::Output(id),
            3 => Self::Variable(id),
            4 => Self::Patch(id),
            _ => return None,
        })
    }
}

/// A request of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpirvNote {
    /// An execution mode of the entry.
    Mode {
        /// Its number.
        mode: u32,
        /// Its operands.
        operands: Vec<u32>,
        /// Whether the operands are the ids of constants.
        by_id: bool,
    },
    /// A resource that is an attachment of the pass.
    Subpass {
        /// The resource.
        resource: ResourceId,
        /// The attachment's index; none for depth and stencil.
        index: Option<u32>,
    },
    /// A decoration of what the source declares.
    Decoration {
        /// Its target.
        of: SpirvSubject,
        /// Its number.
        number: u32,
        /// Operands that are numbers.
        operands: Vec<u32>,
        /// Operands that are strings.
        texts: Vec<Symbol>,
        /// Whether the operands are the ids of constants.
        by_id: bool,
    },
    /// A variable with an explicit storage class.
    Variable {
        /// Its name.
        name: Symbol,
        /// The storage class.
        class: u32,
        /// The built-in that it is.
        built_in: Option<u32>,
    },
    /// An extended instruction set; instructions refer to it by its index among the sets.
    InstructionSet(Symbol),
    /// A string; instructions refer to it by its index among the strings.
    Text(Symbol),
    /// An element of a signature whose semantic is written without a number.
    Bare(SpirvSubject),
    /// An array of resources within a structure, each element of which has a binding of its own.
    Apart(ResourceId),
    /// A constant buffer in the shader record of a ray tracing shader.
    ShaderRecord(ResourceId),
    /// A request of an entry after the first.
    OfEntry {
        /// The index of the entry.
        entry: u32,
        /// A mode, or a decoration in its signatures.
        note: Box<SpirvNote>,
    },
}

impl SpirvNote {
    /// A number of the kind, numbers and strings, for text.
    pub fn parts(&self) -> (u32, Vec<u32>, Vec<Symbol>) {
        match self {
            Self::Mode { mode, operands, by_id } => {
                (0, [&[*mode, u32::from(*by_id)], &operands[..]].concat(), vec![])
            }
            Self::Subpass { resource, index } => {
                let mut numbers = vec![resource.as_u32()];
                numbers.extend(index);
                (1, numbers, vec![])
            }
            Self::Decoration { of, number, operands, texts, by_id } => {
                let [kind, id] = of.parts();
                let head = [kind, id, *number, u32::from(*by_id)];
                (2, [&head, &operands[..]].concat(), texts.clone())
            }
            Self::Variable { name, class, built_in } => {
                let mut numbers = vec![*class];
                numbers.extend(built_in);
                (3, numbers, vec![*name])
            }
            Self::InstructionSet(name) => (4, vec![], vec![*name]),
            Self::Text(text) => (5, vec![], vec![*text]),
            Self::Bare(of) => (6, of.parts().to_vec(), vec![]),
            Self::Apart(id) => (7, vec![id.as_u32()], vec![]),
            Self::ShaderRecord(id) => (8, vec![id.as_u32()], vec![]),
            Self::OfEntry { entry, note } => {
                let (kind, numbers, texts) = note.parts();
                (9, [&[*entry, kind], &numbers[..]].concat(), texts)
            }
        }
    }

    /// Whether it concerns one entry, not the module.
    fn is_of_entry(&self) -> bool {
        match self.about().1 {
            About::Module => false,
            About::Entry => true,
            About::Subject(of) => of.is_of_entry(),
        }
    }

    /// What it is about, with the index of the entry.
    fn about(&self) -> (u32, About) {
        let of = match self {
            Self::Mode { .. } => About::Entry,
            Self::Variable { .. } | Self::InstructionSet(_) | Self::Text(_) => About::Module,
            Self::Subpass { resource, .. } | Self::Apart(resource) | Self::ShaderRecord(resource) => {
                About::Subject(SpirvSubject::Resource(*resource))
            }
            Self::Decoration { of, .. } | Self::Bare(of) => About::Subject(*of),
            Self::OfEntry { entry, note } => return (*entry, note.about().1),
        };
        (0, of)
    }

    /// The request itself, if it is one of an entry after the first.
    fn plain(&self) -> &Self {
        match self {
            Self::OfEntry { note, .. } => note,
            note => note,
        }
    }

    /// The inverse of [`parts`](Self::parts).
    pub fn from_parts(kind: u32, numbers: &[u32], texts: &[Symbol]) -> Option<Self> {
        Some(match (kind, numbers, texts) {
            (0, [mode, by_id, operands @ ..], []) => {
                Self::Mode { mode: *mode, operands: operands.to_vec(), by_id: *by_id != 0 }
            }
            (1, [resource, index @ ..], []) if index.len() < 2 => {
                Self::Subpass { resource: ResourceId::from_u32(*resource), index: index.first().copied() }
            }
            (2, [kind, id, number, by_id, operands @ ..], texts) => Self::Decoration {
                of: SpirvSubject::from_parts(*kind, *id)?,
                number: *number,
                operands: operands.to_vec(),
                texts: texts.to_vec(),
                by_id: *by_id != 0,
            },
            (3, [class, built_in @ ..], [name]) if built_in.len() < 2 => {
                Self::Variable { name: *name, class: *class, built_in: built_in.first().copied() }
            }
            (4, [], [name]) => Self::InstructionSet(*name),
            (5, [], [text]) => Self::Text(*text),
            (7, [id], []) => Self::Apart(ResourceId::from_u32(*id)),
            (6, [kind, id], []) => Self::Bare(SpirvSubject::from_parts(*kind, *id)?),
            (8, [id], []) => Self::ShaderRecord(ResourceId::from_u32(*id)),
            (9, [entry, kind, numbers @ ..], texts) if *kind != 9 => {
                let note = Self::from_parts(*kind, numbers, texts).filter(Self::is_of_entry)?;
                Self::OfEntry { entry: *entry, note: Box::new(note) }
            }
            _ => return None,
        })
    }

    /// The resource that it concerns.
    pub fn resource(&self) -> Option<ResourceId> {
        match self {
            Self::Subpass { resource, .. } | Self::Apart(resource) | Self::ShaderRecord(resource) => {
                Some(*resource)
            }
            Self::Decoration { of: SpirvSubject::Resource(id), .. } => Some(*id),
            _ => None,
        }
    }
}

/// The requests of a source to its SPIR-V module.
#[derive(Clone, Debug, Default)]
pub struct SpirvNeeds {
    /// Capabilities, by number.
    pub capabilities: Vec<u32>,
    /// Extensions, by name.
    pub extensions: Vec<Symbol>,
    /// Textures with a combined image sampler as descriptor.
    pub combined: Vec<ResourceId>,
    /// Other requests, in source order.
    notes: Vec<SpirvNote>,
    /// Their places by what they are about: modules may have many, of many entries.
    places: HashMap<(u32, About), SmallVec<[u32; 4]>>,
}

/// What a request is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum About {
    Module,
    Entry,
    Subject(SpirvSubject),
}

impl SpirvNeeds {
    /// Adds a capability, once.
    pub fn capability(&mut self, number: u32) {
        if !self.capabilities.contains(&number) {
            self.capabilities.push(number);
        }
    }

    /// Adds an extension, once.
    pub fn extension(&mut self, name: Symbol) {
        if !self.extensions.contains(&name) {
            self.extensions.push(name);
        }
    }

    /// Adds another request, once.
    pub fn note(&mut self, note: SpirvNote) {
        if !self.about(note.about()).any(|known| *known == note) {
            self.push(note);
        }
    }

    /// Adds another request, even where there is one like it.
    pub fn push(&mut self, note: SpirvNote) {
        self.places.entry(note.about()).or_default().push(self.notes.len() as u32);
        self.notes.push(note);
    }

    /// The other requests, in source order.
    pub fn notes(&self) -> &[SpirvNote] {
        &self.notes
    }

    fn about(&self, what: (u32, About)) -> impl Iterator<Item = &SpirvNote> {
        let places = self.places.get(&what).map_or(&[][..], SmallVec::as_slice);
        places.iter().map(|&place| &self.notes[place as usize])
    }

    /// Adds another request, once; one that concerns an entry is for the entry with index `entry`.
    pub fn note_of(&mut self, entry: u32, note: SpirvNote) {
        match entry > 0 && note.is_of_entry() {
            true => self.note(SpirvNote::OfEntry { entry, note: Box::new(note) }),
            false => self.note(note),
        }
    }

    /// The requests that are about something of the module, or of the entry with index `entry`.
    pub fn notes_on(&self, entry: u32, subject: SpirvSubject) -> impl Iterator<Item = &SpirvNote> {
        let entry = if subject.is_of_entry() { entry } else { 0 };
        self.about((entry, About::Subject(subject))).map(SpirvNote::plain)
    }

    /// The execution modes that are asked for the entry with index `entry`.
    pub fn modes_of(&self, entry: u32) -> impl Iterator<Item = &SpirvNote> {
        self.about((entry, About::Entry)).map(SpirvNote::plain)
    }

    /// Whether a constant buffer is in the shader record.
    pub fn is_shader_record(&self, id: ResourceId) -> bool {
        self.on_resource(id).any(|note| *note == SpirvNote::ShaderRecord(id))
    }

    fn on_resource(&self, id: ResourceId) -> impl Iterator<Item = &SpirvNote> {
        self.notes_on(0, SpirvSubject::Resource(id))
    }

    fn texts(&self) -> impl Iterator<Item = Symbol> {
        self.about((0, About::Module)).filter_map(|n| match n {
            SpirvNote::Text(text) => Some(*text),
            _ => None,
        })
    }

    /// The number of a string, which is added when it is new.
    pub fn text(&mut self, text: Symbol) -> u32 {
        let (known, count) = (self.texts().position(|t| t == text), self.texts().count());
        if known.is_none() {
            self.push(SpirvNote::Text(text));
        }
        known.unwrap_or(count) as u32
    }

    /// The string with this number.
    pub fn text_of(&self, number: u32) -> Option<Symbol> {
        self.texts().nth(number as usize)
    }

    /// The number of an instruction set, which is added when it is new; 0 and 1 are the core set and GLSL.std.450.
    pub fn instruction_set(&mut self, name: Symbol) -> u32 {
        let note = SpirvNote::InstructionSet(name);
        let sets = || self.about((0, About::Module)).filter(|n| matches!(n, SpirvNote::InstructionSet(_)));
        let (known, count) = (sets().position(|n| *n == note), sets().count());
        if known.is_none() {
            self.push(note);
        }
        known.unwrap_or(count) as u32 + 2
    }

    /// The name of the instruction set with this number.
    pub fn set_name(&self, number: u32) -> Option<Symbol> {
        let mut sets = self.about((0, About::Module)).filter_map(|n| match n {
            SpirvNote::InstructionSet(name) => Some(*name),
            _ => None,
        });
        sets.nth((number as usize).checked_sub(2)?)
    }

    /// Adds a variable with an explicit storage class; gives its number.
    pub fn variable(&mut self, name: Symbol, class: u32, built_in: Option<u32>) -> u32 {
        let count = self.variables().count();
        self.push(SpirvNote::Variable { name, class, built_in });
        count as u32
    }

    /// The variables with an explicit storage class: name, class, built-in.
    pub fn variables(&self) -> impl Iterator<Item = (Symbol, u32, Option<u32>)> {
        self.about((0, About::Module)).filter_map(|n| match *n {
            SpirvNote::Variable { name, class, built_in } => Some((name, class, built_in)),
            _ => None,
        })
    }

    /// Whether each element of an array of resources has a binding of its own.
    pub fn is_apart(&self, id: ResourceId) -> bool {
        self.on_resource(id).any(|note| *note == SpirvNote::Apart(id))
    }

    /// Whether a resource is an attachment of the pass, and with which index.
    pub fn subpass(&self, id: ResourceId) -> Option<Option<u32>> {
        self.on_resource(id).find_map(|note| match *note {
            SpirvNote::Subpass { index, .. } => Some(index),
            _ => None,
        })
    }
}
