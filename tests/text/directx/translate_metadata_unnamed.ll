; A resource without a name is a variable without one, which has a number in the text, as have other globals without a name.
; RUN: %trefoil opt -S -passes=dxil-translate-metadata %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S -passes=verify %t.ll | %filecheck %s
; RUN: %trefoil opt -S -passes=dxil-op-lower,dxil-prepare %t.ll -o %t.lowered.ll
; RUN: %trefoil llc %t.lowered.ll -o %t.dxil
; RUN: %dxc-validate %t.dxil
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK: @0 = private unnamed_addr constant [5 x i8] c"Name\00"
@0 = private unnamed_addr constant [5 x i8] c"Name\00", align 1
; CHECK: @1 = external constant %"RWStructuredBuffer<float>"
; CHECK: @Name = external constant %"RWTypedBuffer<float>"
; CHECK: @2 = external constant %"RWTypedBuffer<float>"
define void @main() #0 {
  %a = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 1, i32 1, i32 0, ptr @0)
  %c = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 2, i32 1, i32 0, ptr null)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
; CHECK: !{i32 0, ptr @1, !"", i32 0, i32 0, i32 1, i32 12,
; CHECK: !{i32 1, ptr @Name, !"Name", i32 0, i32 1, i32 1, i32 10,
; CHECK: !{i32 2, ptr @2, !"", i32 0, i32 2, i32 1, i32 10,
