; A vertex and a pixel shader in one module, by inputs and outputs in address spaces 7 and 8: an integer that is not interpolated,
; the vertex's number, the pixel's position.
; vertex: vs
; pixel: ps
; target 0: rgba32float 2x1
; draw: 3
; attribute POSITION: float2[3] -1 -1  3 -1  -1 3
; attribute NUMBER: uint[3] 7 7 7
; expect target 0: 0.5 7 0.5 1   1.5 7 0.5 1
target triple = "spirv1.6-unknown-vulkan1.3-library"

@POSITION0 = external hidden thread_local addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !0
@NUMBER0 = external hidden thread_local addrspace(7) externally_initialized constant i32, !spirv.Decorations !2
@SV_Position = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !4
@KIND = external hidden thread_local addrspace(8) global i32, !spirv.Decorations !0
@FragCoord = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !6
@KINDin = external hidden thread_local addrspace(7) externally_initialized constant i32, !spirv.Decorations !0
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @vs() #0 {
  %p = load <2 x float>, ptr addrspace(7) @POSITION0
  %n = load i32, ptr addrspace(7) @NUMBER0
  %q = shufflevector <2 x float> %p, <2 x float> <float 0.0, float 1.0>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %q, ptr addrspace(8) @SV_Position
  store i32 %n, ptr addrspace(8) @KIND
  ret void
}

define void @ps() #1 {
  %at = load <4 x float>, ptr addrspace(7) @FragCoord
  %kind = load i32, ptr addrspace(7) @KINDin
  %k = uitofp i32 %kind to float
  %x = extractelement <4 x float> %at, i32 0
  %y = extractelement <4 x float> %at, i32 1
  store float %x, ptr addrspace(8) @SV_Target0
  store float %k, ptr addrspace(8) getelementptr (<4 x float>, ptr addrspace(8) @SV_Target0, i32 0, i32 1)
  store float %y, ptr addrspace(8) getelementptr (i8, ptr addrspace(8) @SV_Target0, i64 8)
  store float 1.0, ptr addrspace(8) getelementptr (i8, ptr addrspace(8) @SV_Target0, i64 12)
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }
attributes #1 = { "hlsl.shader"="pixel" }
!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 30, i32 1}
!4 = !{!5}
!5 = !{i32 11, i32 0}
!6 = !{!7}
!7 = !{i32 11, i32 15}
