//! What importing reports of modules that other front ends made, and LLVM's passes of theirs.

pub(crate) use trefoil_dxil::kinds::{
    ATOMIC_ON_COMPONENT, ATOMIC_UNSUPPORTED, CBUFFER_BYTE_OFFSET, CBUFFER_WRITTEN, COUNTER_BOTH_WAYS,
    HANDLE_OF_NO_RESOURCE, UNKNOWN_ATOMIC, UNKNOWN_MEMBER,
};

trefoil_ir::diagnostics! {
    prefix "dxil-";
    error CBUFFER_MEMBERS: "the constant buffer '{0}' has more members than its type";
    error COUNTER_TWO_WAYS: "the counter of {0} is {1} here: it can only go one way";
    error COUNTER_OTHER_WAY: "the counter of {0} is {1} here";
    error NOT_DXIL_YET: "the module is not DXIL yet: dxil-translate-metadata comes before this pass";
    error OPERATION: "in function {0} {1}: {2} ({3})",
        help: "An operation of DXIL stands where its row in the table of operations does not allow it: the stage, the \
               shader model or the types. The first words are LLVM's, those in parentheses say what would be allowed.";
    error NO_SHADER_ATTRIBUTE: "no function has the attribute \"hlsl.shader\"";
    error NO_FUNCTION: "the module has no function with a body";
    error ENTRY_NOT_DEFINED: "the entry point is declared and not defined";
    error ENTRY_FORM: "the entry '{0}' takes parameters or gives a result, which entries have none of";
    error OPERAND_BUNDLE: "the operand bundle \"{0}\" has no meaning in DXIL";
    error SIGNATURES_FORM: "an entry's signatures are a function and two lists";
    error SIGNATURES_WITHOUT_ENTRY: "signatures of a function that is no entry";
    error BAD_SIGNATURE: "the {0} signature of '{1}': {2}";
    error NO_SIGNATURES:
        "no '!dx.semantic.signatures' of the entry says what its inputs and outputs are (LLVM before 23 \
         has no form for them)";
    error SIGNATURE_ACCESS_FORM: "an access of a signature names an element, a row and a column";
    error SIGNATURE_ACCESS_ELEMENT: "an access of an element that the signature lacks";
    error SIGNATURE_ACCESS_RANGE: "an access outside of an element of the signature";
    error SIGNATURE_ACCESS_TYPE: "an access of a signature in another type than its element's";
    error OUTPUT_WITHOUT_VALUE: "an output without a value";
    error INTRINSIC_TYPES: "'{0}' does not take operands of these types, or gives another result";
    error BINDING_NOT_CONSTANT: "the binding of a handle is made of constants";
    error COUNTER_OF_UNKNOWN_BUFFER:
        "the binding of a counter belongs to one buffer, whose handle is made where it can be found";
    error COUNTER_IN_OTHER_SET: "a counter in another descriptor set than its buffer is not supported";
    error PACKED_HALVES: "halves are packed from two floats into a word of 32 bits";
    error DECORATIONS_FORM: "'!spirv.Decorations' of '{0}' is a list of lists of numbers";
    error TWO_PUSH_CONSTANTS: "a shader has one variable in the address space of push constants";
    error HANDLE_OF_UNKNOWN_VARIABLE: "a handle of a variable that is not known";
    error INTRINSIC_NOT_LOWERED: "an intrinsic that is not lowered: {0}";
    error FPCLASS_MASK_NOT_CONSTANT: "the mask of llvm.is.fpclass must be constant";
    error FPCLASS_MASK: "Unsupported FPClassTest {0} for DXIL Op Lowering";
    error ACCESS_NOT_UNIQUE: "Resource access is not guaranteed to map to a unique global resource";
    error ELEMENT_ADDRESS_AS_VALUE:
        "the address of a resource's element is used as a value: which resource it is in must be known";
    error POINTER_INTO_NO_RESOURCE: "a pointer into what is no resource";
    error CBUFFER_NUMBER: "a constant buffer holds numbers of 16, 32 and 64 bits";
    error HANDLE_OVERWRITTEN: "Handle at \"{0}\" overwrites handle at \"{1}\"";
    error ADDRESS_BETWEEN_ELEMENTS: "an address in bytes between an array's elements";
    error SEVERAL_ENTRIES: "Non-library shader: One and only one entry expected";
    error STAGE_MISMATCH: "Shader stage '{0}' for entry '{1}' different from specified target profile '{2}'";
    error LOOP_METADATA: "Invalid \"llvm.loop\" metadata: {0}";
    error REGISTERS_PAST_END: "{0} registers from {1} on do not fit into space {2}, which has 4294967296";
    error RESOURCE_OVERLAP:
        "resource {0} at register {1} overlaps with resource {2} at register {3} in space {4}";
    error BINDING_OVERLAP: "{0} overlaps with {1}";
    error NOT_IN_ROOT_SIGNATURE: "{0} register {1} in space {2} does not have a binding in the Root Signature";
    error ROOT_DESCRIPTOR_TYPE:
        "{0} at register {1} and space {2} is bound to a texture or typed buffer. {3} root descriptors \
         can only be Raw or Structured buffers.";
    error ROOT_ACCESS_DENIED:
        "Shader has root bindings but root signature uses a DENY flag to disallow root binding access to \
         the shader stage.";
    error INTRINSIC_UNSUPPORTED: "Unsupported intrinsic {0} for DXIL lowering";
    error INTRINSIC_UNSUPPORTED_IN_SPIRV: "the intrinsic '{0}' has no form in SPIR-V for Vulkan";
    error UNDEFINED_FUNCTION: "the function '{0}' is called and not defined";
    error LOAD_BEFORE_HANDLE: "Load at \"{0}\" is not dominated by handle creation at \"{1}\"";
    error LOAD_OF_NO_HANDLE: "Load of \"{0}\" is not a global resource handle";
    error ROOT_SIGNATURE: "{0}", help: "A root signature in the metadata of LLVM IR is not as Direct3D has it.";
}
