//! The interfaces and structures that `d3d11shader.h` and `d3d12shader.h` have alike.

use crate::Hresult;
use crate::args::{NarrowArg, Out};
use std::ffi::c_void;

plain_interface! {
    /// `ID3D11ShaderReflectionType` and `ID3D12ShaderReflectionType`
    pub TypeTable(TypeMethods) {
        fn get_desc(desc: Out<TypeDesc>) -> Hresult;
        fn get_member_type_by_index(index: u32) -> *mut c_void;
        fn get_member_type_by_name(name: NarrowArg) -> *mut c_void;
        fn get_member_type_name(index: u32) -> *const u8;
        fn is_equal(other: *mut c_void) -> Hresult;
        fn get_sub_type() -> *mut c_void;
        fn get_base_class() -> *mut c_void;
        fn get_num_interfaces() -> u32;
        fn get_interface_by_index(index: u32) -> *mut c_void;
        fn is_of_type(other: *mut c_void) -> Hresult;
        fn implements_interface(base: *mut c_void) -> Hresult;
    }
}

plain_interface! {
    /// `ID3D11ShaderReflectionVariable` and `ID3D12ShaderReflectionVariable`
    pub VariableTable(VariableMethods) {
        fn get_desc(desc: Out<VariableDesc>) -> Hresult;
        fn get_type() -> *mut c_void;
        fn get_buffer() -> *mut c_void;
        fn get_interface_slot(index: u32) -> u32;
    }
}

plain_interface! {
    /// `ID3D11ShaderReflectionConstantBuffer` and `ID3D12ShaderReflectionConstantBuffer`
    pub BufferTable(BufferMethods) {
        fn get_desc(desc: Out<BufferDesc>) -> Hresult;
        fn get_variable_by_index(index: u32) -> *mut c_void;
        fn get_variable_by_name(name: NarrowArg) -> *mut c_void;
    }
}

/// Declares the interface of a shader's reflection, `Name(Methods) = "identifier"` with the structure of a binding and the type of a
/// truth: these are what the two headers have each of its own. What its methods take is named as here.
#[macro_export]
macro_rules! shader_reflection {
    ($(#[$doc:meta])* $vis:vis $name:ident($methods:ident) = $id:literal, $bind:ty, $bool:ty) => {
        $crate::interface! {
            $(#[$doc])*
            $vis $name($methods): IUnknown(UnknownMethods) = $id {
                fn get_desc(desc: Out<ShaderDesc>) -> Hresult;
                fn get_constant_buffer_by_index(index: u32) -> *mut c_void;
                fn get_constant_buffer_by_name(name: NarrowArg) -> *mut c_void;
                fn get_resource_binding_desc(index: u32, desc: Out<$bind>) -> Hresult;
                fn get_input_parameter_desc(index: u32, desc: Out<ParameterDesc>) -> Hresult;
                fn get_output_parameter_desc(index: u32, desc: Out<ParameterDesc>) -> Hresult;
                fn get_patch_constant_parameter_desc(index: u32, desc: Out<ParameterDesc>) -> Hresult;
                fn get_variable_by_name(name: NarrowArg) -> *mut c_void;
                fn get_resource_binding_desc_by_name(name: NarrowArg, desc: Out<$bind>) -> Hresult;
                fn get_mov_instruction_count() -> u32;
                fn get_movc_instruction_count() -> u32;
                fn get_conversion_instruction_count() -> u32;
                fn get_bitwise_instruction_count() -> u32;
                fn get_gs_input_primitive() -> u32;
                fn is_sample_frequency_shader() -> $bool;
                fn get_num_interface_slots() -> u32;
                fn get_min_feature_level(level: Out<u32>) -> Hresult;
                fn get_thread_group_size(x: Out<u32>, y: Out<u32>, z: Out<u32>) -> u32;
                fn get_requires_flags() -> u64;
            }
        }
    };
}

/// Declares structures as they lie in memory; names are pointers to strings of the reflection's.
#[macro_export]
macro_rules! structures {
    ($vis:vis, $($(#[$doc:meta])* $name:ident { $($field:ident: $ty:ty,)* })*) => { $(
        $(#[$doc])*
        #[repr(C)]
        $vis struct $name { $(#[doc = concat!("`", stringify!($field), "`")] $vis $field: $ty,)* }
    )* };
}

structures! { pub,
    /// `D3D11_SHADER_DESC` and `D3D12_SHADER_DESC`
    ShaderDesc {
        version: u32,
        creator: *const u8,
        flags: u32,
        constant_buffers: u32,
        bound_resources: u32,
        input_parameters: u32,
        output_parameters: u32,
        instructions: u32,
        temp_registers: u32,
        temp_arrays: u32,
        definitions: u32,
        declarations: u32,
        texture_normal: u32,
        texture_load: u32,
        texture_compare: u32,
        texture_bias: u32,
        texture_gradient: u32,
        floats: u32,
        ints: u32,
        uints: u32,
        static_flow: u32,
        dynamic_flow: u32,
        macros: u32,
        arrays: u32,
        cuts: u32,
        emits: u32,
        output_topology: u32,
        max_output_vertices: u32,
        input_primitive: u32,
        patch_parameters: u32,
        instances: u32,
        control_points: u32,
        hull_output_primitive: u32,
        hull_partitioning: u32,
        domain: u32,
        barriers: u32,
        interlocked: u32,
        texture_stores: u32,
    }
    /// `D3D11_SIGNATURE_PARAMETER_DESC` and `D3D12_SIGNATURE_PARAMETER_DESC`
    ParameterDesc {
        name: *const u8,
        index: u32,
        register: u32,
        system_value: u32,
        component: u32,
        mask: u8,
        usage: u8,
        stream: u32,
        min_precision: u32,
    }
    /// `D3D11_SHADER_BUFFER_DESC` and `D3D12_SHADER_BUFFER_DESC`
    BufferDesc {
        name: *const u8,
        kind: u32,
        variables: u32,
        size: u32,
        flags: u32,
    }
    /// `D3D11_SHADER_VARIABLE_DESC` and `D3D12_SHADER_VARIABLE_DESC`
    VariableDesc {
        name: *const u8,
        offset: u32,
        size: u32,
        flags: u32,
        default: *const c_void,
        textures: [u32; 2],
        samplers: [u32; 2],
    }
    /// `D3D11_SHADER_TYPE_DESC` and `D3D12_SHADER_TYPE_DESC`
    TypeDesc {
        class: u32,
        kind: u32,
        rows: u32,
        columns: u32,
        elements: u32,
        members: u32,
        offset: u32,
        name: *const u8,
    }
}

// Where the public headers (d3d11shader.h, d3d12shader.h) have the fields, where pointers are of 64 bits.
#[cfg(target_pointer_width = "64")]
const _: () = {
    use std::mem::{offset_of, size_of};
    assert!(offset_of!(ShaderDesc, flags) == 16);
    assert!(offset_of!(ShaderDesc, instructions) == 36);
    assert!(offset_of!(ShaderDesc, floats) == 76);
    assert!(offset_of!(ShaderDesc, cuts) == 104);
    assert!(offset_of!(ShaderDesc, output_topology) == 112);
    assert!(offset_of!(ShaderDesc, patch_parameters) == 124);
    assert!(offset_of!(ShaderDesc, domain) == 144);
    assert!(offset_of!(ShaderDesc, texture_stores) == 156 && size_of::<ShaderDesc>() == 160);
};
