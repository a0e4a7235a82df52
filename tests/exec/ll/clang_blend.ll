; A loop that leaves the shader and a switch that falls through: as clang 22 writes it at -O3, from this:
;
;     RWStructuredBuffer<float4> o : register(u0);
;     StructuredBuffer<float4> a : register(t0);
;     cbuffer C : register(b0) { float4 tint; uint n; }
;     groupshared float4 tile[4][4];
;     float4 blend(float4 x, inout float w) { w *= 0.5; return lerp(x, tint, float4(w, w, w, w)); }
;     [numthreads(4,4,1)]
;     void main(uint3 t : SV_GroupThreadID, uint gi : SV_GroupIndex) {
;       tile[t.y][t.x] = a[gi];
;       GroupMemoryBarrierWithGroupSync();
;       float4 s = 0; float w = 1;
;       for (uint i = 0; i < 4; ++i) s += tile[i][t.x] * tile[t.y][i].wzyx;
;       uint k = gi;
;       while (true) { s = blend(s, w); k = k * 3 + 1; if (k % 5 == n) break; if (w < 0.01) return; }
;       switch (gi % 3) { case 0: s.x = -s.x; break; case 1: s.yz += 1; default: s.w *= 2; }
;       o[gi] = floor(s * 8) / 8;
;     }
;
; compute: main
; bind t0: structured float4[16] iota(0,0.25)
; bind u0: structured float4[16] zero
; bind b0: constant mixed 1.0 2.0 3.0 4.0 1
; expect u0: -37.5 36.0 34.25 32.25 26.125 26.375 25.375 46.375 ...

target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-pc-shadermodel6.0-compute"

%__cblayout_C = type <{ <4 x float>, i32 }>

