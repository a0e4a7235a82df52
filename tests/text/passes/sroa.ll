; Aggregates that are reached only by known indices are split into their members; one that is indexed by a value stays.
; RUN: %trefoil opt -passes=sroa,mem2reg,dce --verify-each %s | %filecheck %s

%struct.Pair = type { i32, [2 x float] }

; CHECK-LABEL: define float @known(
; CHECK-NOT: alloca
; CHECK: fadd float %a, %b
define float @known(float %a, float %b) {
entry:
  %pair = alloca %struct.Pair
  %first = getelementptr %struct.Pair, ptr %pair, i32 0, i32 1, i32 0
  %second = getelementptr %struct.Pair, ptr %pair, i32 0, i32 1, i32 1
  store float %a, ptr %first
  store float %b, ptr %second
  %x = load float, ptr %first
  %y = load float, ptr %second
  %sum = fadd float %x, %y
  ret float %sum
}

; CHECK-LABEL: define float @indexed(
; CHECK: alloca [2 x float]
define float @indexed(float %a, i32 %i) {
entry:
  %list = alloca [2 x float]
  %at = getelementptr [2 x float], ptr %list, i32 0, i32 %i
  store float %a, ptr %at
  %first = getelementptr [2 x float], ptr %list, i32 0, i32 0
  %x = load float, ptr %first
  ret float %x
}
