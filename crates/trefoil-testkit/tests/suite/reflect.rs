//! Reflection as plain data, of every example in every format, is what outside readers say: DXC of DXIL's bindings, layouts and
//! signatures, spirv-cross of SPIR-V's, vkd3d of the ranges that byte code declares; and its JSON keeps the schema.

use libtest_mimic::{Failed, Trial};
use std::fs;
use std::path::PathBuf;
use trefoil::reflect::{Member, Parameter, Reflection, Type};
use trefoil::{ResourceClass, reflect};
use trefoil_testkit::consumers::{self, run_with, workspace};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::examples;
use trefoil_testkit::facts::module::Facts;
use trefoil_testkit::facts::reflection;
use trefoil_testkit::ours::{Target, compile};
use trefoil_testkit::vkd3d::{self, Form};

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("reflect/dxil is what DXC says", against_dxc),
        Trial::test("reflect/dxbc is what vkd3d reads", against_vkd3d),
        Trial::test("reflect/nodes are what DXC's libraries say", nodes_against_dxc),
        Trial::test("reflect/json is what spirv-cross says, and keeps the schema", against_spirv_cross),
    ]
}

/// An entry point of an example, compiled.
struct Made {
    name: String,
    bytes: Vec<u8>,
}

/// Every entry point of every example that a target takes.
fn every(target: Target, args: &[&str]) -> Result<Vec<Made>, String> {
    let mut all = Vec::new();
    for example in examples::all()? {
        if target == Target::Dxbc && example.model.minor > 0 {
            continue;
        }
        for (stage, entry) in &example.entries {
            let profile = example.profile(*stage).to_string();
            let recent = example.is_recent() && target == Target::Spirv;
            let args = if recent { [args, &["-fspv-target-env=vulkan1.3"]].concat() } else { args.to_vec() };
            let name = format!("{} {entry}", example.name);
            let bytes = compile(&example.name, &example.source, &profile, entry, target, &args);
            all.push(Made { bytes: bytes.map_err(|e| format!("{name}: {e}"))?, name });
        }
    }
    Ok(all)
}

fn fail(wrong: &[String]) -> Result<(), Failed> {
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}

/// DXC's own reflection of our containers and of its own.
fn against_dxc() -> Result<(), Failed> {
    let mut all = every(Target::Dxil, &[])?;
    let dxc = Microsoft::new()?;
    for example in examples::all()? {
        for (stage, entry) in &example.entries {
            let profile = example.profile(*stage).to_string();
            let bytes = dxc.compile(&example.name, &example.source, &profile, entry, &[])?;
            all.push(Made { name: format!("{} {entry} by DXC", example.name), bytes });
        }
    }
    let containers: Vec<&[u8]> = all.iter().map(|made| &made.bytes[..]).collect();
    let theirs = reflection::by_dxc(&containers)?;
    let mut wrong = Vec::new();
    for (made, theirs) in all.iter().zip(&theirs) {
        let ours = reflect(&made.bytes).map_err(|e| format!("{}: {e}", made.name))?;
        // Of a library it says what each function uses, which the drop-in library's tests compare.
        let library = theirs.0.keys().all(|key| key.what != "shader");
        for (key, ours) in facts(&ours).into_iter().filter(|_| !library) {
            let said = said(theirs, &key);
            if said.as_deref() != Some(&ours) {
                wrong.push(format!("{}: {key:?} is {ours}, DXC says {said:?}", made.name));
            }
        }
    }
    fail(&wrong)
}

type Key = [String; 3];

fn said(facts: &Facts, [what, name, part]: &Key) -> Option<String> {
    let found = facts.0.iter().find(|(key, _)| key.what == *what && key.name == *name && key.part == *part);
    found.map(|(_, value)| value.clone())
}

/// What DXC says under other names.
fn facts(reflection: &Reflection) -> Vec<(Key, String)> {
    let mut out = Vec::new();
    let mut say = |what: &str, name: &str, part: &str, value: u32| {
        out.push(([what.to_owned(), name.to_owned(), part.to_owned()], value.to_string()));
    };
    for resource in &reflection.resources {
        let (name, binding) = (&resource.name, resource.binding);
        say("binding", name, "register", binding.index);
        say("binding", name, "space", binding.space);
        say("binding", name, "count", binding.count.unwrap_or(0));
        if resource.stride > 0 {
            say("binding", name, "samples", resource.stride);
        }
        let Some(layout) = &resource.layout else { continue };
        if resource.class == ResourceClass::CBuffer {
            say("buffer", name, "size", layout.size);
            say("buffer", name, "variables", layout.members.len() as u32);
            for variable in &layout.members {
                let path = format!("{name}.{}", variable.name);
                say("variable", &path, "offset", variable.offset);
                say("variable", &path, "size", variable.ty.size);
                say("variable", &path, "flags", if variable.used == Some(true) { 2 } else { 0 });
                types(&path, &variable.ty, &mut say);
            }
        } else {
            say("buffer", name, "size", layout.size);
            types(&format!("{name}.$Element"), layout, &mut say);
        }
    }
    let entry = &reflection.entries[0];
    for (what, list) in
        [("input", &entry.inputs), ("output", &entry.outputs), ("patch constant", &entry.patch)]
    {
        list.iter().for_each(|parameter| of_parameter(what, parameter, &mut say));
    }
    out
}

/// The members of a structure, and their offsets.
fn types(path: &str, ty: &Type, say: &mut impl FnMut(&str, &str, &str, u32)) {
    say("type", path, "members", ty.members.len() as u32);
    say("type", path, "elements", ty.array.first().copied().unwrap_or(0));
    for Member { name, offset, ty, .. } in &ty.members {
        let path = format!("{path}.{name}");
        say("type", &path, "offset", *offset);
        types(&path, ty, say);
    }
}

