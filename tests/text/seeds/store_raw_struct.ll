; struct S0 { float4 f; int4 i; };
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.2-compute %s -o %t6.2.dxil
; RUN: %dxc-validate %t6.2.dxil
; RUN: %trefoil dis %t6.2.dxil | %filecheck %s --check-prefix=OLD
; OLD: call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, {{.*}}, i8 15, i32 4)
; OLD: call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 16, {{.*}}, i8 15, i32 4)
target triple = "dxil-pc-shadermodel6.2-compute"

define void @main() #0 {
  %index = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_sl_v4f32v4i32s_1_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_sl_v4f32v4i32s_1_0t.v4f32(target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 1, 0) %buffer, i32 %index, i32 0, <4 x float> zeroinitializer)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_sl_v4f32v4i32s_1_0t.v4i32(target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 1, 0) %buffer, i32 %index, i32 16, <4 x i32> zeroinitializer)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_sl_v4f32v4i32s_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_sl_v4f32v4i32s_1_0t.v4f32(target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 1, 0), i32, i32, <4 x float>)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_sl_v4f32v4i32s_1_0t.v4i32(target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 1, 0), i32, i32, <4 x i32>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
