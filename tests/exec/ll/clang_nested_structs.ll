; Structures in structures that are passed and returned by value: as clang 22 writes it at -O0, from this:
;
;     struct S { float v[3][2]; int2 k; }; struct T { S s[2]; uint n; };
;     RWStructuredBuffer<T> ts : register(u0); StructuredBuffer<S> ss : register(t0);
;     T make(S a, S b, uint n) { T t; t.s[0] = a; t.s[1] = b; t.n = n; return t; }
;     float total(T t) { float r = 0; for (uint i = 0; i < 3; ++i) for (uint j = 0; j < 2; ++j) r += t.s[(i + j) & 1].v[i][j]; return r; }
;     [numthreads(2,1,1)]
;     void main(uint gi : SV_GroupIndex) {
;       T t = make(ss[gi], ss[1 - gi], gi + 7);
;       t.s[gi & 1].v[(gi + 1) % 3][gi & 1] = total(t);
;       t.s[1].k.y = 5;
;       float loc[3][2] = t.s[1 - gi].v;
;       t.s[0].v[2][1] += loc[gi][1];
;       ts[gi] = t;
;     }
;
; compute: main
; bind t0: structured mixed 1.0 2.0 3.0 4.0 5.0 6.0 1 2 10.0 20.0 30.0 40.0 50.0 60.0 3 4
; bind u0: structured int[34] zero
; expect u0: 1065353216 1073741824 1123024896 1082130432 1084227584 1104150528 1 2 1092616192 1101004800 1106247680 1109393408 1112014848 1114636288 3 5 7 1092616192 1101004800 1106247680 1109393408 1112014848 1120403456 3 4 1065353216 1073741824 1077936128 1082130432 1084227584 1121845248 1 5 8

target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-pc-shadermodel6.0-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("dx.RawBuffer", %struct.T, 1, 0), target("dx.RawBuffer", %struct.T, 1, 0) }
%struct.T = type <{ [2 x %struct.S], i32 }>
%struct.S = type { [3 x [2 x float]], <2 x i32> }
%"class.hlsl::StructuredBuffer" = type { target("dx.RawBuffer", %struct.S, 0, 0) }

@_ZL2ts = internal global %"class.hlsl::RWStructuredBuffer" poison, align 4
@.str = private unnamed_addr constant [3 x i8] c"ts\00", align 1
@_ZL2ss = internal global %"class.hlsl::StructuredBuffer" poison, align 4
@.str.2 = private unnamed_addr constant [3 x i8] c"ss\00", align 1

declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #3

