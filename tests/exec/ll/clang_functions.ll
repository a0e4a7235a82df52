; Functions with out parameters and structures, loops with every exit, a switch: as clang 22 writes it without optimisation, from this:
;
;     RWBuffer<int> o : register(u0);
;     Buffer<int> a : register(t0);
;     static const int table[5] = {3, 1, 4, 1, 5};
;     struct R { int q; int r; };
;     R divmod(int x, int y) { R z; z.q = x / y; z.r = x % y; return z; }
;     void bump(inout int x, out int y) { x += 3; y = x * 2; }
;     int classify(int x) { switch (x & 7) { case 0: return 1; case 1: case 2: x ^= 5; break; case 3: { int k = 0; while (k < x) { k += 3; if (k == 12) break; } x = k; break; } default: return -x; } return x; }
;     [numthreads(8,8,1)]
;     void main(uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex) {
;       int x = a[gi], y;
;       bump(x, y);
;       R r = divmod(x, 7);
;       int s = 0;
;       for (int i = 0; i < 5; i++) { if (i == r.r) continue; s += table[i] * r.q; }
;       do { s -= 2; } while (s > 50);
;       int local[4];
;       for (int j = 0; j < 4; ++j) local[j] = s + j * y;
;       o[gi] = classify(s) + local[gi & 3] + (x > y ? x : y) + (x && y) ;
;     }
;
; compute: main
; bind t0: typed int[64] iota(-20,7)
; bind u0: typed int[64] zero
; expect u0: -71 -44 -14 33 23 90 204 330 ...

target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-pc-shadermodel6.0-compute"

%"class.hlsl::RWBuffer" = type { target("dx.TypedBuffer", i32, 1, 0, 1) }
%"class.hlsl::Buffer" = type { target("dx.TypedBuffer", i32, 0, 0, 1) }
%struct.R = type { i32, i32 }

