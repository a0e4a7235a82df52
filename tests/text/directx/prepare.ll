; What LLVM 3.7 cannot read goes: negation and freezing, attributes that are newer or the front end's, marks of lifetimes before DXIL 1.6.
; RUN: %trefoil opt -S -passes=dxil-prepare %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S -mtriple=dxil-pc-shadermodel6.6-library -passes=dxil-prepare %s -o - | %filecheck %s --check-prefix=LATER
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-NOT: captures
; CHECK-NOT: noundef
; CHECK-LABEL: define noalias ptr @attributes(ptr nocapture readonly %p)
; CHECK-SAME: #[[ATTRIBUTES:[0-9]+]]
; CHECK: ret ptr %p
define noundef noalias ptr @attributes(ptr noundef nocapture readonly %p) #0 {
  ret ptr %p
}

; CHECK-LABEL: define float @values(
; CHECK-NEXT: %a = alloca float
; CHECK-NEXT: store float %x, ptr %a
; CHECK-NEXT: %y = load float, ptr %a
; CHECK-NEXT: %w = fsub float -0.000000e+00, %y
; CHECK-NEXT: ret float %w
; LATER: call void @llvm.lifetime.start
; LATER: call void @llvm.lifetime.end
define float @values(float %x) {
  %a = alloca float, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  store float %x, ptr %a, align 4
  %y = load float, ptr %a, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  %w = fneg float %y
  %z = freeze float %w
  ret float %z
}

; CHECK: attributes #[[ATTRIBUTES]] = { noinline nounwind }
attributes #0 = { noinline nounwind mustprogress "frame-pointer"="all" "hlsl.export" }
