; A row of a constant buffer as 2 values of double.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.0-compute %s -o %t6.0.dxil
; RUN: %dxc-validate %t6.0.dxil
; RUN: %trefoil dis %t6.0.dxil | %filecheck %s --check-prefix=OLD
; OLD: call %dx.types.CBufRet.f64 @dx.op.cbufferLoadLegacy.f64(i32 59, %dx.types.Handle %{{.*}}, i32 0)
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %buffer = call target("dx.CBuffer", target("dx.Layout", { double }, 8, 0)) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_tdx.Layout_sl_f64s_8_0tt(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret = call { double, double }
      @llvm.dx.resource.load.cbufferrow.2.f64.f64.tdx.CBuffer_tdx.Layout_sl_f64s_8_0tt(
      target("dx.CBuffer", target("dx.Layout", { double }, 8, 0)) %buffer,
      i32 0)
  %value = extractvalue { double, double } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.f64(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, double %value)
  ret void
}

declare target("dx.CBuffer", target("dx.Layout", { double }, 8, 0)) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_tdx.Layout_sl_f64s_8_0tt(i32, i32, i32, i32, i1)
declare { double, double } @llvm.dx.resource.load.cbufferrow.2.f64.f64.tdx.CBuffer_tdx.Layout_sl_f64s_8_0tt(target("dx.CBuffer", target("dx.Layout", { double }, 8, 0)), i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.f64(target("dx.RawBuffer", i8, 1, 0), i32, i32, double)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
