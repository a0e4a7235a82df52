; A triple that does not name Vulkan is for kernels where the module has no shader, and those are refused.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
; CHECK: error: the target triple 'spirv64-unknown-unknown' is none of SPIR-V's for shaders, such as spirv1.6-unknown-vulkan1.3-compute
target triple = "spirv64-unknown-unknown"
define i32 @f(i32 %x) {
  ret i32 %x
}
