//! Reads the head of an execution test.
//!
//! Lines that begin with `//` (or, in LLVM IR, `;`) up to the first that does not; `// verb: words`, and a line of three
//! or more blanks after the slashes goes on with the one before. A line without a colon, or with one that follows many words or a capital, is
//! prose. An unknown verb is an error.

use super::data::{self, Literal, Scalar};
use super::header::*;
use super::route::Route;
use super::scene;
use trefoil::ShaderModel;

/// Reads a test's head.
pub fn test(text: &str) -> Result<Test, String> {
    let mut test = Test { dispatch: [1; 3], ..Test::default() };
    test.draw.instances = 1;
    for (number, line) in lines(text) {
        take(&mut test, &line).map_err(|why| format!("line {number}: {why}"))?;
    }
    if test.rays.as_ref().is_some_and(|rays| rays.generation.is_empty()) {
        return Err("a ray tracing test has a `raygeneration` line".into());
    }
    if test.rays.is_some() {
        test.stages.push((Stage::Library, "main".into())); // the name is not asked for
    }
    match test.stages.iter().map(|(stage, _)| *stage).collect::<Vec<_>>().as_slice() {
        [Stage::Compute] => {}
        [Stage::Library] if test.rays.is_some() => {}
        [Stage::Vertex, Stage::Pixel]
        | [Stage::Vertex, Stage::Geometry, Stage::Pixel]
        | [Stage::Vertex, Stage::Hull, Stage::Domain, Stage::Pixel]
            if !test.draw.targets.is_empty() && test.draw.vertices > 0 => {}
        [Stage::Mesh, Stage::Pixel] | [Stage::Amplification, Stage::Mesh, Stage::Pixel]
            if !test.draw.targets.is_empty() => {}
        [Stage::Vertex, ..] => return Err("a drawing test has `target` and `draw` lines".into()),
        _ => {
            return Err(
                "a test has a `compute` line, or a `raygeneration` line, or a `vertex`, perhaps a `geometry` or `hull` and `domain`, or a `mesh` after perhaps an `amplification`, and then a `pixel` line"
                    .into(),
            );
        }
    }
    if test.expects.is_empty() { Err("the test expects nothing".into()) } else { Ok(test) }
}

/// The verbs' lines, continuations joined, with the number of the first line of each.
fn lines(text: &str) -> Vec<(usize, String)> {
    let mut out: Vec<(usize, String)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some(line) = line.strip_prefix("//").or_else(|| line.strip_prefix(';')) else { break };
        match out.last_mut() {
            Some((_, last)) if line.starts_with("   ") => {
                last.push(' ');
                last.push_str(line.trim());
            }
            _ if line.starts_with(' ') && !line.starts_with("   ") => {
                let line = line.trim();
                if is_verb(line) {
                    out.push((index + 1, line.to_string()));
                }
            }
            _ => {}
        }
    }
    out
}

/// The verbs besides the names of stages; one that `take` does not know is an error all the same.
const VERBS: [&str; 16] = [
    "source",
    "model",
    "args",
    "dispatch",
    "bind",
    "address",
    "counter",
    "target",
    "draw",
    "attribute",
    "expect",
    "except",
    "bottom",
    "instance",
    "hits",
    "record",
];

/// Whether a line of the head is an instruction: it begins with a verb, or with what looks like a misspelt one.
fn is_verb(line: &str) -> bool {
    let Some((head, _)) = line.split_once(':') else { return false };
    let known = head
        .split_whitespace()
        .next()
        .is_some_and(|first| VERBS.contains(&first) || Stage::from_name(first).is_some());
    known || (head.starts_with(|c: char| c.is_ascii_lowercase()) && head.split_whitespace().count() <= 2)
}

