//! The interfaces and structures of `d3d12shader.h` that `d3d11shader.h` lacks or has otherwise.

// The macros' functions between the tables and the classes; what makes them sound stands with them.
#![allow(unsafe_code)]

use crate::com::args::{NarrowArg, Out};
use crate::com::declare::UnknownMethods;
use crate::com::interface::IUnknown;
use crate::com::reflection::tables::{ParameterDesc, ShaderDesc};
use crate::com::{Bool, Hresult, interface, plain_interface, shader_reflection, structures};
use std::ffi::c_void;

shader_reflection! {
    /// What a shader is bound to.
    pub(crate) ID3D12ShaderReflection(ShaderMethods) = "5A58797D-A72C-478D-8BA2-EFC6B0EFE88E", BindDesc, Bool
}

interface! {
    /// What the functions of a library are bound to.
    pub(crate) ID3D12LibraryReflection(LibraryMethods): IUnknown(UnknownMethods) = "8E349D19-54DB-4A56-9DC9-119D87BDB804" {
        fn get_desc(desc: Out<LibraryDesc>) -> Hresult;
        fn get_function_by_index(index: i32) -> *mut c_void;
    }
}

plain_interface! {
    /// `ID3D12FunctionReflection`
    pub(crate) FunctionTable(FunctionMethods) {
        fn get_desc(desc: Out<FunctionDesc>) -> Hresult;
        fn get_constant_buffer_by_index(index: u32) -> *mut c_void;
        fn get_constant_buffer_by_name(name: NarrowArg) -> *mut c_void;
        fn get_resource_binding_desc(index: u32, desc: Out<BindDesc>) -> Hresult;
        fn get_variable_by_name(name: NarrowArg) -> *mut c_void;
        fn get_resource_binding_desc_by_name(name: NarrowArg, desc: Out<BindDesc>) -> Hresult;
        fn get_function_parameter(index: i32) -> *mut c_void;
    }
}

plain_interface! {
    /// `ID3D12FunctionParameterReflection`
    pub(crate) FunctionParameterTable(FunctionParameterMethods) {
        fn get_desc(desc: Out<c_void>) -> Hresult;
    }
}

structures! { pub(crate),
    /// `D3D12_LIBRARY_DESC`
    LibraryDesc {
        creator: *const u8,
        flags: u32,
        functions: u32,
    }
    /// `D3D12_FUNCTION_DESC`
    FunctionDesc {
        version: u32,
        creator: *const u8,
        flags: u32,
        constant_buffers: u32,
        bound_resources: u32,
        counts: [u32; 21],
        feature_level: u32,
        required_features: u64,
        name: *const u8,
        parameters: i32,
        returns: Bool,
        level_9_vertex: Bool,
        level_9_pixel: Bool,
    }
    /// `D3D12_SHADER_INPUT_BIND_DESC`
    BindDesc {
        name: *const u8,
        kind: u32,
        bind_point: u32,
        bind_count: u32,
        flags: u32,
        return_type: u32,
        dimension: u32,
        samples: u32,
        space: u32,
        id: u32,
    }
}

// Where the public header (d3d12shader.h) has the fields, where pointers are of 64 bits.
#[cfg(target_pointer_width = "64")]
const _: () = {
    use std::mem::offset_of;
    assert!(offset_of!(FunctionDesc, feature_level) == 112 && offset_of!(FunctionDesc, name) == 128);
};
