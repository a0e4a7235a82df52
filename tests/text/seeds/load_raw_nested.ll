; struct Q { float4 f; int3 i; };
; struct R { int z; Q x; };
; The nested structure is at 4, its second field at 20. The document calls the type of x S.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.2-compute %s -o %t6.2.dxil
; RUN: %dxc-validate %t6.2.dxil
; RUN: %trefoil dis %t6.2.dxil | %filecheck %s --check-prefix=OLD
; OLD: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 1, i32 4)
; OLD: call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 4, i8 15, i32 4)
; OLD: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 20, i8 7, i32 4)
target triple = "dxil-pc-shadermodel6.2-compute"

define void @main() #0 {
  %index = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.RawBuffer", { i32, { <4 x float>, <3 x i32> } }, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_sl_i32sl_v4f32v3i32ss_0_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret0 = call { i32, i1 }
      @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_sl_i32sl_v4f32v3i32ss_0_0t(
      target("dx.RawBuffer", { i32, { <4 x float>, <3 x i32> } }, 0, 0) %buffer, i32 %index, i32 0)
  %value0 = extractvalue { i32, i1 } %ret0, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i32(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, i32 %value0)
  %ret1 = call { <4 x float>, i1 }
      @llvm.dx.resource.load.rawbuffer.v4f32.tdx.RawBuffer_sl_i32sl_v4f32v3i32ss_0_0t(
      target("dx.RawBuffer", { i32, { <4 x float>, <3 x i32> } }, 0, 0) %buffer, i32 %index, i32 4)
  %value1 = extractvalue { <4 x float>, i1 } %ret1, 0
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0) %out, i32 32, i32 poison, <4 x float> %value1)
  %ret2 = call { <3 x i32>, i1 }
      @llvm.dx.resource.load.rawbuffer.v3i32.tdx.RawBuffer_sl_i32sl_v4f32v3i32ss_0_0t(
      target("dx.RawBuffer", { i32, { <4 x float>, <3 x i32> } }, 0, 0) %buffer, i32 %index, i32 20)
  %value2 = extractvalue { <3 x i32>, i1 } %ret2, 0
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v3i32(target("dx.RawBuffer", i8, 1, 0) %out, i32 64, i32 poison, <3 x i32> %value2)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", { i32, { <4 x float>, <3 x i32> } }, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_sl_i32sl_v4f32v3i32ss_0_0t(i32, i32, i32, i32, i1)
declare { i32, i1 } @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_sl_i32sl_v4f32v3i32ss_0_0t(target("dx.RawBuffer", { i32, { <4 x float>, <3 x i32> } }, 0, 0), i32, i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i32(target("dx.RawBuffer", i8, 1, 0), i32, i32, i32)
declare { <4 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v4f32.tdx.RawBuffer_sl_i32sl_v4f32v3i32ss_0_0t(target("dx.RawBuffer", { i32, { <4 x float>, <3 x i32> } }, 0, 0), i32, i32)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x float>)
declare { <3 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v3i32.tdx.RawBuffer_sl_i32sl_v4f32v3i32ss_0_0t(target("dx.RawBuffer", { i32, { <4 x float>, <3 x i32> } }, 0, 0), i32, i32)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v3i32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <3 x i32>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
