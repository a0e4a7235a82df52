; Metadata becomes what readers of DXIL look for; what they would not know goes.
; RUN: %trefoil opt -S -passes=dxil-translate-metadata %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll

; CHECK: load i32, ptr %p, align 4{{$}}
; CHECK: br i1 %c, label %then, label %end, !dx.controlflow.hints ![[HINT:[0-9]+]]
; CHECK: !dx.valver = !{![[VALVER:[0-9]+]]}
; CHECK: !dx.shaderModel = !{![[MODEL:[0-9]+]]}
; CHECK: !dx.version = !{![[VERSION:[0-9]+]]}
; CHECK: !dx.resources = !{![[RESOURCES:[0-9]+]]}
; CHECK: !dx.entryPoints = !{![[ENTRY:[0-9]+]]}
; CHECK: ![[VALVER]] = !{i32 1, i32 8}
; CHECK: ![[MODEL]] = !{!"cs", i32 6, i32 6}
; CHECK: ![[VERSION]] = !{i32 1, i32 6}
; CHECK: ![[UAV:[0-9]+]] = !{i32 0, ptr @0, !"", i32 3, i32 5, i32 1, i32 10, i1 false, i1 false, i1 false, !{{[0-9]+}}}
; CHECK: ![[UAVS:[0-9]+]] = !{![[UAV]]}
; CHECK: ![[RESOURCES]] = !{null, ![[UAVS]], null, null}
; CHECK: ![[THREADS:[0-9]+]] = !{i32 8, i32 4, i32 1}
; CHECK: ![[PROPERTIES:[0-9]+]] = !{i32 4, ![[THREADS]]}
; CHECK: ![[ENTRY]] = !{ptr @main, !"main", null, ![[RESOURCES]], ![[PROPERTIES]]}
; CHECK: ![[HINT]] = !{!"dx.controlflow.hints", i32 1}
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() #0 {
  %b = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 3, i32 5, i32 1, i32 0, i1 false)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 0) %b, i32 %i)
  %v = load i32, ptr %p, align 4, !tbaa !3
  %c = icmp eq i32 %v, 0
  br i1 %c, label %then, label %end, !hlsl.controlflow.hint !2
then:
  store i32 %i, ptr %p, align 4
  br label %end
end:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,4,1" }

!llvm.module.flags = !{!0}
!dx.valver = !{!1}
!0 = !{i32 1, !"dx.resmayalias", i32 1}
!1 = !{i32 1, i32 8}
!2 = !{!"hlsl.controlflow.hint", i32 1}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5}
!5 = !{!"root"}
