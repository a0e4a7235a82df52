; A number of a constant buffer by its offset in bytes: DXC reads a register of four at a time instead.
; compute: main
; bind b0: constant uint[8] 11 22 33 44 55 66 77 88
; bind u0: structured uint[4] zero
; expect u0: 11 44 77 88
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%"class.RWStructuredBuffer<unsigned int>" = type { i32 }
%Constants = type { [2 x <4 x i32>] }

define void @main() {
  %u0 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %b0 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)
  %x = call i32 @dx.op.cbufferLoad.i32(i32 58, %dx.types.Handle %b0, i32 0, i32 4)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %u0, i32 0, i32 0, i32 %x, i32 undef, i32 undef, i32 undef, i8 1)
  %y = call i32 @dx.op.cbufferLoad.i32(i32 58, %dx.types.Handle %b0, i32 12, i32 4)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %u0, i32 1, i32 0, i32 %y, i32 undef, i32 undef, i32 undef, i8 1)
  %z = call i32 @dx.op.cbufferLoad.i32(i32 58, %dx.types.Handle %b0, i32 24, i32 4)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %u0, i32 2, i32 0, i32 %z, i32 undef, i32 undef, i32 undef, i8 1)
  %w = call i32 @dx.op.cbufferLoad.i32(i32 58, %dx.types.Handle %b0, i32 28, i32 4)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %u0, i32 3, i32 0, i32 %w, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare i32 @dx.op.cbufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

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
!4 = !{null, !5, !11, null}
!5 = !{!6}
!6 = !{i32 0, %"class.RWStructuredBuffer<unsigned int>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !9}
!7 = !{void ()* @main, !"main", null, !4, !8}
!8 = !{i32 0, i64 16, i32 4, !10}
!9 = !{i32 1, i32 4}
!10 = !{i32 32, i32 1, i32 1}
!11 = !{!12}
!12 = !{i32 0, %Constants* undef, !"", i32 0, i32 0, i32 1, i32 32, null}
