//! What a module's metadata says of its shaders: version, stage, resources, entries and their signatures.
//!
//! Reading is strict: a node of another shape than DXIL's is a finding, and the validation ends there.

mod node;
mod properties;

use crate::Rule;
use crate::bitcode::{Code, Dominators, MAX_NESTING, Summary};
use crate::report::Report;
use crate::sizes::Sizes;
use std::cell::OnceCell;
use trefoil_dxil_read::bitcode_model::{Constant, Function, Inst, Kind, Meta, Module, Ty};
use trefoil_facts::{DxilVersion, ResourceClass, ResourceKind, ShaderModel, Stage};

/// The functions that mark where variables begin and end to live.
const MARKERS: [&str; 2] = ["llvm.lifetime.start", "llvm.lifetime.end"];

/// Whether a function, by its name, marks where variables begin or end to live.
pub(crate) fn is_marker(name: &str) -> bool {
    MARKERS.contains(&name)
}

/// The newest shader model.
const NEWEST_MODEL: u8 = 9;
/// The validator that came with reordering: it knows a tag of resources, and one of entries, that those before it refuse.
const SINCE_REORDERING: (u32, u32) = (1, 9);
/// The longest signature: more elements than any stage has rows and columns for.
const MAX_ELEMENTS: usize = 256;

/// A module with its facts.
pub(crate) struct Program<'m> {
    pub module: &'m Module,
    /// What was found of each function's code when it was read.
    code: Vec<Code>,
    /// The functions with a body that each function calls, once somebody asks.
    calls: OnceCell<Vec<Vec<usize>>>,
    roles: OnceCell<Vec<Role>>,
    /// The validator whose rules the module is made for.
    pub validator: (u32, u32),
    /// The newest validator whose modules are taken.
    pub newest_validator: (u32, u32),
    pub model: ShaderModel,
    pub stage: Stage,
    /// The shader flags of the first entry, which in a library are those of the whole.
    pub flags: u64,
    /// The sizes of the module's types.
    pub sizes: Sizes,
    /// Whether `dx.resources` lists what the first entry lists.
    pub lists_resources: bool,
    pub resources: Vec<Resource<'m>>,
    pub entries: Vec<Entry<'m>>,
}

/// A row of the tables of resources.
pub(crate) struct Resource<'m> {
    pub class: ResourceClass,
    pub id: i64,
    /// The variable that it is, or an undefined pointer of its type.
    pub variable: u32,
    /// The type of that variable.
    pub ty: u32,
    pub name: &'m str,
    pub space: u32,
    pub lower: u32,
    /// Registers of the range; `u32::MAX` where it is unbounded.
    pub count: u32,
    /// DXIL's number of the kind.
    pub kind: i64,
    /// Bytes of a constant buffer, samples of a texture, mode of a sampler.
    pub detail: i64,
    pub has_counter: bool,
    pub is_ordered: bool,
    pub is_coherent: bool,
    /// Whether others see what was written once their rays are in a new order.
    pub is_reorder_coherent: bool,
    /// Whether atomics of 64 bits use it.
    pub has_atomic64: bool,
    /// The component type of a typed resource.
    pub component: Option<i64>,
    /// The bytes of an element of a structured buffer.
    pub stride: Option<i64>,
    /// What a feedback texture collects.
    pub feedback: Option<i64>,
}

impl Resource<'_> {
    pub(crate) fn kind(&self) -> Option<ResourceKind> {
        ResourceKind::from_dxil_number(u32::try_from(self.kind).ok()?)
    }

    /// As messages name it: `T3: Texture2D (t0)`.
    pub(crate) fn label(&self) -> String {
        let letter = ["T", "U", "CB", "S"][self.class.index()];
        format!("{letter}{} '{}'", self.id, self.name)
    }
}

/// Bits of the shader flags.
pub(crate) mod flag {
    pub(crate) const LOW_PRECISION: u64 = 1 << 5;
    pub(crate) const NATIVE_LOW_PRECISION: u64 = 1 << 23;
}

