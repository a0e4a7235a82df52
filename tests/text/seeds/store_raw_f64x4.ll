; byteaddressbuf.Store<double4>: four 64-bit elements. The document says int64_t4 and stores doubles.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.3-compute %s -o %t6.3.dxil
; RUN: %dxc-validate %t6.3.dxil
; RUN: %trefoil dis %t6.3.dxil | %filecheck %s --check-prefix=OLD
; OLD: call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 undef, {{.*}}, i8 15, i32 8)
target triple = "dxil-pc-shadermodel6.3-compute"

define void @main() #0 {
  %index = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f64(
      target("dx.RawBuffer", i8, 1, 0) %buffer,
      i32 %index, i32 0, <4 x double> splat (double 1.0))
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4f64(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x double>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
