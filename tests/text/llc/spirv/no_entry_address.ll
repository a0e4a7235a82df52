; A function that other modules may call has no form for addresses.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
; CHECK: error: the function 'f' takes or gives an address or a resource, which only entry points' own code may have
target triple = "spirv1.6-unknown-vulkan1.3-library"
define i32 @f(ptr %x) {
  %y = load i32, ptr %x
  ret i32 %y
}
