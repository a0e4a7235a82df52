; An element of several rows, written and read by an index computed at run time; the front side; a switch over what is not
; interpolated; an output that is written on several ways.
; vertex: vs
; pixel: ps
; target 0: rgba32float 2x1
; draw: 3 x 2
; expect target 0 within 1e-4: 1 2 3 1   11 0 -7 1
target triple = "dxil-pc-shadermodel6.0-vertex"

define void @vs() #0 {
entry:
  %id = call i32 @llvm.dx.load.input.i32(i32 0, i32 0, i8 0, i32 poison)
  %instance = call i32 @llvm.dx.load.input.i32(i32 1, i32 0, i8 0, i32 poison)
  %one = and i32 %id, 1
  %two = lshr i32 %id, 1
  %fx = uitofp i32 %one to float
  %fy = uitofp i32 %two to float
  %fi = uitofp i32 %instance to float
  %fx2 = fmul float %fx, 2.000000e+00
  %fy4 = fmul float %fy, 4.000000e+00
  %left = fadd float %fx2, -1.000000e+00
  %x = fadd float %left, %fi
  %y = fadd float %fy4, -1.000000e+00
  %p0 = insertelement <4 x float> <float poison, float poison, float 0.000000e+00, float 1.000000e+00>, float %x, i32 0
  %p1 = insertelement <4 x float> %p0, float %y, i32 1
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %p1)
  %zero = icmp eq i32 %instance, 0
  %a = select i1 %zero, float 1.000000e+00, float 1.100000e+01
  %b = select i1 %zero, float 2.000000e+00, float 0.000000e+00
  %c = select i1 %zero, float 3.000000e+00, float -7.000000e+00
  call void @llvm.dx.store.output.f32(i32 1, i32 0, i8 0, float %a)
  call void @llvm.dx.store.output.f32(i32 1, i32 1, i8 0, float %b)
  call void @llvm.dx.store.output.f32(i32 1, i32 2, i8 0, float %c)
  call void @llvm.dx.store.output.i32(i32 2, i32 0, i8 0, i32 %instance)
  ret void
}

define void @ps() #1 {
entry:
  %kind = call i32 @llvm.dx.load.input.i32(i32 2, i32 0, i8 0, i32 poison)
  %front = call i32 @llvm.dx.load.input.i32(i32 3, i32 0, i8 0, i32 poison)
  switch i32 %kind, label %other [
    i32 0, label %first
    i32 1, label %second
  ]

first:
  br label %copy

second:
  br label %copy

other:
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> zeroinitializer)
  br label %end

copy:
  %w = phi float [ 1.000000e+00, %first ], [ 1.000000e+00, %second ]
  br label %rows

rows:
  %i = phi i32 [ 0, %copy ], [ %next, %rows ]
  %v = phi <4 x float> [ zeroinitializer, %copy ], [ %more, %rows ]
  %r = call float @llvm.dx.load.input.f32(i32 1, i32 %i, i8 0, i32 poison)
  %more = insertelement <4 x float> %v, float %r, i32 %i
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 3
  br i1 %again, label %rows, label %done

done:
  %all = insertelement <4 x float> %more, float %w, i32 3
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %all)
  br label %end

end:
  ret void
}

attributes #0 = { noinline nounwind "hlsl.shader"="vertex" }
attributes #1 = { noinline nounwind "hlsl.shader"="pixel" }
attributes #2 = { alwaysinline nounwind }

!dx.semantic.signatures = !{!0, !1}
!0 = !{ptr @vs, !2, !3}
!1 = !{ptr @ps, !5, !4}
!2 = !{!10, !11}
!3 = !{!12, !13, !14}
!4 = !{!16}
!5 = !{!12, !13, !14, !15}
!10 = !{i32 0, !"SV_VertexID", i32 5, i32 1, !90, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!11 = !{i32 1, !"SV_InstanceID", i32 5, i32 2, !90, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!12 = !{i32 0, !"SV_Position", i32 9, i32 3, !90, i32 4, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!13 = !{i32 1, !"VALUE", i32 9, i32 0, !91, i32 1, i32 3, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!14 = !{i32 2, !"KIND", i32 5, i32 0, !90, i32 1, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!15 = !{i32 3, !"SV_IsFrontFace", i32 5, i32 13, !90, i32 1, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!16 = !{i32 0, !"SV_Target", i32 9, i32 16, !90, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!90 = !{i32 0}
!91 = !{i32 0, i32 1, i32 2}