@_ZL1o = internal global %"class.hlsl::RWBuffer" poison, align 4
@.str = private unnamed_addr constant [2 x i8] c"o\00", align 1
@_ZL1a = internal global %"class.hlsl::Buffer" poison, align 4
@.str.2 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@_ZL5table = internal constant [5 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5], align 4

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define hidden noundef nofpclass(nan inf) <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef nofpclass(nan inf) %a, <3 x float> noundef nofpclass(nan inf) %b) #0 {
entry:
  %a.addr = alloca <3 x float>, align 16
  %b.addr = alloca <3 x float>, align 16
  store <3 x float> %a, ptr %a.addr, align 16
  store <3 x float> %b, ptr %b.addr, align 16
  %0 = load <3 x float>, ptr %a.addr, align 16
  %1 = extractelement <3 x float> %0, i32 1
  %2 = load <3 x float>, ptr %b.addr, align 16
  %3 = extractelement <3 x float> %2, i32 2
  %mul = fmul reassoc nnan ninf nsz arcp afn float %1, %3
  %4 = load <3 x float>, ptr %a.addr, align 16
  %5 = extractelement <3 x float> %4, i32 2
  %6 = load <3 x float>, ptr %b.addr, align 16
  %7 = extractelement <3 x float> %6, i32 1
  %mul1 = fmul reassoc nnan ninf nsz arcp afn float %5, %7
  %sub = fsub reassoc nnan ninf nsz arcp afn float %mul, %mul1
  %vecinit = insertelement <3 x float> poison, float %sub, i32 0
  %8 = load <3 x float>, ptr %a.addr, align 16
  %9 = extractelement <3 x float> %8, i32 2
  %10 = load <3 x float>, ptr %b.addr, align 16
  %11 = extractelement <3 x float> %10, i32 0
  %mul2 = fmul reassoc nnan ninf nsz arcp afn float %9, %11
  %12 = load <3 x float>, ptr %a.addr, align 16
  %13 = extractelement <3 x float> %12, i32 0
  %14 = load <3 x float>, ptr %b.addr, align 16
  %15 = extractelement <3 x float> %14, i32 2
  %mul3 = fmul reassoc nnan ninf nsz arcp afn float %13, %15
  %sub4 = fsub reassoc nnan ninf nsz arcp afn float %mul2, %mul3
  %vecinit5 = insertelement <3 x float> %vecinit, float %sub4, i32 1
  %16 = load <3 x float>, ptr %a.addr, align 16
  %17 = extractelement <3 x float> %16, i32 0
  %18 = load <3 x float>, ptr %b.addr, align 16
  %19 = extractelement <3 x float> %18, i32 1
  %mul6 = fmul reassoc nnan ninf nsz arcp afn float %17, %19
  %20 = load <3 x float>, ptr %a.addr, align 16
  %21 = extractelement <3 x float> %20, i32 1
  %22 = load <3 x float>, ptr %b.addr, align 16
  %23 = extractelement <3 x float> %22, i32 0
  %mul7 = fmul reassoc nnan ninf nsz arcp afn float %21, %23
  %sub8 = fsub reassoc nnan ninf nsz arcp afn float %mul6, %mul7
  %vecinit9 = insertelement <3 x float> %vecinit5, float %sub8, i32 2
  ret <3 x float> %vecinit9
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define hidden noundef nofpclass(nan inf) float @_Z6lengthDv3_f(<3 x float> noundef nofpclass(nan inf) %v) #0 {
entry:
  %v.addr = alloca <3 x float>, align 16
  store <3 x float> %v, ptr %v.addr, align 16
  %0 = load <3 x float>, ptr %v.addr, align 16
  %1 = load <3 x float>, ptr %v.addr, align 16
  %hlsl.dot = call reassoc nnan ninf nsz arcp afn float @llvm.dx.fdot.v3f32(<3 x float> %0, <3 x float> %1)
  %2 = call reassoc nnan ninf nsz arcp afn float @llvm.sqrt.f32(float %hlsl.dot)
  ret float %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.dx.fdot.v3f32(<3 x float>, <3 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define hidden noundef nofpclass(nan inf) float @_Z7asfloatj(i32 noundef %u) #0 {
entry:
  %u.addr = alloca i32, align 4
  store i32 %u, ptr %u.addr, align 4
  %0 = load float, ptr %u.addr, align 4
  ret float %0
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define hidden noundef i32 @_Z6asuintf(float noundef nofpclass(nan inf) %f) #0 {
entry:
  %f.addr = alloca float, align 4
  store float %f, ptr %f.addr, align 4
  %0 = load i32, ptr %f.addr, align 4
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define hidden void @_Z6divmodii(ptr dead_on_unwind noalias writable sret(%struct.R) align 1 %agg.result, i32 noundef %x, i32 noundef %y) #0 {
entry:
  %x.addr = alloca i32, align 4
  %y.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  store i32 %y, ptr %y.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %1 = load i32, ptr %y.addr, align 4
  %div = sdiv i32 %0, %1
  %q = getelementptr inbounds nuw %struct.R, ptr %agg.result, i32 0, i32 0
  store i32 %div, ptr %q, align 1
  %2 = load i32, ptr %x.addr, align 4
  %3 = load i32, ptr %y.addr, align 4
  %rem = srem i32 %2, %3
  %r = getelementptr inbounds nuw %struct.R, ptr %agg.result, i32 0, i32 1
  store i32 %rem, ptr %r, align 1
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define hidden void @_Z4bumpRiS_(ptr noalias noundef nonnull align 4 dereferenceable(4) %x, ptr noalias noundef nonnull align 4 dereferenceable(4) %y) #0 {
entry:
  %x.addr = alloca ptr, align 4
  %y.addr = alloca ptr, align 4
  store ptr %x, ptr %x.addr, align 4
  store ptr %y, ptr %y.addr, align 4
  %0 = load ptr, ptr %x.addr, align 4, !nonnull !3, !align !4
  %1 = load i32, ptr %0, align 4
  %add = add nsw i32 %1, 3
  store i32 %add, ptr %0, align 4
  %2 = load ptr, ptr %x.addr, align 4, !nonnull !3, !align !4
  %3 = load i32, ptr %2, align 4
  %mul = mul nsw i32 %3, 2
  %4 = load ptr, ptr %y.addr, align 4, !nonnull !3, !align !4
  store i32 %mul, ptr %4, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress norecurse nounwind
define hidden noundef i32 @_Z8classifyi(i32 noundef %x) #0 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %and = and i32 %0, 7
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb1
    i32 3, label %sw.bb2
  ]

sw.bb:                                            ; preds = %entry
  store i32 1, ptr %retval, align 4
  br label %return

sw.bb1:                                           ; preds = %entry, %entry
  %1 = load i32, ptr %x.addr, align 4
  %xor = xor i32 %1, 5
  store i32 %xor, ptr %x.addr, align 4
  br label %sw.epilog