/// A shader.
pub(crate) struct Entry<'m> {
    /// Its function's number in the module.
    pub function: Option<usize>,
    pub name: &'m str,
    pub input: Vec<Element<'m>>,
    pub output: Vec<Element<'m>>,
    pub patch: Vec<Element<'m>>,
    /// Tags with the node or value that follows.
    pub properties: Vec<(i64, Option<u32>)>,
    /// Its stage: the module's, or in a library the one that it names.
    pub stage: Option<Stage>,
    /// What it says as a node of a work graph.
    pub node: Option<Box<trefoil_dxcontainer::rdat::Node>>,
}

impl Entry<'_> {
    /// What a tag says; of several the last counts.
    pub(crate) fn property(&self, tag: i64) -> Option<u32> {
        self.properties.iter().rfind(|(t, _)| *t == tag)?.1
    }
}

/// What a function is to the entries, which are named by their places.
#[derive(Clone, Copy, Default)]
struct Role {
    entry: Option<u32>,
    /// The entry whose patch constants it makes.
    patch: Option<u32>,
}

/// An element of a signature, as its node has it.
pub(crate) struct Element<'m> {
    pub name: &'m str,
    pub component: i64,
    pub semantic: i64,
    pub indices: Vec<u32>,
    pub interpolation: i64,
    pub rows: i64,
    pub cols: i64,
    pub row: i64,
    pub col: i64,
    pub stream: i64,
}

/// Tags of an entry's properties.
pub(crate) mod tag {
    pub(crate) const FLAGS: i64 = 0;
    pub(crate) const GEOMETRY: i64 = 1;
    pub(crate) const DOMAIN: i64 = 2;
    pub(crate) const HULL: i64 = 3;
    pub(crate) const THREADS: i64 = 4;
    pub(crate) const BINDING_SPACE: i64 = 5;
    pub(crate) const PAYLOAD: i64 = 6;
    pub(crate) const ATTRIBUTES: i64 = 7;
    pub(crate) const STAGE: i64 = 8;
    pub(crate) const MESH: i64 = 9;
    pub(crate) const AMPLIFICATION: i64 = 10;
    pub(crate) const WAVE_SIZE: i64 = 11;
    pub(crate) const ROOT_SIGNATURE: i64 = 12;
    pub(crate) const LAUNCH: i64 = 13;
    pub(crate) const PROGRAM_ENTRY: i64 = 14;
    pub(crate) const NODE_ID: i64 = 15;
    pub(crate) const ROOT_ARGUMENTS: i64 = 16;
    pub(crate) const SHARED_INPUT: i64 = 17;
    pub(crate) const GRID: i64 = 18;
    pub(crate) const RECURSION: i64 = 19;
    pub(crate) const NODE_INPUTS: i64 = 20;
    pub(crate) const NODE_OUTPUTS: i64 = 21;
    pub(crate) const LARGEST_GRID: i64 = 22;
    pub(crate) const WAVE_RANGE: i64 = 23;
    pub(crate) const LAST: i64 = 24;
}

/// What is wrong with a node.
type Fault = &'static str;

impl<'m> Program<'m> {
    /// Reads the metadata; `None` when it is not DXIL's, which is reported.
    pub(crate) fn read(module: &'m Module, code: Vec<Code>, report: &mut Report) -> Option<Program<'m>> {
        if module.triple != "dxil-ms-dx" {
            report.whole(Rule::MetaTarget, &[&module.triple]);
        }
        let program = match (Reader { m: module, newest: report.newest_validator() }).program(code, report) {
            Ok(program) => program,
            Err(what) => {
                report.whole(Rule::MetaWellFormed, &[&what]);
                return None;
            }
        };
        Some(program)
    }

    /// The function that a value is.
    pub(crate) fn function_of(&self, value: u32) -> Option<usize> {
        match self.module.value(None, value)?.kind {
            Kind::Function(number) => Some(number as usize),
            _ => None,
        }
    }

    pub(crate) fn is_library(&self) -> bool {
        self.stage == Stage::Library
    }

    /// Whether 16-bit types are of minimum precision, and take 32 bits in memory.
    pub(crate) fn uses_min_precision(&self) -> bool {
        self.flags & flag::NATIVE_LOW_PRECISION == 0
    }

    /// The variable that a value is, or an address within it that is constant.
    pub(crate) fn variable(&self, func: Option<&Function>, value: u32) -> Option<u32> {
        let mut id = value;
        for _ in 0..MAX_NESTING {
            id = match self.module.value(func, id)?.kind {
                Kind::Global(number) => return Some(number),
                Kind::Constant(Constant::Cast { value, .. }) => value,
                Kind::Constant(Constant::Gep { ref operands, .. }) => *operands.first()?,
                _ => return None,
            };
        }
        None
    }

    /// What a pointer points to.
    pub(crate) fn pointee(&self, ty: u32) -> Option<u32> {
        match self.module.ty(ty) {
            Ty::Pointer { to, .. } => Some(*to),
            _ => None,
        }
    }

    /// The element of an array of arrays, or the type itself.
    pub(crate) fn element(&self, ty: u32) -> u32 {
        let mut ty = ty;
        for _ in 0..MAX_NESTING {
            match self.module.ty(ty) {
                Ty::Array { elem, .. } => ty = *elem,
                _ => break,
            }
        }
        ty
    }

    /// The resource of a class with that number.
    pub(crate) fn resource(&self, class: ResourceClass, id: i64) -> Option<&Resource<'m>> {
        self.resources.iter().find(|r| r.class == class && r.id == id)
    }

