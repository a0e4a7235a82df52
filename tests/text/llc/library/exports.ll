; A library: functions that it exports and entries, resources named by variables.
; RUN: %trefoil llc %s -o %t.3
; RUN: %dxc-validate %t.3
; RUN: %dxc-dis %t.3 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-library -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
target triple = "dxil-pc-shadermodel6.3-library"

@b.str = private unnamed_addr constant [2 x i8] c"b\00"
@s.str = private unnamed_addr constant [2 x i8] c"s\00"

; CHECK: @b = external constant %"class.RWBuffer<unsigned int>"
; CHECK: @s = external constant [4 x %"class.RWStructuredBuffer<

; CHECK: define float @scale(float, i32)
; CHECK: load %"class.RWBuffer<unsigned int>", %"class.RWBuffer<unsigned int>"* @b
; CHECK: call %dx.types.Handle @"dx.op.createHandleForLib.class.RWBuffer<unsigned int>"(i32 160, %"class.RWBuffer<unsigned int>" %
; CHECK: define void @main()
; CHECK: !dx.entryPoints = !{![[LIB:[0-9]+]], ![[MAIN:[0-9]+]]}
; CHECK: ![[LIB]] = !{null, !"", null, !{{[0-9]+}}, !{{[0-9]+}}}
; CHECK: ![[MAIN]] = !{void ()* @main, !"main", null, null, !{{[0-9]+}}}
; SM66: createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %
; SM66: annotateHandle
define float @scale(float %x, i32 %i) {
entry:
  %h = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, i1 false, ptr @b.str)
  %n = fptoui float %x to i32
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 0) %h, i32 0)
  store i32 %n, ptr %p, align 4
  %s = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 5, i32 4, i32 1, i1 false, ptr @s.str)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", <4 x float>, 1, 0) %s, i32 %i)
  %v = load <4 x float>, ptr %q, align 4
  %y = extractelement <4 x float> %v, i32 0
  %z = call fast float @helper(float %y)
  ret float %z
}

define internal float @helper(float %x) {
  %y = fmul fast float %x, 2.0
  ret float %y
}

define void @main() #0 {
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %h = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, i1 false, ptr @b.str)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 0) %h, i32 %i)
  store i32 %i, ptr %p, align 4
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