sw.bb2:                                           ; preds = %entry
  store i32 0, ptr %k, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end, %sw.bb2
  %2 = load i32, ptr %k, align 4
  %3 = load i32, ptr %x.addr, align 4
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %4 = load i32, ptr %k, align 4
  %add = add nsw i32 %4, 3
  store i32 %add, ptr %k, align 4
  %5 = load i32, ptr %k, align 4
  %cmp3 = icmp eq i32 %5, 12
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  br label %while.end

if.end:                                           ; preds = %while.body
  br label %while.cond, !llvm.loop !5

while.end:                                        ; preds = %if.then, %while.cond
  %6 = load i32, ptr %k, align 4
  store i32 %6, ptr %x.addr, align 4
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %7 = load i32, ptr %x.addr, align 4
  %sub = sub nsw i32 0, %7
  store i32 %sub, ptr %retval, align 4
  br label %return

sw.epilog:                                        ; preds = %while.end, %sw.bb1
  %8 = load i32, ptr %x.addr, align 4
  store i32 %8, ptr %retval, align 4
  br label %return

return:                                           ; preds = %sw.epilog, %sw.default, %sw.bb
  %9 = load i32, ptr %retval, align 4
  ret i32 %9
}

; Function Attrs: convergent noinline norecurse optnone
define void @main() #3 {
entry:
  %this.addr.i22.i = alloca ptr, align 4
  %other.addr.i23.i = alloca ptr, align 4
  %this.addr.i20.i = alloca ptr, align 4
  %this.addr.i17.i = alloca ptr, align 4
  %other.addr.i18.i = alloca ptr, align 4
  %this.addr.i15.i = alloca ptr, align 4
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
  %tmp.i7.i = alloca %"class.hlsl::Buffer", align 4
  %result.ptr.i.i = alloca ptr, align 4
  %registerNo.addr.i.i = alloca i32, align 4
  %spaceNo.addr.i.i = alloca i32, align 4
  %range.addr.i.i = alloca i32, align 4
  %index.addr.i.i = alloca i32, align 4
  %name.addr.i.i = alloca ptr, align 4
  %tmp.i.i = alloca %"class.hlsl::RWBuffer", align 4
  %this.addr.i1 = alloca ptr, align 4
  %Index.addr.i2 = alloca i32, align 4
  %this.addr.i = alloca ptr, align 4
  %Index.addr.i = alloca i32, align 4
  %retval.i.i = alloca i32, align 4
  %x.addr.i24.i = alloca i32, align 4
  %k.i.i = alloca i32, align 4
  %x.addr.i22.i = alloca ptr, align 4
  %y.addr.i23.i = alloca ptr, align 4
  %x.addr.i.i = alloca i32, align 4
  %y.addr.i.i = alloca i32, align 4
  %id.addr.i = alloca <3 x i32>, align 16
  %gi.addr.i = alloca i32, align 4
  %x.i = alloca i32, align 4
  %y.i = alloca i32, align 4
  %tmp.i = alloca i32, align 4
  %tmp1.i = alloca i32, align 4
  %r.i = alloca %struct.R, align 1
  %s.i = alloca i32, align 4
  %i.i = alloca i32, align 4
  %local.i = alloca [4 x i32], align 4
  %j.i = alloca i32, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  store ptr @_ZL1o, ptr %result.ptr.i.i, align 4, !noalias !7
  store i32 0, ptr %registerNo.addr.i.i, align 4, !noalias !7
  store i32 0, ptr %spaceNo.addr.i.i, align 4, !noalias !7
  store i32 1, ptr %range.addr.i.i, align 4, !noalias !7
  store i32 0, ptr %index.addr.i.i, align 4, !noalias !7
  store ptr @.str, ptr %name.addr.i.i, align 4, !noalias !7
  store ptr %tmp.i.i, ptr %this.addr.i.i, align 4
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 4
  store ptr %this1.i.i, ptr %this.addr.i10.i, align 4
  %this1.i11.i = load ptr, ptr %this.addr.i10.i, align 4
  store target("dx.TypedBuffer", i32, 1, 0, 1) poison, ptr %this1.i11.i, align 4
  %0 = load i32, ptr %registerNo.addr.i.i, align 4, !noalias !7
  %1 = load i32, ptr %spaceNo.addr.i.i, align 4, !noalias !7
  %2 = load i32, ptr %range.addr.i.i, align 4, !noalias !7
  %3 = load i32, ptr %index.addr.i.i, align 4, !noalias !7
  %4 = load ptr, ptr %name.addr.i.i, align 4, !noalias !7
  %5 = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32 %1, i32 %0, i32 %2, i32 %3, ptr %4)
  store target("dx.TypedBuffer", i32, 1, 0, 1) %5, ptr %tmp.i.i, align 4, !noalias !7
  store ptr @_ZL1o, ptr %this.addr.i8.i, align 4
  store ptr %tmp.i.i, ptr %other.addr.i.i, align 4
  %this1.i9.i = load ptr, ptr %this.addr.i8.i, align 4
  %6 = load ptr, ptr %other.addr.i.i, align 4
  store ptr %this1.i9.i, ptr %this.addr.i12.i, align 4
  store ptr %6, ptr %other.addr.i13.i, align 4
  %this1.i14.i = load ptr, ptr %this.addr.i12.i, align 4
  %7 = load ptr, ptr %other.addr.i13.i, align 4, !nonnull !3, !align !4
  %8 = load target("dx.TypedBuffer", i32, 1, 0, 1), ptr %7, align 4
  store target("dx.TypedBuffer", i32, 1, 0, 1) %8, ptr %this1.i14.i, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  store ptr @_ZL1a, ptr %result.ptr.i1.i, align 4, !noalias !10
  store i32 0, ptr %registerNo.addr.i2.i, align 4, !noalias !10
  store i32 0, ptr %spaceNo.addr.i3.i, align 4, !noalias !10
  store i32 1, ptr %range.addr.i4.i, align 4, !noalias !10
  store i32 0, ptr %index.addr.i5.i, align 4, !noalias !10
  store ptr @.str.2, ptr %name.addr.i6.i, align 4, !noalias !10
  store ptr %tmp.i7.i, ptr %this.addr.i15.i, align 4
  %this1.i16.i = load ptr, ptr %this.addr.i15.i, align 4
  store ptr %this1.i16.i, ptr %this.addr.i20.i, align 4
  %this1.i21.i = load ptr, ptr %this.addr.i20.i, align 4
  store target("dx.TypedBuffer", i32, 0, 0, 1) poison, ptr %this1.i21.i, align 4
  %9 = load i32, ptr %registerNo.addr.i2.i, align 4, !noalias !10
  %10 = load i32, ptr %spaceNo.addr.i3.i, align 4, !noalias !10
  %11 = load i32, ptr %range.addr.i4.i, align 4, !noalias !10
  %12 = load i32, ptr %index.addr.i5.i, align 4, !noalias !10
  %13 = load ptr, ptr %name.addr.i6.i, align 4, !noalias !10
  %14 = call target("dx.TypedBuffer", i32, 0, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_0_0_1t(i32 %10, i32 %9, i32 %11, i32 %12, ptr %13)
  store target("dx.TypedBuffer", i32, 0, 0, 1) %14, ptr %tmp.i7.i, align 4, !noalias !10
  store ptr @_ZL1a, ptr %this.addr.i17.i, align 4
  store ptr %tmp.i7.i, ptr %other.addr.i18.i, align 4
  %this1.i19.i = load ptr, ptr %this.addr.i17.i, align 4
  %15 = load ptr, ptr %other.addr.i18.i, align 4
  store ptr %this1.i19.i, ptr %this.addr.i22.i, align 4
  store ptr %15, ptr %other.addr.i23.i, align 4
  %this1.i24.i = load ptr, ptr %this.addr.i22.i, align 4
  %16 = load ptr, ptr %other.addr.i23.i, align 4, !nonnull !3, !align !4
  %17 = load target("dx.TypedBuffer", i32, 0, 0, 1), ptr %16, align 4
  store target("dx.TypedBuffer", i32, 0, 0, 1) %17, ptr %this1.i24.i, align 4
  %18 = call i32 @llvm.dx.thread.id(i32 0)
  %19 = insertelement <3 x i32> poison, i32 %18, i64 0
  %20 = call i32 @llvm.dx.thread.id(i32 1)
  %21 = insertelement <3 x i32> %19, i32 %20, i64 1
  %22 = call i32 @llvm.dx.thread.id(i32 2)
  %23 = insertelement <3 x i32> %21, i32 %22, i64 2
  %24 = call i32 @llvm.dx.flattened.thread.id.in.group()
  store <3 x i32> %23, ptr %id.addr.i, align 16
  store i32 %24, ptr %gi.addr.i, align 4
  %25 = load i32, ptr %gi.addr.i, align 4
  store ptr @_ZL1a, ptr %this.addr.i, align 4
  store i32 %25, ptr %Index.addr.i, align 4
  %this1.i = load ptr, ptr %this.addr.i, align 4
  %26 = load target("dx.TypedBuffer", i32, 0, 0, 1), ptr %this1.i, align 4
  %27 = load i32, ptr %Index.addr.i, align 4
  %28 = call noundef nonnull align 4 dereferenceable(4) ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_0_0_1t(target("dx.TypedBuffer", i32, 0, 0, 1) %26, i32 %27)
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %x.i, align 4
  %30 = load i32, ptr %x.i, align 4
  store i32 %30, ptr %tmp.i, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !13)
  call void @llvm.experimental.noalias.scope.decl(metadata !16)
  store ptr %tmp.i, ptr %x.addr.i22.i, align 4, !noalias !18
  store ptr %tmp1.i, ptr %y.addr.i23.i, align 4, !noalias !18
  %31 = load ptr, ptr %x.addr.i22.i, align 4, !noalias !18, !nonnull !3, !align !4
  %32 = load i32, ptr %31, align 4
  %add.i.i = add nsw i32 %32, 3
  store i32 %add.i.i, ptr %31, align 4
  %33 = load ptr, ptr %x.addr.i22.i, align 4, !noalias !18, !nonnull !3, !align !4
  %34 = load i32, ptr %33, align 4
  %mul.i.i = mul nsw i32 %34, 2
  %35 = load ptr, ptr %y.addr.i23.i, align 4, !noalias !18, !nonnull !3, !align !4
  store i32 %mul.i.i, ptr %35, align 4
  %36 = load i32, ptr %tmp.i, align 4
  store i32 %36, ptr %x.i, align 4
  %37 = load i32, ptr %tmp1.i, align 4
  store i32 %37, ptr %y.i, align 4
  %38 = load i32, ptr %x.i, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !19)
  store i32 %38, ptr %x.addr.i.i, align 4, !noalias !19
  store i32 7, ptr %y.addr.i.i, align 4, !noalias !19
  %39 = load i32, ptr %x.addr.i.i, align 4, !noalias !19
  %40 = load i32, ptr %y.addr.i.i, align 4, !noalias !19
  %div.i.i = sdiv i32 %39, %40
  store i32 %div.i.i, ptr %r.i, align 1, !alias.scope !19
  %41 = load i32, ptr %x.addr.i.i, align 4, !noalias !19
  %42 = load i32, ptr %y.addr.i.i, align 4, !noalias !19
  %rem.i.i = srem i32 %41, %42
  %r.i.i = getelementptr inbounds nuw %struct.R, ptr %r.i, i32 0, i32 1
  store i32 %rem.i.i, ptr %r.i.i, align 1, !alias.scope !19
  store i32 0, ptr %s.i, align 4
  store i32 0, ptr %i.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.inc.i, %entry
  %43 = load i32, ptr %i.i, align 4
  %cmp.i = icmp slt i32 %43, 5
  br i1 %cmp.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %44 = load i32, ptr %i.i, align 4
  %r2.i = getelementptr inbounds nuw %struct.R, ptr %r.i, i32 0, i32 1
  %45 = load i32, ptr %r2.i, align 1
  %cmp3.i = icmp eq i32 %44, %45
  br i1 %cmp3.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  br label %for.inc.i

