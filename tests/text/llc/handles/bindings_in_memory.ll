; Without optimisation clang keeps the numbers of a binding in variables, and the order of those that have none.
; Registers that were said count first; the others take what is left, in their order.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil dis %t.dxil -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK: ; said {{.*}} U0 u1 2
; CHECK: ; first {{.*}} U1 u0 1
; CHECK: ; second {{.*}} U2 u3 1
@said.name = private unnamed_addr constant [5 x i8] c"said\00"
@first.name = private unnamed_addr constant [6 x i8] c"first\00"
@second.name = private unnamed_addr constant [7 x i8] c"second\00"

define internal target("dx.TypedBuffer", float, 1, 0, 0) @said(i32 %register, i32 %space, i32 %range, i32 %index) {
entry:
  %r = alloca i32
  %s = alloca i32
  %c = alloca i32
  store i32 %register, ptr %r
  store i32 %space, ptr %s
  store i32 %range, ptr %c
  %r1 = load i32, ptr %r
  %s1 = load i32, ptr %s
  %c1 = load i32, ptr %c
  %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 %s1, i32 %r1, i32 %c1, i32 %index, ptr @said.name)
  ret target("dx.TypedBuffer", float, 1, 0, 0) %h
}

define internal target("dx.TypedBuffer", float, 1, 0, 0) @found(i32 %order, ptr %name) {
entry:
  %o = alloca i32
  store i32 %order, ptr %o
  %o1 = load i32, ptr %o
  %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_f32_1_0_0t(i32 %o1, i32 0, i32 1, i32 0, ptr %name)
  ret target("dx.TypedBuffer", float, 1, 0, 0) %h
}

define void @main() #0 {
entry:
  %second = call target("dx.TypedBuffer", float, 1, 0, 0) @found(i32 7, ptr @second.name)
  %first = call target("dx.TypedBuffer", float, 1, 0, 0) @found(i32 2, ptr @first.name)
  %said = call target("dx.TypedBuffer", float, 1, 0, 0) @said(i32 1, i32 0, i32 2, i32 1)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %second, i32 0, <4 x float> <float 2.0, float 2.0, float 2.0, float 2.0>)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %first, i32 0, <4 x float> <float 1.0, float 1.0, float 1.0, float 1.0>)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %said, i32 0, <4 x float> <float 3.0, float 3.0, float 3.0, float 3.0>)
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