define void @main() #4 {
entry:
  %this.addr.i23.i = alloca ptr, align 4
  %other.addr.i24.i = alloca ptr, align 4
  %this.addr.i21.i = alloca ptr, align 4
  %this.addr.i18.i = alloca ptr, align 4
  %other.addr.i19.i = alloca ptr, align 4
  %this.addr.i16.i = alloca ptr, align 4
  %this.addr.i12.i = alloca ptr, align 4
  %other.addr.i13.i = alloca ptr, align 4
  %this.addr.i10.i = alloca ptr, align 4
  %this.addr.i8.i = alloca ptr, align 4
  %other.addr.i.i = alloca ptr, align 4
  %this.addr.i.i = alloca ptr, align 4
  %result.ptr.i1.i = alloca ptr, align 4
  %registerNo.addr.i2.i = alloca i32, align 4
  %spaceNo.addr.i3.i = alloca i32, align 4
  %range.addr.i4.i = alloca i32, align 4
  %index.addr.i5.i = alloca i32, align 4
  %name.addr.i6.i = alloca ptr, align 4
  %tmp.i7.i = alloca %"class.hlsl::StructuredBuffer", align 4
  %result.ptr.i.i = alloca ptr, align 4
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 4
  %counterOrderId.addr.i.i = alloca i32, align 4
  %tmp.i.i = alloca %"class.hlsl::RWStructuredBuffer", align 4
  %this.addr.i4 = alloca ptr, align 4
  %Index.addr.i5 = alloca i32, align 4
  %this.addr.i1 = alloca ptr, align 4
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 4
  %Index.addr.i = alloca i32, align 4
  %r.i.i = alloca float, align 4
  %i.i.i = alloca i32, align 4
  %j.i.i = alloca i32, align 4
  %agg.tmp334.i = alloca %struct.T, align 8
  %n.addr.i.i = alloca i32, align 4
  %agg.tmp133.i = alloca %struct.S, align 8
  %agg.tmp32.i = alloca %struct.S, align 8
  %gi.addr.i = alloca i32, align 4
  %t.i = alloca %struct.T, align 1
  %agg.tmp.i = alloca %struct.S, align 1
  %agg.tmp1.i = alloca %struct.S, align 1
  %agg.tmp3.i = alloca %struct.T, align 1
  %loc.i = alloca [3 x [2 x float]], align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !6)
  store ptr @_ZL2ts, ptr %result.ptr.i.i, align 4, !noalias !6
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !6
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !6
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !6
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !6
  store ptr @.str, ptr %name.addr.i.i, align 4, !noalias !6
  store i32 0, ptr %counterOrderId.addr.i.i, align 4, !noalias !6
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 4
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 4
  store ptr %this1.i.i, ptr %this.addr.i10.i, align 4
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 4
  store target("dx.RawBuffer", %struct.T, 1, 0) poison, ptr %this1.i11.i, align 4
  %0 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !6
  %1 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !6
  %2 = load i32, ptr %range.addr.i.i, align 4, !noalias !6
  %3 = load i32, ptr %index.addr.i.i, align 4, !noalias !6
  %4 = load ptr, ptr %name.addr.i.i, align 4, !noalias !6
  %5 = call target("dx.RawBuffer", %struct.T, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Ts_1_0t(i32 %1, i32 %0, i32 %2, i32 %3, ptr %4)
  store target("dx.RawBuffer", %struct.T, 1, 0) %5, ptr %tmp.i.i, align 4, !noalias !6
  %6 = load target("dx.RawBuffer", %struct.T, 1, 0), ptr %tmp.i.i, align 4, !noalias !6
  %__counter_handle.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp.i.i, i32 0, i32 1
  store target("dx.RawBuffer", %struct.T, 1, 0) %6, ptr %__counter_handle.i.i, align 4, !noalias !6
  store ptr @_ZL2ts, ptr %this.addr.i8.i, align 4
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 4
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 4
  %7 = load ptr, ptr %other.addr.i.i, align 4
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 4
  store ptr %7, ptr %other.addr.i13.i, align 4
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 4
  %8 = load ptr, ptr %other.addr.i13.i, align 4, !nonnull !9, !align !10
  %9 = load target("dx.RawBuffer", %struct.T, 1, 0), ptr %8, align 4
  store target("dx.RawBuffer", %struct.T, 1, 0) %9, ptr %this1.i14.i, align 4
  %10 = load ptr, ptr %other.addr.i13.i, align 4, !nonnull !9, !align !10
  %__counter_handle.i15.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %10, i32 0, i32 1
  %11 = load target("dx.RawBuffer", %struct.T, 1, 0), ptr %__counter_handle.i15.i, align 4
  %__counter_handle3.i.i = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1.i14.i, i32 0, i32 1
  store target("dx.RawBuffer", %struct.T, 1, 0) %11, ptr %__counter_handle3.i.i, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !11)
  store ptr @_ZL2ss, ptr %result.ptr.i1.i, align 4, !noalias !11
  store i32 0, ptr %registerNo.addr.i2.i, align 4, !noalias !11
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !11
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !11
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !11
  store ptr @.str.2, ptr %name.addr.i6.i, align 4, !noalias !11
  store ptr %tmp.i7.i, ptr %this.addr.i16.i, align 4
  %this1.i17.i = load ptr, ptr %this.addr.i16.i, align 4
  store ptr %this1.i17.i, ptr %this.addr.i21.i, align 4
  %this1.i22.i = load ptr, ptr %this.addr.i21.i, align 4
  store target("dx.RawBuffer", %struct.S, 0, 0) poison, ptr %this1.i22.i, align 4
  %12 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !11
  %13 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !11
  %14 = load i32, ptr %range.addr.i4.i, align 4, !noalias !11
  %15 = load i32, ptr %index.addr.i5.i, align 4, !noalias !11
  %16 = load ptr, ptr %name.addr.i6.i, align 4, !noalias !11
  %17 = call target("dx.RawBuffer", %struct.S, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Ss_0_0t(i32 %13, i32 %12, i32 %14, i32 %15, ptr %16)
  store target("dx.RawBuffer", %struct.S, 0, 0) %17, ptr %tmp.i7.i, align 4, !noalias !11
  store ptr @_ZL2ss, ptr %this.addr.i18.i, align 4
  store ptr %tmp.i7.i, ptr %other.addr.i19.i, align 4
  %this1.i20.i = load ptr, ptr %this.addr.i18.i, align 4
  %18 = load ptr, ptr %other.addr.i19.i, align 4
  store ptr %this1.i20.i, ptr %this.addr.i23.i, align 4
  store ptr %18, ptr %other.addr.i24.i, align 4
  %this1.i25.i = load ptr, ptr %this.addr.i23.i, align 4
  %19 = load ptr, ptr %other.addr.i24.i, align 4, !nonnull !9, !align !10
  %20 = load target("dx.RawBuffer", %struct.S, 0, 0), ptr %19, align 4
  store target("dx.RawBuffer", %struct.S, 0, 0) %20, ptr %this1.i25.i, align 4
  %21 = call i32 @llvm.dx.flattened.thread.id.in.group()
  store i32 %21, ptr %gi.addr.i, align 4
  %22 = load i32, ptr %gi.addr.i, align 4
  store ptr @_ZL2ss, ptr %this.addr.i1, align 4
  store i32 %22, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 4
  %23 = load target("dx.RawBuffer", %struct.S, 0, 0), ptr %this1.i3, align 4
  %24 = load i32, ptr %Index.addr.i2, align 4
  %25 = call noundef nonnull align 1 dereferenceable(32) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_0_0t(target("dx.RawBuffer", %struct.S, 0, 0) %23, i32 %24)
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %agg.tmp.i, ptr align 1 %25, i32 32, i1 false)
  %26 = load i32, ptr %gi.addr.i, align 4
  %sub.i = sub i32 1, %26
  store ptr @_ZL2ss, ptr %this.addr.i, align 4
  store i32 %sub.i, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 4
  %27 = load target("dx.RawBuffer", %struct.S, 0, 0), ptr %this1.i, align 4
  %28 = load i32, ptr %Index.addr.i, align 4
  %29 = call noundef nonnull align 1 dereferenceable(32) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_0_0t(target("dx.RawBuffer", %struct.S, 0, 0) %27, i32 %28)
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %agg.tmp1.i, ptr align 1 %29, i32 32, i1 false)
  %30 = load i32, ptr %gi.addr.i, align 4
  %add.i = add i32 %30, 7
  call void @llvm.experimental.noalias.scope.decl(metadata !14)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp133.i, ptr align 1 %agg.tmp1.i, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp32.i, ptr align 1 %agg.tmp.i, i64 32, i1 false)
  store i32 %add.i, ptr %n.addr.i.i, align 4, !noalias !14
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %t.i, ptr align 1 %agg.tmp32.i, i32 32, i1 false)
  %arrayidx2.i.i = getelementptr inbounds [2 x %struct.S], ptr %t.i, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %arrayidx2.i.i, ptr align 1 %agg.tmp133.i, i32 32, i1 false)
  %31 = load i32, ptr %n.addr.i.i, align 4, !noalias !14
  %n3.i.i = getelementptr inbounds nuw %struct.T, ptr %t.i, i32 0, i32 1
  store i32 %31, ptr %n3.i.i, align 1, !alias.scope !14
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %agg.tmp3.i, ptr align 1 %t.i, i32 68, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp334.i, ptr align 1 %agg.tmp3.i, i64 68, i1 false)
  store float 0.000000e+00, ptr %r.i.i, align 4
  store i32 0, ptr %i.i.i, align 4
  br label %for.cond.i.i