if.end.i:                                         ; preds = %for.body.i
  %46 = load i32, ptr %i.i, align 4
  %arrayidx.i = getelementptr inbounds [5 x i32], ptr @_ZL5table, i32 0, i32 %46
  %47 = load i32, ptr %arrayidx.i, align 4
  %48 = load i32, ptr %r.i, align 1
  %mul.i = mul nsw i32 %47, %48
  %49 = load i32, ptr %s.i, align 4
  %add.i = add nsw i32 %49, %mul.i
  store i32 %add.i, ptr %s.i, align 4
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end.i, %if.then.i
  %50 = load i32, ptr %i.i, align 4
  %inc.i = add nsw i32 %50, 1
  store i32 %inc.i, ptr %i.i, align 4
  br label %for.cond.i, !llvm.loop !22

for.end.i:                                        ; preds = %for.cond.i
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %for.end.i
  %51 = load i32, ptr %s.i, align 4
  %sub.i = sub nsw i32 %51, 2
  store i32 %sub.i, ptr %s.i, align 4
  %52 = load i32, ptr %s.i, align 4
  %cmp4.i = icmp sgt i32 %52, 50
  br i1 %cmp4.i, label %do.body.i, label %do.end.i, !llvm.loop !23

do.end.i:                                         ; preds = %do.body.i
  store i32 0, ptr %j.i, align 4
  br label %for.cond5.i

