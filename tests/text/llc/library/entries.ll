; Entries of several stages in one library, each with its signatures and properties, beside functions for any stage: some need
; a group, some call what another library has. What nothing calls is not declared. The validator makes the runtime's table
; again and compares.
; RUN: %trefoil llc %s -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.3-library -o %t.3
; RUN: %dxc-validate %t.3
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-library -o %t.8
; RUN: %dxc-validate %t.8
; CHECK: define void @vs()
; CHECK: @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)
; CHECK: @dx.op.storeOutput.i32(i32 5, i32 2, i32 0, i8 0,
; CHECK: define float @fcall(float)
; CHECK: call float @other(i32 13, float %
; CHECK-NOT: @unused
; CHECK: !dx.entryPoints = !{![[LIB:[0-9]+]], ![[VS:[0-9]+]], ![[PS:[0-9]+]], ![[CS:[0-9]+]]}
; CHECK: ![[LIB]] = !{null, !"", null, !{{[0-9]+}}, !{{[0-9]+}}}
; CHECK: ![[VS]] = !{void ()* @vs, !"vs", ![[SIG:[0-9]+]], null, ![[PROPS:[0-9]+]]}
; CHECK: ![[SIG]] = !{!{{[0-9]+}}, !{{[0-9]+}}, null}
; CHECK: !{i32 0, !"POSITION", i8 9, i8 0,
; CHECK: !{i32 2, !"ID", i8 5, i8 0, !{{[0-9]+}}, i8 1, i32 1, i8 1, i32 2, i8 0,
; CHECK: ![[PROPS]] = !{i32 8, i32 1, i32 5, !{{[0-9]+}}}
; CHECK: ![[PS]] = !{void ()* @ps, !"ps", !{{[0-9]+}}, null, ![[PROPS:[0-9]+]]}
; CHECK: !{i32 0, !"SV_Target", i8 9, i8 16,
; CHECK: ![[PROPS]] = !{i32 8, i32 0, i32 5, !{{[0-9]+}}}
; CHECK: ![[CS]] = !{void ()* @cs, !"cs", null, null, ![[PROPS:[0-9]+]]}
; CHECK: ![[PROPS]] = !{i32 8, i32 5, i32 4, !{{[0-9]+}}, i32 5, !{{[0-9]+}}}
target triple = "dxil-pc-shadermodel6.6-library"
@tex.str = private unnamed_addr constant [4 x i8] c"tex\00"
@smp.str = private unnamed_addr constant [4 x i8] c"smp\00"
@b.str = private unnamed_addr constant [2 x i8] c"b\00"
@g = local_unnamed_addr addrspace(3) global [64 x i32] poison, align 4

define void @vs() #0 {
entry:
  %p = call <3 x float> @llvm.dx.load.input.v3f32(i32 0, i32 0, i8 0, i32 poison)
  %id = call i32 @llvm.dx.load.input.i32(i32 1, i32 0, i8 0, i32 poison)
  %x = extractelement <3 x float> %p, i32 0
  %q = shufflevector <3 x float> %p, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 2>
  %r = insertelement <4 x float> %q, float 1.0, i32 3
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %r)
  %uv = shufflevector <3 x float> %p, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  call void @llvm.dx.store.output.v2f32(i32 1, i32 0, i8 0, <2 x float> %uv)
  call void @llvm.dx.store.output.i32(i32 2, i32 0, i8 0, i32 %id)
  ret void
}
define void @ps() #1 {
entry:
  %uv = call <2 x float> @llvm.dx.load.input.v2f32(i32 1, i32 0, i8 0, i32 poison)
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @tex.str)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @smp.str)
  %v = call <4 x float> @llvm.dx.resource.sample(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %uv, <2 x i32> zeroinitializer)
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %v)
  ret void
}
define void @cs() #2 {
entry:
  %t = call i32 @llvm.dx.flattened.thread.id.in.group()
  %p = getelementptr [64 x i32], ptr addrspace(3) @g, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  %u = xor i32 %t, 1
  %q = getelementptr [64 x i32], ptr addrspace(3) @g, i32 0, i32 %u
  %v = load i32, ptr addrspace(3) %q
  %h = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, i1 false, ptr @b.str)
  %w = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 0) %h, i32 %t)
  store i32 %v, ptr %w
  ret void
}
define i32 @shared(i32 %i) {
  %q = getelementptr [64 x i32], ptr addrspace(3) @g, i32 0, i32 %i
  %v = load i32, ptr addrspace(3) %q
  ret i32 %v
}
define i32 @bar(i32 %i) {
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  ret i32 %i
}
define double @dd(double %a, double %b) {
  %d = fdiv double %a, %b
  ret double %d
}
define float @fcall(float %a) {
  %c = call float @other(i32 13, float %a)
  ret float %c
}
declare float @other(i32, float)
attributes #0 = { "hlsl.shader"="vertex" }
attributes #1 = { "hlsl.shader"="pixel" }
attributes #2 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
!dx.semantic.signatures = !{!0, !1}
!0 = !{ptr @vs, !2, !3}
!1 = !{ptr @ps, !3, !4}
!2 = !{!10, !11}
!3 = !{!12, !13, !14}
!4 = !{!15}
!10 = !{i32 0, !"POSITION", i32 9, i32 0, !20, i32 0, i32 1, i32 3, i32 -1, i32 -1, i32 0, i32 0, i32 0}
!11 = !{i32 1, !"SV_VertexID", i32 5, i32 1, !20, i32 0, i32 1, i32 1, i32 -1, i32 -1, i32 0, i32 0, i32 0}
!12 = !{i32 0, !"SV_Position", i32 9, i32 3, !20, i32 0, i32 1, i32 4, i32 -1, i32 -1, i32 0, i32 0, i32 0}
!13 = !{i32 1, !"TEXCOORD", i32 9, i32 0, !20, i32 0, i32 1, i32 2, i32 -1, i32 -1, i32 0, i32 0, i32 0}
!14 = !{i32 2, !"ID", i32 5, i32 0, !20, i32 0, i32 1, i32 1, i32 -1, i32 -1, i32 0, i32 0, i32 0}
!15 = !{i32 0, !"SV_Target", i32 9, i32 16, !20, i32 0, i32 1, i32 4, i32 -1, i32 -1, i32 0, i32 0, i32 0}
!20 = !{i32 0}
define float @two(float %a) {
  %c = call float @"\01?third@@YAMM@Z"(float %a)
  %d = call float @other(i32 14, float %c)
  ret float %d
}
define float @"\01?four@@YAMM@Z"(float %a) {
  %c = call float @"\01?third@@YAMM@Z"(float %a)
  ret float %c
}
declare float @"\01?third@@YAMM@Z"(float)
declare float @unused(float)