    /// The functions that have a body.
    pub(crate) fn bodies(&self) -> impl Iterator<Item = (usize, &'m Function)> {
        self.module.functions.iter().enumerate().filter(|(_, func)| !func.declaration)
    }

    /// The summaries of a function's instructions, in their order.
    pub(crate) fn summaries(&self, number: usize) -> &[Summary] {
        self.code.get(number).map_or(&[], |code| &code.summaries)
    }

    /// What a function's code comes to; nothing for one without a body.
    pub(crate) fn code(&self, number: usize) -> &Code {
        &self.code[number]
    }

    /// A function's instructions with their summaries.
    pub(crate) fn insts(&self, number: usize) -> impl Iterator<Item = (&'m Inst, Summary)> + '_ {
        let func = self.module.functions.get(number);
        let insts = func.map_or(&[][..], |func| &func.blocks).iter().flatten();
        insts.zip(self.summaries(number).iter().copied())
    }

    /// The dominators of a function's blocks.
    pub(crate) fn dominators(&self, number: usize) -> Option<&Dominators> {
        self.code.get(number)?.dominators.as_ref()
    }

    /// The functions with a body that each function calls.
    pub(crate) fn calls(&self) -> &[Vec<usize>] {
        self.calls.get_or_init(|| {
            let with_body =
                |&to: &u32| self.module.functions.get(to as usize).is_some_and(|f| !f.declaration);
            let of =
                |code: &Code| code.calls.iter().filter(|to| with_body(to)).map(|&to| to as usize).collect();
            self.code.iter().map(of).collect()
        })
    }

    /// What is known of each function, with what is known of all that it calls: each after those. A circle of calls, which no valid
    /// module has, is cut somewhere.
    pub(crate) fn with_calls<T: Clone>(&self, own: Vec<T>, add: impl Fn(&mut T, &T)) -> Vec<T> {
        let (calls, mut all) = (self.calls(), own);
        let mut seen = vec![false; all.len()];
        for (root, _) in self.bodies() {
            let is_new = !std::mem::replace(&mut seen[root], true);
            let mut path = Vec::from_iter(is_new.then_some((root, 0)));
            while let Some((at, next)) = path.last_mut() {
                match calls[*at].get(*next) {
                    // It comes back here, and is added, when that function is done.
                    Some(&to) if !std::mem::replace(&mut seen[to], true) => path.push((to, 0)),
                    Some(&to) => {
                        *next += 1;
                        let callee = all[to].clone();
                        add(&mut all[*at], &callee);
                    }
                    None => drop(path.pop()),
                }
            }
        }
        all
    }

    /// The function that makes a hull shader's patch constants.
    pub(crate) fn patch_function(&self, entry: &Entry<'_>) -> Option<usize> {
        let parts = self.module.node(entry.property(tag::HULL));
        match self.module.metadata.get(parts.first().copied().flatten()? as usize)? {
            Meta::Value { value } => self.function_of(*value),
            _ => None,
        }
    }

    /// By function, the first entry that it is, and the first whose patch constants it makes.
    fn roles(&self) -> &[Role] {
        self.roles.get_or_init(|| {
            let mut roles = vec![Role::default(); self.module.functions.len()];
            for (at, entry) in (0..).zip(&self.entries) {
                if let Some(role) = entry.function.and_then(|number| roles.get_mut(number)) {
                    role.entry.get_or_insert(at);
                }
                if let Some(role) = self.patch_function(entry).and_then(|number| roles.get_mut(number)) {
                    role.patch.get_or_insert(at);
                }
            }
            roles
        })
    }

    fn role(&self, number: usize) -> Role {
        self.roles().get(number).copied().unwrap_or_default()
    }

    fn entry(&self, at: Option<u32>) -> Option<&Entry<'m>> {
        self.entries.get(at? as usize)
    }