for.cond5.i:                                      ; preds = %for.body7.i, %do.end.i
  %53 = load i32, ptr %j.i, align 4
  %cmp6.i = icmp slt i32 %53, 4
  br i1 %cmp6.i, label %for.body7.i, label %for.end13.i

for.body7.i:                                      ; preds = %for.cond5.i
  %54 = load i32, ptr %s.i, align 4
  %55 = load i32, ptr %j.i, align 4
  %56 = load i32, ptr %y.i, align 4
  %mul8.i = mul nsw i32 %55, %56
  %add9.i = add nsw i32 %54, %mul8.i
  %57 = load i32, ptr %j.i, align 4
  %arrayidx10.i = getelementptr inbounds [4 x i32], ptr %local.i, i32 0, i32 %57
  store i32 %add9.i, ptr %arrayidx10.i, align 4
  %58 = load i32, ptr %j.i, align 4
  %inc12.i = add nsw i32 %58, 1
  store i32 %inc12.i, ptr %j.i, align 4
  br label %for.cond5.i, !llvm.loop !24

for.end13.i:                                      ; preds = %for.cond5.i
  %59 = load i32, ptr %s.i, align 4
  store i32 %59, ptr %x.addr.i24.i, align 4
  %60 = load i32, ptr %x.addr.i24.i, align 4
  %and.i.i = and i32 %60, 7
  switch i32 %and.i.i, label %sw.default.i.i [
    i32 0, label %sw.bb.i.i
    i32 1, label %sw.bb1.i.i
    i32 2, label %sw.bb1.i.i
    i32 3, label %sw.bb2.i.i
  ]

