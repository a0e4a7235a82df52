; Elements of 16 bits: from shader model 6.2 on, with the alignment of one half.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2
; RUN: %dxc-validate %t.2
; RUN: %dxc-dis %t.2 | %filecheck %s --check-prefix=SM62
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
; SM62: call %dx.types.ResRet.f16 @dx.op.rawBufferLoad.f16(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 3, i32 2)
; SM66: call %dx.types.ResRet.f16 @dx.op.rawBufferLoad.f16(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 3, i32 2)
target triple = "dxil-pc-shadermodel6.2-compute"

define void @main() #0 {
  %v1 = call i32 @llvm.dx.thread.id(i32 0)
  %v2 = call target("dx.RawBuffer", <2 x half>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f16_0_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %v3 = call { <2 x half>, i1 } @llvm.dx.resource.load.rawbuffer.v2f16.tdx.RawBuffer_v2f16_0_0t(target("dx.RawBuffer", <2 x half>, 0, 0) %v2, i32 %v1, i32 0)
  %v4 = extractvalue { <2 x half>, i1 } %v3, 0
  %v5 = call target("dx.RawBuffer", <2 x half>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f16_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v6 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f16_1_0t(target("dx.RawBuffer", <2 x half>, 1, 0) %v5, i32 0)
  store <2 x half> %v4, ptr %v6, align 4
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", <2 x half>, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f16_0_0t(i32, i32, i32, i32, ptr)
declare { <2 x half>, i1 } @llvm.dx.resource.load.rawbuffer.v2f16.tdx.RawBuffer_v2f16_0_0t(target("dx.RawBuffer", <2 x half>, 0, 0), i32, i32)
declare target("dx.RawBuffer", <2 x half>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2f16_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f16_1_0t(target("dx.RawBuffer", <2 x half>, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
