//! The kinds of diagnostics of DXIL.

trefoil_ir::diagnostics! {
    prefix "dxil-";
    error COUNTER_STEP: "a counter's step must be constant: 1 or -1";
    error HANDLE_OF_NO_RESOURCE: "a handle of what is no resource";
    error LIBRARY_MODEL: "validators know libraries from shader model 6.3", help: "-Vd lets an older one through.";
    error EXPORTED_TYPE:
        "the exported function '{0}' takes or gives what has no form in DXIL: numbers and vectors have one";
    error LIBRARY_OPERATION: "the operation {0} is not supported in a library's functions";
    error NOT_AN_ADDRESS: "an access through what is no address";
    error UNKNOWN_ADDRESS: "an access through an address that is not known";
    error CBUFFER_TOO_LARGE: "CBuffer size is {0} bytes, exceeding maximum of 65536 bytes. {1}";
    error ELEMENT_TOO_LARGE: "structured buffer elements cannot be larger than {0} bytes (actual size {1} bytes). '{2}'";
    error COHERENT_COUNTER: "globallycoherent cannot be used with append/consume buffers: '{0}'. '{0}'",
        help: "A buffer whose counter is used cannot be globallycoherent.";
    error CBUFFER_WRITTEN: "a constant buffer cannot be written";
    error INDEX_RANGE: "an index outside of what it indexes";
    error DYNAMIC_FIELD: "a field chosen at run time";
    error TYPED_ELEMENT_INDEX: "an index into a typed element";
    error CBUFFER_ARRAY_ROWS: "an array in a constant buffer whose elements do not start rows";
    error UNSUPPORTED: "'{0}' has no form in DXIL";
    error TWO_OPERANDS: "an operation without two operands";
    error MEMBER_INDEX_NOT_CONSTANT: "the index of a member must be constant";
    error UNKNOWN_MEMBER: "a member that is not there";
    error UNKNOWN_COMPONENT: "a component that is not there";
    error TYPED_ELEMENT_TOO_WIDE: "a typed element of more than 128 bits";
    error ATOMIC_ON_COMPONENT: "Typed resources used in atomic operations must have a scalar element type.";
    error UNKNOWN_ATOMIC: "an unknown atomic operation";
    error ATOMIC_UNSUPPORTED: "atomic {0} has no form in DXIL";
    error ATOMIC_FLOAT_ARITHMETIC: "atomic arithmetic on floats has no form in DXIL";
    error ATOMIC64_MODEL: "opcode '64-bit atomic operations' should only be used in 'Shader Model 6.6+'.";
    error EMPTY_BIT_CAST: "a bit cast of nothing";
    error EMPTY_ROW: "a row of nothing";
    error ROW_TOO_LONG:
        "a row of {0} values: a constant buffer's row has {1} of this type (values of 16 bits take four bytes each without \
         the module flag 'dx.nativelowprec')";
    error READ_ONLY_WRITTEN: "a resource that is read only is written";
    error ORDERED_READ_ONLY: "a resource that is read only cannot be rasterizer-ordered";
    error HANDLE_INDEX_RANGE: "the index {0} is beyond the {1} resources of its binding";
    error WAVE_SIZE: "a wave size of {0}, {1}, {2}: the least, the most and the preferred one are powers of two from 4 to 128, the most not below the least, the preferred between them";
    error WAVE_SIZE_MODEL: "a wave size needs shader model 6.6, and a range of them 6.8";
    error CBUFFER_BYTE_OFFSET: "an offset into a constant buffer that is computed must be a multiple of 16 bytes";
    error EMPTY_TEST: "a test of nothing";
    error DYNAMIC_RESOURCE: "a resource chosen at run time; index an array of resources instead";
    error HANDLE_OF_UNKNOWN_RESOURCE: "a handle of an unknown resource";
    error BARRIER_WITHOUT_GROUP: "a barrier in a {0} shader can only order writable resources: its threads are in no group";
    error RECORD_COMPLETE: "Invalid use of completed record handle.",
        help: "`OutputComplete` hands the record over: nothing reads or writes it from there on, and it is complete once.";
    error NODE_DERIVATIVE: "only nodes with broadcasting launch have derivatives, and this is one with {0} launch";
    error DERIVATIVE_GROUP: "derivatives need groups of 4n threads along X, or of an even number along X and Y";
    error NODE_SHARED: "groupshared memory in a node with thread launch, whose threads are in no group";
    error NODE_FACTS: "the flags of a node, and the size of its records, are not constant";
    error BARRIER_FLAGS: "a barrier with flags that mean nothing";
    error COORDINATE_COUNT: "{0} coordinates into a {1}, which has {2}";
    error SAMPLER_MODE: "a sample that {0} takes a sampler that {1}";
    error CBUFFER_ELEMENT: "a constant buffer holds a structure, or arrays of it";
    error BARRIER_NOT_CONSTANT: "Memory type, access, or sync flag is not constant";
    error UNKNOWN_SIGNATURE_ELEMENT: "an element that the signature lacks";
    error VERTEX_INDEX_MISMATCH: "a vertex is read where there is none, or none where there are several";
    error INPUT_FETCHED_OTHERWISE: "an input of the signature that this stage fetches otherwise";
    error MESH_SIGNATURES_FULL: "For shader '{0}', vertex and primitive output signatures are taking up more than {1} rows.";
    error COUNTS_MISSING: "Missing SetMeshOutputCounts call.";
    error COUNTS_TWICE: "SetMeshOUtputCounts cannot be called multiple times.";
    error COUNTS_NOT_FIRST: "Non-Dominating SetMeshOutputCounts call.";
    error DISPATCH_NOT_ONCE: "DispatchMesh must be called exactly once in an Amplification shader.";
    error DISPATCH_NOT_ALWAYS: "Non-Dominating DispatchMesh call.";
    error UNKNOWN_OUTPUT: "an output that is not in the signature";
    error UNKNOWN_READ: "what is read is not in the signature";
    error DOMAIN_COORDINATES: "a domain has up to three coordinates";
    error STREAM_NOT_CONSTANT: "the stream must be a constant from 0 to 3";
    error RESOURCE_AS_VALUE: "a resource is used as a value here; each use must name its resource";
    error RESOURCE_ADDRESS_AS_VALUE: "an address in a resource cannot be used as a value in DXIL";
    error VALUE_WITHOUT_SCALARS: "a value without scalars";
    error RESOURCE_IN_MEMORY: "a resource in memory; resources must be known at compile time";
    error MEMORY_TYPE: "memory of a type that DXIL lacks";
    limit VARIABLE_TOO_LARGE: "a variable of more than 16777216 scalars";
    error CONSTANT_WITHOUT_SCALARS: "a constant without scalars";
    limit CONSTANT_TOO_LARGE: "a constant of more than 4194304 scalars";
    error CONSTANT_LACKS_MEMBER: "a constant that lacks a member";
    error MEMORY_REINTERPRETED: "memory taken as another type has no form in DXIL";
    error UNKNOWN_FIELD: "a field that is not there";
    error SCALAR_INDEX: "an index into a scalar";
    error ADDRESS_OUTSIDE_VARIABLE: "an address outside its variable";
    error ENTRY_RETURNS_VALUE: "the entry returns a value";
    error PHI_TYPES: "a phi of unequal types";
    error RESOURCE_OPERAND: "a resource cannot be used as a value here";
    error ADDRESS_AS_VALUE: "an address cannot be used as a value in DXIL";
    error VARIABLE_ADDRESS_AS_VALUE: "the address of a variable cannot be used as a value in DXIL";
    error NOT_A_VALUE: "an operand that is no value";
    limit VALUE_TOO_LARGE: "a value of more than 65536 scalars";
    error DYNAMIC_ADDRESS: "an address chosen at run time";
    error VALUE_TYPE: "a value of a type that DXIL lacks";
    error EMPTY_INDEX: "an index into nothing";
    error OPERATION_TYPE: "an operation of a type that is not lowered";
    error FOREIGN_OPERATION: "the function '{0}' is not what the operation of that name is";
    error RAY_QUERY_QUESTION: "a ray query that is asked for something unknown";
    error COORDINATE_UNDEFINED: "coord uninitialized.";
    error TEXTURE_OFFSET_RANGE: "Offsets to texture access operations must be between -8 and 7.";
    error TEXTURE_OFFSET_NOT_CONSTANT: "Offsets to texture access operations must be immediate values.";
    error MULTISAMPLED_SAMPLE: "a sample of a multisampled texture of this type";
    error LOAD_OF_NO_TEXTURE: "a load of a texel from what is no texture";
    error UNDEFINED_READ: "Instructions should not read uninitialized value.";
    error UNDEFINED_STORE: "Assignment of undefined values to UAV.";
    error VERTEX_RANGE: "expect VertexID between 0~{0}, got {1}.";
    error ACCESS_OUTSIDE: "Access to out-of-bounds memory is disallowed.";
    error HIT_OBJECT_UNDEFINED: "HitObject is undef.";
    error ELEMENT_OFFSET_OF_BYTES: "in function {0}: Element index of raw buffer must be poison",
        help: "A buffer of bytes has no elements: the byte offset is the index, and the offset into an element poison or 0.";
    error ELEMENT_OFFSET_MISSING: "in function {0}: Element index of structured buffer may not be poison",
        help: "The offset into an element of a structured buffer is a number of bytes, 0 where the whole element is meant.";
    error IRREDUCIBLE: "Execution flow must be reducible.",
        help: "Control enters a loop at two places. No source of HLSL does that; LLVM's text may. -Vd lets it through.";
    error DEAD_LOOP: "Loop must have break.",
        help: "Nothing leaves the loop: its condition always holds, as that of `for (uint i = 3; i >= 0; i--)` does. -Vd lets it through.";
    error OUTPUT_NOT_WRITTEN: "Not all elements of output {0} were written.";
    error WAVE_KIND_NOT_CONSTANT: "the kind of a wave operation must be constant";
    error PULL_MODEL_POSITION: "{0} does not support pull-model evaluation of position.";
    error PULL_MODEL_INTERPOLATION:
        "Interpolation mode on {0} used with eval_* instruction must be linear, linear_centroid, linear_noperspective, \
         linear_noperspective_centroid, linear_sample or linear_noperspective_sample.";
    error ATTRIBUTE_AT_VERTEX:
        "Attribute {0} must have nointerpolation mode in order to use GetAttributeAtVertex function.";
    error VERTEX_NOT_CONSTANT:
        "I8 can only be used as immediate value for intrinsic or as i8* via bitcast by lifetime intrinsics.",
        help: "Which vertex GetAttributeAtVertex reads is a constant: 0, 1 or 2, also where a loop that is unrolled counts to it.";
    error LIBRARY_STREAM: "Stream index ({0}) must between 0 and 0.",
        help: "In a library a geometry shader has one stream, for DXC's validator. Compile one of several streams by itself, such as for \
               gs_6_0; -Vd lets it through.";
    error COUNTER_BOTH_WAYS: "RWStructuredBuffers may increment or decrement their counters, but not both.";
    error UNKNOWN_SHADER_MODEL: "shader model 6.{0} is not known";
    error NO_ENTRY: "the module has no entry point";
    error STAGE_UNSUPPORTED: "{0} shaders are not supported in DXIL";
    error STAGE_PROPERTIES_MISSING: "the module does not say what a {0} shader must say of itself";
    error GROUP_SIZE: "a group of {0} x {1} x {2} threads: there are 1 to 1024 in x and y, 1 to 64 in z, and 1024 in all at most";
    error NATIVE_16BIT_MODEL: "enable-16bit-types is only allowed for shader model >= 6.2 and HLSL Language >= 2018.";
    error NO_REGISTER_LEFT: "resource cannot be allocated: no registers are left for {0}";
    error SEMANTIC_NOT_ALLOWED: "semantic '{0}' is not allowed here";
    error SEMANTIC_SHAPE: "{0} must be {1}.";
    error SEMANTIC_TWICE: "Semantic '{0}' overlap at {1}.";
    error SEMANTIC_NAME_LENGTH: "the semantic '{0}' cannot be in a signature: its name has 1 to {1} bytes";
    error SIGNATURE_FULL: "there is no room for '{0}' in the signature's 32 registers";
    error VIEW_WITHOUT_ROOM: "Pixel shader input signature lacks available space for ViewID.",
        help: "A driver gives a pixel shader SV_ViewID in a component of its inputs' 32 registers that is free. -Vd lets it through.";
    error CLOCK_WIDTH: "a counter of clock cycles has 64 bits";
    note OPERATION_ALLOWED: "{0}";
    error OPERATION_NOT_ALLOWED: "{0}",
        help: "An operation of DXIL stands where its row in the table of operations does not allow it: the stage, the \
               shader model or the types.";
    error ROOT_SIGNATURE_MISFIT: "the root signature does not fit {0}: {1}",
        help: "A resource that the shader uses has no place in its root signature: no range of its kind holds all of its registers \
               in its space and for this stage. Direct3D 12 makes no pipeline of the two. -Vd lets it through.";
}