sw.bb.i.i:                                        ; preds = %for.end13.i
  store i32 1, ptr %retval.i.i, align 4
  br label %_Z8classifyi.exit.i

sw.bb1.i.i:                                       ; preds = %for.end13.i, %for.end13.i
  %61 = load i32, ptr %x.addr.i24.i, align 4
  %xor.i.i = xor i32 %61, 5
  store i32 %xor.i.i, ptr %x.addr.i24.i, align 4
  br label %sw.epilog.i.i

sw.bb2.i.i:                                       ; preds = %for.end13.i
  store i32 0, ptr %k.i.i, align 4
  br label %while.cond.i.i

while.cond.i.i:                                   ; preds = %if.end.i.i, %sw.bb2.i.i
  %62 = load i32, ptr %k.i.i, align 4
  %63 = load i32, ptr %x.addr.i24.i, align 4
  %cmp.i.i = icmp slt i32 %62, %63
  br i1 %cmp.i.i, label %while.body.i.i, label %while.end.i.i

while.body.i.i:                                   ; preds = %while.cond.i.i
  %64 = load i32, ptr %k.i.i, align 4
  %add.i25.i = add nsw i32 %64, 3
  store i32 %add.i25.i, ptr %k.i.i, align 4
  %65 = load i32, ptr %k.i.i, align 4
  %cmp3.i.i = icmp eq i32 %65, 12
  br i1 %cmp3.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %while.body.i.i
  br label %while.end.i.i

if.end.i.i:                                       ; preds = %while.body.i.i
  br label %while.cond.i.i, !llvm.loop !5

while.end.i.i:                                    ; preds = %if.then.i.i, %while.cond.i.i
  %66 = load i32, ptr %k.i.i, align 4
  store i32 %66, ptr %x.addr.i24.i, align 4
  br label %sw.epilog.i.i

sw.default.i.i:                                   ; preds = %for.end13.i
  %67 = load i32, ptr %x.addr.i24.i, align 4
  %sub.i.i = sub nsw i32 0, %67
  store i32 %sub.i.i, ptr %retval.i.i, align 4
  br label %_Z8classifyi.exit.i

