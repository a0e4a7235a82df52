; The tokens that convergence is told by go when operations are lowered; calls stay.
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-LABEL: define void @h()
; CHECK-NEXT: %w = call i1 @wave(i1 true)
; CHECK-NOT: convergence
define void @h() {
  %t = call token @llvm.experimental.convergence.entry()
  %w = call i1 @wave(i1 true) [ "convergencectrl"(token %t) ]
  ret void
}
declare i1 @wave(i1) convergent
declare token @llvm.experimental.convergence.entry()
