//! The kinds of diagnostics of SPIR-V.

trefoil_ir::diagnostics! {
    prefix "spirv-";
    error WIDE_VECTOR: "SPIR-V for Vulkan has no vectors of more than four lanes";
    error UNKNOWN_SIGNATURE_ELEMENT: "an element that the signature lacks";
    error MATRIX_PRODUCT: "a product or a row of a matrix whose sizes do not go together";
    error RAY_QUERY_QUESTION: "a ray query that is asked for something unknown";
    error UNSUPPORTED: "{0} is not supported for SPIR-V";
    error READ_ONLY_WRITTEN: "a resource that is read only is written";
    error STRUCT_SELECT_VERSION: "choosing between structures needs SPIR-V 1.4";
    error BIND_WITHOUT_REGISTER: "-fvk-bind-register requires register annotations on all resources";
    error BIND_MISSING: "missing -fvk-bind-register for resource";
    error BIND_GLOBALS: "-fvk-bind-register requires Globals buffer to be bound with -fvk-bind-globals";
    error SHIFTED_REGISTER_TOO_LARGE: "the shifted register is too large for a binding";
    limit FLATTENED_ARRAY_TOO_LARGE: "an array of more than {0} resources is not flattened";
    limit INSTRUCTION_TOO_LONG: "this needs a SPIR-V instruction of more than 65535 words";
    error SWITCH_CASE_NOT_CONSTANT: "a case of a switch must be constant";
    error NO_ENTRY: "a SPIR-V module has an entry point at least, and nothing is one: mark functions with [shader(\"…\")]";
    error LINKED_ADDRESS: "the function '{0}' takes or gives an address or a resource, which only entry points' own code may have";
    error SAME_ENTRY: "two {0} shaders of a SPIR-V module are called `{1}`";
    error RAY_TRACING_NEEDS_SPIRV_1_4:
        "Vulkan 1.1 with SPIR-V 1.4 is required for Raytracing but not permitted to use; specify the target environment via command line option -fspv-target-env=";
    error RAY_TRACING_STAGE: "a {0} shader cannot do what `{1}` does";
    error RAY_VALUE_STAGE: "Vulkan does not tell a {0} shader what `{1}` asks";
    error SHADER_RECORD_STAGE: "a {0} shader has no shader record";
    error SEVERAL_ATTRIBUTES: "an intersection shader for Vulkan reports hits with attributes of one type";
    error GEOMETRY_INDEX_EXTENSION:
        "SPIR-V extension 'SPV_KHR_ray_tracing' required for GeometryIndex() but not permitted to use";
    error STAGE_UNSUPPORTED: "{0} shaders are not supported for SPIR-V";
    error MESH_NEEDS_SPIRV_1_4: "{0} shaders need SPIR-V 1.4: -fspv-target-env=vulkan1.1spirv1.4, vulkan1.2 or later";
    error MESH_STAGE: "a {0} shader cannot do what `{1}` does";
    error SEVERAL_PAYLOADS: "an amplification shader for Vulkan gives one payload to all mesh shaders";
    error STAGE_PROPERTIES_MISSING: "the module does not say what a {0} shader must say of itself";
    error NOT_A_TYPE: "the SPIR-V instruction {0} declares no type";
    error LITERAL_NOT_CONSTANT:
        "vk::ext_literal may only be applied to parameters that can be evaluated to a literal value";
    error OPERAND_NOT_CONSTANT: "{0} must be constant";
    error WAVE_NEEDS_VULKAN_1_1:
        "Vulkan 1.1 is required for wave operations but not permitted to use; specify the target environment via command line option -fspv-target-env=";
    limit MODULE_TOO_LARGE: "the shader is too large for a SPIR-V module";
    error EXTENSION_NOT_PERMITTED: "SPIR-V extension '{0}' required but not permitted to use";
    error DERIVATIVE_GROUP_SIZE: "derivatives need a thread group whose size is a multiple of four";
    error UNKNOWN_IMAGE_FORMAT: "no image format `{0}`";
    error PARTIAL_LOCATIONS: "partial explicit stage {0} location assignment via vk::location(X) unsupported";
    error INDEX_WITHOUT_LOCATION:
        "vk::index should be used together with vk::location for dual-source blending";
    error DUAL_SOURCE_LOCATION: "dual-source blending should use vk::location 0";
    error COMBINED_ALONE:
        "Texture or Sampler with [[vk::combinedImageSampler]] attribute is missing for descriptor set and binding: {0}, {1}",
        help: "The attribute makes one descriptor of a texture and a sampler: both say it, and both have the same set and binding.";
    error LOCATION_TAKEN: "stage {0} location #{1} already consumed by semantic '{2}'";
    error VERTEX_INDEX_MISMATCH: "a vertex is read where there is none, or none where there are several";
    error FEEDBACK_TEXTURE: "feedback textures are not supported for SPIR-V";
    error SPEC_CONSTANT_NOT_CONSTANT: "the value of a specialization constant must be constant";
    error BARRIER_NOT_CONSTANT: "memory type, access, or sync flag is not constant";
    limit BLOCK_TOO_LARGE: "the structure '{0}' goes beyond 4294967295 bytes, where no offset reaches";
    limit TYPE_TOO_DEEP: "types nested too deep";
    limit COPY_TOO_LARGE: "a structure or array too large to be copied";
    limit ARRAY_COPY_TOO_LARGE: "an array too large to be copied";
    error UNKNOWN_CAPABILITY: "SPIR-V has no capability {0}";
    error UNKNOWN_INSTRUCTION_SET: "an instruction of a set that the module does not name";
    error UNKNOWN_GLSL_INSTRUCTION: "GLSL.std.450 has no instruction {0}";
    error INSTRUCTION_OPERANDS: "{0} takes {1} operands, not {2}";
    error TOO_FEW_INSTRUCTION_OPERANDS: "{0} takes {1} operands at least, not {2}";
    error NOT_A_FUNCTION_INSTRUCTION: "Op{0} is no instruction for a function to stand for";
    error UNKNOWN_INSTRUCTION: "SPIR-V has no instruction {0}";
    error UNKNOWN_PRINTF_STRING: "the string to print is none of the module's";
    error BYTE_ADDRESS_OPERAND: "the address of bytes is no operand of an instruction";
    error TEXEL_ADDRESS_OPERAND: "the address of a texel is no operand of an instruction";
    error UNKNOWN_VARIABLE: "a variable by a number that none has";
    error VARIABLE_STORAGE_CLASS: "a variable of storage class {0}";
    error POINT_SIZE_OF_PIXEL: "PointSize builtin cannot be used as PSIn";
    error UNKNOWN_BUILT_IN: "SPIR-V has no built-in {0}";
    error UNKNOWN_DECORATION: "SPIR-V has no decoration {0}";
    error DECORATION_ENUMERANT: "{0} is not an enumerant of {1}";
    error DECORATION_OPERAND_KIND: "the operands of decoration {0} are {1}, not {2}";
    error DECORATION_OPERANDS: "decoration {0} takes {1} operands, not {2}";
    error DEPTH_UNCHANGED_CONFLICT:
        "a depth that is written as greater or less cannot be 'vk::depth_unchanged'";
    error UNKNOWN_EXECUTION_MODE: "SPIR-V has no execution mode {0}";
    error EXECUTION_MODE_OPERANDS: "execution mode {0} takes {1} operands, not {2}";
    error ADDRESS_OUTSIDE_TYPE: "an address outside its type";
    error RAW_LOAD_STATUS: "SPIR-V has no status for loads from structured and byte address buffers";
    error RAW_ATOMIC_WIDTH:
        "atomics other than of 32 or 64 bits in a byte-addressed buffer are not supported for SPIR-V";
    error RAW_VALUE_WIDTH: "a byte-addressed buffer holds no values of this width";
    error UNASSIGNED_RESOURCE: "a resource is used that nothing was assigned to";
    limit NESTED_STRUCTURES: "control flow nests deeper than 1023 structures, the limit of SPIR-V";
    error FLATTENED_DYNAMIC_INDEX:
        "an array of resources that is indexed at run time where a loop goes on cannot be flattened";
    error FLATTENED_COUNTER: "counters of an array of buffers that is flattened are not supported for SPIR-V";
    error BARRIER_WITHOUT_GROUP:
        "a barrier in a {0} shader neither waits for a group nor orders its memory: its threads are in no group";
    error DISCARD_STAGE: "a {0} shader has no pixels to discard";
    error EVALUATED_STAGE: "attributes are evaluated in pixel shaders alone: those of a {0} shader are not interpolated";
    error RASTERIZER_ORDERED_ACCESS: "a RasterizerOrdered object is only accessed in pixel shaders";
    error DERIVATIVE_STAGE: "derivatives in a {0} shader are not supported for SPIR-V";
    error DYNAMIC_OFFSET:
        "an offset that is not constant is supported for gathers and the most detailed level alone in SPIR-V";
    error UNKNOWN_PATCH_ELEMENT: "a patch does not have such an element";
    error NOT_SCALAR_OR_VECTOR: "{0} is not a scalar or vector";
    limit CONSTANT_TOO_DEEP: "constants nested too deep";
    error ADDRESS_CONSTANT: "addresses in constants are not supported for SPIR-V";
    error QUAD_DYNAMIC_LANE_VERSION: "reading a dynamic lane of a quad needs SPIR-V 1.5";
}
