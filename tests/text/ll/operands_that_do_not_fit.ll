; An intrinsic is called with the types that its row in the table says.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: operands_that_do_not_fit.ll:[[#@LINE+5]]:8: error: 'llvm.dx.sdot.v3i32' does not take operands of these types, or gives another result
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %h = call target("dx.RawBuffer", <3 x i32>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v3i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.sdot.v3i32(target("dx.RawBuffer", <3 x i32>, 1, 0) %h, i32 1)
  store <3 x i32> zeroinitializer, ptr %p
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
