; A prefix sum in groupshared memory, and a constant buffer with arrays, in which clang 22 aligns vectors to their size:
; as it writes it at -O3, from this:
;
;     groupshared uint sums[16]; groupshared float2 cells[8][2];
;     RWStructuredBuffer<uint> data : register(u0); RWStructuredBuffer<float3> far : register(u1);
;     cbuffer Scene : register(b0) { float4 colors[3]; float weights[3]; float2 size; float3 places[2]; int count; }
;     [numthreads(16,1,1)]
;     void main(uint gi : SV_GroupIndex) {
;       sums[gi] = data[gi];
;       if (gi < 8) { cells[gi][0] = float2(gi, 1); cells[gi][1] = float2(2, gi); }
;       GroupMemoryBarrierWithGroupSync();
;       for (uint s = 1; s < 16; s <<= 1) {
;         uint v = gi >= s ? sums[gi - s] : 0;
;         GroupMemoryBarrierWithGroupSync();
;         sums[gi] += v;
;         GroupMemoryBarrierWithGroupSync();
;       }
;       data[gi] = sums[gi];
;       float4 c = colors[gi & 1] * weights[gi % 3];
;       far[gi] = c.wzy + places[count] + float3(cells[gi & 7][gi & 1], size.y);
;     }
;
; compute: main
; bind u0: structured uint[16] iota(1)
; bind u1: structured float3[16] zero
; bind b0: constant mixed 1.0 2.0 3.0 9.0 0.5 1.5 2.5 3.5 4.0 5.0 6.0 7.0 0.25 0 0 0 0.5 0 0 0 0.75 0 10.0 20.0 3.0 4.0 7.0 0 1.0 2.0 4.0 1
; expect u0: 1 3 6 10 15 21 28 36 45 55 66 78 91 105 120 136
; expect u1: 3.25 3.75 24.5 4.75 4.25 24.75 9.75 5.25 25.5 3.875 5.625 24.375 9.5 4.5 25.0 5.625 8.875 25.125 9.25 3.75 24.5 4.75 10.25 24.75 7.75 5.25 25.5 3.875 3.625 24.375 7.5 4.5 25.0 5.625 6.875 25.125 7.25 3.75 24.5 4.75 8.25 24.75 13.75 5.25 25.5 3.875 9.625 24.375

target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-pc-shadermodel6.0-compute"

