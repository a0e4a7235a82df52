; Of a loop's hints those stay that DXIL knows, and its node is one; flags of the module behave as DXIL's LLVM knows it.
; RUN: %trefoil opt -S -passes=dxil-translate-metadata %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: sed 's/!3, !8}/!3, !6, !8}/' %s > %t.two.ll
; RUN: not %trefoil opt -S -passes=dxil-translate-metadata %t.two.ll 2>&1 | %filecheck %s --check-prefix=TWO
; TWO: error: Invalid "llvm.loop" metadata: Provided conflicting hints
; RUN: sed 's/count", i32 4}/count"}/' %s > %t.none.ll
; RUN: not %trefoil opt -S -passes=dxil-translate-metadata %t.none.ll 2>&1 | %filecheck %s --check-prefix=NONE
; NONE: error: Invalid "llvm.loop" metadata: Second operand of "llvm.loop.unroll.count" must be a constant integer
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK: br i1 %c, label %a, label %b, !llvm.loop ![[FIRST:[0-9]+]]
; CHECK: br i1 %c, label %b, label %d, !llvm.loop ![[SECOND:[0-9]+]]
; CHECK: br i1 %c, label %d, label %e{{$}}
; CHECK-DAG: ![[FIRST]] = distinct !{![[FIRST]], ![[HINT:[0-9]+]]}
; CHECK-DAG: ![[HINT]] = !{!"llvm.loop.unroll.count", i32 4}
; CHECK-DAG: ![[SECOND]] = distinct !{![[SECOND]]}
; CHECK-DAG: = !{i32 2, !"frame-pointer", i32 2}
define void @main() #0 {
entry:
  %x = call i32 @llvm.dx.thread.id(i32 0)
  %c = icmp eq i32 %x, 0
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !1
b:
  br i1 %c, label %b, label %d, !llvm.loop !5
d:
  br i1 %c, label %d, label %e, !llvm.loop !7
e:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,4,1" }

!llvm.module.flags = !{!0}
!0 = !{i32 7, !"frame-pointer", i32 2}
!1 = distinct !{!1, !2}
!2 = distinct !{!2, !3, !8}
!3 = !{!"llvm.loop.unroll.count", i32 4}
!5 = distinct !{!5, !8}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{!3}
!8 = !{!"llvm.loop.mustprogress"}
