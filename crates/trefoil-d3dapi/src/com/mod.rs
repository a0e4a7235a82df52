//! The COM layer of this library: what all drop-in libraries share, what clients of this one pass, and its exports.

#![allow(unsafe_code)]

pub(crate) use trefoil_com::*;

pub(crate) mod client;
pub(crate) mod exports;
pub(crate) mod refused;

/// What a call is refused with that makes no sense: `D3DERR_INVALIDCALL`.
pub(crate) const INVALID_CALL: Hresult = 0x8876_086cu32 as Hresult;
/// `HRESULT_FROM_WIN32(ERROR_FILE_EXISTS)`
pub(crate) const FILE_EXISTS: Hresult = 0x8007_0050u32 as Hresult;
