; Parameters of each kind, whose types alone need features; constant buffers, counters, structures by an index that may differ,
; variables of the library's own.
; RUN: %trefoil llc %s -o %t.3
; RUN: %dxc-validate %t.3
; RUN: %dxc-dis %t.3 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-library -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-library -o %t.8
; RUN: %dxc-validate %t.8
; CHECK: define <4 x float> @row(i32)
; CHECK: @dx.op.cbufferLoadLegacy.f32(i32 59,
; CHECK: define i32 @count()
; CHECK: @dx.op.bufferUpdateCounter(i32 70,
; CHECK: define float @str(i32, i1, half, i64, <2 x i16>)
; CHECK: getelementptr inbounds [0 x %"class.StructuredBuffer<S>"], [0 x %"class.StructuredBuffer<S>"]* @st, i32 0, i32 %0, !dx.nonuniform ![[ONE:[0-9]+]]
; CHECK: sitofp i64 %3 to float
; CHECK: call float @dx.op.unary.f32(i32 24, float %{{[0-9]+}}){{.*}} !dx.precise !
; CHECK: = !{i32 0, i64 1048624}
target triple = "dxil-pc-shadermodel6.3-library"
%__cblayout_CB = type <{ [4 x <4 x float>], i32 }>
@CB.cb = local_unnamed_addr global target("dx.CBuffer", %__cblayout_CB) poison
@m = external hidden local_unnamed_addr addrspace(2) global [4 x <4 x float>], align 16
@n = external hidden local_unnamed_addr addrspace(2) global i32, align 4
@CB.str = private unnamed_addr constant [3 x i8] c"CB\00"
@st.str = private unnamed_addr constant [3 x i8] c"st\00"
@ct.str = private unnamed_addr constant [3 x i8] c"ct\00"
@tab = internal constant [4 x i32] [i32 3, i32 1, i32 4, i32 1]
@priv = internal global i32 0
%S = type <{ <3 x float>, i32, [2 x float] }>
define <4 x float> @row(i32 %i) {
  %cb = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.x(i32 0, i32 0, i32 1, i32 0, ptr @CB.str)
  store target("dx.CBuffer", %__cblayout_CB) %cb, ptr @CB.cb, align 4
  %p = getelementptr [4 x <4 x float>], ptr addrspace(2) @m, i32 0, i32 %i
  %v = load <4 x float>, ptr addrspace(2) %p
  ret <4 x float> %v
}
define i32 @count() {
  %h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.c(i32 0, i32 1, i32 1, i32 0, ptr @ct.str)
  %i = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", i32, 1, 0) %h, i8 1)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %i)
  store i32 %i, ptr %p
  ret i32 %i
}
define float @str(i32 %i, i1 %b, half %h, i64 %l, <2 x i16> %w) {
  %h1 = call target("dx.RawBuffer", %S, 0, 0) @llvm.dx.resource.handlefrombinding.s(i32 3, i32 7, i32 -1, i32 %i, ptr @st.str)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %S, 0, 0) %h1, i32 5)
  %q = getelementptr %S, ptr %p, i32 0, i32 2, i32 1
  %v = load float, ptr %q
  %t = and i32 %i, 3
  %tp = getelementptr [4 x i32], ptr @tab, i32 0, i32 %t
  %tv = load i32, ptr %tp
  %tf = sitofp i32 %tv to float
  %r = fadd float %v, %tf
  %r2 = select i1 %b, float %r, float 2.0
  %hf = fpext half %h to float
  %r3 = fmul float %r2, %hf
  %lf = sitofp i64 %l to float
  %r4 = fadd float %r3, %lf
  %w0 = extractelement <2 x i16> %w, i32 1
  %wf = uitofp i16 %w0 to float
  %r5 = fadd float %r4, %wf
  %s = call float @llvm.sqrt.f32(float %r5)
  store i32 %i, ptr @priv
  %pv = load i32, ptr @priv
  %pf = sitofp i32 %pv to float
  %r6 = fadd float %s, %pf
  ret float %r6
}
!hlsl.cbs = !{!0}
!0 = !{ptr @CB.cb, ptr addrspace(2) @m, ptr addrspace(2) @n}
