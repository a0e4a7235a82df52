; What makes the values of global variables is called by clang in entries alone: functions that a library exports start
; with it too.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil dis %t.dxil | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-library"

%layout = type <{ float }>

@C.cb = global target("dx.CBuffer", %layout) poison
@k = external hidden addrspace(2) global float, align 4
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @make, ptr null }]
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1

; CHECK: define float @scale(float
; CHECK: call %dx.types.Handle @dx.op.createHandleForLib
; CHECK: ret float
define float @scale(float %x) {
  %at = alloca float, align 4
  store float %x, ptr %at, align 4
  %a = load float, ptr addrspace(2) @k, align 4
  %b = load float, ptr %at, align 4
  %y = fmul float %a, %b
  ret float %y
}

define internal void @make() {
  %h = call target("dx.CBuffer", %layout) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @C.str)
  store target("dx.CBuffer", %layout) %h, ptr @C.cb, align 4
  ret void
}

!hlsl.cbs = !{!0}
!0 = !{ptr @C.cb, ptr addrspace(2) @k}
