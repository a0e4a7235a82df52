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
    /// The private data, as they were attached.
    PrivateData,
}

/// Takes a piece out of a container; none when it is not there, or the bytes are no container.
pub fn piece(bytes: &[u8], which: Piece) -> Option<Vec<u8>> {
    let container = Container::parse(bytes).ok()?;
    let names: &[FourCc] = match which {
        Piece::Reflection => &[FourCc::STAT, FourCc::RDEF],
        Piece::RootSignature => &[FourCc::RTS0],
        Piece::Hash => return container.part(FourCc::HASH).map(<[u8]>::to_vec),
        Piece::PrivateData => return container.part(FourCc::PRIV).map(<[u8]>::to_vec),
    };
    let mut builder = Builder::new();
    let mut any = false;
    for part in container.parts.iter().filter(|part| names.contains(&part.name)) {
        builder.part(part.name, part.data.to_vec());
        any = true;
    }
    any.then(|| builder.finish())
}

/// The container with private data after its other parts; what is no container stays as it is.
pub(crate) fn with_private_data(bytes: Vec<u8>, data: &[u8]) -> Vec<u8> {
    let Ok(container) = Container::parse(&bytes) else { return bytes };
    let mut builder = Builder::new();
    for part in container.parts.iter().filter(|part| part.name != FourCc::PRIV) {
        builder.part(part.name, part.data.to_vec());
    }
    builder.part(FourCc::PRIV, data.to_vec());
    builder.finish()
}
