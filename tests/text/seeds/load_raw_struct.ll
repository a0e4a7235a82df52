; struct S0 { float4 f; int4 i; };
; The document gives the second field the offset 1; it is at byte 16, as its stores have it.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.2-compute %s -o %t6.2.dxil
; RUN: %dxc-validate %t6.2.dxil
; RUN: %trefoil dis %t6.2.dxil | %filecheck %s --check-prefix=OLD
; OLD: call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 15, i32 4)
; OLD: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 16, i8 15, i32 4)
target triple = "dxil-pc-shadermodel6.2-compute"

define void @main() #0 {
  %index = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret0 = call { <4 x float>, i1 }
      @llvm.dx.resource.load.rawbuffer.v4f32.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(
      target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0) %buffer, i32 %index, i32 0)
  %value0 = extractvalue { <4 x float>, i1 } %ret0, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, <4 x float> %value0)
  %ret1 = call { <4 x i32>, i1 }
      @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(
      target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0) %buffer, i32 %index, i32 16)
  %value1 = extractvalue { <4 x i32>, i1 } %ret1, 0
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4i32(target("dx.RawBuffer", i8, 1, 0) %out, i32 32, i32 poison, <4 x i32> %value1)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(i32, i32, i32, i32, i1)
declare { <4 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v4f32.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0), i32, i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x float>)
declare { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_sl_v4f32v4i32s_0_0t(target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 0, 0), i32, i32)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4i32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x i32>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
