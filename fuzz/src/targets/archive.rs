//! Archives of shaders: any bytes open or do not, and whatever is found lies within them.

use super::{Input, Target};
use crate::broken::{Binary, binary};
use crate::random::Random;
use std::io::Cursor;
use trefoil_archive::{Archive as Reader, Writer};

/// A few archives of different sizes.
pub(super) struct Archive(Vec<Binary>);

impl Archive {
    /// With archives made here.
    pub(super) fn new() -> Archive {
        let sound = [0, 1, 3, 50].into_iter().filter_map(archive);
        Archive(sound.map(|bytes| Binary { range: 8..bytes.len(), bytes }).collect())
    }
}

/// An archive of so many names.
fn archive(names: usize) -> Option<Vec<u8>> {
    let mut writer = Writer::new(Cursor::new(Vec::new())).ok()?;
    let blobs: Vec<_> =
        (0..5).filter_map(|n| writer.blob([n; 32], &[n; 30][..usize::from(n) * 7]).ok()).collect();
    for n in 0..names {
        writer.name(&name(n), *blobs.get(n % 5)?).ok()?;
    }
    Some(writer.finish([1; 32], b"inputs").ok()?.into_inner())
}

fn name(n: usize) -> String {
    format!("uber/main/ps_6_0/dxil?FOG={n}")
}

impl Target for Archive {
    fn extension(&self) -> &'static str {
        "pack"
    }

    fn input(&self, random: &mut Random) -> Input {
        Input { head: String::new(), bytes: binary(&self.0, random) }
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let Ok(archive) = Reader::open(&input.bytes) else { return Ok(false) };
        let is_sound = archive.check().is_ok();
        let named = archive.iter().count();
        if is_sound && named != archive.len() {
            return Err(format!("{named} of {} names of a sound archive are found", archive.len()));
        }
        let is_found = |(name, blob)| archive.get(name) == Some(blob);
        if is_sound && !archive.iter().all(is_found) {
            return Err("a name of a sound archive is not found".into());
        }
        _ = (archive.get(&name(2)), archive.blobs().count());
        Ok(is_sound)
    }
}
