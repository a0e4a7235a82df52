//! The names of SPIR-V's extensions, as SPIRV-Tools and LLVM know them.

/// What follows `SPV_`: who made the extensions, and the rest of their names. One string for each costs a shared library less
/// than one for each name.
static NAMES: [(&str, &str); 12] = [
    (
        "ALTERA",
        "arbitrary_precision_fixed_point arbitrary_precision_floating_point arbitrary_precision_integers \
         blocking_pipes fpga_argument_interfaces fpga_buffer_location fpga_cluster_attributes fpga_dsp_control \
         fpga_invocation_pipelining_attributes fpga_latency_control fpga_loop_controls fpga_memory_accesses \
         fpga_memory_attributes fpga_reg global_variable_fpga_decorations io_pipes loop_fuse runtime_aligned \
         task_sequence usm_storage_classes",
    ),
    (
        "AMD",
        "gcn_shader gpu_shader_half_float gpu_shader_half_float_fetch gpu_shader_int16 shader_ballot \
         shader_early_and_late_fragment_tests shader_explicit_vertex_parameter shader_fragment_mask \
         shader_image_load_store_lod shader_trinary_minmax shader_trinary_minmax_extension texture_gather_bias_lod",
    ),
    ("AMDX", "shader_enqueue"),
    ("ARM", "cooperative_matrix_layouts core_builtins graph tensors"),
    (
        "EXT",
        "arithmetic_fence demote_to_helper_invocation descriptor_indexing float8 fragment_fully_covered \
         fragment_invocation_density fragment_shader_interlock image_raw10_raw12 mesh_shader opacity_micromap optnone \
         physical_storage_buffer relaxed_printf_string_address_space replicated_composites shader_64bit_indexing \
         shader_atomic_float16_add shader_atomic_float_add shader_atomic_float_min_max shader_image_int64 \
         shader_invocation_reorder shader_stencil_export shader_tile_image shader_viewport_index_layer",
    ),
    ("GOOGLE", "decorate_string hlsl_functionality1 user_type"),
    ("HUAWEI", "subpass_shading"),
    (
        "INTEL",
        "16bit_atomics 2d_block_io arbitrary_precision_fixed_point arbitrary_precision_floating_point \
         arbitrary_precision_integers bfloat16_arithmetic bfloat16_conversion bindless_images blocking_pipes \
         cache_controls debug_module device_side_avc_motion_estimation float_controls2 fp_fast_math_mode fp_max_error \
         fpga_argument_interfaces fpga_buffer_location fpga_cluster_attributes fpga_dsp_control \
         fpga_invocation_pipelining_attributes fpga_latency_control fpga_loop_controls fpga_memory_accesses \
         fpga_memory_attributes fpga_reg function_pointers function_variants global_variable_fpga_decorations \
         global_variable_host_access inline_assembly int4 io_pipes joint_matrix kernel_attributes long_composites \
         loop_fuse masked_gather_scatter maximum_registers media_block_io memory_access_aliasing optnone \
         predicated_io runtime_aligned shader_integer_functions2 split_barrier subgroup_buffer_prefetch \
         subgroup_matrix_multiply_accumulate subgroups task_sequence tensor_float32_conversion \
         ternary_bitwise_function unstructured_loop_controls usm_storage_classes variable_length_array vector_compute",
    ),
    (
        "KHR",
        "16bit_storage 8bit_storage bfloat16 bit_instructions compute_shader_derivatives cooperative_matrix \
         device_group expect_assume float_controls float_controls2 fma fragment_shader_barycentric \
         fragment_shading_rate integer_dot_product linkonce_odr maximal_reconvergence multiview \
         no_integer_wrap_decoration non_semantic_info physical_storage_buffer post_depth_coverage quad_control \
         ray_cull_mask ray_query ray_tracing ray_tracing_position_fetch relaxed_extended_instruction \
         shader_atomic_counter_ops shader_ballot shader_clock shader_draw_parameters storage_buffer_storage_class \
         subgroup_rotate subgroup_uniform_control_flow subgroup_vote terminate_invocation uniform_group_instructions \
         untyped_pointers variable_pointers vulkan_memory_model workgroup_memory_explicit_layout",
    ),
    (
        "NV",
        "bindless_texture cluster_acceleration_structure compute_shader_derivatives cooperative_matrix \
         cooperative_matrix2 cooperative_vector displacement_micromap fragment_shader_barycentric \
         geometry_shader_passthrough linear_swept_spheres mesh_shader raw_access_chains ray_tracing \
         ray_tracing_motion_blur sample_mask_override_coverage shader_atomic_fp16_vector shader_image_footprint \
         shader_invocation_reorder shader_sm_builtins shader_subgroup_partitioned shading_rate stereo_view_rendering \
         tensor_addressing viewport_array2",
    ),
    ("NVX", "multiview_per_view_attributes"),
    ("QCOM", "cooperative_matrix_conversion image_processing image_processing2 tile_shading"),
];

/// Whether there is an extension of this name.
pub fn is_extension(name: &str) -> bool {
    let parts = name.strip_prefix("SPV_").and_then(|rest| rest.split_once('_'));
    let of = |vendor: &str| NAMES.iter().find(|(maker, _)| *maker == vendor).map(|(_, names)| *names);
    let listed = |(vendor, rest): (&str, &str)| {
        of(vendor).is_some_and(|names| names.split(' ').any(|name| name == rest))
    };
    parts.is_some_and(listed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::instructions::instruction;

    #[test]
    fn what_instructions_need_is_there() {
        let needed = (0..u32::from(u16::MAX)).filter_map(instruction).filter_map(|row| row.extension());
        let unknown: Vec<_> = needed.filter(|name| !is_extension(name)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
        assert!(!is_extension("SPV_KHR_bogus") && !is_extension("SPV_KHR_") && !is_extension("KHR"));
    }
}