for.cond.i.i:
  %32 = load i32, ptr %i.i.i, align 4
  %cmp.i.i = icmp ult i32 %32, 3
  br i1 %cmp.i.i, label %for.body.i.i, label %_Z5total1T.exit.i

for.body.i.i:
  store i32 0, ptr %j.i.i, align 4
  br label %for.cond1.i.i

for.cond1.i.i:
  %33 = load i32, ptr %j.i.i, align 4
  %cmp2.i.i = icmp ult i32 %33, 2
  br i1 %cmp2.i.i, label %for.body3.i.i, label %for.end.i.i

for.body3.i.i:
  %34 = load i32, ptr %i.i.i, align 4
  %35 = load i32, ptr %j.i.i, align 4
  %add.i.i = add i32 %34, %35
  %and.i.i = and i32 %add.i.i, 1
  %arrayidx.i.i = getelementptr inbounds nuw [2 x %struct.S], ptr %agg.tmp334.i, i32 0, i32 %and.i.i
  %36 = load i32, ptr %i.i.i, align 4
  %arrayidx4.i.i = getelementptr inbounds nuw [3 x [2 x float]], ptr %arrayidx.i.i, i32 0, i32 %36
  %37 = load i32, ptr %j.i.i, align 4
  %arrayidx5.i.i = getelementptr inbounds nuw [2 x float], ptr %arrayidx4.i.i, i32 0, i32 %37
  %38 = load float, ptr %arrayidx5.i.i, align 1
  %39 = load float, ptr %r.i.i, align 4
  %add6.i.i = fadd reassoc nnan ninf nsz arcp afn float %39, %38
  store float %add6.i.i, ptr %r.i.i, align 4
  %40 = load i32, ptr %j.i.i, align 4
  %inc.i.i = add i32 %40, 1
  store i32 %inc.i.i, ptr %j.i.i, align 4
  br label %for.cond1.i.i, !llvm.loop !3

