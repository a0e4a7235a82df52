; RWStructuredBuffer<float4> Buf = ResourceDescriptorHeap[2];
; The document writes f32 for float in the call.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.6-compute %s -o %t6.6.dxil
; RUN: %dxc-validate %t6.6.dxil
; RUN: %trefoil dis %t6.6.dxil | %filecheck %s --check-prefix=NEW
; NEW: call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 2, i1 false, i1 false)
; NEW: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 4620, i32 16 })
; NEW: call void @dx.op.rawBufferStore.f32(i32 140,
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() #0 {
  %buf = call target("dx.RawBuffer", <4 x float>, 1, 0)
      @llvm.dx.handle.fromHeap.tdx.RawBuffer_v4f32_1_0(
      i32 2, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_v4f32_1_0t.v4f32(target("dx.RawBuffer", <4 x float>, 1, 0) %buf, i32 0, i32 0, <4 x float> zeroinitializer)
  ret void
}

declare target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.handle.fromHeap.tdx.RawBuffer_v4f32_1_0(i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_v4f32_1_0t.v4f32(target("dx.RawBuffer", <4 x float>, 1, 0), i32, i32, <4 x float>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
