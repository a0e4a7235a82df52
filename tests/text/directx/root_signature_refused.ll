; What a root signature may not hold, all of it at once.
; RUN: not %trefoil opt -disable-output -passes='print<dxil-root-signature>' %s 2>&1 | %filecheck %s
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!dx.rootsignatures = !{!0, !30}
!0 = !{ptr @main, !1, i32 2}
!1 = !{!2, !3, !4, !5, !6, !9, !12, !14, !16, !17}
; CHECK: error: Invalid format for RootConstants Element
!2 = !{!"RootConstants", i32 0, i32 1, i32 2}
; CHECK: error: Invalid value for RegisterSpace
!3 = !{!"RootCBV", i32 0, i32 1, !"space", i32 0}
; CHECK: error: Invalid Root Signature Element
!4 = !{!"RootBuffer", i32 0, i32 1, i32 0, i32 0}
; CHECK: error: Invalid value for RootFlags: 2147487744
!5 = !{!"RootFlags", i32 -2147479552}
; CHECK: error: Invalid value for ShaderVisibility: 255
; CHECK: error: Invalid value for ShaderRegister: 4294967295
; CHECK: error: Invalid value for RegisterSpace: 4294967280
; CHECK: error: Invalid value for RootDescriptorFlag: 3
!6 = !{!"RootUAV", i32 255, i32 -1, i32 -16, i32 3}
; CHECK: error: Invalid value for NumDescriptors: 0
; CHECK: error: Invalid value for DescriptorFlag: 9
; CHECK: error: Samplers cannot be mixed with other resource types in a descriptor table, SRV(location=1)
!9 = !{!"DescriptorTable", i32 0, !10, !11}
!10 = !{!"SRV", i32 0, i32 0, i32 0, i32 -1, i32 0}
!11 = !{!"Sampler", i32 1, i32 0, i32 0, i32 -1, i32 9}
; CHECK: error: Overflow for shader register range: UAV(register=4294967294, space=0).
!12 = !{!"DescriptorTable", i32 0, !13}
!13 = !{!"UAV", i32 4, i32 -2, i32 0, i32 -1, i32 0}
; CHECK: error: Range SRV(register=7, space=0) cannot be appended after an unbounded range
!14 = !{!"DescriptorTable", i32 0, !18, !15}
!18 = !{!"SRV", i32 -1, i32 0, i32 1, i32 -1, i32 0}
!15 = !{!"SRV", i32 1, i32 7, i32 0, i32 -1, i32 0}
; CHECK: error: Invalid value for Filter: 2
; CHECK: error: Invalid value for AddressV: 6
; CHECK: error: Invalid value for MipLODBias: 1.600000e+01
; CHECK: error: Invalid value for MaxAnisotropy: 17
; CHECK: error: Invalid value for ComparisonFunc: 0
; CHECK: error: Invalid value for MaxLOD: nan
!16 = !{!"StaticSampler", i32 2, i32 1, i32 6, i32 1, float 1.600000e+01, i32 17, i32 0, i32 1, float 0.000000e+00, float 0x7FF8000000000000, i32 0, i32 0, i32 0}
!17 = !{!"RootConstants", i32 0, i32 1, i32 2, i32 3}
; CHECK: error: First element of root signature is not a Value
!30 = !{!"main", !1, i32 2}
