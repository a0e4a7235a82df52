; A switch may stand before the block that defines its value: bitcode says its type there, and it is not yet known.
; compute: main
; bind u0: structured uint[1] zero
; expect u0: 30
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%"class.RWStructuredBuffer<unsigned int>" = type { i32 }

define void @main() {
entry:
  %u0 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  br label %first

chosen:
  switch i32 %sum, label %none [
    i32 7, label %seven
    i32 9, label %none
  ]

first:
  %id = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %sum = add i32 %id, 7
  br label %chosen

seven:
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %u0, i32 0, i32 0, i32 30, i32 undef, i32 undef, i32 undef, i8 1)
  br label %none

none:
  ret void
}

declare i32 @dx.op.threadId.i32(i32, i32) #0
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!7}

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %"class.RWStructuredBuffer<unsigned int>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !9}
!7 = !{void ()* @main, !"main", null, !4, !8}
!8 = !{i32 0, i64 16, i32 4, !10}
!9 = !{i32 1, i32 4}
!10 = !{i32 32, i32 1, i32 1}
