; ByteAddressBuffer Buf : register(t8, space1)
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.0-compute %s -o %t6.0.dxil
; RUN: %dxc-validate %t6.0.dxil
; RUN: %trefoil dis %t6.0.dxil | %filecheck %s --check-prefix=OLD
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.6-compute %s -o %t6.6.dxil
; RUN: %dxc-validate %t6.6.dxil
; RUN: %trefoil dis %t6.6.dxil | %filecheck %s --check-prefix=NEW
; OLD: call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 8, i1 false)
; OLD: = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 1, i32 8, i32 1, i32 11, i32 0, null}
; NEW: call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 8, i32 8, i32 1, i8 0 }, i32 8, i1 false)
; NEW: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 11, i32 0 })
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %buf = call target("dx.RawBuffer", i8, 0, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(
      i32 1, i32 8, i32 1, i32 0, i1 false)
  %ret = call { float, i1 } @llvm.dx.resource.load.rawbuffer.f32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %buf, i32 0, i32 0)
  %value = extractvalue { float, i1 } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.f32(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, float %value)
  ret void
}

declare target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32, i32, i32, i32, i1)
declare { float, i1 } @llvm.dx.resource.load.rawbuffer.f32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0), i32, i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.f32(target("dx.RawBuffer", i8, 1, 0), i32, i32, float)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
