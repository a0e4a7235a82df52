; DXIL's variables are no structures: each number of a structure becomes a flat array, with an element for each of the structures.
; Vectors that are left are taken apart, and edges to blocks that are never reached go.
; RUN: %trefoil opt -S -passes=dxil-prepare %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.0-library"

%Inner = type { <2 x float>, [3 x i32] }

@shared = internal addrspace(3) global [4 x { <2 x float>, i32 }] undef

; CHECK: @shared = internal addrspace(3) global [4 x { [2 x float], i32 }] undef

; CHECK-LABEL: define float @of_a_local(
; CHECK: %[[WORDS:.*]] = alloca [6 x i32]
; CHECK: %[[LANES:.*]] = alloca [4 x float]
; CHECK-NOT: Inner
; CHECK: %[[WORD:.*]] = mul i32 %i, 3
; CHECK: %[[AT:.*]] = add i32 %[[WORD]], 2
; CHECK: getelementptr [6 x i32], ptr %[[WORDS]], i32 0, i32 %[[AT]]
; CHECK: getelementptr [4 x float], ptr %[[LANES]], i32 0, i32 2
; CHECK: getelementptr [4 x float], ptr %[[LANES]], i32 0, i32 3
; CHECK: ret float
define float @of_a_local(i32 %i) {
  %local = alloca [2 x %Inner]
  call void @llvm.lifetime.start.p0(i64 40, ptr %local)
  %word = getelementptr [2 x %Inner], ptr %local, i32 0, i32 %i, i32 1, i32 2
  store i32 7, ptr %word
  %vector = getelementptr [2 x %Inner], ptr %local, i32 0, i32 1, i32 0
  store float 1.0, ptr %vector
  %lane = getelementptr float, ptr %vector, i32 1
  %v = load float, ptr %lane
  call void @llvm.lifetime.end.p0(i64 40, ptr %local)
  ret float %v
}

; CHECK-LABEL: define float @of_a_group(
; CHECK: getelementptr [4 x { [2 x float], i32 }], ptr addrspace(3) @shared, i32 0, i32 %i, i32 0, i32 1
define float @of_a_group(i32 %i) {
  %p = getelementptr [4 x { <2 x float>, i32 }], ptr addrspace(3) @shared, i32 0, i32 %i, i32 0, i32 1
  %v = load float, ptr addrspace(3) %p
  ret float %v
}

; CHECK-LABEL: define float @one_lane(
; CHECK-NEXT: ret float %x
define float @one_lane(float %x) {
  %v = bitcast float %x to <1 x float>
  %l = extractelement <1 x float> %v, i32 0
  ret float %l
}

; CHECK-LABEL: define i32 @never(
; CHECK: switch i32 %i, label %two [
; CHECK-NEXT: i32 0, label %one
; CHECK-NEXT: ]
; CHECK-NOT: unreachable
; CHECK: }
define i32 @never(i32 %i) {
entry:
  switch i32 %i, label %default [
    i32 0, label %one
    i32 1, label %two
  ]
one:
  ret i32 1
two:
  ret i32 2
default:
  unreachable
}

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