    /// The entry that a function is.
    pub(crate) fn entry_of(&self, number: usize) -> Option<&Entry<'m>> {
        self.entry(self.role(number).entry)
    }

    /// The entry that a function belongs to: the one that it is, or the one whose patch constants it makes.
    pub(crate) fn owner_of(&self, number: usize) -> Option<&Entry<'m>> {
        let Role { entry, patch } = self.role(number);
        self.entry(entry.into_iter().chain(patch).min())
    }

    /// Whether a function makes patch constants.
    pub(crate) fn is_patch_function(&self, number: usize) -> bool {
        self.role(number).patch.is_some()
    }

    /// The number that a part of metadata is.
    pub(crate) fn number(&self, part: u32) -> Option<i64> {
        self.module.node_int(&[Some(part)], 0)
    }

    /// The least, the greatest and the preferred number of lanes that an entry asks for; zeros where it does not.
    pub(crate) fn wave_size(&self, entry: &Entry<'_>) -> [u32; 3] {
        let (range, one) = (entry.property(tag::WAVE_RANGE), entry.property(tag::WAVE_SIZE));
        let lanes = |at: usize| self.node_int(range.or(one), at).unwrap_or(0) as u32;
        [lanes(0), lanes(1), lanes(2)]
    }

    /// The integer that a node's part is.
    pub(crate) fn node_int(&self, node: Option<u32>, at: usize) -> Option<i64> {
        self.module.node_int(self.module.node(node), at)
    }
}

struct Reader<'m> {
    m: &'m Module,
    /// The newest validator whose modules are taken.
    newest: (u32, u32),
}

