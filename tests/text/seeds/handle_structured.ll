; struct S { float4 a; uint4 b; };
; StructuredBuffer<S> Buf : register(t2, space4)
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.0-compute %s -o %t6.0.dxil
; RUN: %dxc-validate %t6.0.dxil
; RUN: %trefoil dis %t6.0.dxil | %filecheck %s --check-prefix=OLD
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.6-compute %s -o %t6.6.dxil
; RUN: %dxc-validate %t6.6.dxil
; RUN: %trefoil dis %t6.6.dxil | %filecheck %s --check-prefix=NEW
; OLD: call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 2, i1 false)
; OLD: undef, !"", i32 4, i32 2, i32 1, i32 12, i32 0,
; NEW: call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 4, i8 0 }, i32 2, i1 false)
; NEW: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 524, i32 32 })
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %buf = call target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(
      i32 4, i32 2, i32 1, i32 0, i1 false)
  %ret = call { <4 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v4f32.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0) %buf, i32 0, i32 0)
  %value = extractvalue { <4 x float>, i1 } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, <4 x float> %value)
  ret void
}

declare target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(i32, i32, i32, i32, i1)
declare { <4 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v4f32.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0), i32, i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x float>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
