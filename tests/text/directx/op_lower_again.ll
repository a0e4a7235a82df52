; What is lowered already stays, and its functions serve what is lowered now.
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %trefoil opt -S -passes=dxil-op-lower %t.ll -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK: %x = call float @dx.op.unary.f32(i32 13, float %a)
; CHECK: %y = call float @dx.op.unary.f32(i32 27, float %x)
; CHECK: declare float @dx.op.unary.f32(i32, float)
; CHECK-NOT: declare
define float @f(float %a) {
  %x = call float @dx.op.unary.f32(i32 13, float %a)
  %y = call float @llvm.floor.f32(float %x)
  ret float %y
}

declare float @dx.op.unary.f32(i32, float)
declare float @llvm.floor.f32(float)
