; A pixel shader that discards, takes derivatives of what is interpolated, writes a depth, and reads a structured buffer by an
; index that differs between its lanes.
; vertex: vs
; pixel: ps
; target 0: rgba32float 4x1
; depth:
; draw: 3
; bind t0: structured mixed[12] 1.0 10 100.0  2.0 20 200.0  3.0 30 300.0  4.0 40 400.0
; expect target 0 within 1e-4: 0 0 0 0  0.5 20 200 2  0.5 30 300 3  0 0 0 0
; expect depth within 1e-4: 1 0.25 0.375 1
target triple = "dxil-pc-shadermodel6.0-pixel"

%struct.Entry = type <{ float, i32, float }>

@list.str = private unnamed_addr constant [5 x i8] c"list\00", align 1

define void @vs() #0 {
entry:
  %id = call i32 @llvm.dx.load.input.i32(i32 0, i32 0, i8 0, i32 poison)
  %one = and i32 %id, 1
  %two = lshr i32 %id, 1
  %fx = uitofp i32 %one to float
  %fy = uitofp i32 %two to float
  %fx4 = fmul float %fx, 4.000000e+00
  %fy4 = fmul float %fy, 4.000000e+00
  %px = fadd float %fx4, -1.000000e+00
  %py = fadd float %fy4, -1.000000e+00
  %p0 = insertelement <4 x float> <float poison, float poison, float 5.000000e-01, float 1.000000e+00>, float %px, i32 0
  %p1 = insertelement <4 x float> %p0, float %py, i32 1
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %p1)
  %s = fmul float %fx, 4.000000e+00
  call void @llvm.dx.store.output.f32(i32 1, i32 0, i8 0, float %s)
  ret void
}

define void @ps() #1 {
entry:
  %pos = call <4 x float> @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 poison)
  %s = call float @llvm.dx.load.input.f32(i32 1, i32 0, i8 0, i32 poison)
  %slope = call reassoc nnan ninf nsz arcp afn float @llvm.dx.ddx.coarse.f32(float %s)
  %px = extractelement <4 x float> %pos, i64 0
  %i = fptoui float %px to i32
  %is.first = icmp eq i32 %i, 0
  %is.last = icmp eq i32 %i, 3
  %gone = or i1 %is.first, %is.last
  call void @llvm.dx.discard(i1 %gone)
  %h = call target("dx.RawBuffer", %struct.Entry, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Entrys_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @list.str)
  %at = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Entrys_0_0t(target("dx.RawBuffer", %struct.Entry, 0, 0) %h, i32 %i)
  %a.ptr = getelementptr inbounds nuw %struct.Entry, ptr %at, i32 0, i32 0
  %b.ptr = getelementptr inbounds nuw %struct.Entry, ptr %at, i32 0, i32 1
  %c.ptr = getelementptr inbounds nuw %struct.Entry, ptr %at, i32 0, i32 2
  %a = load float, ptr %a.ptr, align 1
  %b = load i32, ptr %b.ptr, align 1
  %c = load float, ptr %c.ptr, align 1
  %bf = sitofp i32 %b to float
  %r0 = insertelement <4 x float> poison, float %slope, i32 0
  %r1 = insertelement <4 x float> %r0, float %bf, i32 1
  %r2 = insertelement <4 x float> %r1, float %c, i32 2
  %r3 = insertelement <4 x float> %r2, float %a, i32 3
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %r3)
  %depth = fmul float %a, 1.250000e-01
  call void @llvm.dx.store.output.f32(i32 1, i32 0, i8 0, float %depth)
  ret void
}

attributes #0 = { noinline nounwind "hlsl.shader"="vertex" }
attributes #1 = { noinline nounwind "hlsl.shader"="pixel" }
attributes #2 = { alwaysinline nounwind }

!dx.semantic.signatures = !{!0, !1}
!0 = !{ptr @vs, !2, !3}
!1 = !{ptr @ps, !3, !4}
!2 = !{!10}
!3 = !{!11, !12}
!4 = !{!13, !14}
!10 = !{i32 0, !"SV_VertexID", i32 5, i32 1, !90, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!11 = !{i32 0, !"SV_Position", i32 9, i32 3, !90, i32 4, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!12 = !{i32 1, !"PLACE", i32 9, i32 0, !90, i32 2, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!13 = !{i32 0, !"SV_Target", i32 9, i32 16, !90, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!14 = !{i32 1, !"SV_Depth", i32 9, i32 17, !90, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!90 = !{i32 0}
