; Rows of a groupshared matrix, stepped through by other types than it has: as clang 22 writes it at -O1, from this:
;
;     RWBuffer<uint> o : register(u0);
;     groupshared uint counts[64];
;     groupshared float2 sums[8][8];
;     [numthreads(64,1,1)]
;     void main(uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex) {
;       counts[gi] = 0; sums[gi / 8][gi % 8] = float2(gi, id.x);
;       GroupMemoryBarrierWithGroupSync();
;       uint v = gi * 3 + 1;
;       if (gi % 3 == 0) counts[gi] = v;
;       GroupMemoryBarrierWithGroupSync();
;       float2 s = 0;
;       for (uint i = 0; i < 8; ++i) s += sums[i][gi % 8];
;       for (uint stride = 32; stride > 0; stride >>= 1) {
;         if (gi < stride) counts[gi] += counts[gi + stride];
;         GroupMemoryBarrierWithGroupSync();
;       }
;       o[id.x] = counts[0] + (uint)s.x;
;     }
;
; compute: main
; bind u0: typed uint[64] zero
; expect u0: 2325 2333 2341 2349 2357 2365 2373 2381 ...

target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-pc-shadermodel6.0-compute"

@.str = private unnamed_addr constant [2 x i8] c"o\00", align 1
@counts = hidden local_unnamed_addr addrspace(3) global [64 x i32] zeroinitializer, align 4
@sums = hidden local_unnamed_addr addrspace(3) global [8 x [8 x <2 x float>]] zeroinitializer, align 8

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

; Function Attrs: convergent nofree noinline norecurse nosync nounwind
define void @main() local_unnamed_addr #3 {
entry:
  %0 = tail call i32 @llvm.dx.thread.id(i32 0)
  %1 = tail call i32 @llvm.dx.flattened.thread.id.in.group()
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @counts, i32 %1
  store i32 0, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !3
  %conv.i = uitofp i32 %1 to float
  %vecinit.i = insertelement <2 x float> poison, float %conv.i, i64 0
  %conv1.i = uitofp i32 %0 to float
  %vecinit2.i = insertelement <2 x float> %vecinit.i, float %conv1.i, i64 1
  %div44.i = lshr i32 %1, 3
  %arrayidx3.i = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(3) @sums, i32 %div44.i
  %rem.i = and i32 %1, 7
  %arrayidx4.i = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %arrayidx3.i, i32 %rem.i
  store <2 x float> %vecinit2.i, ptr addrspace(3) %arrayidx4.i, align 8, !tbaa !7
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %rem5.i = urem i32 %1, 3
  %cmp.i = icmp eq i32 %rem5.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %mul.i = mul i32 %1, 3
  %add.i = add i32 %mul.i, 1
  store i32 %add.i, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !3
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %invariant.gep = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @sums, i32 %rem.i
  br label %for.body.i

for.body.i:                                       ; preds = %if.end.i, %for.body.i
  %i.0.i1 = phi i32 [ 0, %if.end.i ], [ %inc.i, %for.body.i ]
  %2 = phi float [ 0.000000e+00, %if.end.i ], [ %3, %for.body.i ]
  %gep = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(3) %invariant.gep, i32 %i.0.i1
  %.Elt.i = load float, ptr addrspace(3) %gep, align 8, !tbaa !7
  %3 = fadd reassoc nnan ninf nsz arcp afn float %.Elt.i, %2
  %inc.i = add nuw nsw i32 %i.0.i1, 1
  %exitcond.not = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not, label %for.body15.i, label %for.body.i, !llvm.loop !8

for.body15.i:                                     ; preds = %for.body.i, %if.end22.i
  %stride.0.i2 = phi i32 [ %shr.i, %if.end22.i ], [ 32, %for.body.i ]
  %cmp16.i = icmp ult i32 %1, %stride.0.i2
  br i1 %cmp16.i, label %if.then17.i, label %if.end22.i

if.then17.i:                                      ; preds = %for.body15.i
  %arrayidx19.i = getelementptr i32, ptr addrspace(3) %arrayidx.i, i32 %stride.0.i2
  %4 = load i32, ptr addrspace(3) %arrayidx19.i, align 4, !tbaa !3
  %5 = load i32, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !3
  %add21.i = add i32 %5, %4
  store i32 %add21.i, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !3
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then17.i, %for.body15.i
  tail call void @llvm.dx.group.memory.barrier.with.group.sync()
  %shr.i = lshr i32 %stride.0.i2, 1
  %cmp13.not.i = icmp eq i32 %shr.i, 0
  br i1 %cmp13.not.i, label %_Z4mainDv3_jj.exit, label %for.body15.i, !llvm.loop !11

_Z4mainDv3_jj.exit:                               ; preds = %if.end22.i
  %6 = tail call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %7 = load i32, ptr addrspace(3) @counts, align 4, !tbaa !3
  %conv25.i = fptoui float %3 to i32
  %add26.i = add i32 %7, %conv25.i
  %8 = tail call noundef nonnull align 4 dereferenceable(4) ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %6, i32 %0)
  store i32 %add26.i, ptr %8, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.dx.thread.id(i32) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.dx.flattened.thread.id.in.group() #4

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.dx.group.memory.barrier.with.group.sync() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_0t(i32, i32, i32, i32, ptr) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0), i32) #1

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nofree noinline norecurse nosync nounwind "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!0}
!dx.valver = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 8}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
