; Root signatures as clang has them in metadata.
; RUN: %trefoil opt -passes='print<dxil-root-signature>' -disable-output %s 2>&1 | %filecheck %s
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
target triple = "dxil-pc-shadermodel6.3-compute"

define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!dx.rootsignatures = !{!0}
!0 = !{ptr @main, !1, i32 2}
!1 = !{!2, !3, !4, !5, !8}
!2 = !{!"RootFlags", i32 1}
!3 = !{!"RootConstants", i32 0, i32 1, i32 2, i32 3}
!4 = !{!"RootSRV", i32 5, i32 4, i32 5, i32 4}
!5 = !{!"DescriptorTable", i32 0, !6, !7}
!6 = !{!"UAV", i32 5, i32 1, i32 10, i32 -1, i32 2}
!7 = !{!"CBV", i32 1, i32 0, i32 0, i32 5, i32 4}
!8 = !{!"StaticSampler", i32 4, i32 2, i32 3, i32 5, float 1.425000e+00, i32 9, i32 3, i32 2, float -1.280000e+02, float 1.280000e+02, i32 42, i32 0, i32 0}

; CHECK: Root Signature Definitions
; CHECK: Definition for 'main':
; CHECK: Flags: 0x000001
; CHECK: Version: 2
; CHECK: RootParametersOffset: 24
; CHECK: NumParameters: 3
; CHECK: - Parameter Type: 1
; CHECK:   Shader Visibility: 0
; CHECK:   Register Space: 2
; CHECK:   Shader Register: 1
; CHECK:   Num 32 Bit Values: 3
; CHECK: - Parameter Type: 3
; CHECK:   Shader Visibility: 5
; CHECK:   Register Space: 5
; CHECK:   Shader Register: 4
; CHECK:   Flags: 4
; CHECK: - Parameter Type: 0
; CHECK:   Shader Visibility: 0
; CHECK:   NumRanges: 2
; CHECK:   - Range Type: UAV
; CHECK:     Register Space: 10
; CHECK:     Base Shader Register: 1
; CHECK:     Num Descriptors: 5
; CHECK:     Offset In Descriptors From Table Start: 4294967295
; CHECK:     Flags: 2
; CHECK:   - Range Type: CBV
; CHECK:     Register Space: 0
; CHECK:     Base Shader Register: 0
; CHECK:     Num Descriptors: 1
; CHECK:     Offset In Descriptors From Table Start: 5
; CHECK:     Flags: 4
; CHECK: NumStaticSamplers: 1
; CHECK: StaticSamplersOffset: 0
