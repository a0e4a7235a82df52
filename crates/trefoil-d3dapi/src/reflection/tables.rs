//! The interfaces and structures of `d3d11shader.h`.

// The macros' functions between the tables and the classes; what makes them sound stands with them.
#![allow(unsafe_code)]

use crate::com::args::{NarrowArg, Out};
use crate::com::declare::UnknownMethods;
use crate::com::interface::IUnknown;
use crate::com::{Bool32, Hresult, interface, plain_interface};
use std::ffi::c_void;

plain_interface! {
    /// `ID3D11ShaderReflectionType`
    pub(crate) TypeTable(TypeMethods) {
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
    /// `ID3D11ShaderReflectionVariable`
    pub(crate) VariableTable(VariableMethods) {
        fn get_desc(desc: Out<VariableDesc>) -> Hresult;
        fn get_type() -> *mut c_void;
        fn get_buffer() -> *mut c_void;
        fn get_interface_slot(index: u32) -> u32;
    }
}

plain_interface! {
    /// `ID3D11ShaderReflectionConstantBuffer`
    pub(crate) BufferTable(BufferMethods) {
        fn get_desc(desc: Out<BufferDesc>) -> Hresult;
        fn get_variable_by_index(index: u32) -> *mut c_void;
        fn get_variable_by_name(name: NarrowArg) -> *mut c_void;
    }
}

interface! {
    /// What a shader is bound to.
    pub(crate) ID3D11ShaderReflection(ShaderMethods): IUnknown(UnknownMethods) = "8d536ca1-0cca-4956-a837-786963755584" {
        fn get_desc(desc: Out<ShaderDesc>) -> Hresult;
        fn get_constant_buffer_by_index(index: u32) -> *mut c_void;
        fn get_constant_buffer_by_name(name: NarrowArg) -> *mut c_void;
        fn get_resource_binding_desc(index: u32, desc: Out<BindDesc>) -> Hresult;
        fn get_input_parameter_desc(index: u32, desc: Out<ParameterDesc>) -> Hresult;
        fn get_output_parameter_desc(index: u32, desc: Out<ParameterDesc>) -> Hresult;
        fn get_patch_constant_parameter_desc(index: u32, desc: Out<ParameterDesc>) -> Hresult;
        fn get_variable_by_name(name: NarrowArg) -> *mut c_void;
        fn get_resource_binding_desc_by_name(name: NarrowArg, desc: Out<BindDesc>) -> Hresult;
        fn get_mov_instruction_count() -> u32;
        fn get_movc_instruction_count() -> u32;
        fn get_conversion_instruction_count() -> u32;
        fn get_bitwise_instruction_count() -> u32;
        fn get_gs_input_primitive() -> u32;
        fn is_sample_frequency_shader() -> Bool32;
        fn get_num_interface_slots() -> u32;
        fn get_min_feature_level(level: Out<u32>) -> Hresult;
        fn get_thread_group_size(x: Out<u32>, y: Out<u32>, z: Out<u32>) -> u32;
        fn get_requires_flags() -> u64;
    }
}

/// Declares structures as they lie in memory; names are pointers to strings of the reflection's.
macro_rules! structures {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $ty:ty,)* })*) => { $(
        $(#[$doc])*
        #[repr(C)]
        pub(crate) struct $name { $(pub(crate) $field: $ty,)* }
    )* };
}

structures! {
    /// `D3D11_SHADER_DESC`
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
    /// `D3D11_SIGNATURE_PARAMETER_DESC`
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
    /// `D3D11_SHADER_BUFFER_DESC`
    BufferDesc {
        name: *const u8,
        kind: u32,
        variables: u32,
        size: u32,
        flags: u32,
    }
    /// `D3D11_SHADER_VARIABLE_DESC`
    VariableDesc {
        name: *const u8,
        offset: u32,
        size: u32,
        flags: u32,
        default: *const c_void,
        textures: [u32; 2],
        samplers: [u32; 2],
    }
    /// `D3D11_SHADER_TYPE_DESC`
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