%__cblayout_Scene = type <{ [3 x <4 x float>], <{ [2 x <{ float, target("dx.Padding", 12) }>], float }>, target("dx.Padding", 4), <2 x float>, <{ [1 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }>, i32 }>

@sums = hidden local_unnamed_addr addrspace(3) global [16 x i32] zeroinitializer, align 4
@cells = hidden local_unnamed_addr addrspace(3) global [8 x [2 x <2 x float>]] zeroinitializer, align 8
@.str = private unnamed_addr constant [5 x i8] c"data\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"far\00", align 1
@Scene.cb = local_unnamed_addr global target("dx.CBuffer", %__cblayout_Scene) poison
@colors = external hidden local_unnamed_addr addrspace(2) global [3 x <4 x float>], align 16
@weights = external hidden local_unnamed_addr addrspace(2) global <{ [2 x <{ float, target("dx.Padding", 12) }>], float }>, align 4
@size = external hidden local_unnamed_addr addrspace(2) global <2 x float>, align 8
@places = external hidden local_unnamed_addr addrspace(2) global <{ [1 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }>, align 16
@count = external hidden local_unnamed_addr addrspace(2) global i32, align 4
@Scene.str = private unnamed_addr constant [6 x i8] c"Scene\00", align 1

declare target("dx.CBuffer", %__cblayout_Scene) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Scenest(i32, i32, i32, i32, ptr) #1

define void @main() local_unnamed_addr #3 {
entry:
  %0 = tail call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %Scene.cb_h.i.i = tail call target("dx.CBuffer", %__cblayout_Scene) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Scenest(i32 0, i32 0, i32 1, i32 0, ptr nonnull @Scene.str)
  store target("dx.CBuffer", %__cblayout_Scene) %Scene.cb_h.i.i, ptr @Scene.cb, align 4
  %1 = tail call i32 @llvm.dx.flattened.thread.id.in.group()
  %2 = tail call noundef nonnull align 4 dereferenceable(4) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %0, i32 %1)
  %3 = load i32, ptr %2, align 4, !tbaa !4
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @sums, i32 %1
  store i32 %3, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  %cmp.i = icmp ult i32 %1, 8
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:
  %conv.i = uitofp nneg i32 %1 to float
  %vecinit1.i = insertelement <2 x float> <float poison, float 1.000000e+00>, float %conv.i, i64 0
  %arrayidx2.i = getelementptr inbounds nuw [2 x <2 x float>], ptr addrspace(3) @cells, i32 %1
  store <2 x float> %vecinit1.i, ptr addrspace(3) %arrayidx2.i, align 8, !tbaa !8
  %vecinit5.i = insertelement <2 x float> <float 2.000000e+00, float poison>, float %conv.i, i64 1
  %arrayidx7.i = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx2.i, i32 8
  store <2 x float> %vecinit5.i, ptr addrspace(3) %arrayidx7.i, align 8, !tbaa !8
  br label %if.end.i

if.end.i:
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %cmp9.not.i = icmp eq i32 %1, 0
  br i1 %cmp9.not.i, label %cond.end.i, label %cond.true.i

cond.true.i:
  %4 = getelementptr i32, ptr addrspace(3) @sums, i32 %1
  %arrayidx10.i = getelementptr i8, ptr addrspace(3) %4, i32 -4
  %5 = load i32, ptr addrspace(3) %arrayidx10.i, align 4, !tbaa !4
  br label %cond.end.i

cond.end.i:
  %cond.i = phi i32 [ %5, %cond.true.i ], [ 0, %if.end.i ]
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %6 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  %add.i = add i32 %6, %cond.i
  store i32 %add.i, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %cmp9.not.i.1 = icmp ult i32 %1, 2
  br i1 %cmp9.not.i.1, label %cond.end.i.1, label %cond.true.i.1

cond.true.i.1:
  %7 = getelementptr i32, ptr addrspace(3) @sums, i32 %1
  %arrayidx10.i.1 = getelementptr i8, ptr addrspace(3) %7, i32 -8
  %8 = load i32, ptr addrspace(3) %arrayidx10.i.1, align 4, !tbaa !4
  br label %cond.end.i.1

cond.end.i.1:
  %cond.i.1 = phi i32 [ %8, %cond.true.i.1 ], [ 0, %cond.end.i ]
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %9 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  %add.i.1 = add i32 %9, %cond.i.1
  store i32 %add.i.1, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %cmp9.not.i.2 = icmp ult i32 %1, 4
  br i1 %cmp9.not.i.2, label %cond.end.i.2, label %cond.true.i.2

cond.true.i.2:
  %10 = getelementptr i32, ptr addrspace(3) @sums, i32 %1
  %arrayidx10.i.2 = getelementptr i8, ptr addrspace(3) %10, i32 -16
  %11 = load i32, ptr addrspace(3) %arrayidx10.i.2, align 4, !tbaa !4
  br label %cond.end.i.2

cond.end.i.2:
  %cond.i.2 = phi i32 [ %11, %cond.true.i.2 ], [ 0, %cond.end.i.1 ]
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %12 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  %add.i.2 = add i32 %12, %cond.i.2
  store i32 %add.i.2, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  br i1 %cmp.i, label %cond.end.i.3, label %cond.true.i.3

cond.true.i.3:
  %13 = getelementptr i32, ptr addrspace(3) @sums, i32 %1
  %arrayidx10.i.3 = getelementptr i8, ptr addrspace(3) %13, i32 -32
  %14 = load i32, ptr addrspace(3) %arrayidx10.i.3, align 4, !tbaa !4
  br label %cond.end.i.3

cond.end.i.3:
  %cond.i.3 = phi i32 [ %14, %cond.true.i.3 ], [ 0, %cond.end.i.2 ]
  %15 = tail call target("dx.RawBuffer", <3 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v3f32_1_0t(i32 0, i32 1, i32 1, i32 0, ptr nonnull @.str.2)
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %16 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  %add.i.3 = add i32 %16, %cond.i.3
  store i32 %add.i.3, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %17 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  store i32 %17, ptr %2, align 4, !tbaa !4
  %and.i = and i32 %1, 1
  %arrayidx14.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(2) @colors, i32 %and.i
  %18 = load <4 x float>, ptr addrspace(2) %arrayidx14.i, align 16, !tbaa !8
  %rem.i = urem i32 %1, 3
  %cbufferidx.i = getelementptr <{ float, target("dx.Padding", 12) }>, ptr addrspace(2) @weights, i32 %rem.i
  %19 = load float, ptr addrspace(2) %cbufferidx.i, align 16, !tbaa !9
  %splat.splatinsert.i = insertelement <4 x float> poison, float %19, i64 0
  %20 = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <3 x i32> zeroinitializer
  %21 = shufflevector <4 x float> %18, <4 x float> poison, <3 x i32> <i32 3, i32 2, i32 1>
  %22 = fmul reassoc nnan ninf nsz arcp afn <3 x float> %20, %21
  %23 = load i32, ptr addrspace(2) @count, align 4, !tbaa !4
  %cbufferidx15.i = getelementptr <{ <3 x float>, target("dx.Padding", 4) }>, ptr addrspace(2) @places, i32 %23
  %24 = load <3 x float>, ptr addrspace(2) %cbufferidx15.i, align 16, !tbaa !8
  %add16.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %22, %24
  %and17.i = and i32 %1, 7
  %arrayidx18.i = getelementptr inbounds nuw [2 x <2 x float>], ptr addrspace(3) @cells, i32 %and17.i
  %arrayidx20.i = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %arrayidx18.i, i32 %and.i
  %25 = load <2 x float>, ptr addrspace(3) %arrayidx20.i, align 8, !tbaa !8
  %26 = load <2 x float>, ptr addrspace(2) @size, align 8
  %vecinit28.i = shufflevector <2 x float> %25, <2 x float> %26, <3 x i32> <i32 0, i32 1, i32 3>
  %add29.i = fadd reassoc nnan ninf nsz arcp afn <3 x float> %add16.i, %vecinit28.i
  %27 = tail call noundef nonnull align 16 dereferenceable(16) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_1_0t(target("dx.RawBuffer", <3 x float>, 1, 0) %15, i32 %1)
  store <3 x float> %add29.i, ptr %27, align 16, !tbaa !8
  ret void
}

declare i32 @llvm.dx.flattened.thread.id.in.group() #4

declare void @llvm.dx.group.memory.barrier.with.group.sync() #5

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr) #1

declare target("dx.RawBuffer", <3 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v3f32_1_0t(i32, i32, i32, i32, ptr) #1

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32) #1

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v3f32_1_0t(target("dx.RawBuffer", <3 x float>, 1, 0), i32) #1

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree noinline norecurse nosync nounwind willreturn "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!dx.valver = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{ptr @Scene.cb, ptr addrspace(2) @colors, ptr addrspace(2) @weights, ptr addrspace(2) @size, ptr addrspace(2) @places, ptr addrspace(2) @count}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 1, i32 8}
!3 = !{!"clang 22"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !6, i64 0}
