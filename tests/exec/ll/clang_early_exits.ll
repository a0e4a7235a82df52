; Loops left early and results that are undefined where nothing asks for them: as clang 22 writes it at -O1, from this:
;
;     RWStructuredBuffer<int> o : register(u0); StructuredBuffer<int> a : register(t0);
;     int find(int from, int to) {
;       for (int i = from; i < to; ++i) {
;         int j = 0;
;         do { if (a[i * 4 + j] == 42) return i * 4 + j; if (a[i * 4 + j] < 0) break; } while (++j < 4);
;         if (j == 4 && i > 7) return -2;
;       }
;       return -1;
;     }
;     [numthreads(16,1,1)]
;     void main(uint gi : SV_GroupIndex) {
;       int i = gi; if (i > 13) return;
;       int r = find(i, i + 3), s = 0;
;       for (;;) { if (s > r && r >= 0) break; s += r < 0 ? 30 : (r & 3) + 1; if (s > 90) { s = -s; break; } }
;       bool ok = r >= 0 && a[r] == 42 || s < 0;
;       o[i] = ok ? s : (i % 2 == 0 ? r + 1 : r - 1);
;     }
;
; compute: main
; bind t0: structured int[64] 1 2 3 4 5 -1 42 3 42 1 1 1 1 1 1 1 1 1 1 1 -5 42 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 42 -1 -1 -1 -1 2 42 2 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3
; bind u0: structured int[16] fill(77)
; expect u0: 9 9 9 -120 -120 -120 -120 -120 -120 40 46 46 -120 -120 77 77

target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-pc-shadermodel6.0-compute"

@.str = private unnamed_addr constant [2 x i8] c"o\00", align 1
@_ZL1a.0 = internal unnamed_addr global target("dx.RawBuffer", i32, 0, 0) poison, align 4
@.str.2 = private unnamed_addr constant [2 x i8] c"a\00", align 1

define void @main() local_unnamed_addr #4 {
entry:
  %0 = tail call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %1 = tail call target("dx.RawBuffer", i32, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_0_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str.2)
  store target("dx.RawBuffer", i32, 0, 0) %1, ptr @_ZL1a.0, align 4, !tbaa !7
  %2 = tail call i32 @llvm.dx.flattened.thread.id.in.group()
  %cmp.i = icmp sgt i32 %2, 13
  br i1 %cmp.i, label %_Z4mainj.exit, label %do.body.i.i.preheader.preheader

do.body.i.i.preheader.preheader:
  %3 = add nsw i32 %2, 2
  br label %do.body.i.i.preheader

for.cond.i.i:
  %inc15.i.i = add i32 %i.0.i.i6, 1
  %exitcond10.not = icmp eq i32 %i.0.i.i6, %3
  br i1 %exitcond10.not, label %_Z4findii.exit.i, label %do.body.i.i.preheader, !llvm.loop !9

do.body.i.i.preheader:
  %i.0.i.i6 = phi i32 [ %inc15.i.i, %for.cond.i.i ], [ %2, %do.body.i.i.preheader.preheader ]
  %retval.0.i.i5 = phi i32 [ %retval.1.i.i, %for.cond.i.i ], [ undef, %do.body.i.i.preheader.preheader ]
  %mul.i.i = shl nsw i32 %i.0.i.i6, 2
  br label %do.body.i.i

do.body.i.i:
  %j.0.i.i = phi i32 [ %inc.i.i, %do.cond.i.i ], [ 0, %do.body.i.i.preheader ]
  %add.i.i = add nsw i32 %j.0.i.i, %mul.i.i
  %4 = tail call noundef nonnull align 4 dereferenceable(4) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_0_0t(target("dx.RawBuffer", i32, 0, 0) %1, i32 %add.i.i)
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %cmp1.i.i = icmp eq i32 %5, 42
  br i1 %cmp1.i.i, label %cleanup.i.i, label %if.end.i.i

if.end.i.i:
  %cmp7.i.i = icmp slt i32 %5, 0
  br i1 %cmp7.i.i, label %do.end.i.i, label %do.cond.i.i

do.cond.i.i:
  %inc.i.i = add nuw nsw i32 %j.0.i.i, 1
  %exitcond.not = icmp eq i32 %inc.i.i, 4
  br i1 %exitcond.not, label %do.end.i.i, label %do.body.i.i, !llvm.loop !12

