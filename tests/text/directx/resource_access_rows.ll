; A computed offset into a constant buffer is one of rows where each part of the sum is: that of an optimiser, which distributes the scale.
; RUN: %trefoil opt -S -passes=dxil-resource-access %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.0-library"

; CHECK-LABEL: define float @sum(
; CHECK: %[[FIRST:.*]] = add i32 %i, 2
; CHECK: %[[ROWS:.*]] = mul i32 %j, 2
; CHECK: %[[ROW:.*]] = add i32 %[[ROWS]], %[[FIRST]]
; CHECK: @llvm.dx.resource.load.cbufferrow.4{{.*}}, i32 %[[ROW]])
define float @sum(i32 %i, i32 %j) {
  %b = call target("dx.CBuffer", target("dx.Layout", { [3 x <4 x float>] }, 48, 0)) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %n = shl i32 %i, 4
  %m = mul i32 %j, 32
  %nm = add i32 %n, %m
  %bytes = add i32 %nm, 32
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.CBuffer", target("dx.Layout", { [3 x <4 x float>] }, 48, 0)) %b, i32 %bytes)
  %x = load float, ptr %p
  ret float %x
}
