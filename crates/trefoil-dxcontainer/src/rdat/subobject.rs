//! The subobjects of a library, read back from its tables.

use super::{INDICES, MOST_USES, RAW_BYTES, STRINGS, SUBOBJECTS, table_rows};
use crate::bytes::{Error, Reader, string_at};
use crate::kinds;
use trefoil_facts::{Subobject, SubobjectContent};

/// The tables that subobjects refer to.
#[derive(Default)]
struct Tables<'a> {
    strings: &'a [u8],
    indices: &'a [u8],
    raw: &'a [u8],
    subobjects: &'a [u8],
}

/// Reads the subobjects of the part.
///
/// # Errors
/// When a table, a string or a list lies beyond the data, for a kind that there is not, and when more than a million bytes and
/// names are listed.
pub fn subobjects(data: &[u8]) -> Result<Vec<Subobject>, Error> {
    let mut head = Reader::at(data, 4)?;
    let mut tables = Tables::default();
    for _ in 0..head.u32()? {
        let mut part = Reader::at(data, head.u32()? as usize)?;
        let (kind, size) = (part.u32()?, part.u32()? as usize);
        let content = part.bytes(size)?;
        match kind {
            STRINGS => tables.strings = content,
            INDICES => tables.indices = content,
            RAW_BYTES => tables.raw = content,
            SUBOBJECTS => tables.subobjects = content,
            _ => {}
        }
    }
    let mut held = 0;
    let mut one = |row| {
        let subobject = tables.subobject(row)?;
        held += match &subobject.content {
            SubobjectContent::RootSignature { data, .. } => data.len(),
            SubobjectContent::Association { exports, .. } => exports.len(),
            _ => 0,
        };
        // Rows may share lists and bytes.
        if held > MOST_USES {
            return Err(Error::new(0, &kinds::COUNT_TOO_LARGE));
        }
        Ok(subobject)
    };
    table_rows(tables.subobjects)?.into_iter().map(&mut one).collect()
}

impl Tables<'_> {
    fn subobject(&self, [kind, name, a, b, c, d]: [u32; 6]) -> Result<Subobject, Error> {
        let text = |at: u32| string_at(self.strings, at);
        let content = match kind {
            0 => SubobjectContent::StateObjectConfig { flags: a },
            1 | 2 => SubobjectContent::RootSignature {
                is_local: kind == 2,
                data: Reader::at(self.raw, a as usize)?.bytes(b as usize)?.to_vec(),
            },
            8 => SubobjectContent::Association { subobject: text(a)?, exports: self.texts(b)? },
            9 => SubobjectContent::ShaderConfig { payload: a, attributes: b },
            10 => SubobjectContent::PipelineConfig { depth: a, flags: None },
            11 => SubobjectContent::HitGroup {
                any_hit: text(b)?,
                closest_hit: text(c)?,
                intersection: (a == 1).then(|| text(d)).transpose()?,
            },
            12 => SubobjectContent::PipelineConfig { depth: a, flags: Some(b) },
            _ => return Err(Error::new(0, &kinds::SUBOBJECT_KIND)),
        };
        Ok(Subobject { name: text(name)?, content })
    }

    /// The strings of a list.
    fn texts(&self, at: u32) -> Result<Vec<String>, Error> {
        let mut list = Reader::at(self.indices, 4 * at as usize)?;
        let count = list.count(4)?;
        (0..count).map(|_| string_at(self.strings, list.u32()?)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subobjects_are_read_as_they_were_written() {
        let one = |name: &str, content| Subobject { name: name.to_owned(), content };
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let hit_group = |intersection: Option<&str>| SubobjectContent::HitGroup {
            any_hit: "any".to_owned(),
            closest_hit: "closest".to_owned(),
            intersection: intersection.map(str::to_owned),
        };
        let all = [
            one("config", SubobjectContent::StateObjectConfig { flags: 1 }),
            one("root", SubobjectContent::RootSignature { is_local: false, data: vec![1, 2, 3, 4] }),
            one("local", SubobjectContent::RootSignature { is_local: true, data: vec![5, 6, 7, 8] }),
            one(
                "some",
                SubobjectContent::Association { subobject: "root".into(), exports: names(&["a", "b"]) },
            ),
            one("none", SubobjectContent::Association { subobject: "root".into(), exports: Vec::new() }),
            one("shader", SubobjectContent::ShaderConfig { payload: 16, attributes: 8 }),
            one("old", SubobjectContent::PipelineConfig { depth: 2, flags: None }),
            one("new", SubobjectContent::PipelineConfig { depth: 3, flags: Some(256) }),
            one("triangles", hit_group(None)),
            one("boxes", hit_group(Some("own"))),
        ];
        let data = super::super::write(&[], &[], &[], &all, (1, 8));
        assert_eq!(subobjects(&data).unwrap(), all);
        for end in 0..data.len() {
            let _ = subobjects(&data[..end]);
        }
    }
}
