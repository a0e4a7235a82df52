; RWBuffer<int> Buf : register(u7, space2)
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.0-compute %s -o %t6.0.dxil
; RUN: %dxc-validate %t6.0.dxil
; RUN: %trefoil dis %t6.0.dxil | %filecheck %s --check-prefix=OLD
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.6-compute %s -o %t6.6.dxil
; RUN: %dxc-validate %t6.6.dxil
; RUN: %trefoil dis %t6.6.dxil | %filecheck %s --check-prefix=NEW
; OLD: call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 7, i1 false)
; OLD: = !{i32 0, %"class.RWBuffer<int>"* undef, !"", i32 2, i32 7, i32 1, i32 10, i1 false, i1 false, i1 false,
; NEW: call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 7, i32 7, i32 2, i8 1 }, i32 7, i1 false)
; NEW: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 4106, i32 260 })
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %buf = call target("dx.TypedBuffer", i32, 1, 0, 1)
      @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(
      i32 2, i32 7, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_i32_1_0_1t.i32(target("dx.TypedBuffer", i32, 1, 0, 1) %buf, i32 0, i32 1)
  ret void
}

declare target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_i32_1_0_1t.i32(target("dx.TypedBuffer", i32, 1, 0, 1), i32, i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
