; A store to a RWByteAddressBuffer of two floats, at an address in bytes.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=SM60
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2
; RUN: %dxc-validate %t.2
; RUN: %dxc-dis %t.2 | %filecheck %s --check-prefix=SM62
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
; SM62: call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 undef, float %{{.*}}, float %{{.*}}, float undef, float undef, i8 3, i32 4)
; SM66: call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 undef, float %{{.*}}, float %{{.*}}, float undef, float undef, i8 3, i32 4)
; SM60: call void @dx.op.bufferStore.
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call i32 @llvm.dx.thread.id(i32 0)
  %v2 = call target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32 0, i32 10, i32 1, i32 0, ptr null)
  %v3 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0) %v2, i32 0)
  %v4 = load <2 x float>, ptr %v3, align 4
  %v5 = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %v6 = shl i32 %v1, 3
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v2f32(target("dx.RawBuffer", i8, 1, 0) %v5, i32 %v6, i32 poison, <2 x float> %v4)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", <2 x float>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f32_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_0_0t(target("dx.RawBuffer", <2 x float>, 0, 0), i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, ptr)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v2f32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <2 x float>)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
