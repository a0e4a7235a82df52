//! The four-character names of parts.

use std::fmt;

/// A part's name: four ASCII characters, the first in the lowest byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FourCc(pub u32);

impl FourCc {
    /// The name spelled by four bytes.
    pub const fn new(name: &[u8; 4]) -> FourCc {
        FourCc(u32::from_le_bytes(*name))
    }

    /// The four bytes.
    pub const fn bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }
}

impl fmt::Display for FourCc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for byte in self.bytes() {
            write!(f, "{}", byte.escape_ascii())?;
        }
        Ok(())
    }
}

impl fmt::Debug for FourCc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

macro_rules! names {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        impl FourCc { $($(#[$doc])* pub const $name: FourCc = FourCc::new($text);)* }
    };
}

names! {
    /// The container itself.
    CONTAINER = b"DXBC";
    /// Reflection of the older compiler.
    RDEF = b"RDEF";
    /// Input signature, 32-byte elements.
    ISG1 = b"ISG1";
    /// Output signature, 32-byte elements.
    OSG1 = b"OSG1";
    /// Patch-constant or primitive signature, 32-byte elements.
    PSG1 = b"PSG1";
    /// Input signature, 24-byte elements.
    ISGN = b"ISGN";
    /// Output signature, 24-byte elements.
    OSGN = b"OSGN";
    /// Output signature with streams, 28-byte elements.
    OSG5 = b"OSG5";
    /// Patch-constant signature, 24-byte elements.
    PCSG = b"PCSG";
    /// Statistics, or reflection bitcode in DXIL containers.
    STAT = b"STAT";
    /// Bitcode with debug information.
    ILDB = b"ILDB";
    /// Debug file name.
    ILDN = b"ILDN";
    /// Sources and arguments, in PDB files.
    SRCI = b"SRCI";
    /// Optional features the shader needs.
    SFI0 = b"SFI0";
    /// Private data.
    PRIV = b"PRIV";
    /// Root signature.
    RTS0 = b"RTS0";
    /// DXIL bitcode.
    DXIL = b"DXIL";
    /// Pipeline state validation.
    PSV0 = b"PSV0";
    /// Runtime data.
    RDAT = b"RDAT";
    /// Shader hash.
    HASH = b"HASH";
    /// Compiler version.
    VERS = b"VERS";
    /// Token stream, shader model 4.
    SHDR = b"SHDR";
    /// Token stream, shader model 5.
    SHEX = b"SHEX";
}
