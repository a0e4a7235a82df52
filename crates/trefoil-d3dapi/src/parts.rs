//! What is taken out of containers, left out of them and put into them.

use crate::com::{Com, E_FAIL, E_INVALIDARG, INVALID_CALL};
use trefoil_dxcontainer::{Builder, Container, FourCc};

const OSGN: [FourCc; 3] = [FourCc::OSGN, FourCc::OSG5, FourCc::OSG1];
const ISGN: [FourCc; 2] = [FourCc::ISGN, FourCc::ISG1];
const PCSG: [FourCc; 2] = [FourCc::PCSG, FourCc::PSG1];
const DEBUG_NAME: FourCc = FourCc::new(b"ILDN");
const OLD_DEBUG: FourCc = FourCc::new(b"SDBG");
const PDB: FourCc = FourCc::new(b"SPDB");
const LEVEL_9: FourCc = FourCc::new(b"Aon9");

/// How what is taken out is handed over.
enum Form {
    /// As a container with these parts.
    Container,
    /// As the bytes of the first part that is there.
    Bare,
}

/// A row of `D3D_BLOB_PART`: its number, the parts, and their form.
struct Choice {
    number: u32,
    parts: &'static [&'static [FourCc]],
    form: Form,
}

const PRIVATE_DATA: u32 = 10;
const ROOT_SIGNATURE: u32 = 11;

const CHOICES: [Choice; 11] = [
    Choice { number: 0, parts: &[&ISGN], form: Form::Container },
    Choice { number: 1, parts: &[&OSGN], form: Form::Container },
    Choice { number: 2, parts: &[&ISGN, &OSGN], form: Form::Container },
    Choice { number: 3, parts: &[&PCSG], form: Form::Container },
    Choice { number: 4, parts: &[&ISGN, &OSGN, &PCSG], form: Form::Container },
    Choice { number: 5, parts: &[&[OLD_DEBUG, PDB]], form: Form::Bare },
    Choice { number: 6, parts: &[&[LEVEL_9]], form: Form::Bare },
    Choice { number: 9, parts: &[&[PDB]], form: Form::Bare },
    Choice { number: PRIVATE_DATA, parts: &[&[FourCc::PRIV]], form: Form::Bare },
    Choice { number: ROOT_SIGNATURE, parts: &[&[FourCc::RTS0]], form: Form::Container },
    Choice { number: 12, parts: &[&[DEBUG_NAME]], form: Form::Bare },
];

fn parse(bytes: &[u8]) -> Com<Container<'_>> {
    Container::parse(bytes).map_err(|_| INVALID_CALL)
}

/// What a number of `D3D_BLOB_PART` names in a container.
///
/// # Errors
/// When the bytes are no container, nothing has that number, or the container lacks it. Of signatures that go together only the
/// patch constants may be missing.
pub(crate) fn get(bytes: &[u8], number: u32) -> Com<Vec<u8>> {
    let container = parse(bytes)?;
    let choice = CHOICES.iter().find(|choice| choice.number == number).ok_or(E_INVALIDARG)?;
    let mut builder = Builder::new();
    let mut found = 0;
    for names in choice.parts {
        let Some(part) = container.parts.iter().find(|part| names.contains(&part.name)) else {
            continue;
        };
        if let Form::Bare = choice.form {
            return Ok(part.data.to_vec());
        }
        builder.part(part.name, part.data.to_vec());
        found += 1;
    }
    if found < choice.parts.len().min(2) { Err(E_FAIL) } else { Ok(builder.finish()) }
}

/// The container with data in place of a part, or beside the others.
///
/// # Errors
/// When the bytes are no container, or the part is none that may be set: private data, a root signature or a debug name. A root
/// signature is given as a container of its own or as bare bytes.
pub(crate) fn set(bytes: &[u8], number: u32, data: &[u8]) -> Com<Vec<u8>> {
    let container = parse(bytes)?;
    let (name, data) = match number {
        PRIVATE_DATA => (FourCc::PRIV, data),
        ROOT_SIGNATURE => {
            let own = Container::parse(data).ok().and_then(|own| own.part(FourCc::RTS0));
            (FourCc::RTS0, own.unwrap_or(data))
        }
        12 => (DEBUG_NAME, data),
        _ => return Err(E_INVALIDARG),
    };
    let mut builder = Builder::new();
    for part in container.parts.iter().filter(|part| part.name != name) {
        builder.unpadded_part(part.name, part.data.to_vec());
    }
    builder.part(name, data.to_vec());
    Ok(builder.finish())
}

/// The parts that each bit of `D3DCOMPILER_STRIP_FLAGS` leaves out.
const STRIPPED: [(u32, &[FourCc]); 4] = [
    (1, &[FourCc::RDEF, FourCc::STAT]),
    (2, &[OLD_DEBUG, PDB, DEBUG_NAME]),
    (8, &[FourCc::PRIV]),
    (16, &[FourCc::RTS0]),
];

/// The container without what the flags name.
///
/// # Errors
/// When the bytes are no container.
pub(crate) fn strip(bytes: &[u8], flags: u32) -> Com<Vec<u8>> {
    let container = parse(bytes)?;
    let goes = |name: FourCc| STRIPPED.iter().any(|(flag, names)| flags & flag != 0 && names.contains(&name));
    let mut builder = Builder::new();
    for part in container.parts.iter().filter(|part| !goes(part.name)) {
        builder.unpadded_part(part.name, part.data.to_vec());
    }
    Ok(builder.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn container() -> Vec<u8> {
        let mut builder = Builder::new();
        let parts = [FourCc::RDEF, FourCc::ISGN, FourCc::OSGN, FourCc::SHEX, FourCc::STAT];
        for (i, name) in parts.into_iter().enumerate() {
            builder.part(name, vec![i as u8; 4]);
        }
        builder.finish()
    }

    fn names(bytes: &[u8]) -> Vec<String> {
        Container::parse(bytes).unwrap().parts.iter().map(|part| part.name.to_string()).collect()
    }

    #[test]
    fn parts_are_taken_out_by_number() {
        assert_eq!(names(&get(&container(), 0).unwrap()), ["ISGN"]);
        assert_eq!(names(&get(&container(), 4).unwrap()), ["ISGN", "OSGN"]);
        assert_eq!(get(&container(), 3), Err(E_FAIL));
        assert_eq!(get(&container(), 5), Err(E_FAIL));
        assert_eq!(get(&container(), 99), Err(E_INVALIDARG));
        assert_eq!(get(b"nothing", 0), Err(INVALID_CALL));
    }

    #[test]
    fn parts_are_put_in_and_left_out() {
        assert_eq!(names(&strip(&container(), 1).unwrap()), ["ISGN", "OSGN", "SHEX"]);
        let with = set(&container(), PRIVATE_DATA, b"mine").unwrap();
        assert_eq!(get(&with, PRIVATE_DATA).unwrap(), b"mine");
        let again = set(&with, PRIVATE_DATA, b"ours").unwrap();
        assert_eq!(names(&again).len(), 6);
        assert_eq!(names(&strip(&again, 8).unwrap()).len(), 5);
        assert_eq!(set(&container(), 0, b""), Err(E_INVALIDARG));
    }
}
