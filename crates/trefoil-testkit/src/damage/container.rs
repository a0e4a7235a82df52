//! Damage to the container and its parts other than the program.

use crate::random::xorshift::XorShift;
use trefoil_dxcontainer::{Builder, Container, FourCc};

/// Damages a part, or the list of parts.
pub(super) fn damage(bytes: &[u8], random: &mut XorShift) -> Option<(String, Vec<u8>)> {
    let container = Container::parse(bytes).ok()?;
    let mut parts: Vec<(FourCc, Vec<u8>)> =
        container.parts.iter().map(|part| (part.name, part.data.to_vec())).collect();
    let at = random.below(parts.len() as u32) as usize;
    let name = parts[at].0;
    let what = match random.below(12) {
        0 => {
            parts.remove(at);
            format!("part {name} removed")
        }
        1 => {
            let copy = parts[at].clone();
            parts.push(copy);
            format!("part {name} repeated")
        }
        2 => {
            parts[at].0 = FourCc::new(b"ABCD");
            format!("part {name} renamed")
        }
        3 => {
            let other = random.below(parts.len() as u32) as usize;
            parts.swap(at, other);
            format!("parts {name} and {} swapped", parts[at].0)
        }
        4 => {
            let len = parts[at].1.len();
            let cut = (random.below(4) as usize + 1) * 4;
            parts[at].1.truncate(len.saturating_sub(cut));
            format!("part {name} cut by {cut} bytes")
        }
        5 => {
            let more = (random.below(4) + 1) * 4;
            let len = parts[at].1.len() + more as usize;
            parts[at].1.resize(len, 0);
            format!("part {name} grown by {more} bytes")
        }
        _ => change(&mut parts, random)?,
    };
    Some((what, finish(parts)))
}

/// The container of parts.
fn finish(parts: Vec<(FourCc, Vec<u8>)>) -> Vec<u8> {
    let mut builder = Builder::new();
    for (name, data) in parts {
        builder.unpadded_part(name, data);
    }
    builder.finish()
}

/// Changes a word of a part other than the program, by little or to a number at a bound.
pub(super) fn words(bytes: &[u8], random: &mut XorShift) -> Option<(String, Vec<u8>)> {
    const BOUNDS: [u32; 12] = [0, 1, 2, 3, 4, 8, 16, 64, 256, 0xffff, 0x7fff_ffff, u32::MAX];
    let container = Container::parse(bytes).ok()?;
    let mut parts: Vec<(FourCc, Vec<u8>)> =
        container.parts.iter().map(|part| (part.name, part.data.to_vec())).collect();
    let is_of_program =
        |name: FourCc| matches!(name, FourCc::DXIL | FourCc::STAT | FourCc::ILDB | FourCc::ILDN);
    let of: Vec<usize> =
        (0..parts.len()).filter(|&at| !is_of_program(parts[at].0) && parts[at].1.len() >= 4).collect();
    let (name, data) = &mut parts[*of.get(random.below(of.len().max(1) as u32) as usize)?];
    let place = random.below(data.len() as u32 / 4) as usize * 4;
    let word = data.get_mut(place..)?.first_chunk_mut::<4>()?;
    let old = u32::from_le_bytes(*word);
    let new = match random.below(4) {
        0 => old.wrapping_add(1),
        1 => old.wrapping_sub(1),
        2 => old ^ 1 << random.below(32),
        _ => BOUNDS[random.below(BOUNDS.len() as u32) as usize],
    };
    *word = new.to_le_bytes();
    let what = format!("part {name}, word at {place}: {old} is {new}");
    (new != old).then(|| (what, finish(parts)))
}

/// Changes a word or a byte of a part that is no bitcode, or of a program's header.
fn change(parts: &mut [(FourCc, Vec<u8>)], random: &mut XorShift) -> Option<String> {
    let small = |name: FourCc| !matches!(name, FourCc::STAT | FourCc::ILDB | FourCc::ILDN);
    let of: Vec<usize> = (0..parts.len()).filter(|&i| small(parts[i].0) && !parts[i].1.is_empty()).collect();
    let at = *of.get(random.below(of.len().max(1) as u32) as usize)?;
    let (name, data) = &mut parts[at];
    let len = if *name == FourCc::DXIL { data.len().min(24) } else { data.len() };
    let byte = random.below(len as u32) as usize;
    let old = data[byte];
    let new = match random.below(4) {
        0 => old.wrapping_add(1),
        1 => old.wrapping_sub(1),
        2 => old ^ 1 << random.below(8),
        _ => random.below(256) as u8,
    };
    data[byte] = new;
    (new != old).then(|| format!("part {name}, byte {byte}: {old} is {new}"))
}