fn take(test: &mut Test, line: &str) -> Result<(), String> {
    let (head, rest) = line.split_once(':').expect("a verb's line has a colon");
    let (verb, object) = head.trim().split_once(' ').unwrap_or((head.trim(), ""));
    let rest = rest.trim();
    match verb {
        "source" => test.source = Some(rest.into()),
        "model" => test.model = Some(ShaderModel::parse(rest).ok_or("a model is written 6.2")?),
        "args" => test.args = rest.split_whitespace().map(str::to_string).collect(),
        "dispatch" => test.dispatch = dispatch(rest)?,
        "bind" => test.resources.push(resource(object, rest)?),
        "address" => test.addresses.push(address(object, rest)?),
        "counter" => set_counter(test, object, rest)?,
        "target" => set_target(test, object, rest)?,
        "depth" => test.draw.depth = true,
        "draw" => draw(&mut test.draw, rest)?,
        "topology" => test.draw.topology = topology(rest)?,
        "attribute" => test.draw.attributes.push(attribute(object, rest)?),
        "bottom" => test.scene.bottoms.push(scene::bottom(object, rest)?),
        "instance" => {
            let instance = scene::instance(rest, &test.scene.bottoms)?;
            test.scene.instances.push(instance);
        }
        "raygeneration" => test.rays.get_or_insert_default().generation = rest.into(),
        "miss" => test.rays.get_or_insert_default().misses.push(rest.into()),
        "hits" => test.rays.get_or_insert_default().hits.push(scene::hit_group(rest)?),
        "callable" => test.rays.get_or_insert_default().callables.push(rest.into()),
        "record" => test.rays.get_or_insert_default().records.push(scene::record(object, rest)?),
        "expect" => {
            let expected = expect(test, object, rest)?;
            test.expects.push(expected);
        }
        "except" if rest.is_empty() => return Err("`except` gives its reason".into()),
        "except" => {
            let route = Route::parse(object).ok_or_else(|| format!("no route is called '{object}'"))?;
            test.except.push((route, rest.into()));
        }
        _ => {
            let stage = Stage::from_name(verb).ok_or_else(|| format!("unknown verb '{verb}'"))?;
            test.stages.push((stage, rest.into()));
        }
    }
    Ok(())
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("'{word}' is no such number"))
}

fn dispatch(text: &str) -> Result<[u32; 3], String> {
    let mut out = [1; 3];
    for (slot, word) in text.split_whitespace().enumerate() {
        *out.get_mut(slot).ok_or("a dispatch has three sizes")? = number(word)?;
    }
    Ok(out)
}

/// `u0` or `t3 space1`.
fn register(text: &str) -> Result<Register, String> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let wrong = || format!("'{text}' is no register such as u0 or `t3 space1`");
    let class = name.chars().next().filter(|c| "btus".contains(*c)).ok_or_else(wrong)?;
    let space = match words.next() {
        Some(word) => number(word.strip_prefix("space").ok_or_else(wrong)?)?,
        None => 0,
    };
    Ok(Register { class, number: number(&name[1..])?, space })
}

fn resource(object: &str, rest: &str) -> Result<Resource, String> {
    let register = register(object)?;
    let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let what = match kind {
        "constant" | "structured" | "raw" => {
            let (scalar, data) = bytes(rest)?;
            What::Bytes { scalar, data }
        }
        "typed" => typed(rest)?,
        "sampler" => What::Sampler(sampler(rest)?),
        "scene" => What::Scene,
        _ => What::Texture(texture(kind, rest)?),
    };
    Ok(Resource { register, what, counter: None })
}

/// `float4[8] VALUES`: the component's type, how many components, and the values.
fn element(text: &str) -> Result<(Scalar, usize, Option<usize>, &str), String> {
    let (name, rest) = text.split_once(' ').unwrap_or((text, "zero"));
    let (name, count) = match name.split_once('[') {
        Some((name, count)) => (name, Some(number::<usize>(count.trim_end_matches(']'))?)),
        None => (name, None),
    };
    let wrong = || format!("'{name}' is not an element type");
    if let Some(scalar) = Scalar::parse(name) {
        return Ok((scalar, 1, count, rest));
    }
    let (base, width) = name.split_at(name.len().saturating_sub(1));
    let scalar = Scalar::parse(base).ok_or_else(wrong)?;
    let width: usize = width.parse().map_err(|_| wrong())?;
    Ok((scalar, width, count, rest))
}

