; A module is made for its entry points; functions alone have no form yet.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
; CHECK: error: no function has the attribute "hlsl.shader"
target triple = "spirv1.6-unknown-vulkan1.3-compute"
define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
