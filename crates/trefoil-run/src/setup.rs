//! What a run is asked for.

use crate::data::Column;
use crate::error::{Error, Result};
use crate::extent::Extent;
use crate::interface::{Parameter, is_within};
use crate::shader::Shader;
use crate::value::Value;
use crate::{bind, stage};
use std::collections::BTreeSet;
use trefoil_interp::{Binding, Checks, Class, Content, Limits, World};

/// The default bound on the steps of a run: minutes.
const STEPS: u64 = 4_000_000_000;

/// What a run is asked for: how much is executed, what resources hold, and what is looked for.
///
/// ```
/// use trefoil_run::{Extent, Setup, Value};
/// let mut setup = Setup::new(Extent::Groups([4, 1, 1]));
/// setup.set("scale", Value::numbers([2.0]));
/// setup.set("input", Value::parse("range:256")?);
/// # Ok::<(), trefoil_run::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    /// What is executed.
    pub extent: Extent,
    /// How often the vertices are executed.
    pub instances: u32,
    /// Most instructions that waves execute.
    pub max_steps: u64,
    /// What is looked for while the shader is executed. What is found has the places of the source, which are those of the
    /// shader as it is written when it is compiled without optimisation.
    pub checks: Checks,
    pub(crate) values: Vec<(String, Value)>,
}

/// Resources that nothing sets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unset {
    /// The names of those that are read.
    pub(crate) read: Vec<String>,
    /// Those that are written.
    pub(crate) written: BTreeSet<Binding>,
}

impl Setup {
    /// A run of so much, of a shader whose resources are empty.
    pub fn new(extent: Extent) -> Setup {
        Setup { extent, instances: 1, max_steps: STEPS, checks: Checks::NONE, values: Vec::new() }
    }

    /// Sets a resource, an element of an array of resources (`textures[2]`), a constant (`scale`, `light.color`,
    /// `Frame.light`), the first value of a counter (`list.counter`) or an input of a stage (`TEXCOORD0`).
    pub fn set(&mut self, name: impl Into<String>, value: Value) {
        self.values.push((name.into(), value));
    }

    /// Threads in each direction.
    pub(crate) fn threads(&self, shader: &Shader) -> [u32; 3] {
        match self.extent {
            Extent::Groups(groups) => {
                let size = shader.group_size();
                [0, 1, 2].map(|i| groups[i].saturating_mul(size[i].max(1)))
            }
            Extent::Pixels([width, height]) => [width, height, 1],
            Extent::Vertices(count) => [count, 1, 1],
        }
    }

    pub(crate) fn limits(&self) -> Limits {
        Limits { steps: self.max_steps, memory: 1 << 30, ..Limits::default() }
    }

    /// The world of the run, and what nothing sets.
    ///
    /// # Errors
    /// Names that nothing has, and values that do not fit, each with the name.
    pub(crate) fn world(&self, shader: &Shader) -> Result<(World, Unset)> {
        let mut world = World::plain();
        for (name, value) in &self.values {
            let set = self.set_one(&mut world, shader, name, value);
            set.map_err(|Error(why)| Error(format!("cannot set '{name}': {why}")))?;
        }
        let threads = self.threads(shader);
        let mut unset = Unset::default();
        for parameter in &shader.interface.parameters {
            // An array without a bound has what was set.
            let count = if parameter.count > 1024 { 0 } else { parameter.count };
            for index in 0..count {
                let binding = parameter.binding(index);
                if world.given(binding).is_some() {
                    continue;
                }
                if matches!(parameter.class, Class::Srv | Class::Cbv) {
                    unset.read.push(shader.interface.name(binding));
                } else {
                    unset.written.insert(binding);
                }
                world.bind(binding, bind::empty(parameter, threads)?);
            }
        }
        match self.extent {
            Extent::Groups(groups) => world.dispatch = Some(groups),
            Extent::Pixels(size) => world.pixels = Some(size),
            Extent::Vertices(count) => world.vertices = Some([count, self.instances.max(1)]),
        }
        stage::default_inputs(&mut world, shader, &self.values);
        unset.read.dedup();
        Ok((world, unset))
    }

    fn set_one(&self, world: &mut World, shader: &Shader, name: &str, value: &Value) -> Result<()> {
        let (base, index) = indexed(name);
        if let Some(parameter) = shader.interface.find(base).filter(|p| p.class != Class::Cbv) {
            if index >= parameter.count {
                return Err(Error(format!("it has {} elements", parameter.count)));
            }
            world.bind(parameter.binding(index), bind::content(parameter, value)?);
            return Ok(());
        }
        if let Some(parameter) = name.strip_suffix(".counter").and_then(|name| shader.interface.find(name)) {
            let column = Column { name: String::new(), kind: crate::Kind::Uint(32) };
            let Value::Numbers(raw) = value else { return Err(Error("a counter is a number".into())) };
            let data = raw.clone().fit(&[column])?;
            let [crate::Number::Int(count)] = data.numbers[..] else {
                return Err(Error("a counter is a number".into()));
            };
            world.set_counter(parameter.binding(0), count as u32);
            return Ok(());
        }
        if let Some(input) = stage::input(shader, name) {
            return stage::set_input(world, &input, value);
        }
        let (parameter, path) = constant(shader, name)?;
        let binding = parameter.binding(0);
        let mut bytes = match world.given(binding) {
            Some(Content::Bytes(bytes)) => bytes.clone(),
            _ => vec![0; parameter.size as usize],
        };
        bind::set_constant(&mut bytes, parameter, path, value)?;
        world.bind(binding, Content::Bytes(bytes));
        Ok(())
    }
}

/// The constant buffer that has a constant, and the constant's path in it: `Frame.light`, or `light` where one buffer has it.
fn constant<'a>(shader: &'a Shader, name: &'a str) -> Result<(&'a Parameter, &'a str)> {
    let interface = &shader.interface;
    if let Some(whole) = interface.find(name).filter(|p| p.class == Class::Cbv) {
        return Ok((whole, ""));
    }
    if let Some((buffer, path)) = name.split_once('.')
        && let Some(parameter) = interface.find(buffer).filter(|p| p.class == Class::Cbv)
        && parameter.fields.iter().any(|field| is_within(&field.path, path))
    {
        return Ok((parameter, path));
    }
    let mut found = interface.constants(name);
    match (found.next(), found.next()) {
        (Some(parameter), None) => Ok((parameter, name)),
        (Some(first), Some(second)) => {
            let (first, second) = (&first.name, &second.name);
            Err(Error(format!("'{first}' and '{second}' have it: say {first}.{name}")))
        }
        _ => Err(Error(format!("the shader uses nothing of that name; it uses {}", names(shader)))),
    }
}

/// What the shader uses, for a message.
fn names(shader: &Shader) -> String {
    let mut names: Vec<&str> = Vec::new();
    for parameter in &shader.interface.parameters {
        if parameter.class == Class::Cbv {
            let roots = parameter.fields.iter().map(|f| f.path.split(['.', '[']).next().unwrap_or(&f.path));
            names.extend(roots);
        } else {
            names.push(&parameter.name);
        }
    }
    names.dedup();
    if names.is_empty() { "no resources".to_owned() } else { names.join(", ") }
}

/// `textures[2]`: the name and the index.
fn indexed(name: &str) -> (&str, u32) {
    let parts = name.strip_suffix(']').and_then(|name| name.split_once('['));
    match parts.and_then(|(base, index)| Some((base, index.parse().ok()?))) {
        Some(parts) => parts,
        None => (name, 0),
    }
}