@.str = private unnamed_addr constant [2 x i8] c"o\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@C.cb = local_unnamed_addr global target("dx.CBuffer", %__cblayout_C) poison
@tint = external hidden local_unnamed_addr addrspace(2) global <4 x float>, align 16
@n = external hidden local_unnamed_addr addrspace(2) global i32, align 4
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@tile = hidden local_unnamed_addr addrspace(3) global [4 x [4 x <4 x float>]] zeroinitializer, align 16

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef nofpclass(nan inf) <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef nofpclass(nan inf) %a, <3 x float> noundef nofpclass(nan inf) %b) local_unnamed_addr #0 {
entry:
  %0 = extractelement <3 x float> %a, i64 1
  %1 = extractelement <3 x float> %b, i64 2
  %mul = fmul reassoc nnan ninf nsz arcp afn float %1, %0
  %2 = extractelement <3 x float> %a, i64 2
  %3 = extractelement <3 x float> %b, i64 1
  %mul1 = fmul reassoc nnan ninf nsz arcp afn float %3, %2
  %sub = fsub reassoc nnan ninf nsz arcp afn float %mul, %mul1
  %vecinit = insertelement <3 x float> poison, float %sub, i64 0
  %4 = extractelement <3 x float> %b, i64 0
  %mul2 = fmul reassoc nnan ninf nsz arcp afn float %4, %2
  %5 = extractelement <3 x float> %a, i64 0
  %mul3 = fmul reassoc nnan ninf nsz arcp afn float %1, %5
  %sub4 = fsub reassoc nnan ninf nsz arcp afn float %mul2, %mul3
  %vecinit5 = insertelement <3 x float> %vecinit, float %sub4, i64 1
  %mul6 = fmul reassoc nnan ninf nsz arcp afn float %3, %5
  %mul7 = fmul reassoc nnan ninf nsz arcp afn float %4, %0
  %sub8 = fsub reassoc nnan ninf nsz arcp afn float %mul6, %mul7
  %vecinit9 = insertelement <3 x float> %vecinit5, float %sub8, i64 2
  ret <3 x float> %vecinit9
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef nofpclass(nan inf) float @_Z6lengthDv3_f(<3 x float> noundef nofpclass(nan inf) %v) local_unnamed_addr #0 {
entry:
  %hlsl.dot = tail call reassoc nnan ninf nsz arcp afn float @llvm.dx.fdot.v3f32(<3 x float> %v, <3 x float> %v)
  %0 = tail call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot)
  ret float %0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.dx.fdot.v3f32(<3 x float>, <3 x float>) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef nofpclass(nan inf) float @_Z7asfloatj(i32 noundef %u) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32 %u to float
  ret float %0
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef i32 @_Z6asuintf(float noundef nofpclass(nan inf) %f) local_unnamed_addr #0 {
entry:
  %0 = bitcast float %f to i32
  ret i32 %0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("dx.CBuffer", %__cblayout_C) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Cst(i32, i32, i32, i32, ptr) #1

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden noundef nofpclass(nan inf) <4 x float> @_Z5blendDv4_fRf(<4 x float> noundef nofpclass(nan inf) %x, ptr noalias noundef nonnull align 4 captures(none) dereferenceable(4) %w) local_unnamed_addr #3 {
entry:
  %0 = load float, ptr %w, align 4, !tbaa !8
  %mul = fmul reassoc nnan ninf nsz arcp afn float %0, 5.000000e-01
  store float %mul, ptr %w, align 4, !tbaa !8
  %1 = load <4 x float>, ptr addrspace(2) @tint, align 16, !tbaa !10
  %vecinit = insertelement <4 x float> poison, float %mul, i64 0
  %vecinit3 = shufflevector <4 x float> %vecinit, <4 x float> poison, <4 x i32> zeroinitializer
  %hlsl.lerp = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.dx.lerp.v4f32(<4 x float> %x, <4 x float> %1, <4 x float> %vecinit3)
  ret <4 x float> %hlsl.lerp
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.dx.lerp.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: convergent nofree noinline norecurse nosync nounwind
define void @main() local_unnamed_addr #4 {
entry:
  %0 = tail call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("dx.RawBuffer", <4 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_0_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str.2)
  %C.cb_h.i.i = tail call target("dx.CBuffer", %__cblayout_C) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Cst(i32 0, i32 0, i32 1, i32 0, ptr nonnull @C.str)
  store target("dx.CBuffer", %__cblayout_C) %C.cb_h.i.i, ptr @C.cb, align 4
  %2 = tail call i32 @llvm.dx.thread.id.in.group(i32 0)
  %3 = tail call i32 @llvm.dx.thread.id.in.group(i32 1)
  %4 = tail call i32 @llvm.dx.flattened.thread.id.in.group()
  %5 = tail call noundef nonnull align 16 dereferenceable(16) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_0_0t(target("dx.RawBuffer", <4 x float>, 0, 0) %1, i32 %4)
  %6 = load <4 x float>, ptr %5, align 16, !tbaa !10
  %arrayidx.i = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @tile, i32 %3
  %arrayidx1.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %arrayidx.i, i32 %2
  store <4 x float> %6, ptr addrspace(3) %arrayidx1.i, align 16, !tbaa !10
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %invariant.gep = getelementptr <4 x float>, ptr addrspace(3) @tile, i32 %2
  %7 = load <4 x float>, ptr addrspace(3) %invariant.gep, align 16, !tbaa !10
  %8 = load <4 x float>, ptr addrspace(3) %arrayidx.i, align 16
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %mul.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %9, %7
  %gep.1 = getelementptr i8, ptr addrspace(3) %invariant.gep, i32 64
  %10 = load <4 x float>, ptr addrspace(3) %gep.1, align 16, !tbaa !10
  %arrayidx5.i.1 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx.i, i32 16
  %11 = load <4 x float>, ptr addrspace(3) %arrayidx5.i.1, align 16
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %mul.i.1 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %12, %10
  %add.i.1 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i.1, %mul.i
  %gep.2 = getelementptr i8, ptr addrspace(3) %invariant.gep, i32 128
  %13 = load <4 x float>, ptr addrspace(3) %gep.2, align 16, !tbaa !10
  %arrayidx5.i.2 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx.i, i32 32
  %14 = load <4 x float>, ptr addrspace(3) %arrayidx5.i.2, align 16
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %mul.i.2 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %15, %13
  %add.i.2 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i.2, %add.i.1
  %gep.3 = getelementptr i8, ptr addrspace(3) %invariant.gep, i32 192
  %16 = load <4 x float>, ptr addrspace(3) %gep.3, align 16, !tbaa !10
  %arrayidx5.i.3 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx.i, i32 48
  %17 = load <4 x float>, ptr addrspace(3) %arrayidx5.i.3, align 16
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %mul.i.3 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %18, %16
  %add.i.3 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %mul.i.3, %add.i.2
  %19 = load <4 x float>, ptr addrspace(2) @tint, align 16, !tbaa !10, !noalias !11
  %20 = load i32, ptr addrspace(2) @n, align 4, !tbaa !4
  br label %while.cond.i