do.end.i.i:
  %j.1.i.i = phi i32 [ %j.0.i.i, %if.end.i.i ], [ 4, %do.cond.i.i ]
  %cmp11.i.i = icmp ne i32 %j.1.i.i, 4
  %cmp12.i.i = icmp slt i32 %i.0.i.i6, 8
  %or.cond.i.i.not = or i1 %cmp12.i.i, %cmp11.i.i
  %.retval.0.i.i = select i1 %or.cond.i.i.not, i32 %retval.0.i.i5, i32 -2
  br label %cleanup.i.i

cleanup.i.i:
  %retval.1.i.i = phi i32 [ %.retval.0.i.i, %do.end.i.i ], [ %add.i.i, %do.body.i.i ]
  %cond.i.i = phi i1 [ %or.cond.i.i.not, %do.end.i.i ], [ false, %do.body.i.i ]
  br i1 %cond.i.i, label %for.cond.i.i, label %_Z4findii.exit.i

_Z4findii.exit.i:
  %spec.select.i.i = phi i32 [ %retval.1.i.i, %cleanup.i.i ], [ -1, %for.cond.i.i ]
  %cmp5.i = icmp slt i32 %spec.select.i.i, 0
  %and.i = and i32 %spec.select.i.i, 3
  %add6.i = add nuw nsw i32 %and.i, 1
  %cond.i = select i1 %cmp5.i, i32 30, i32 %add6.i
  br label %for.cond.i

for.cond.i:
  %s.0.i = phi i32 [ 0, %_Z4findii.exit.i ], [ %add7.i, %if.end4.i ]
  %or.cond.i = icmp ult i32 %spec.select.i.i, %s.0.i
  br i1 %or.cond.i, label %for.end.i, label %if.end4.i

if.end4.i:
  %add7.i = add nuw nsw i32 %s.0.i, %cond.i
  %cmp8.i = icmp samesign ugt i32 %add7.i, 90
  br i1 %cmp8.i, label %if.then9.i, label %for.cond.i, !llvm.loop !13

if.then9.i:
  %sub.i = sub nsw i32 0, %add7.i
  br label %for.end.i

for.end.i:
  %s.1.i = phi i32 [ %sub.i, %if.then9.i ], [ %s.0.i, %for.cond.i ]
  %cmp2.i2 = icmp sgt i32 %spec.select.i.i, -1
  br i1 %cmp2.i2, label %land.lhs.true12.i, label %lor.rhs.i

land.lhs.true12.i:
  %6 = tail call noundef nonnull align 4 dereferenceable(4) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_0_0t(target("dx.RawBuffer", i32, 0, 0) %1, i32 %spec.select.i.i)
  %7 = load i32, ptr %6, align 4, !tbaa !3
  %cmp14.i = icmp eq i32 %7, 42
  %cmp15.i = icmp slt i32 %s.1.i, 0
  %or.cond44.i = select i1 %cmp14.i, i1 true, i1 %cmp15.i
  br i1 %or.cond44.i, label %cond.end25.i, label %cond.false17.i

lor.rhs.i:
  %cmp15.old.i = icmp slt i32 %s.1.i, 0
  br i1 %cmp15.old.i, label %cond.end25.i, label %cond.false17.i

cond.false17.i:
  %8 = and i32 %2, 1
  %cmp18.i = icmp eq i32 %8, 0
  %cond24.v.i = select i1 %cmp18.i, i32 1, i32 -1
  %cond24.i = add nsw i32 %spec.select.i.i, %cond24.v.i
  br label %cond.end25.i

cond.end25.i:
  %cond26.i = phi i32 [ %cond24.i, %cond.false17.i ], [ %s.1.i, %lor.rhs.i ], [ %s.1.i, %land.lhs.true12.i ]
  %9 = tail call noundef nonnull align 4 dereferenceable(4) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %0, i32 %2)
  store i32 %cond26.i, ptr %9, align 4, !tbaa !3
  br label %_Z4mainj.exit

_Z4mainj.exit:
  ret void
}

declare i32 @llvm.dx.flattened.thread.id.in.group() #5

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr) #1

declare target("dx.RawBuffer", i32, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_0_0t(i32, i32, i32, i32, ptr) #1

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_0_0t(target("dx.RawBuffer", i32, 0, 0), i32) #1

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32) #1

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="16,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}
!dx.valver = !{!1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 8}
!2 = !{!"clang 22"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !5, i64 0}
!8 = !{!"_ZTSN4hlsl16StructuredBufferIiEE", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
