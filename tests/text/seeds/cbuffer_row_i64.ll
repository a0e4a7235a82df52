; A row of a constant buffer as 2 values of i64. The document gives the layout 4 bytes for one i64.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.0-compute %s -o %t6.0.dxil
; RUN: %dxc-validate %t6.0.dxil
; RUN: %trefoil dis %t6.0.dxil | %filecheck %s --check-prefix=OLD
; OLD: call %dx.types.CBufRet.i64 @dx.op.cbufferLoadLegacy.i64(i32 59, %dx.types.Handle %{{.*}}, i32 0)
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %buffer = call target("dx.CBuffer", target("dx.Layout", { i64 }, 8, 0)) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_tdx.Layout_sl_i64s_8_0tt(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret = call { i64, i64 }
      @llvm.dx.resource.load.cbufferrow.2.i64.i64.tdx.CBuffer_tdx.Layout_sl_i64s_8_0tt(
      target("dx.CBuffer", target("dx.Layout", { i64 }, 8, 0)) %buffer,
      i32 0)
  %value = extractvalue { i64, i64 } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i64(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, i64 %value)
  ret void
}

declare target("dx.CBuffer", target("dx.Layout", { i64 }, 8, 0)) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_tdx.Layout_sl_i64s_8_0tt(i32, i32, i32, i32, i1)
declare { i64, i64 } @llvm.dx.resource.load.cbufferrow.2.i64.i64.tdx.CBuffer_tdx.Layout_sl_i64s_8_0tt(target("dx.CBuffer", target("dx.Layout", { i64 }, 8, 0)), i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i64(target("dx.RawBuffer", i8, 1, 0), i32, i32, i64)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