fn bytes(text: &str) -> Result<(Scalar, Vec<u8>), String> {
    let (scalar, width, count, rest) = element(text)?;
    let count = count.map(|n| n * width);
    let values = data::values(rest, scalar, count)?;
    check_count(values.len(), count)?;
    Ok((scalar, data::bytes(&values, scalar)?))
}

fn check_count(found: usize, wanted: Option<usize>) -> Result<(), String> {
    match wanted {
        Some(wanted) if wanted != found => Err(format!("{wanted} values are declared, {found} are given")),
        _ => Ok(()),
    }
}

fn typed(text: &str) -> Result<What, String> {
    let (scalar, components, ..) = element(text)?;
    let (_, data) = bytes(text)?;
    Ok(What::Typed { format: Format { scalar, components, depth: false }, data })
}

fn format(name: &str) -> Result<Format, String> {
    let wrong = || format!("'{name}' is no format such as rgba32float, r32uint, rgba8unorm, d32float");
    if name == "d32float" {
        return Ok(Format { scalar: Scalar::Float, components: 1, depth: true });
    }
    let letters = name.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?;
    let components =
        ["r", "rg", "rgb", "rgba"].iter().position(|l| *l == &name[..letters]).ok_or_else(wrong)? + 1;
    let scalar = match &name[letters..] {
        "32float" => Scalar::Float,
        "16float" => Scalar::Half,
        "32uint" => Scalar::Uint(4),
        "32int" => Scalar::Int(4),
        "8unorm" => Scalar::Unorm8,
        _ => return Err(wrong()),
    };
    Ok(Format { scalar, components, depth: false })
}

/// `texture2darray` and then `FORMAT SIZE [mips N] VALUES`.
fn texture(kind: &str, rest: &str) -> Result<Texture, String> {
    let name = kind.strip_prefix("texture").ok_or_else(|| format!("'{kind}' is nothing that is bound"))?;
    let (shape, arrayed) = match name.strip_suffix("array") {
        Some(shape) => (shape, true),
        None => (name, false),
    };
    let shape = match shape {
        "1d" => Shape::One,
        "2d" => Shape::Two,
        "3d" => Shape::Three,
        "cube" => Shape::Cube,
        _ => return Err(format!("no texture is called '{kind}'")),
    };
    let mut words = rest.splitn(3, ' ');
    let format = format(words.next().unwrap_or_default())?;
    let sizes = words.next().unwrap_or_default().split('x').map(number).collect::<Result<Vec<u32>, _>>()?;
    let mut values = words.next().unwrap_or("zero");
    let mut mips = 1;
    if let Some(after) = values.strip_prefix("mips ") {
        let (count, rest) = after.split_once(' ').unwrap_or((after, "zero"));
        (mips, values) = (number(count)?, rest);
    }
    let dimensions = match shape {
        Shape::One => 1,
        Shape::Two | Shape::Cube => 2,
        Shape::Three => 3,
    };
    if sizes.len() != dimensions + usize::from(arrayed) {
        return Err(format!("a {kind} has {} sizes", dimensions + usize::from(arrayed)));
    }
    let mut size = [1; 3];
    size[..dimensions].copy_from_slice(&sizes[..dimensions]);
    let faces = if shape == Shape::Cube { 6 } else { 1 };
    let layers = faces * if arrayed { sizes[dimensions] } else { 1 };
    let mut texture = Texture { shape, arrayed, format, size, layers, mips, data: Vec::new() };
    let count = texture.texels() * format.components;
    let values = data::values(values, format.scalar, Some(count))?;
    check_count(values.len(), Some(count))?;
    texture.data = data::bytes(&values, format.scalar)?;
    Ok(texture)
}

