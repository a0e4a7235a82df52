; Each resource that has a name is a variable, which its row names, of a structure called as the source's object is.
; RUN: %trefoil opt -S -passes=dxil-translate-metadata %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S -passes=dxil-op-lower,dxil-prepare %t.ll -o %t.lowered.ll
; RUN: %trefoil llc %t.lowered.ll -o %t.dxil
; RUN: %dxc-validate %t.dxil
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK-DAG: %"RWTypedBuffer<float4>" = type { <4 x float> }
; CHECK-DAG: %"StructuredBuffer<struct.S>" = type { %struct.S }
; CHECK-DAG: %RWByteAddressBuffer = type { i32 }
; CHECK-DAG: %CBuffer.Constants = type { float, i32 }
%struct.S = type { <4 x float>, i32 }

@Colors.str = private unnamed_addr constant [7 x i8] c"Colors\00", align 1
@Parts.str = private unnamed_addr constant [6 x i8] c"Parts\00", align 1
@Bytes.str = private unnamed_addr constant [6 x i8] c"Bytes\00", align 1
@Constants.str = private unnamed_addr constant [10 x i8] c"Constants\00", align 1

; CHECK: @Parts = external constant %"StructuredBuffer<struct.S>"
; CHECK: @Colors = external constant [3 x %"RWTypedBuffer<float4>"]
; CHECK: @Bytes = external constant %RWByteAddressBuffer
; CHECK: @Constants = external constant %CBuffer.Constants
define void @main() #0 {
  %c = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding.c(i32 0, i32 0, i32 3, i32 1, ptr @Colors.str)
  %p = call target("dx.RawBuffer", %struct.S, 0, 0) @llvm.dx.resource.handlefrombinding.p(i32 0, i32 2, i32 1, i32 0, ptr @Parts.str)
  %b = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 4, i32 1, i32 0, ptr @Bytes.str)
  %k = call target("dx.CBuffer", target("dx.Layout", { float, i32 }, 8, 0, 4)) @llvm.dx.resource.handlefrombinding.k(i32 0, i32 0, i32 1, i32 0, ptr @Constants.str)
  %row = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4(target("dx.CBuffer", target("dx.Layout", { float, i32 }, 8, 0, 4)) %k, i32 0)
  %x = extractvalue { float, float, float, float } %row, 0
  %l = call { i32, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", %struct.S, 0, 0) %p, i32 0, i32 16)
  %v = extractvalue { i32, i1 } %l, 0
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %b, i32 0, i32 poison, i32 %v)
  %w = insertelement <4 x float> <float 0.0, float 1.0, float 2.0, float 3.0>, float %x, i32 0
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %c, i32 1, <4 x float> %w)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; CHECK: !{i32 0, ptr @Parts, !"Parts", i32 0, i32 2, i32 1, i32 12,
; CHECK: !{i32 0, ptr @Colors, !"Colors", i32 0, i32 0, i32 3, i32 10,
; CHECK: !{i32 1, ptr @Bytes, !"Bytes", i32 0, i32 4, i32 1, i32 11,
; CHECK: !{i32 0, ptr @Constants, !"Constants", i32 0, i32 0, i32 1, i32 8, null}