for.end.i.i:
  %41 = load i32, ptr %i.i.i, align 4
  %inc8.i.i = add i32 %41, 1
  store i32 %inc8.i.i, ptr %i.i.i, align 4
  br label %for.cond.i.i, !llvm.loop !5

_Z5total1T.exit.i:
  %42 = load float, ptr %r.i.i, align 4
  %43 = load i32, ptr %gi.addr.i, align 4
  %and.i = and i32 %43, 1
  %arrayidx.i = getelementptr inbounds nuw [2 x %struct.S], ptr %t.i, i32 0, i32 %and.i
  %44 = load i32, ptr %gi.addr.i, align 4
  %add5.i = add i32 %44, 1
  %rem.i = urem i32 %add5.i, 3
  %arrayidx6.i = getelementptr inbounds nuw [3 x [2 x float]], ptr %arrayidx.i, i32 0, i32 %rem.i
  %45 = load i32, ptr %gi.addr.i, align 4
  %and7.i = and i32 %45, 1
  %arrayidx8.i = getelementptr inbounds nuw [2 x float], ptr %arrayidx6.i, i32 0, i32 %and7.i
  store float %42, ptr %arrayidx8.i, align 1
  %arrayidx10.i = getelementptr inbounds [2 x %struct.S], ptr %t.i, i32 0, i32 1
  %k.i = getelementptr inbounds nuw %struct.S, ptr %arrayidx10.i, i32 0, i32 1
  %46 = getelementptr <2 x i32>, ptr %k.i, i32 0, i32 1
  store i32 5, ptr %46, align 4
  %47 = load i32, ptr %gi.addr.i, align 4
  %sub12.i = sub i32 1, %47
  %arrayidx13.i = getelementptr inbounds nuw [2 x %struct.S], ptr %t.i, i32 0, i32 %sub12.i
  br label %arrayinit.body.i

arrayinit.body.i:
  %arrayinit.index.i = phi i32 [ 0, %_Z5total1T.exit.i ], [ %arrayinit.next20.i, %arrayinit.end.i ]
  %48 = getelementptr inbounds [2 x float], ptr %loc.i, i32 %arrayinit.index.i
  %arrayidx15.i = getelementptr inbounds nuw [3 x [2 x float]], ptr %arrayidx13.i, i32 0, i32 %arrayinit.index.i
  br label %arrayinit.body17.i

