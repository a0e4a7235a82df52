; A row of a constant buffer as 8 values of i16.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.2-compute %s -o %t6.2.dxil
; RUN: %dxc-validate %t6.2.dxil
; RUN: %trefoil dis %t6.2.dxil | %filecheck %s --check-prefix=OLD
; OLD: call %dx.types.CBufRet.i16.8 @dx.op.cbufferLoadLegacy.i16(i32 59, %dx.types.Handle %{{.*}}, i32 0)
target triple = "dxil-pc-shadermodel6.2-compute"

define void @main() #0 {
  %buffer = call target("dx.CBuffer", target("dx.Layout", { i16 }, 2, 0)) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_tdx.Layout_sl_i16s_2_0tt(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret = call { i16, i16, i16, i16, i16, i16, i16, i16 }
      @llvm.dx.resource.load.cbufferrow.8.i16.i16.i16.i16.i16.i16.i16.i16.tdx.CBuffer_tdx.Layout_sl_i16s_2_0tt(
      target("dx.CBuffer", target("dx.Layout", { i16 }, 2, 0)) %buffer,
      i32 0)
  %value = extractvalue { i16, i16, i16, i16, i16, i16, i16, i16 } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i16(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, i16 %value)
  ret void
}

declare target("dx.CBuffer", target("dx.Layout", { i16 }, 2, 0)) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_tdx.Layout_sl_i16s_2_0tt(i32, i32, i32, i32, i1)
declare { i16, i16, i16, i16, i16, i16, i16, i16 } @llvm.dx.resource.load.cbufferrow.8.i16.i16.i16.i16.i16.i16.i16.i16.tdx.CBuffer_tdx.Layout_sl_i16s_2_0tt(target("dx.CBuffer", target("dx.Layout", { i16 }, 2, 0)), i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i16(target("dx.RawBuffer", i8, 1, 0), i32, i32, i16)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