impl<'m> Reader<'m> {
    fn named(&self, name: &str) -> Option<&'m [u32]> {
        self.m.named.iter().find(|(n, _)| n == name).map(|(_, parts)| parts.as_slice())
    }

    fn node(&self, id: Option<u32>, what: Fault) -> Result<&'m [Option<u32>], Fault> {
        match id.and_then(|id| self.m.metadata.get(id as usize)) {
            Some(&Meta::Node { parts, .. }) => Ok(self.m.parts(parts)),
            _ => Err(what),
        }
    }

    /// A part that is an integer constant.
    fn int(&self, parts: &[Option<u32>], at: usize, what: Fault) -> Result<i64, Fault> {
        self.m.node_int(parts, at).ok_or(what)
    }

    /// A part that is a number of 32 bits, as it is without a sign.
    fn word(&self, parts: &[Option<u32>], at: usize, what: Fault) -> Result<u32, Fault> {
        Ok(self.int(parts, at, what)? as u32)
    }

    fn text(&self, parts: &[Option<u32>], at: usize, what: Fault) -> Result<&'m str, Fault> {
        match parts.get(at).copied().flatten().and_then(|id| self.m.metadata.get(id as usize)) {
            Some(&Meta::Text(text)) => Ok(self.m.text(text)),
            _ => Err(what),
        }
    }

    fn program(&self, code: Vec<Code>, report: &mut Report) -> Result<Program<'m>, Fault> {
        self.defined()?;
        let (dxil, validator) = self.versions(report)?;
        let what = "'dx.shaderModel' is no text and two numbers";
        let model = match self.named("dx.shaderModel") {
            Some(&[node]) => self.node(Some(node), what)?,
            _ => return Err(what),
        };
        let prefix = self.text(model, 0, what)?;
        let (major, minor) = (self.int(model, 1, what)?, self.int(model, 2, what)?);
        let stage = Stage::from_prefix(prefix).filter(|_| model.len() == 3);
        let stage = stage.ok_or("'dx.shaderModel' names no stage")?;
        let known = major == 6 && (0..=i64::from(NEWEST_MODEL)).contains(&minor);
        if !known {
            return Err("'dx.shaderModel' is no shader model");
        }
        let model = ShaderModel::new(6, minor as u8);
        if dxil.minor > model.minor || dxil.minor != model.minor {
            report.whole(Rule::SmDxilVersion, &[&model, &DxilVersion::new(model.minor), &dxil]);
        }
        let entries = self.named("dx.entryPoints").ok_or("'dx.entryPoints' is missing")?;
        // The first entry has the module's resources.
        let resources = match entries.first().and_then(|&node| self.m.node(Some(node)).get(3).copied()) {
            Some(Some(node)) => self.resources(node)?,
            _ => Vec::new(),
        };
        let first_entry = entries.first().copied();
        let entries: Vec<Entry<'m>> =
            entries.iter().map(|&node| self.entry(node, stage)).collect::<Result<_, _>>()?;
        if entries.is_empty() || stage != Stage::Library && entries.len() != 1 {
            return Err("'dx.entryPoints' has not the number of entries that the shader model has");
        }
        self.view_state()?;
        let listed = self.named("dx.resources").and_then(|parts| parts.first().copied());
        let of_entry = first_entry.and_then(|node| self.m.node(Some(node)).get(3).copied().flatten());
        let lists_resources = listed == of_entry;
        let flags = entries[0].property(tag::FLAGS);
        let flags = flags.and_then(|flags| self.m.node_int(&[Some(flags)], 0)).unwrap_or(0) as u64;
        let sizes = Sizes::new(self.m);
        Ok(Program {
            module: self.m,
            code,
            calls: OnceCell::new(),
            roles: OnceCell::new(),
            flags,
            sizes,
            lists_resources,
            validator,
            newest_validator: report.newest_validator(),
            model,
            stage,
            resources,
            entries,
        })
    }

    /// Numbers in metadata are never undefined, but where an undefined value stands for its type: the argument of a template.
    fn defined(&self) -> Result<(), Fault> {
        for meta in &self.m.metadata {
            let &Meta::Node { parts, .. } = meta else { continue };
            let parts = self.m.parts(parts);
            let found = parts.iter().position(|&part| self.is_undefined_number(part));
            let is_type = || found == Some(1) && parts.len() == 2 && self.m.node_int(parts, 0) == Some(0);
            if found.is_some() && !is_type() {
                return Err("a number in it is undefined");
            }
        }
        Ok(())
    }

    fn is_undefined_number(&self, part: Option<u32>) -> bool {
        let Some(&Meta::Value { value }) = part.and_then(|id| self.m.metadata.get(id as usize)) else {
            return false;
        };
        self.m.value(None, value).is_some_and(|value| {
            matches!(value.kind, Kind::Constant(Constant::Undef))
                && matches!(self.m.ty(value.ty), Ty::Int(_) | Ty::Float | Ty::Half | Ty::Double)
        })
    }

    /// `dx.viewIdState` is one node with an array of words.
    fn view_state(&self) -> Result<(), Fault> {
        let Some(parts) = self.named("dx.viewIdState") else { return Ok(()) };
        let what = "'dx.viewIdState' is not one array of words";
        let &[node] = parts else { return Err(what) };
        let &[Some(part)] = self.node(Some(node), what)? else { return Err(what) };
        let Some(&Meta::Value { value }) = self.m.metadata.get(part as usize) else { return Err(what) };
        let value = self.m.value(None, value).ok_or(what)?;
        let is_words =
            matches!(self.m.ty(value.ty), Ty::Array { elem, .. } if *self.m.ty(*elem) == Ty::Int(32));
        let is_data =
            matches!(value.kind, Kind::Constant(Constant::Data(_) | Constant::Null | Constant::Aggregate(_)));
        if is_words && is_data { Ok(()) } else { Err(what) }
    }

    fn versions(&self, report: &mut Report) -> Result<(DxilVersion, (u32, u32)), Fault> {
        let pair = |name: &'static str, what: Fault| -> Result<Option<(u32, u32)>, Fault> {
            let Some(parts) = self.named(name) else { return Ok(None) };
            let &[node] = parts else { return Err(what) };
            let node = self.node(Some(node), what)?;
            if node.len() != 2 {
                return Err(what);
            }
            Ok(Some((self.word(node, 0, what)?, self.word(node, 1, what)?)))
        };
        let version = pair("dx.version", "'dx.version' is no pair of numbers")?;
        let (major, minor) = version.ok_or("'dx.version' is missing")?;
        let validator = pair("dx.valver", "'dx.valver' is no pair of numbers")?.unwrap_or((1, 0));
        let newest = report.newest_validator();
        if validator.0 != newest.0 || validator > newest {
            let (major, minor) = validator;
            let newest = format!("{}.{}", newest.0, newest.1);
            report.whole(Rule::MetaVersionSupported, &[&format!("{major}.{minor}"), &newest]);
        }
        if major != 1 || minor > u32::from(NEWEST_MODEL) {
            return Err("'dx.version' is no version of DXIL");
        }
        Ok((DxilVersion::new(minor as u8), validator))
    }

    fn resources(&self, node: u32) -> Result<Vec<Resource<'m>>, Fault> {
        let what = "the resources are no list of four tables";
        let tables = self.node(Some(node), what)?;
        if tables.len() != 4 {
            return Err(what);
        }
        let mut all = Vec::new();
        for (class, &table) in ResourceClass::ALL.into_iter().zip(tables) {
            if table.is_none() {
                continue;
            }
            for &row in self.node(table, what)? {
                all.push(self.resource(class, self.node(row, "a resource is no node")?)?);
            }
        }
        Ok(all)
    }

    fn resource(&self, class: ResourceClass, row: &'m [Option<u32>]) -> Result<Resource<'m>, Fault> {
        let what = "a resource's node has other fields than DXIL's";
        let (fields, list) = match class {
            ResourceClass::Srv => (9, 8),
            ResourceClass::Uav => (11, 10),
            ResourceClass::CBuffer | ResourceClass::Sampler => (8, 7),
        };
        if row.len() != fields {
            return Err(what);
        }
        let variable = match row[1].and_then(|id| self.m.metadata.get(id as usize)) {
            Some(&Meta::Value { value }) => value,
            _ => return Err(what),
        };
        let ty = self.m.value(None, variable).map(|value| self.m.ty(value.ty));
        let Some(&Ty::Pointer { to: ty, .. }) = ty else { return Err(what) };
        let has_kind = matches!(class, ResourceClass::Srv | ResourceClass::Uav);
        let flag = |at: usize| self.int(row, at, what).map(|value| value != 0);
        let is_uav = class == ResourceClass::Uav;
        let (mut component, mut stride, mut feedback) = (None, None, None);
        let (mut is_reorder_coherent, mut has_atomic64) = (false, false);
        if !has_kind && row[list].is_some() {
            self.node(row[list], what)?;
        }
        if has_kind && row[list].is_some() {
            for pair in self.node(row[list], what)?.chunks(2) {
                let value = self.int(pair, 1, what)?;
                match self.int(pair, 0, what)? {
                    0 => component = Some(value),
                    1 => stride = Some(value),
                    2 => feedback = Some(value),
                    3 => has_atomic64 = value != 0,
                    4 if self.newest >= SINCE_REORDERING => is_reorder_coherent = value != 0,
                    _ => return Err(what),
                }
            }
        }
        Ok(Resource {
            class,
            id: self.int(row, 0, what)?,
            variable,
            ty,
            name: self.text(row, 2, what)?,
            space: self.word(row, 3, what)?,
            lower: self.word(row, 4, what)?,
            count: self.word(row, 5, what)?,
            kind: match class {
                ResourceClass::CBuffer => i64::from(ResourceKind::CBuffer.number()),
                ResourceClass::Sampler => i64::from(ResourceKind::Sampler.number()),
                ResourceClass::Srv | ResourceClass::Uav => self.int(row, 6, what)?,
            },
            detail: match class {
                ResourceClass::Srv => self.int(row, 7, what)?,
                ResourceClass::Uav => 0,
                ResourceClass::CBuffer | ResourceClass::Sampler => self.int(row, 6, what)?,
            },
            is_coherent: is_uav && flag(7)?,
            is_reorder_coherent,
            has_atomic64,
            has_counter: is_uav && flag(8)?,
            is_ordered: is_uav && flag(9)?,
            component,
            stride,
            feedback,
        })
    }

    fn entry(&self, node: u32, module_stage: Stage) -> Result<Entry<'m>, Fault> {
        let what = "an entry's node has other fields than DXIL's";
        let parts = self.node(Some(node), what)?;
        if parts.len() != 5 {
            return Err(what);
        }
        let function = match parts[0].map(|id| self.m.metadata.get(id as usize)) {
            None => None,
            Some(Some(&Meta::Value { value })) => match self.m.value(None, value).map(|v| &v.kind) {
                Some(&Kind::Function(number)) => Some(number as usize),
                Some(Kind::Constant(Constant::Null)) => None,
                _ => return Err("an entry's function is none"),
            },
            Some(_) => return Err("an entry's function is none"),
        };
        let name = self.text(parts, 1, what)?;
        let mut entry = Entry {
            function,
            name,
            input: Vec::new(),
            output: Vec::new(),
            patch: Vec::new(),
            properties: self.properties(parts[4])?,
            stage: (module_stage != Stage::Library).then_some(module_stage),
            node: None,
        };
        entry.node = self.graph_node(&entry.properties, name)?;
        // What stands for a library as a whole takes and gives nothing.
        if parts[2].is_some() && (function.is_some() || module_stage != Stage::Library) {
            let signatures = self.node(parts[2], what)?;
            let &[input, output, patch] = signatures else { return Err(what) };
            entry.input = self.signature(input)?;
            entry.output = self.signature(output)?;
            entry.patch = self.signature(patch)?;
        }
        if let Some(stage) = entry.property(tag::STAGE) {
            let number = self.int(&[Some(stage)], 0, what)?;
            let stage = u32::try_from(number).ok().and_then(Stage::from_number);
            entry.stage = Some(stage.ok_or("an entry's stage is none")?);
        }
        Ok(entry)
    }

    fn signature(&self, list: Option<u32>) -> Result<Vec<Element<'m>>, Fault> {
        if list.is_none() {
            return Ok(Vec::new());
        }
        let rows = self.node(list, "a signature is no list")?;
        if rows.len() > MAX_ELEMENTS {
            return Err("a signature has more elements than any stage takes");
        }
        let what = "an element of a signature is no node";
        rows.iter().map(|&row| self.element(self.node(row, what)?)).collect()
    }

    fn element(&self, row: &'m [Option<u32>]) -> Result<Element<'m>, Fault> {
        let what = "an element of a signature has other fields than DXIL's";
        if row.len() != 11 {
            return Err(what);
        }
        let int = |at| self.int(row, at, what);
        let indices = match row[4] {
            Some(_) => {
                let list = self.node(row[4], what)?;
                (0..list.len()).map(|at| self.word(list, at, what)).collect::<Result<Vec<u32>, _>>()?
            }
            None => Vec::new(),
        };
        let rows = int(6)?;
        // Rows of a matrix may share an index.
        let each = indices.len() as i64;
        if row[4].is_some() && each == 0 || each != 0 && (rows < each || rows % each != 0) {
            return Err("an element of a signature has another number of indices than of rows");
        }
        let mut stream = 0;
        if row[10].is_some() {
            for pair in self.node(row[10], what)?.chunks(2) {
                match (self.int(pair, 0, what)?, self.int(pair, 1, what)?) {
                    (0, value) => stream = value,
                    (1..=3, _) => {}
                    _ => return Err("an element of a signature has a property with an unknown tag"),
                }
            }
        }
        int(0)?; // its number, which nothing asks for
        Ok(Element {
            name: self.text(row, 1, what)?,
            component: int(2)?,
            semantic: int(3)?,
            indices,
            interpolation: int(5)?,
            rows,
            cols: int(7)?,
            row: int(8)?,
            col: int(9)?,
            stream,
        })
    }
}
