; Copies and fillings of memory alone become loads and stores; the rest stays as it is.
; RUN: %trefoil opt -S -passes=dxil-mem-intrinsics %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-library"

; CHECK-LABEL: define float @f(
define float @f(float %x) {
  %from = alloca [2 x float], align 4
  %to = alloca [2 x float], align 4
; CHECK: store float 0.000000e+00
; CHECK: store float 0.000000e+00
  call void @llvm.memset.p0.i32(ptr %from, i8 0, i32 8, i1 false)
; CHECK: load float
; CHECK: load float
; CHECK-NOT: call
  call void @llvm.memcpy.p0.p0.i32(ptr %to, ptr %from, i32 8, i1 false)
; CHECK: fneg
  %y = fneg float %x
  ret float %y
}
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