arrayinit.body17.i:
  %arrayinit.index18.i = phi i32 [ 0, %arrayinit.body.i ], [ %arrayinit.next.i, %arrayinit.body17.i ]
  %49 = getelementptr inbounds float, ptr %48, i32 %arrayinit.index18.i
  %arrayidx19.i = getelementptr inbounds nuw [2 x float], ptr %arrayidx15.i, i32 0, i32 %arrayinit.index18.i
  %50 = load float, ptr %arrayidx19.i, align 1
  store float %50, ptr %49, align 4
  %arrayinit.next.i = add nuw i32 %arrayinit.index18.i, 1
  %arrayinit.done.i = icmp eq i32 %arrayinit.next.i, 2
  br i1 %arrayinit.done.i, label %arrayinit.end.i, label %arrayinit.body17.i

arrayinit.end.i:
  %arrayinit.next20.i = add nuw i32 %arrayinit.index.i, 1
  %arrayinit.done21.i = icmp eq i32 %arrayinit.next20.i, 3
  br i1 %arrayinit.done21.i, label %_Z4mainj.exit, label %arrayinit.body.i

_Z4mainj.exit:
  %51 = load i32, ptr %gi.addr.i, align 4
  %arrayidx23.i = getelementptr inbounds nuw [3 x [2 x float]], ptr %loc.i, i32 0, i32 %51
  %arrayidx24.i = getelementptr inbounds [2 x float], ptr %arrayidx23.i, i32 0, i32 1
  %52 = load float, ptr %arrayidx24.i, align 4
  %arrayidx28.i = getelementptr inbounds [3 x [2 x float]], ptr %t.i, i32 0, i32 2
  %arrayidx29.i = getelementptr inbounds [2 x float], ptr %arrayidx28.i, i32 0, i32 1
  %53 = load float, ptr %arrayidx29.i, align 1
  %add30.i = fadd reassoc nnan ninf nsz arcp afn float %53, %52
  store float %add30.i, ptr %arrayidx29.i, align 1
  %54 = load i32, ptr %gi.addr.i, align 4
  store ptr @_ZL2ts, ptr %this.addr.i4, align 4
  store i32 %54, ptr %Index.addr.i5, align 4
  %this1.i6 = load ptr, ptr %this.addr.i4, align 4
  %55 = load target("dx.RawBuffer", %struct.T, 1, 0), ptr %this1.i6, align 4
  %56 = load i32, ptr %Index.addr.i5, align 4
  %57 = call noundef nonnull align 1 dereferenceable(68) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ts_1_0t(target("dx.RawBuffer", %struct.T, 1, 0) %55, i32 %56)
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %57, ptr align 1 %t.i, i32 68, i1 false)
  ret void
}

declare i32 @llvm.dx.flattened.thread.id.in.group() #5

declare target("dx.RawBuffer", %struct.T, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Ts_1_0t(i32, i32, i32, i32, ptr) #1

declare target("dx.RawBuffer", %struct.S, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Ss_0_0t(i32, i32, i32, i32, ptr) #1

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ss_0_0t(target("dx.RawBuffer", %struct.S, 0, 0), i32) #1

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Ts_1_0t(target("dx.RawBuffer", %struct.T, 1, 0), i32) #1

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent noinline norecurse optnone "hlsl.numthreads"="2,1,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!dx.valver = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 8}
!2 = !{!"clang 22"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN4hlsl18RWStructuredBufferI1TE38__createFromBindingWithImplicitCounterEjjijPKcj: %agg.result"}
!8 = distinct !{!8, !"_ZN4hlsl18RWStructuredBufferI1TE38__createFromBindingWithImplicitCounterEjjijPKcj"}
!9 = !{}
!10 = !{i64 4}
!11 = !{!12}
!12 = distinct !{!12, !13, !"_ZN4hlsl16StructuredBufferI1SE19__createFromBindingEjjijPKc: %agg.result"}
!13 = distinct !{!13, !"_ZN4hlsl16StructuredBufferI1SE19__createFromBindingEjjijPKc"}
!14 = !{!15}
!15 = distinct !{!15, !16, !"_Z4make1SS_j: %agg.result"}
!16 = distinct !{!16, !"_Z4make1SS_j"}