fn sampler(text: &str) -> Result<Sampler, String> {
    let mut sampler = Sampler::default();
    for word in text.split_whitespace() {
        match word {
            "point" => sampler.linear = false,
            "linear" => sampler.linear = true,
            "clamp" => sampler.outside = Outside::Clamp,
            "wrap" => sampler.outside = Outside::Wrap,
            "mirror" => sampler.outside = Outside::Mirror,
            "border" => sampler.outside = Outside::Border,
            "less" => sampler.compare = Some(Compare::Less),
            "less_equal" => sampler.compare = Some(Compare::LessEqual),
            "greater" => sampler.compare = Some(Compare::Greater),
            "greater_equal" => sampler.compare = Some(Compare::GreaterEqual),
            _ => return Err(format!("a sampler has no '{word}'")),
        }
    }
    Ok(sampler)
}

/// `address b0 + 16: u1 + 32`.
fn address(object: &str, rest: &str) -> Result<Address, String> {
    fn place<N: std::str::FromStr + Default>(text: &str) -> Result<(Register, N), String> {
        let (name, bytes) = match text.split_once('+') {
            Some((name, bytes)) => (name, number(bytes.trim())?),
            None => (text, N::default()),
        };
        Ok((register(name.trim())?, bytes))
    }
    Ok(Address { at: place(object)?, of: place(rest)? })
}

fn set_counter(test: &mut Test, object: &str, rest: &str) -> Result<(), String> {
    let register = register(object)?;
    let found = test.resources.iter_mut().find(|resource| resource.register == register);
    found.ok_or_else(|| format!("{register} is not bound yet"))?.counter = Some(number(rest)?);
    Ok(())
}

/// `target 0: rgba32float 4x4`.
fn set_target(test: &mut Test, object: &str, rest: &str) -> Result<(), String> {
    if number::<usize>(object)? != test.draw.targets.len() {
        return Err("targets are declared in order".into());
    }
    let (name, size) = rest.split_once(' ').ok_or("a target has a format and a size")?;
    let (width, height) = size.trim().split_once('x').ok_or("a target's size is written 4x4")?;
    test.draw.targets.push(format(name)?);
    test.draw.size = [number(width)?, number(height)?];
    Ok(())
}

/// `draw: 3` or `draw: 3 x 2`.
fn draw(draw: &mut Draw, text: &str) -> Result<(), String> {
    let (vertices, instances) = text.split_once('x').unwrap_or((text, "1"));
    draw.vertices = number(vertices.trim())?;
    draw.instances = number(instances.trim())?;
    Ok(())
}

fn topology(text: &str) -> Result<Topology, String> {
    Ok(match text {
        "triangles" => Topology::Triangles,
        "strip" => Topology::Strip,
        "lines" => Topology::Lines,
        "points" => Topology::Points,
        _ if text.starts_with("patches ") => {
            let count = text["patches ".len()..].parse().map_err(|_| "patches have a number of points")?;
            Topology::Patches(count)
        }
        _ => return Err(format!("no topology is called '{text}'")),
    })
}

/// `attribute POSITION: float3 VALUES`, or `attribute OFFSET instance: …`.
fn attribute(object: &str, rest: &str) -> Result<Attribute, String> {
    let (scalar, components, ..) = element(rest)?;
    let (_, data) = bytes(rest)?;
    let format = Format { scalar, components, depth: false };
    Ok(Attribute { format, per_instance: object.ends_with(" instance"), data })
}