while.cond.i:                                     ; preds = %entry, %if.end.i
  %s.1.i = phi nsz <4 x float> [ %hlsl.lerp.i.i, %if.end.i ], [ %add.i.3, %entry ]
  %w.0.i = phi nsz float [ %mul.i.i, %if.end.i ], [ 1.000000e+00, %entry ]
  %k.0.i = phi i32 [ %add8.i, %if.end.i ], [ %4, %entry ]
  %mul.i.i = fmul reassoc nnan ninf nsz arcp afn float %w.0.i, 5.000000e-01
  %vecinit.i.i = insertelement <4 x float> poison, float %mul.i.i, i64 0
  %vecinit3.i.i = shufflevector <4 x float> %vecinit.i.i, <4 x float> poison, <4 x i32> zeroinitializer
  %hlsl.lerp.i.i = tail call reassoc nnan ninf nsz arcp afn noundef <4 x float> @llvm.dx.lerp.v4f32(<4 x float> nofpclass(nan inf) %s.1.i, <4 x float> %19, <4 x float> %vecinit3.i.i)
  %mul7.i = mul i32 %k.0.i, 3
  %add8.i = add i32 %mul7.i, 1
  %rem.i = urem i32 %add8.i, 5
  %cmp9.i = icmp eq i32 %rem.i, %20
  br i1 %cmp9.i, label %while.end.i, label %if.end.i

if.end.i:                                         ; preds = %while.cond.i
  %cmp10.i = fcmp reassoc nnan ninf nsz arcp afn olt float %mul.i.i, 0x3F847AE140000000
  br i1 %cmp10.i, label %_Z4mainDv3_jj.exit, label %while.cond.i, !llvm.loop !14

while.end.i:                                      ; preds = %while.cond.i
  %rem13.i = urem i32 %4, 3
  switch i32 %rem13.i, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb14.i
  ]

sw.bb.i:                                          ; preds = %while.end.i
  %21 = fneg reassoc nnan ninf nsz arcp afn <4 x float> %hlsl.lerp.i.i
  %s.0.vec.insert.i = shufflevector <4 x float> %21, <4 x float> %hlsl.lerp.i.i, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  br label %sw.epilog.i

sw.bb14.i:                                        ; preds = %while.end.i
  %22 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %hlsl.lerp.i.i, <float poison, float 1.000000e+00, float 1.000000e+00, float poison>
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 poison, i32 poison>
  %s.8.vec.insert.i = shufflevector <4 x float> %hlsl.lerp.i.i, <4 x float> %23, <4 x i32> <i32 0, i32 4, i32 5, i32 3>
  br label %sw.default.i

sw.default.i:                                     ; preds = %sw.bb14.i, %while.end.i
  %s.2.i = phi nsz <4 x float> [ %hlsl.lerp.i.i, %while.end.i ], [ %s.8.vec.insert.i, %sw.bb14.i ]
  %24 = extractelement <4 x float> %s.2.i, i64 3
  %mul16.i = fmul reassoc nnan ninf nsz arcp afn float %24, 2.000000e+00
  %s.12.vec.insert.i = insertelement <4 x float> %s.2.i, float %mul16.i, i64 3
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %sw.default.i, %sw.bb.i
  %s.3.i = phi nsz <4 x float> [ %s.12.vec.insert.i, %sw.default.i ], [ %s.0.vec.insert.i, %sw.bb.i ]
  %mul17.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %s.3.i, splat (float 8.000000e+00)
  %25 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.floor.v4f32(<4 x float> %mul17.i)
  %div.i = fmul reassoc nnan ninf nsz arcp afn <4 x float> %25, splat (float 1.250000e-01)
  %26 = tail call noundef nonnull align 16 dereferenceable(16) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0) %0, i32 %4)
  store <4 x float> %div.i, ptr %26, align 16, !tbaa !10
  br label %_Z4mainDv3_jj.exit

_Z4mainDv3_jj.exit:                               ; preds = %if.end.i, %sw.epilog.i
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.dx.thread.id.in.group(i32) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.dx.flattened.thread.id.in.group() #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.dx.group.memory.barrier.with.group.sync() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.floor.v4f32(<4 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_1_0t(i32, i32, i32, i32, ptr) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("dx.RawBuffer", <4 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4f32_0_0t(i32, i32, i32, i32, ptr) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_0_0t(target("dx.RawBuffer", <4 x float>, 0, 0), i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4f32_1_0t(target("dx.RawBuffer", <4 x float>, 1, 0), i32) #1

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nofree noinline norecurse nosync nounwind "hlsl.numthreads"="4,4,1" "hlsl.shader"="compute" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }

!hlsl.cbs = !{!0}
!llvm.module.flags = !{!1}
!dx.valver = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{ptr @C.cb, ptr addrspace(2) @tint, ptr addrspace(2) @n}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 1, i32 8}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = !{!12}
!12 = distinct !{!12, !13, !"_Z5blendDv4_fRf: %w"}
!13 = distinct !{!13, !"_Z5blendDv4_fRf"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
