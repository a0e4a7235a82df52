; An intrinsic's name with operands that it does not take is a function of that name, which DXIL has no form for.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: error: the intrinsic 'llvm.dx.sdot.v3i32' has no form in DXIL
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %h = call target("dx.RawBuffer", <3 x i32>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v3i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.sdot.v3i32(target("dx.RawBuffer", <3 x i32>, 1, 0) %h, i32 1)
  store <3 x i32> zeroinitializer, ptr %p
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
