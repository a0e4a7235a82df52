//! The kinds of diagnostics of the lowering.

crate::diagnostics! {
    error SPEC_CONSTANT_FORM: "a specialization constant must be a scalar with an initialiser";
    error OFFSET_OVERLAP: "found offset overlap when processing register(c{0}) assignment";
    error MEMBER_OVERLAP: "packoffset caused overlap with previous members";
    error DISCARD_STAGE: "discard statement may only be used in pixel shaders";
    error ATOMIC_OF_VECTOR:
        "Interlocked operation for texture buffer whose result type is non-scalar type is not allowed";
    error IMAGE_FORMAT_TYPE: "The image format and the sampled type are not compatible.";
    error DUAL_SOURCE_INDEX: "dual-source blending only accepts 0 or 1 as vk::index";
    error DUAL_SOURCE_STAGE: "vk::index only allowed in pixel shader";
    error DUAL_SOURCE_INPUT: "vk::index only allowed on an output: it says which source of the blending that is";
    error ATOMIC_DESTINATION_NOT_SHARED: "Atomic operation targets must be groupshared, Node Record or UAV.";
    error COMPARED_LOD["hlsl-availability"]: "overload of intrinsic {0} with SamplerComparisonState requires shader model 6.8 or greater";
    error BARRIER_MODEL["hlsl-availability"]: "intrinsic Barrier potentially used by '{0}' requires shader model 6.8 or greater";
    error BARRIER_MEMORY_FLAGS:
        "invalid MemoryTypeFlags for Barrier operation; expected 0, ALL_MEMORY, or some combination of \
         UAV_MEMORY, GROUP_SHARED_MEMORY, NODE_INPUT_MEMORY, NODE_OUTPUT_MEMORY flags";
    error BARRIER_NODE_MEMORY["hlsl-barrier"]:
        "NODE_INPUT_MEMORY or NODE_OUTPUT_MEMORY may only be specified for Barrier operation in a node shader";
    error BARRIER_GROUP_MEMORY["hlsl-barrier"]:
        "GROUP_SHARED_MEMORY specified for Barrier operation when context has no visible group";
    error BARRIER_SEMANTIC_FLAGS:
        "invalid SemanticFlags for Barrier operation; expected 0 or some combination of GROUP_SYNC, \
         GROUP_SCOPE, DEVICE_SCOPE flags";
    error BARRIER_NO_DEVICE_MEMORY["hlsl-barrier"]: "DEVICE_SCOPE specified for Barrier operation without applicable memory";
    error BARRIER_NO_GROUP_MEMORY["hlsl-barrier"]: "GROUP_SCOPE specified for Barrier operation without applicable memory";
    error BARRIER_REORDER_SCOPE["hlsl-barrier"]: "REORDER_SCOPE may only be specified for Barrier operation in a raygeneration shader";
    error BARRIER_GROUP_SYNC["hlsl-barrier"]:
        "GROUP_SYNC or GROUP_SCOPE specified for Barrier operation when context has no visible group";
    error PACK_MODEL: "packing and unpacking of bytes needs shader model 6.6 or later";
    error INTRINSIC_UNSUPPORTED: "the intrinsic '{0}' is not supported yet";
    error SAMPLER_WITH_TEXTURE: "Unsupported intrinsic.",
        help: "Since Direct3D 10 a sampler holds no texture: declare a texture beside it, as 'Texture2D', and call its method 'Sample' in the place of 'tex2D'.";
    error VULKAN_SAMPLER_WITH_TEXTURE: "deprecated {0} intrinsic function will not be supported",
        help: "Since Direct3D 10 a sampler holds no texture: declare a texture beside it, as 'Texture2D', and call its method 'Sample' in the place of 'tex2D'.";
    error PARAMETER_SEMANTIC_OVERLAP: "Parameter with semantic {0} has overlapping semantic index at {1}.";
    error STREAM_OUTSIDE_GEOMETRY: "a {0} shader has no streams: only geometry shaders do";
    error GS_TOPOLOGY_UNKNOWN: "GS output primitive topology unrecognized.";
    error GS_VULKAN_INPUT: "a geometry shader for Vulkan takes the vertices of a primitive";
    error GS_VERTEX_COUNT: "GS output vertex count must be [0..{0}].  {1} specified.";
    error GS_OUTPUT_TOO_LARGE:
        "Declared output vertex count ({0}) multiplied by the total number of declared scalar components \
         of output data ({1}) equals {2}.  This value cannot be greater than {3}.";
    error GS_INSTANCE_COUNT: "GS instance count must be [1..{0}].  {1} specified.";
    error OUTPUT_NOT_WRITTEN: "Not all elements of output {0} were written.";
    error MESH_READ: "output arrays of a mesh shader can not be read from";
    error MESH_INDEX_PART: "a vector in out indices array must be accessed as a whole";
    error MESH_PART_MISSING: "expected {0} object declaration";
    error MESH_PAYLOAD_SIZE: "For {0} shader with entry '{1}', payload size {2} is greater than maximum size of {3} bytes.";
    error MESH_GROUP_SIDE: "Declared Thread Group {0} size {1} outside valid range [1..{2}].";
    error MESH_GROUP_SIZE: "Declared Thread Group Count {0} (X*Y*Z) is beyond the valid maximum of {1}.";
    error MESH_OUTPUT_SIZE: "For shader '{0}', vertex plus primitive output size is greater than {1}.";
    error MESH_TOTAL_SIZE: "For shader '{0}', payload plus output size is greater than {1}.";
    error UNKNOWN_STREAM: "it is not known at compile time which of the entry's streams this is";
    limit TOO_MANY_SIGNATURE_ROWS: "a signature has at most {0} rows (limit)";
    error RASTERIZER_ORDERED_STAGE: "RasterizerOrdered objects are only allowed in 5.0+ pixel shaders. '{0}'";
    error WRITABLE_MULTISAMPLED_MODEL: "writable multisampled textures need shader model 6.7 or later";
    error SECOND_PUSH_CONSTANT: "cannot have more than one push constant block";
    error GROUPSHARED_STAGE: "Thread Group Shared Memory not supported in Shader Model {0}.";
    error GROUPSHARED_TOO_LARGE: "Total Thread Group Shared Memory storage is {0}, exceeded {1}.";
    error STATIC_MEMBER_UNDEFINED: "'{0}' is declared in its class and defined nowhere";
    error EXPORT_FOR_VULKAN: "the exported function `{0}`, which is no entry point, is not supported for SPIR-V";
    error EXPORTED_RESOURCE: "a function that crosses a library's border must not contain a resource in parameter or return type";
    limit TOO_MANY_INSTRUCTIONS: "the shader lowers to more than {0} instructions (limit)";
    limit NO_ROOM_TO_LOWER: "what nests so deep is lowered on a thread of its own, and there is none to be had: {0}";
    limit LOWERING_TOO_DEEP: "the statements, expressions and calls nest more than {0} deep (limit)";
    error BOUND_RESOURCE_ASSIGNED:
        "assigning to a resource variable bound by the pipeline is not supported yet";
    error CBUFFER_RESOURCE_INDEX: "Index for resource array inside cbuffer must be a literal expression";
    error TOO_MANY_RAY_QUERIES: "an array of more than {0} ray queries or hit objects is not supported";
    error ROOT_CONSTANT_OFFSET: "parameter 'offset' must be a multiple of 4, got {0}";
    error STAGE_LACKS: "{0} is unavailable in shader stage '{1}' (requires {2})";
    error ENTRY_RESOURCE_PARAMETER: "an entry's parameter cannot be a resource: declare it outside";
    error SEMANTIC_UNDEFINED:
        "Semantic must be defined for all {0}s of an entry function or patch constant function";
    error ENTRY_PARAMETER_TYPE: "this type cannot be passed by the pipeline";
    error STATIC_RESOURCE_EXPORTED: "non const static global resource use is disallowed in library exports.";
    error STATIC_TOO_LARGE: "the initialiser of a static that functions of a library share is too large";
    error CLIP_PLANES_POSITION: "Cannot use clipplanes attribute without specifying a 4-component SV_Position output";
    error SEMANTIC_ONE_ROW: "rows for system value semantic {0} must be 1.";
    error SEMANTIC_ROWS: "the semantic '{0}' needs more rows than there are";
    error SEMANTIC_STAGE_USE: "invalid usage of semantic '{0}' in shader profile {1}";
    error SEMANTIC_STAGE: "Semantic {0} is invalid for shader model: {1}";
    error SEMANTIC_OVERLAP: "Semantic '{0}' overlap at {1}.";
    error PS_OUTPUT_INDEXED: "Pixel shader output registers are not indexable.";
    error SEVERAL_DEPTHS: "Pixel Shader only allows one type of depth semantic to be declared.";
    error SEMANTIC_INDEX: "{0} semantic index exceeds maximum ({1}).";
    error SEMANTIC_TYPE: "{0} must be {1}.";
    error CONSTANT_BARYCENTRICS: "SV_Barycentrics cannot be used with 'nointerpolation' type.";
    error SEVERAL_BARYCENTRICS: "SV_Barycentrics stands at most twice, with different interpolation.";
    error PS_POSITION_INTERPOLATION:
        "Interpolation mode for PS input position must be linear_noperspective_centroid or \
         linear_noperspective_sample when outputting oDepthGE or oDepthLE and not running at sample frequency (which is \
         forced by inputting SV_SampleIndex or declaring an input linear_sample or \
         linear_noperspective_sample).";
    error SIGNATURE_TYPE: "{0}(type for {1}) cannot be used as shader inputs or outputs.";
    error SEMANTIC_MODEL: "invalid semantic '{0}' for {1} {2}";
    error TOO_MANY_STRUCT_RESOURCES: "a global structure has at most {0} resources";
    error PATCH_NOT_TAKEN: "a {0} shader's function does not take this patch";
    error TESSELLATOR_DOMAIN: "Invalid Tessellator Domain specified. Must be isoline, tri or quad.";
    error TESSELLATOR_PARTITIONING:
        "Invalid Tessellator Partitioning specified. Must be integer, pow2, fractional_odd or \
         fractional_even.";
    error TESSELLATOR_OUTPUT:
        "Hull Shader declared with {0} Domain must specify output primitive {1}. {2} output {3} compatible with the {4}.";
    error MAX_TESS_FACTOR: "Hull Shader MaxTessFactor must be [1.000000..64.000000].  {0} specified.";
    error TESS_FACTOR_SHAPE:
        "{0} rows, columns ({1}, {2}) invalid for domain {3}.  Expected {4} rows and 1 column.";
    error TESS_FACTOR_MISSING:
        "Required TessFactor for domain not found declared anywhere in Patch Constant data.";
    error OFFSET_TOO_LARGE: "an offset is at most {0}";
    error TYPE_NOT_DEFINED: "no call declares the type that vk::ext_type<{0}> names";
    error INLINE_OPERAND_TYPE: "an operand of an instruction is a scalar, a vector, a matrix, a resource or a reference";
    error TOO_MANY_INLINE_OPERANDS: "an instruction has at most 16 operands";
    error INLINE_RESULT_TYPE: "the result of an instruction is a scalar, a vector, a matrix or a structure of numbers";
    error INLINE_RESULT_MEMBERS: "the result of an instruction is a structure of scalars and vectors";
    error REFERENCE_ARGUMENT: "argument for a parameter with vk::ext_reference attribute must be a reference";
    error PRINTF_FORMAT: "what 'printf' prints must be a string that is known";
    error PRINTF_TOO_MANY: "a call of 'printf' prints at most 15 values";
    error INLINE_CONSTANT_ARGUMENT: "argument should be constant integer";
    error SEVERAL_DEPTH_HINTS: "Shaders must not specify more than one of {0}, {1}, and {2}.";
    error SUBPASS_STAGE: "SubpassInput(MS) only allowed in pixel shader";
    error OBJECT_OF_OBJECTS: "an object cannot hold objects";
    error TYPED_BOOL: "a typed buffer or texture cannot hold 'bool'";
    error TYPED_ENUMERATION: "a typed buffer or texture cannot hold an enumeration";
    error TYPED_ELEMENT_TOO_WIDE: "elements of typed buffers and textures must fit in four 32-bit quantities";
    error TYPED_WIDE_AGGREGATE: "a typed buffer cannot hold arrays, matrices or structures of 64-bit numbers";
    error BUILT_IN_TYPE: "{0} builtin must be of {1} type";
    error BUILT_IN_STAGE: "{0} builtin can only be used as {1}";
    error BUILT_IN_SIDE: "{0} builtin cannot be used as {1}";
    error OFFSET_UNALIGNED: "the offset {0} is no multiple of {1}";
    error OFFSET_TAKEN: "at the offset {0} lies '{1}' too";
}