/// `expect u0 within 1e-5 sorted: VALUES`, `agree` or `picture NAME`.
fn expect(test: &Test, object: &str, rest: &str) -> Result<Expect, String> {
    let (object, sorted) = match object.strip_suffix(" sorted") {
        Some(object) => (object, true),
        None => (object, false),
    };
    let (object, within) = match object.split_once(" within ") {
        Some((object, within)) => (object, number(within)?),
        None => (object, 0.0),
    };
    let place = match object.split_once(' ') {
        Some(("counter", object)) => Place::Counter(register(object)?),
        Some(("target", object)) => Place::Target(number(object)?),
        _ if object == "depth" => Place::Depth,
        _ => Place::Register(register(object)?),
    };
    let (scalar, count) =
        test.found_at(place).ok_or_else(|| format!("{place} is nothing that is written"))?;
    let values = match rest.strip_suffix("...") {
        _ if rest == "agree" => Values::Agree,
        _ if rest.starts_with("picture ") => Values::Picture(rest["picture ".len()..].trim().to_owned()),
        Some(some) => Values::These(data::values(some, scalar, None)?, true),
        None => {
            let values = data::values(rest, scalar, count)?;
            check_count(values.len(), count)?;
            Values::These(values, false)
        }
    };
    Ok(Expect { place, within, sorted, values })
}

impl Test {
    /// The component type at a place and, where that is known, how many there are.
    pub fn found_at(&self, place: Place) -> Option<(Scalar, Option<usize>)> {
        match place {
            Place::Counter(_) => Some((Scalar::Uint(4), Some(1))),
            Place::Depth => Some((Scalar::Float, Some((self.draw.size[0] * self.draw.size[1]) as usize))),
            Place::Target(n) => {
                let format = self.draw.targets.get(n as usize)?;
                let texels = (self.draw.size[0] * self.draw.size[1]) as usize;
                Some((format.scalar, Some(texels * format.components)))
            }
            Place::Register(register) => {
                let resource = self.resources.iter().find(|r| r.register == register)?;
                match &resource.what {
                    What::Bytes { scalar: Scalar::Mixed, .. } => Some((Scalar::Mixed, None)),
                    What::Bytes { scalar, data } => Some((*scalar, Some(data.len() / scalar.size("")))),
                    What::Typed { format, data } => {
                        Some((format.scalar, Some(data.len() / format.scalar.size(""))))
                    }
                    What::Texture(texture) => {
                        Some((texture.format.scalar, Some(texture.texels() * texture.format.components)))
                    }
                    What::Sampler(_) | What::Scene => None,
                }
            }
        }
    }
}

/// What a literal must equal, in words, for a message.
pub fn literal_word(literal: &Literal) -> &str {
    match literal {
        Literal::Any => "?",
        Literal::Word(word) => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read() {
        let text = "// Prose: is not a verb.\n// compute: main\n// dispatch: 2\n\
                    // bind t1 space2: typed float2[2] 1 2\n//     3 4\n\
                    // bind u0: structured uint[4] zero\n// counter u0: 3\n\
                    // expect u0: 1 2*5 ?\n// expect counter u0: 4\n// except dxbc: a reason\nvoid main() {}\n";
        let test = test(text).unwrap();
        assert_eq!(test.dispatch, [2, 1, 1]);
        assert_eq!(test.resources[0].register, Register { class: 't', number: 1, space: 2 });
        assert!(matches!(&test.resources[0].what, What::Typed { data, .. } if data.len() == 16));
        assert_eq!(test.resources[1].counter, Some(3));
        assert_eq!(test.expects.len(), 2);
        assert_eq!(test.except.len(), 1);
    }

    #[test]
    fn mistakes_are_told() {
        let wrong = |text: &str| test(text).unwrap_err();
        assert!(wrong("// compute: main\n// expct u0: 3\n").contains("line 2: unknown verb"));
        assert!(wrong("// compute: main\n// bind u0: raw uint[2] 1\n").contains("2 values are declared"));
        assert!(wrong("// compute: main\n// except dxil:\n").contains("reason"));
        assert!(wrong("// vertex: v\n// pixel: p\n").contains("target"));
    }
}
