; A constant buffer's matrix over vertex buffers; per vertex and per instance inputs; two targets of different components;
; values that are not interpolated.
; vertex: vs
; pixel: ps
; target 0: rgba32float 2x1
; target 1: r32uint 2x1
; draw: 3 x 2
; attribute POSITION: float2[3] -1 -1  3 -1  -1 3
; attribute COLOR: float4[3] 3*1 0  3*1 0  3*1 0
; attribute SHIFT instance: float[2] -1 1
; bind b0: constant float4[5] 1 0 0 0  0 1 0 0  0 0 1 0  0 0 0 1  0.5 0.25 2 0
; expect target 0: 0.5 0.25 2 0   0.5 0.25 2 1
; expect target 1: 40 41
target triple = "dxil-pc-shadermodel6.0-vertex"

%__cblayout_Scene = type <{ [4 x <4 x float>], <4 x float> }>

@Scene.cb = local_unnamed_addr global target("dx.CBuffer", %__cblayout_Scene) poison
@_ZL9transform = external hidden addrspace(2) global [4 x <4 x float>], align 16
@_ZL4tint = external hidden addrspace(2) global <4 x float>, align 16
@Scene.str = private unnamed_addr constant [6 x i8] c"Scene\00", align 1

define void @vs() #0 {
entry:
  %cb = call target("dx.CBuffer", %__cblayout_Scene) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Scenest(i32 0, i32 0, i32 1, i32 0, ptr @Scene.str)
  store target("dx.CBuffer", %__cblayout_Scene) %cb, ptr @Scene.cb, align 4
  %p = call <2 x float> @llvm.dx.load.input.v2f32(i32 0, i32 0, i8 0, i32 poison)
  %color = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 0, i8 0, i32 poison)
  %shift = call float @llvm.dx.load.input.f32(i32 2, i32 0, i8 0, i32 poison)
  %instance = call i32 @llvm.dx.load.input.i32(i32 3, i32 0, i8 0, i32 poison)
  %x = extractelement <2 x float> %p, i32 0
  %y = extractelement <2 x float> %p, i32 1
  %half = fmul float %x, 5.000000e-01
  %add = fadd float %half, -5.000000e-01
  %left = fcmp olt float %shift, 0.000000e+00
  %moved = fadd float %half, 5.000000e-01
  %sx = select i1 %left, float %add, float %moved
  br label %rows

rows:
  %row = phi i32 [ 0, %entry ], [ %next, %rows ]
  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %rows ]
  %is.x = icmp eq i32 %row, 0
  %is.y = icmp eq i32 %row, 1
  %is.w = icmp eq i32 %row, 3
  %one = select i1 %is.w, float 1.000000e+00, float 0.000000e+00
  %yy = select i1 %is.y, float %y, float %one
  %c = select i1 %is.x, float %sx, float %yy
  %at = getelementptr inbounds [4 x <4 x float>], ptr addrspace(2) @_ZL9transform, i32 0, i32 %row
  %m = load <4 x float>, ptr addrspace(2) %at, align 16
  %cs = insertelement <4 x float> poison, float %c, i64 0
  %splat = shufflevector <4 x float> %cs, <4 x float> poison, <4 x i32> zeroinitializer
  %more = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat, <4 x float> %m, <4 x float> %sum)
  %next = add nuw nsw i32 %row, 1
  %again = icmp ne i32 %next, 4
  br i1 %again, label %rows, label %end

end:
  %z = insertelement <4 x float> %more, float 0.000000e+00, i32 2
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %z)
  %i = uitofp i32 %instance to float
  %color2 = insertelement <4 x float> %color, float %i, i32 3
  call void @llvm.dx.store.output.v4f32(i32 1, i32 0, i8 0, <4 x float> %color2)
  %n = add i32 %instance, 40
  call void @llvm.dx.store.output.i32(i32 2, i32 0, i8 0, i32 %n)
  ret void
}

define void @ps() #1 {
entry:
  %cb = call target("dx.CBuffer", %__cblayout_Scene) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Scenest(i32 0, i32 0, i32 1, i32 0, ptr @Scene.str)
  store target("dx.CBuffer", %__cblayout_Scene) %cb, ptr @Scene.cb, align 4
  %color = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 0, i8 0, i32 poison)
  %n = call i32 @llvm.dx.load.input.i32(i32 2, i32 0, i8 0, i32 poison)
  %tint = load <4 x float>, ptr addrspace(2) @_ZL4tint, align 16
  %r = fmul reassoc nnan ninf nsz arcp afn <4 x float> %color, %tint
  %a = extractelement <4 x float> %color, i64 3
  %out = insertelement <4 x float> %r, float %a, i64 3
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %out)
  call void @llvm.dx.store.output.i32(i32 1, i32 0, i8 0, i32 %n)
  ret void
}

attributes #0 = { noinline nounwind "hlsl.shader"="vertex" }
attributes #1 = { noinline nounwind "hlsl.shader"="pixel" }
attributes #2 = { alwaysinline nounwind }

!hlsl.cbs = !{!9}
!dx.semantic.signatures = !{!0, !1}
!0 = !{ptr @vs, !2, !3}
!1 = !{ptr @ps, !3, !4}
!2 = !{!10, !11, !12, !13}
!3 = !{!14, !15, !16}
!4 = !{!17, !18}
!9 = !{ptr @Scene.cb, ptr addrspace(2) @_ZL9transform, ptr addrspace(2) @_ZL4tint}
!10 = !{i32 0, !"POSITION", i32 9, i32 0, !90, i32 0, i32 1, i8 2, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!11 = !{i32 1, !"COLOR", i32 9, i32 0, !90, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!12 = !{i32 2, !"SHIFT", i32 9, i32 0, !90, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!13 = !{i32 3, !"SV_InstanceID", i32 5, i32 2, !90, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!14 = !{i32 0, !"SV_Position", i32 9, i32 3, !90, i32 4, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!15 = !{i32 1, !"COLOR", i32 9, i32 0, !90, i32 2, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!16 = !{i32 2, !"NUMBER", i32 5, i32 0, !90, i32 1, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!17 = !{i32 0, !"SV_Target", i32 9, i32 16, !90, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!18 = !{i32 1, !"SV_Target", i32 5, i32 16, !91, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!90 = !{i32 0}
!91 = !{i32 1}
