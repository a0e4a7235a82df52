; LLVM 22 writes the flags of a static sampler after all else, as zero where the version has none.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil opt -passes='print<dxil-root-signature>' -disable-output %s 2>&1 | %filecheck %s
; CHECK: NumStaticSamplers: 1
target triple = "dxil-pc-shadermodel6.3-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!dx.rootsignatures = !{!0}
!0 = !{ptr @main, !1, i32 2}
!1 = !{!2}
!2 = !{!"StaticSampler", i32 4, i32 2, i32 3, i32 5, float 1.425000e+00, i32 9, i32 3, i32 2, float -1.280000e+02, float 1.280000e+02, i32 42, i32 0, i32 0, i32 0}
