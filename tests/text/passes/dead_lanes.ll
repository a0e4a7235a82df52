; What only reaches lanes of vectors that nobody looks at is not loaded: the insertion gets zero in its place. A phi passes the
; demand on, and what a loop carries is all demanded.
; RUN: %trefoil opt -passes=dead-lanes --verify-each %s | %filecheck %s
; CHECK-LABEL: @lanes
; CHECK: %first = load float
; CHECK: %second = load float
; CHECK: insertelement <2 x float> %one, float 0.000000e+00, i32 1
; CHECK-NEXT: shufflevector <2 x float> %two, <2 x float> zeroinitializer, <2 x i32> <i32 0, i32 2>
; CHECK-LABEL: @carried
; CHECK: insertelement <2 x float> %sum, float %word, i32 1

define float @lanes(ptr %a, ptr %b, ptr %c) {
  %first = load float, ptr %a
  %second = load float, ptr %b
  %pair = load <2 x float>, ptr %c
  %one = insertelement <2 x float> undef, float %first, i32 0
  %two = insertelement <2 x float> %one, float %second, i32 1
  %both = shufflevector <2 x float> %two, <2 x float> %pair, <2 x i32> <i32 0, i32 2>
  %twice = fadd <2 x float> %both, %both
  %lane = extractelement <2 x float> %twice, i32 0
  ret float %lane
}

define float @carried(ptr %a, i1 %c) {
entry:
  br label %loop

loop:
  %sum = phi <2 x float> [ zeroinitializer, %entry ], [ %next, %loop ]
  %word = load float, ptr %a
  %next = insertelement <2 x float> %sum, float %word, i32 1
  br i1 %c, label %loop, label %done

done:
  %lane = extractelement <2 x float> %next, i32 0
  ret float %lane
}