sw.epilog.i.i:                                    ; preds = %while.end.i.i, %sw.bb1.i.i
  %68 = load i32, ptr %x.addr.i24.i, align 4
  store i32 %68, ptr %retval.i.i, align 4
  br label %_Z8classifyi.exit.i

_Z8classifyi.exit.i:                              ; preds = %sw.epilog.i.i, %sw.default.i.i, %sw.bb.i.i
  %69 = load i32, ptr %retval.i.i, align 4
  %70 = load i32, ptr %gi.addr.i, align 4
  %and.i = and i32 %70, 3
  %arrayidx15.i = getelementptr inbounds nuw [4 x i32], ptr %local.i, i32 0, i32 %and.i
  %71 = load i32, ptr %arrayidx15.i, align 4
  %add16.i = add nsw i32 %69, %71
  %72 = load i32, ptr %x.i, align 4
  %73 = load i32, ptr %y.i, align 4
  %cmp17.i = icmp sgt i32 %72, %73
  br i1 %cmp17.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %_Z8classifyi.exit.i
  %74 = load i32, ptr %x.i, align 4
  br label %cond.end.i

cond.false.i:                                     ; preds = %_Z8classifyi.exit.i
  %75 = load i32, ptr %y.i, align 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ %74, %cond.true.i ], [ %75, %cond.false.i ]
  %add18.i = add nsw i32 %add16.i, %cond.i
  %76 = load i32, ptr %x.i, align 4
  %tobool.i = icmp ne i32 %76, 0
  br i1 %tobool.i, label %land.rhs.i, label %_Z4mainDv3_jj.exit

land.rhs.i:                                       ; preds = %cond.end.i
  %77 = load i32, ptr %y.i, align 4
  %tobool19.i = icmp ne i32 %77, 0
  br label %_Z4mainDv3_jj.exit

_Z4mainDv3_jj.exit:                               ; preds = %cond.end.i, %land.rhs.i
  %78 = phi i1 [ false, %cond.end.i ], [ %tobool19.i, %land.rhs.i ]
  %conv.i = zext i1 %78 to i32
  %add20.i = add nsw i32 %add18.i, %conv.i
  %79 = load i32, ptr %gi.addr.i, align 4
  store ptr @_ZL1o, ptr %this.addr.i1, align 4
  store i32 %79, ptr %Index.addr.i2, align 4
  %this1.i3 = load ptr, ptr %this.addr.i1, align 4
  %80 = load target("dx.TypedBuffer", i32, 1, 0, 1), ptr %this1.i3, align 4
  %81 = load i32, ptr %Index.addr.i2, align 4
  %82 = call noundef nonnull align 4 dereferenceable(4) ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %80, i32 %81)
  store i32 %add20.i, ptr %82, align 4
  ret void
}

; Function Attrs: nounwind willreturn memory(none)
declare i32 @llvm.dx.thread.id(i32) #4

; Function Attrs: nounwind willreturn memory(none)
declare i32 @llvm.dx.flattened.thread.id.in.group() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32, i32, i32, i32, ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare target("dx.TypedBuffer", i32, 0, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_0_0_1t(i32, i32, i32, i32, ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_0_0_1t(target("dx.TypedBuffer", i32, 0, 0, 1), i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1), i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { alwaysinline convergent mustprogress norecurse nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noinline norecurse optnone "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}
!dx.valver = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 8}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{}
!4 = !{i64 4}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4hlsl8RWBufferIiE19__createFromBindingEjjijPKc: %agg.result"}
!9 = distinct !{!9, !"_ZN4hlsl8RWBufferIiE19__createFromBindingEjjijPKc"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4hlsl6BufferIiE19__createFromBindingEjjijPKc: %agg.result"}
!12 = distinct !{!12, !"_ZN4hlsl6BufferIiE19__createFromBindingEjjijPKc"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_Z4bumpRiS_: %x"}
!15 = distinct !{!15, !"_Z4bumpRiS_"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"_Z4bumpRiS_: %y"}
!18 = !{!14, !17}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_Z6divmodii: %agg.result"}
!21 = distinct !{!21, !"_Z6divmodii"}
!22 = distinct !{!22, !6}
!23 = distinct !{!23, !6}
!24 = distinct !{!24, !6}
