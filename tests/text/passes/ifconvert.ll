; An `if` with a little harmless work on its sides is computed on both, and selected from. Stores are not harmless.
; RUN: %trefoil opt -passes=ifconvert,clean --verify-each %s | %filecheck %s

; CHECK-LABEL: define float @selected(
; CHECK: [[C:%.*]] = fcmp
; CHECK: [[R:%.*]] = select i1 [[C]], float %{{.*}}, float %a
; CHECK-NEXT: ret float [[R]]
define float @selected(float %a) {
entry:
  %c = fcmp ogt float %a, 1.0
  br i1 %c, label %then, label %done, !trefoil.merge !{!"selection", !"done"}

then:
  %half = fmul float %a, 0.5
  br label %done

done:
  %r = phi float [ %half, %then ], [ %a, %entry ]
  ret float %r
}

; CHECK-LABEL: define void @stored(
; CHECK: br i1
define void @stored(float %a, ptr %p) {
entry:
  %c = fcmp ogt float %a, 1.0
  br i1 %c, label %then, label %done, !trefoil.merge !{!"selection", !"done"}

then:
  store float %a, ptr %p
  br label %done

done:
  ret void
}
