; Templates and operators of structures, which are copied as integers of 64 bits: as clang 22 writes it at -O1, from this:
;
;     template<typename T, int N> struct Arr { T v[N]; T sum() { T s = v[0]; for (int i = 1; i < N; ++i) s = s + v[i]; return s; } };
;     struct C2 { float re, im; C2 operator*(C2 b) { C2 r; r.re = re * b.re - im * b.im; r.im = re * b.im + im * b.re; return r; } C2 operator+(C2 b) { C2 r; r.re = re + b.re; r.im = im + b.im; return r; } };
;     static const float table[7] = { 1, 2, 4, 8, 4, 2, 1 };
;     static int calls = 3;
;     RWStructuredBuffer<float2> o : register(u0);
;     void twice(inout float2 a, out float2 b) { b = a; a *= 2; ++calls; }
;     [numthreads(8,1,1)]
;     void main(uint gi : SV_GroupIndex) {
;       Arr<C2, 3> a;
;       for (int i = 0; i < 3; ++i) { a.v[i].re = table[(gi + i) % 7]; a.v[i].im = i; }
;       C2 m = a.sum() * a.v[gi % 3];
;       float2 x = float2(m.re, m.im), y; twice(x, y);
;       o[gi] = x + y * calls;
;     }
;
; compute: main
; bind u0: structured float2[8] zero
; expect u0: 42.0 18.0 318.0 156.0 348.0 264.0 672.0 144.0 66.0 78.0 -12.0 66.0 24.0 18.0 66.0 78.0

target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-pc-shadermodel6.0-compute"

%struct.Arr = type { [3 x %struct.C2] }
%struct.C2 = type { float, float }

@.str = private unnamed_addr constant [2 x i8] c"o\00", align 1
@_ZL5calls = internal unnamed_addr global i32 3, align 4
@_ZL5table = internal unnamed_addr constant [7 x float] [float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00, float 4.000000e+00, float 2.000000e+00, float 1.000000e+00], align 4

define void @main() local_unnamed_addr #4 {
entry:
  %a.i = alloca %struct.Arr, align 4
  %0 = tail call i32 @llvm.dx.flattened.thread.id.in.group()
  call void @llvm.lifetime.start.p0(ptr nonnull %a.i) #7
  br label %for.body.i

for.body.i:
  %i.0.i26 = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %add.i = add i32 %i.0.i26, %0
  %rem.i = urem i32 %add.i, 7
  %arrayidx.i = getelementptr inbounds nuw float, ptr @_ZL5table, i32 %rem.i
  %1 = load float, ptr %arrayidx.i, align 4, !tbaa !8
  %arrayidx1.i = getelementptr inbounds nuw %struct.C2, ptr %a.i, i32 %i.0.i26
  store float %1, ptr %arrayidx1.i, align 4, !tbaa !10
  %conv.i = uitofp nneg i32 %i.0.i26 to float
  %im.i = getelementptr inbounds nuw i8, ptr %arrayidx1.i, i32 4
  store float %conv.i, ptr %im.i, align 4, !tbaa !12
  %inc.i = add nuw nsw i32 %i.0.i26, 1
  %exitcond.not = icmp eq i32 %inc.i, 3
  br i1 %exitcond.not, label %_Z4mainj.exit, label %for.body.i, !llvm.loop !13

_Z4mainj.exit:
  %2 = load float, ptr %a.i, align 4
  %a.i.sroa_idx = getelementptr inbounds nuw i8, ptr %a.i, i32 4
  %3 = load float, ptr %a.i.sroa_idx, align 4
  br label %for.body.i6

for.body.i6:
  %i.0.i429 = phi i32 [ 1, %_Z4mainj.exit ], [ %inc.i7, %for.body.i6 ]
  %ref.tmp.i.sroa.7.028 = phi float [ %3, %_Z4mainj.exit ], [ %add5.i, %for.body.i6 ]
  %ref.tmp.i.sroa.0.027 = phi float [ %2, %_Z4mainj.exit ], [ %add.i13, %for.body.i6 ]
  %arrayidx3.i = getelementptr inbounds nuw %struct.C2, ptr %a.i, i32 %i.0.i429
  %4 = load i64, ptr %arrayidx3.i, align 4, !noalias !16
  %agg.tmp.i2.sroa.0.sroa.0.0.extract.trunc = trunc i64 %4 to i32
  %agg.tmp.i2.sroa.0.sroa.4.0.extract.shift = lshr i64 %4, 32
  %agg.tmp.i2.sroa.0.sroa.4.0.extract.trunc = trunc nuw i64 %agg.tmp.i2.sroa.0.sroa.4.0.extract.shift to i32
  %5 = bitcast i32 %agg.tmp.i2.sroa.0.sroa.0.0.extract.trunc to float
  %6 = bitcast i32 %agg.tmp.i2.sroa.0.sroa.4.0.extract.trunc to float
  %add.i13 = fadd reassoc nnan ninf nsz arcp afn float %ref.tmp.i.sroa.0.027, %5
  %add5.i = fadd reassoc nnan ninf nsz arcp afn float %ref.tmp.i.sroa.7.028, %6
  %inc.i7 = add nuw nsw i32 %i.0.i429, 1
  %exitcond30.not = icmp eq i32 %inc.i7, 3
  br i1 %exitcond30.not, label %_ZN3ArrI2C2Li3EE3sumEv.exit, label %for.body.i6, !llvm.loop !19

