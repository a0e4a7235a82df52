; `-spirv-ext` names the extensions that may be used, or those that may not.
; RUN: %trefoil llc -spirv-ext=all %s -o - | %filecheck %s
; RUN: %trefoil llc -spirv-ext=khr %s -o - | %filecheck %s
; RUN: %trefoil llc --spirv-ext=+SPV_KHR_ray_query,+SPV_KHR_integer_dot_product %s -o - | %filecheck %s
; RUN: %trefoil llc -spirv-ext=-SPV_KHR_ray_query %s -o - | %filecheck %s
; RUN: not %trefoil llc -spirv-ext=+SPV_KHR_ray_query %s -o %t 2>&1 | %filecheck %s --check-prefix=ERROR
; RUN: not %trefoil llc -spirv-ext=all,-SPV_KHR_integer_dot_product %s -o %t 2>&1 | %filecheck %s --check-prefix=ERROR
; RUN: not %trefoil llc -spirv-ext=ray_query %s -o %t 2>&1 | %filecheck %s --check-prefix=FORM
; RUN: not %trefoil llc -spirv-ext=all,+SPV_KHR_bogus %s -o %t 2>&1 | %filecheck %s --check-prefix=PLUS
; RUN: not %trefoil llc -spirv-ext=-SPV_KHR_bogus %s -o %t 2>&1 | %filecheck %s --check-prefix=MINUS
; PLUS: -spirv-ext: unknown SPIR-V extension: +SPV_KHR_bogus
; MINUS: -spirv-ext: unknown SPIR-V extension: -SPV_KHR_bogus
; CHECK: OpExtension "SPV_KHR_integer_dot_product"
; ERROR: error: {{.*}}SPV_KHR_integer_dot_product{{.*}} not permitted
; FORM: -spirv-ext is all, khr, or names such as +SPV_KHR_ray_query or -SPV_KHR_ray_query, not 'ray_query'
target triple = "spirv1.5-unknown-vulkan1.2-library"
define i32 @f(i32 %acc, i32 %a, i32 %b) {
  %r = call i32 @llvm.spv.dot4add.i8packed(i32 %acc, i32 %a, i32 %b)
  ret i32 %r
}
