//! What rays meet: the scene that a test binds, and the shaders of its ray tracing pipeline with their records.
//!
//! `bottom`, `instance`, `hits` and `record` lines of a test's head are read here; `tests/exec/README.md` lists them.

use super::data::{self, Scalar};

/// Geometry, and where it stands.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The bottom level structures.
    pub bottoms: Vec<Bottom>,
    /// What the top level structure holds.
    pub instances: Vec<Instance>,
}

/// A bottom level structure.
#[derive(Clone, Debug)]
pub struct Bottom {
    /// What instances call it.
    pub name: String,
    /// Its geometries: all of triangles, or all of boxes.
    pub geometries: Vec<Geometry>,
}

/// One geometry of a bottom level structure.
#[derive(Clone, Debug)]
pub struct Geometry {
    /// Whether boxes are what it holds, of six numbers each; else triangles, of nine.
    pub boxes: bool,
    /// Whether hits are taken without asking.
    pub opaque: bool,
    /// Whether any-hit shaders run once for each primitive at most.
    pub once: bool,
    /// The numbers of all primitives.
    pub numbers: Vec<f32>,
}

impl Geometry {
    /// How many primitives it holds.
    pub fn primitives(&self) -> u32 {
        (self.numbers.len() / if self.boxes { 6 } else { 9 }) as u32
    }
}

/// A bottom level structure that stands somewhere.
#[derive(Clone, Debug)]
pub struct Instance {
    /// Which bottom level structure.
    pub bottom: usize,
    /// Its number.
    pub id: u32,
    /// The bits that a ray's mask is compared with.
    pub mask: u8,
    /// Where its records begin among those of hit groups.
    pub record: u32,
    /// Vulkan's flags.
    pub flags: u8,
    /// Three rows of four.
    pub transform: [f32; 12],
}

/// The shaders of a ray tracing pipeline, in the order of their tables.
#[derive(Clone, Debug, Default)]
pub struct Rays {
    /// The shader that starts rays.
    pub generation: String,
    /// Miss shaders.
    pub misses: Vec<String>,
    /// Hit groups.
    pub hits: Vec<HitGroup>,
    /// Callable shaders.
    pub callables: Vec<String>,
    /// What follows handles in the tables.
    pub records: Vec<Record>,
}

/// The shaders of a hit.
#[derive(Clone, Debug, Default)]
pub struct HitGroup {
    /// The closest-hit shader.
    pub closest: Option<String>,
    /// The any-hit shader.
    pub any: Option<String>,
    /// The intersection shader, for boxes.
    pub intersection: Option<String>,
}

/// Bytes that follow the handle of a shader in its table.
#[derive(Clone, Debug)]
pub struct Record {
    /// The table.
    pub table: Table,
    /// The shader's position in it.
    pub index: usize,
    /// The bytes.
    pub data: Vec<u8>,
}

/// A table of shaders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Of the one shader that starts rays.
    Generation,
    /// Of miss shaders.
    Miss,
    /// Of hit groups.
    Hit,
    /// Of callable shaders.
    Callable,
}

/// What of instances has names, with Vulkan's flags.
const FLAGS: [(&str, u8); 4] = [("uncull", 1), ("flip", 2), ("opaque", 4), ("transparent", 8)];

fn number<T: std::str::FromStr>(word: Option<&str>) -> Result<T, String> {
    let word = word.ok_or("a number is missing")?;
    word.parse().map_err(|_| format!("'{word}' is no such number"))
}

/// `NAME: opaque triangles 0 0 0 …; triangles …`
pub(super) fn bottom(name: &str, text: &str) -> Result<Bottom, String> {
    let geometries = text.split(';').map(geometry).collect::<Result<Vec<_>, _>>()?;
    Ok(Bottom { name: name.into(), geometries })
}

fn geometry(text: &str) -> Result<Geometry, String> {
    let mut geometry = Geometry { boxes: false, opaque: false, once: false, numbers: Vec::new() };
    let mut words = text.split_whitespace();
    loop {
        match words.next() {
            Some("opaque") => geometry.opaque = true,
            Some("once") => geometry.once = true,
            Some("triangles") => break,
            Some("boxes") => {
                geometry.boxes = true;
                break;
            }
            other => return Err(format!("a geometry is of `triangles` or `boxes`, not {other:?}")),
        }
    }
    for word in words {
        geometry.numbers.push(number(Some(word))?);
    }
    let each = if geometry.boxes { 6 } else { 9 };
    if geometry.numbers.is_empty() || !geometry.numbers.len().is_multiple_of(each) {
        return Err(format!("a primitive of this geometry has {each} numbers"));
    }
    Ok(geometry)
}

