//! What can be taken out of a container on its own.

use trefoil_dxcontainer::{Builder, Container, FourCc};

/// What is taken out of a container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The data for reflection, as a container of its own.
    Reflection,
    /// The root signature, as a container of its own.
    RootSignature,
    /// The shader's hash: flags and 16 bytes.
    Hash,
}

/// Takes a piece out of a container; none when it is not there, or the bytes are no container.
pub fn piece(bytes: &[u8], which: Piece) -> Option<Vec<u8>> {
    let container = Container::parse(bytes).ok()?;
    let names: &[FourCc] = match which {
        Piece::Reflection => &[FourCc::STAT, FourCc::RDEF],
        Piece::RootSignature => &[FourCc::RTS0],
        Piece::Hash => return container.part(FourCc::HASH).map(<[u8]>::to_vec),
    };
    let mut builder = Builder::new();
    let mut any = false;
    for part in container.parts.iter().filter(|part| names.contains(&part.name)) {
        builder.part(part.name, part.data.to_vec());
        any = true;
    }
    any.then(|| builder.finish())
}
