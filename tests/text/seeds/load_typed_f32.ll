; A scalar element is the first of the four.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.0-compute %s -o %t6.0.dxil
; RUN: %dxc-validate %t6.0.dxil
; RUN: %trefoil dis %t6.0.dxil | %filecheck %s --check-prefix=OLD
; OLD: %[[R:.*]] = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68,
; OLD: extractvalue %dx.types.ResRet.f32 %[[R]], 0
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %index = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_0_0_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret = call { float, i1 }
      @llvm.dx.resource.load.typedbuffer.f32.tdx.TypedBuffer_f32_0_0_0t(
      target("dx.TypedBuffer", float, 0, 0, 0) %buffer, i32 %index)
  %value = extractvalue { float, i1 } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.f32(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, float %value)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_0_0_0t(i32, i32, i32, i32, i1)
declare { float, i1 } @llvm.dx.resource.load.typedbuffer.f32.tdx.TypedBuffer_f32_0_0_0t(target("dx.TypedBuffer", float, 0, 0, 0), i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.f32(target("dx.RawBuffer", i8, 1, 0), i32, i32, float)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
