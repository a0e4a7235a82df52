; LLVM's clock: operation 109, whose two words make the number.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t
; RUN: %dxc-validate %t
; RUN: %dxc-dis %t | %filecheck %s
; CHECK: [[WORDS:%.*]] = call %dx.types.twoi32 @dx.op.cycleCounterLegacy(i32 109)
; CHECK: extractvalue %dx.types.twoi32 [[WORDS]], 0
; CHECK: extractvalue %dx.types.twoi32 [[WORDS]], 1
; CHECK: shl i64 %{{.*}}, 32
; Each read is one of its own.
; CHECK: call %dx.types.twoi32 @dx.op.cycleCounterLegacy(i32 109)
; CHECK: sub i64
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %start = call i64 @llvm.readcyclecounter()
  %end = call i64 @llvm.readcyclecounter()
  %cycles = sub i64 %end, %start
  %low = trunc i64 %cycles to i32
  %h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %h, i32 0)
  store i32 %low, ptr %p, align 4
  ret void
}

declare i64 @llvm.readcyclecounter()
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