fn of_parameter(what: &str, parameter: &Parameter, say: &mut impl FnMut(&str, &str, &str, u32)) {
    let system = parameter.system_value.is_some();
    let name = if system { parameter.name.to_uppercase() } else { parameter.name.clone() };
    let name = format!("{name} stream {}", parameter.stream);
    say(what, &name, "register", parameter.location.unwrap_or(u32::MAX));
    say(what, &name, "mask", parameter.mask.into());
    let used = parameter.used.unwrap_or(0);
    say(what, &name, "used", if what == "input" { used } else { !used & 15 }.into());
}

/// The ranges of registers that vkd3d reads from byte code.
fn against_vkd3d() -> Result<(), Failed> {
    let mut wrong = Vec::new();
    for made in every(Target::Dxbc, &[])? {
        let ours = reflect(&made.bytes).map_err(|e| format!("{}: {e}", made.name))?;
        let listing = vkd3d::disassemble(&made.bytes, Form::Dxbc)?;
        let mut theirs: Vec<_> = vkd3d::ranges(&listing)
            .iter()
            .map(|range| {
                (range.class, range.space, range.first, range.last.map(|last| last - range.first + 1))
            })
            .collect();
        let class = |class| match class {
            ResourceClass::Srv => 't',
            ResourceClass::Uav => 'u',
            ResourceClass::CBuffer => 'b',
            ResourceClass::Sampler => 's',
        };
        let bound = ours.resources.iter().map(|resource| (class(resource.class), resource.binding));
        let mut ours: Vec<_> = bound.map(|(class, at)| (class, at.space, at.index, at.count)).collect();
        ours.sort_unstable();
        theirs.sort_unstable();
        if ours != theirs {
            wrong.push(format!("{}: {ours:?}, vkd3d reads {theirs:?}", made.name));
        }
    }
    fail(&wrong)
}

/// Where DXC's metadata lacks the grid of a record whose field lies in a structure within it or in its base.
const GRIDS_THAT_DXC_OVERLOOKS: [&str; 2] = ["dispatch_grid_nested.hlsl", "dispatch_grid_inherited.hlsl"];

/// What nodes say of themselves in our libraries and in DXC's, over the shaders of nodes that both take.
fn nodes_against_dxc() -> Result<(), Failed> {
    let (dxc, mut wrong, mut compared) = (Microsoft::new()?, Vec::new(), 0);
    for file in fs::read_dir(workspace().join("tests/accept/nodes"))? {
        let path = file?.path();
        let (name, source) = (path.to_string_lossy(), fs::read_to_string(&path)?);
        let ours = compile(&name, &source, "lib_6_8", "", Target::Dxil, &[]);
        let theirs = dxc.compile_unsigned(&name, &source, "lib_6_8", "", &[]);
        let (Ok(ours), Ok(theirs)) = (ours, theirs) else { continue };
        let [ours, theirs] = [ours, theirs].map(|bytes| {
            let told = reflect(&bytes).map_err(|e| format!("{name}: {e}"))?;
            let mut entries: Vec<_> = told.entries.into_iter().map(|it| (it.name, it.attributes)).collect();
            entries.sort_by(|a, b| a.0.cmp(&b.0));
            Ok::<_, String>(entries)
        });
        let (ours, theirs) = (ours?, theirs?);
        compared += ours.iter().filter(|(_, attributes)| attributes.node.is_some()).count();
        let overlooked = GRIDS_THAT_DXC_OVERLOOKS.iter().any(|known| name.ends_with(known));
        if (ours != theirs) != overlooked {
            wrong.push(format!("{name}:\n  ours {ours:?}\n  DXC  {theirs:?}"));
        }
    }
    println!("{compared} nodes");
    if compared < 40 {
        wrong.push(format!("only {compared} nodes have been compared"));
    }
    fail(&wrong)
}

/// What spirv-cross says of each module, compared by a program in Python, which checks all JSON against the schema too.
fn against_spirv_cross() -> Result<(), Failed> {
    let folder = Folder(std::env::temp_dir().join(format!("trefoil-reflect-{}", std::process::id())));
    fs::create_dir_all(&folder.0)?;
    let write = |number: usize, made: &Made, kind: &str| -> Result<PathBuf, Failed> {
        let ours = reflect(&made.bytes).map_err(|e| format!("{}: {e}", made.name))?;
        fs::write(folder.0.join(format!("{number}.{kind}.json")), ours.to_json())?;
        Ok(folder.0.join(format!("{number}.{kind}")))
    };
    for (number, made) in every(Target::Dxil, &[])?.iter().enumerate() {
        write(number, made, "dxil")?;
    }
    for (number, made) in every(Target::Dxbc, &[])?.iter().enumerate() {
        write(number, made, "dxbc")?;
    }
    for (number, made) in every(Target::Spirv, &["-fspv-reflect"])?.iter().enumerate() {
        let path = write(number, made, "spv")?;
        fs::write(&path, &made.bytes)?;
        let mut cross = consumers::program("spirv-cross")?;
        // It does not know every extension that a module may have.
        if let Ok(theirs) = run_with(cross.arg(&path).arg("--reflect"), b"") {
            fs::write(path.with_extension("cross.json"), theirs)?;
        }
    }
    let mut check = consumers::program("python3.11")?;
    check.env("PYTHONPATH", consumers::file("schema/fastjsonschema")?.parent().unwrap_or(&folder.0));
    check.arg(workspace().join("crates/trefoil-testkit/client/reflect.py"));
    check.arg(workspace().join("docs/reflection.schema.json")).arg(&folder.0);
    let said = run_with(&mut check, b"")?;
    print!("{}", String::from_utf8_lossy(&said));
    Ok(())
}

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}
