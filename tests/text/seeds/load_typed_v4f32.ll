; A typed load gives a vector and whether all was mapped; no check without a use of it.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.0-compute %s -o %t6.0.dxil
; RUN: %dxc-validate %t6.0.dxil
; RUN: %trefoil dis %t6.0.dxil | %filecheck %s --check-prefix=OLD
; OLD: %[[R:.*]] = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68,
; OLD: extractvalue %dx.types.ResRet.f32 %[[R]], {{[0-3]}}
; OLD-NOT: checkAccessFullyMapped
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %index = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4f32_0_0_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret = call { <4 x float>, i1 }
      @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_0_0_0t(
      target("dx.TypedBuffer", <4 x float>, 0, 0, 0) %buffer, i32 %index)
  %value = extractvalue { <4 x float>, i1 } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, <4 x float> %value)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4f32_0_0_0t(i32, i32, i32, i32, i1)
declare { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_0_0_0t(target("dx.TypedBuffer", <4 x float>, 0, 0, 0), i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x float>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
