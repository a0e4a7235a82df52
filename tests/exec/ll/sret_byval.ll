; A structure given back through an argument and one passed by value: stack slots, their lifetimes, copies of bytes.
; compute: main
; dispatch: 2 1 1
; bind t0: structured mixed 1.0 2.0 3 4 5  10.0 20.0 30 40 50
; bind u0: structured mixed 10*0
; expect u0: 3.0 1.0 12 12 12  30.0 10.0 120 120 120
target triple = "dxil-pc-shadermodel6.3-compute"

%struct.Item = type { <2 x float>, [3 x i32] }

define internal void @_Z4turn4Item(ptr dead_on_unwind noalias writable sret(%struct.Item) align 4 %agg.result, ptr noundef byval(%struct.Item) align 4 %it) #0 {
entry:
  %sum = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum)
  %v = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 0
  %0 = load <2 x float>, ptr %v, align 4
  %1 = extractelement <2 x float> %0, i32 0
  %2 = extractelement <2 x float> %0, i32 1
  %add = fadd reassoc nnan ninf nsz arcp afn float %1, %2
  %3 = insertelement <2 x float> poison, float %add, i32 0
  %4 = insertelement <2 x float> %3, float %1, i32 1
  store <2 x float> %4, ptr %v, align 4
  %n = getelementptr inbounds nuw %struct.Item, ptr %it, i32 0, i32 1
  %a0 = getelementptr inbounds [3 x i32], ptr %n, i32 0, i32 0
  %5 = load i32, ptr %a0, align 4
  %a1 = getelementptr inbounds [3 x i32], ptr %n, i32 0, i32 1
  %6 = load i32, ptr %a1, align 4
  %a2 = getelementptr inbounds [3 x i32], ptr %n, i32 0, i32 2
  %7 = load i32, ptr %a2, align 4
  %s = add i32 %5, %6
  %t = add i32 %s, %7
  store i32 %t, ptr %sum, align 4
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %slot = getelementptr inbounds [3 x i32], ptr %n, i32 0, i32 %i
  %8 = load i32, ptr %sum, align 4
  store i32 %8, ptr %slot, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %loop, label %done

done:
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %agg.result, ptr align 4 %it, i32 20, i1 false)
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum)
  ret void
}

define void @main() #1 {
entry:
  %tmp = alloca %struct.Item, align 4
  %arg = alloca %struct.Item, align 4
  %id = call i32 @llvm.dx.thread.id(i32 0)
  %in = call target("dx.RawBuffer", %struct.Item, 0, 0) @llvm.dx.resource.handlefrombinding.a(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("dx.RawBuffer", %struct.Item, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.a(target("dx.RawBuffer", %struct.Item, 0, 0) %in, i32 %id)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %arg, ptr align 4 %p, i32 20, i1 false)
  call void @_Z4turn4Item(ptr dead_on_unwind writable sret(%struct.Item) align 4 %tmp, ptr noundef byval(%struct.Item) align 4 %arg)
  %q = call ptr @llvm.dx.resource.getpointer.p0.b(target("dx.RawBuffer", %struct.Item, 1, 0) %out, i32 %id)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %q, ptr align 4 %tmp, i32 20, i1 false)
  ret void
}

declare target("dx.RawBuffer", %struct.Item, 0, 0) @llvm.dx.resource.handlefrombinding.a(i32, i32, i32, i32, ptr)
declare target("dx.RawBuffer", %struct.Item, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.a(target("dx.RawBuffer", %struct.Item, 0, 0), i32)
declare ptr @llvm.dx.resource.getpointer.p0.b(target("dx.RawBuffer", %struct.Item, 1, 0), i32)
declare i32 @llvm.dx.thread.id(i32)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr captures(none))
declare void @llvm.lifetime.end.p0(i64 immarg, ptr captures(none))

attributes #0 = { alwaysinline convergent mustprogress norecurse nounwind }
attributes #1 = { convergent noinline norecurse "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
