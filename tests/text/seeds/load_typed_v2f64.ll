; Doubles travel as pairs of words.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.0-compute %s -o %t6.0.dxil
; RUN: %dxc-validate %t6.0.dxil
; RUN: %trefoil dis %t6.0.dxil | %filecheck %s --check-prefix=OLD
; OLD: %[[R:.*]] = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68,
; OLD: %[[L:.*]] = extractvalue %dx.types.ResRet.i32 %[[R]], 0
; OLD: %[[H:.*]] = extractvalue %dx.types.ResRet.i32 %[[R]], 1
; OLD: call double @dx.op.makeDouble.f64(i32 101, i32 %[[L]], i32 %[[H]])
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %index = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.TypedBuffer", <2 x double>, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v2f64_0_0_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret = call { <2 x double>, i1 }
      @llvm.dx.resource.load.typedbuffer.v2f64.tdx.TypedBuffer_v2f64_0_0_0t(
      target("dx.TypedBuffer", <2 x double>, 0, 0, 0) %buffer, i32 %index)
  %value = extractvalue { <2 x double>, i1 } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v2f64(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, <2 x double> %value)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.TypedBuffer", <2 x double>, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v2f64_0_0_0t(i32, i32, i32, i32, i1)
declare { <2 x double>, i1 } @llvm.dx.resource.load.typedbuffer.v2f64.tdx.TypedBuffer_v2f64_0_0_0t(target("dx.TypedBuffer", <2 x double>, 0, 0, 0), i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v2f64(target("dx.RawBuffer", i8, 1, 0), i32, i32, <2 x double>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