_ZN3ArrI2C2Li3EE3sumEv.exit:
  %7 = tail call target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr nonnull @.str)
  %rem5.i = urem i32 %0, 3
  %arrayidx6.i = getelementptr inbounds nuw %struct.C2, ptr %a.i, i32 %rem5.i
  %8 = load i64, ptr %arrayidx6.i, align 4
  %agg.tmp.i.sroa.0.sroa.0.0.extract.trunc = trunc i64 %8 to i32
  %agg.tmp.i.sroa.0.sroa.4.0.extract.shift = lshr i64 %8, 32
  %agg.tmp.i.sroa.0.sroa.4.0.extract.trunc = trunc nuw i64 %agg.tmp.i.sroa.0.sroa.4.0.extract.shift to i32
  %9 = bitcast i32 %agg.tmp.i.sroa.0.sroa.0.0.extract.trunc to float
  %10 = bitcast i32 %agg.tmp.i.sroa.0.sroa.4.0.extract.trunc to float
  %mul.i9 = fmul reassoc nnan ninf nsz arcp afn float %add.i13, %9
  %mul4.i = fmul reassoc nnan ninf nsz arcp afn float %add5.i, %10
  %sub.i = fsub reassoc nnan ninf nsz arcp afn float %mul.i9, %mul4.i
  %mul8.i = fmul reassoc nnan ninf nsz arcp afn float %add.i13, %10
  %mul11.i = fmul reassoc nnan ninf nsz arcp afn float %add5.i, %9
  %add.i11 = fadd reassoc nnan ninf nsz arcp afn float %mul8.i, %mul11.i
  %vecinit.i = insertelement <2 x float> poison, float %sub.i, i64 0
  %vecinit9.i = insertelement <2 x float> %vecinit.i, float %add.i11, i64 1
  %11 = load i32, ptr @_ZL5calls, align 4, !tbaa !3, !noalias !20
  %inc.i.i = add nsw i32 %11, 1
  store i32 %inc.i.i, ptr @_ZL5calls, align 4, !tbaa !3, !noalias !20
  %splat.splatinsert.i = insertelement <2 x i32> poison, i32 %inc.i.i, i64 0
  %12 = sitofp <2 x i32> %splat.splatinsert.i to <2 x float>
  %13 = fadd reassoc nnan ninf nsz arcp afn <2 x float> %12, <float 2.000000e+00, float poison>
  %14 = shufflevector <2 x float> %13, <2 x float> poison, <2 x i32> zeroinitializer
  %add12.i = fmul reassoc nnan ninf nsz arcp afn <2 x float> %vecinit9.i, %14
  %15 = tail call noundef nonnull align 8 dereferenceable(8) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0) %7, i32 %0)
  store <2 x float> %add12.i, ptr %15, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %a.i) #7
  ret void
}

declare i32 @llvm.dx.flattened.thread.id.in.group() #5

declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

declare target("dx.RawBuffer", <2 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_1_0t(i32, i32, i32, i32, ptr) #1

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t(target("dx.RawBuffer", <2 x float>, 1, 0), i32) #1

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }

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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
!10 = !{!11, !9, i64 0}
!11 = !{!"_ZTS2C2", !9, i64 0, !9, i64 4}
!12 = !{!11, !9, i64 4}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"_ZN3ArrI2C2Li3EE3sumEv: %agg.result"}
!18 = distinct !{!18, !"_ZN3ArrI2C2Li3EE3sumEv"}
!19 = distinct !{!19, !14, !15}
!20 = !{!21, !23}
!21 = distinct !{!21, !22, !"_Z5twiceRDv2_fS0_: %a"}
!22 = distinct !{!22, !"_Z5twiceRDv2_fS0_"}
!23 = distinct !{!23, !22, !"_Z5twiceRDv2_fS0_: %b"}