/// `NAME id 3 mask 0x1 record 2 at 0 0 5 scale 2 2 2 flip`
pub(super) fn instance(text: &str, bottoms: &[Bottom]) -> Result<Instance, String> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let bottom = bottoms.iter().position(|bottom| bottom.name == name);
    let bottom = bottom.ok_or_else(|| format!("no `bottom {name}:` comes before"))?;
    let transform = [1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0];
    let mut instance = Instance { bottom, id: 0, mask: 0xff, record: 0, flags: 0, transform };
    while let Some(word) = words.next() {
        match word {
            "id" => instance.id = number(words.next())?,
            "record" => instance.record = number(words.next())?,
            "mask" => {
                let digits = words.next().and_then(|word| word.strip_prefix("0x"));
                let digits = digits.ok_or("a mask is written 0xff")?;
                instance.mask = u8::from_str_radix(digits, 16).map_err(|_| "a mask is written 0xff")?;
            }
            "at" | "scale" => {
                for axis in 0..3 {
                    let place = if word == "at" { 4 * axis + 3 } else { 5 * axis };
                    instance.transform[place] = number(words.next())?;
                }
            }
            "matrix" => {
                for place in &mut instance.transform {
                    *place = number(words.next())?;
                }
            }
            _ => match FLAGS.iter().find(|(flag, _)| *flag == word) {
                Some((_, flag)) => instance.flags |= flag,
                None => return Err(format!("an instance has no '{word}'")),
            },
        }
    }
    Ok(instance)
}

/// `shade any filter in sphere`, each as far as there is one; `none` for no closest-hit shader.
pub(super) fn hit_group(text: &str) -> Result<HitGroup, String> {
    let mut group = HitGroup::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "none" => {}
            "any" => group.any = Some(words.next().ok_or("`any` names a shader")?.into()),
            "in" => group.intersection = Some(words.next().ok_or("`in` names a shader")?.into()),
            closest => group.closest = Some(closest.into()),
        }
    }
    Ok(group)
}

/// `miss 1: float4 1 2 3 4`
pub(super) fn record(object: &str, text: &str) -> Result<Record, String> {
    let (table, index) = object.split_once(' ').unwrap_or((object, "0"));
    let table = match table {
        "raygeneration" => Table::Generation,
        "miss" => Table::Miss,
        "hits" => Table::Hit,
        "callable" => Table::Callable,
        _ => return Err(format!("no table is called '{table}'")),
    };
    let values = data::values(text, Scalar::Mixed, None)?;
    Ok(Record { table, index: number(Some(index))?, data: data::bytes(&values, Scalar::Mixed)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_is_read() {
        let boxes = bottom("B", "boxes 0 0 0 1 1 1; once boxes 0 0 0 2 2 2 1 1 1 3 3 3").unwrap();
        assert_eq!(boxes.geometries.iter().map(Geometry::primitives).collect::<Vec<_>>(), [1, 2]);
        let stands = instance("B id 3 mask 0x0f record 2 at 1 2 3 scale 2 2 2 flip", &[boxes]).unwrap();
        assert_eq!((stands.id, stands.mask, stands.record, stands.flags), (3, 15, 2, 2));
        assert_eq!(stands.transform, [2.0, 0.0, 0.0, 1.0, 0.0, 2.0, 0.0, 2.0, 0.0, 0.0, 2.0, 3.0]);
        let group = hit_group("none any filter in sphere").unwrap();
        assert_eq!((group.closest, group.any.as_deref()), (None, Some("filter")));
    }

    #[test]
    fn mistakes_are_told() {
        assert!(bottom("B", "triangles 0 0 0").unwrap_err().contains("9 numbers"));
        assert!(instance("C at 1 2 3", &[]).unwrap_err().contains("no `bottom C:`"));
        assert!(record("hit 0", "1").unwrap_err().contains("no table"));
    }
}
