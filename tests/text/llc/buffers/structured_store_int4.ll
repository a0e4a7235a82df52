; A store to a RWStructuredBuffer<int4>: operation 69 before shader model 6.2, and 140 after, with the mask of 4 lanes.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=SM60
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2
; RUN: %dxc-validate %t.2
; RUN: %dxc-dis %t.2 | %filecheck %s --check-prefix=SM62
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.3-compute -o %t.3
; RUN: %dxc-validate %t.3
; RUN: %dxc-dis %t.3 | %filecheck %s --check-prefix=SM63
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.5-compute -o %t.5
; RUN: %dxc-validate %t.5
; RUN: %dxc-dis %t.5 | %filecheck %s --check-prefix=SM65
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8
; RUN: %dxc-validate %t.8
; RUN: %dxc-dis %t.8 | %filecheck %s --check-prefix=SM68
; SM60: call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i8 15)
; SM62: call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i8 15, i32 4)
; SM63: call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i8 15, i32 4)
; SM65: call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i8 15, i32 4)
; SM66: call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i8 15, i32 4)
; SM68: call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i8 15, i32 4)
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call i32 @llvm.dx.thread.id(i32 0)
  %v2 = call target("dx.RawBuffer", <4 x i32>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4i32_0_0t(i32 0, i32 10, i32 1, i32 0, ptr null)
  %v3 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_0_0t(target("dx.RawBuffer", <4 x i32>, 0, 0) %v2, i32 0)
  %v4 = load <4 x i32>, ptr %v3, align 4
  %v5 = call target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4i32_1_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_v4i32_1_0t.v4i32(target("dx.RawBuffer", <4 x i32>, 1, 0) %v5, i32 %v1, i32 0, <4 x i32> %v4)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", <4 x i32>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4i32_0_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v4i32_0_0t(target("dx.RawBuffer", <4 x i32>, 0, 0), i32)
declare target("dx.RawBuffer", <4 x i32>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v4i32_1_0t(i32, i32, i32, i32, ptr)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_v4i32_1_0t.v4i32(target("dx.RawBuffer", <4 x i32>, 1, 0), i32, i32, <4 x i32>)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
