; Halves, native ones: the module says so.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.2-compute %s -o %t6.2.dxil
; RUN: %dxc-validate %t6.2.dxil
; RUN: %trefoil dis %t6.2.dxil | %filecheck %s --check-prefix=OLD
; OLD: call %dx.types.ResRet.f16 @dx.op.bufferLoad.f16(i32 68,
target triple = "dxil-pc-shadermodel6.2-compute"

define void @main() #0 {
  %index = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.TypedBuffer", <4 x half>, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4f16_0_0_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret = call { <4 x half>, i1 }
      @llvm.dx.resource.load.typedbuffer.v4f16.tdx.TypedBuffer_v4f16_0_0_0t(
      target("dx.TypedBuffer", <4 x half>, 0, 0, 0) %buffer, i32 %index)
  %value = extractvalue { <4 x half>, i1 } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f16(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, <4 x half> %value)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.TypedBuffer", <4 x half>, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4f16_0_0_0t(i32, i32, i32, i32, i1)
declare { <4 x half>, i1 } @llvm.dx.resource.load.typedbuffer.v4f16.tdx.TypedBuffer_v4f16_0_0_0t(target("dx.TypedBuffer", <4 x half>, 0, 0, 0), i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f16(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x half>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
