//! The interfaces and structures of `d3d11shader.h` that `d3d12shader.h` has otherwise.

// The macros' functions between the tables and the classes; what makes them sound stands with them.
#![allow(unsafe_code)]

use crate::com::args::{NarrowArg, Out};
use crate::com::declare::UnknownMethods;
use crate::com::interface::IUnknown;
use crate::com::reflection::tables::{ParameterDesc, ShaderDesc};
use crate::com::{Bool32, Hresult, shader_reflection, structures};
use std::ffi::c_void;

shader_reflection! {
    /// What a shader is bound to.
    pub(crate) ID3D11ShaderReflection(ShaderMethods) = "8d536ca1-0cca-4956-a837-786963755584", BindDesc, Bool32
}

structures! { pub(crate),
    /// `D3D11_SHADER_INPUT_BIND_DESC`
    BindDesc {
        name: *const u8,
        kind: u32,
        bind_point: u32,
        bind_count: u32,
        flags: u32,
        return_type: u32,
        dimension: u32,
        samples: u32,
    }
}
