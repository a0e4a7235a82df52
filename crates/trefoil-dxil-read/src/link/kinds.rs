//! What the linker reports.

trefoil_ir::diagnostics! {
    prefix "link-";
    error NO_LIBRARIES: "there is nothing to link";
    error LIBRARY: "'{0}' is no library: {1}";
    error NO_PROGRAM: "the container holds no DXIL";
    error SHADER_GIVEN: "the container holds a shader of the profile '{0}'";
    error NO_DEFINITION: "Cannot find definition of function {0}";
    error FUNCTION_TWICE: "Definition already exists for function {0}";
    error VARIABLE_TWICE: "Definition already exists for global variable {0}";
    error RESOURCE_TWICE: "Resource already exists as {0}";
    error STAGE_MISMATCH: "Profile mismatch between entry function and target profile:{0} and {1}";
    error NO_PROPERTIES: "Cannot find function property for entry function {0}";
    error BAD_ENTRY: "what the library says of the entry {0} makes no sense";
    error BAD_RESOURCES: "what the library says of its resources makes no sense";
    error DYNAMIC_RESOURCE: "local resource not guaranteed to map to unique global resource.";
    error UNKNOWN_RESOURCE: "the variable {0} is used as a resource, and no library says which it is";
    error EXPORT_MISSING: "Could not find target for export: {0}";
    error EXPORT_COLLIDES: "Export name collides with another export: {0}";
    error NO_EXPORTS: "Library has no functions to export";
    error OPERATION_MODEL: "the operation {0} is not in {1}_6_{2}";
    error UNKNOWN_OPERATION: "a call of {0} is none of an operation";
}
