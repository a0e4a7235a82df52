; A module with two entries, of which each has the variables that it uses; a function that both call is inlined in both.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-library"

; CHECK: OpEntryPoint Vertex %[[VS:.*]] "vs" %[[POS:[^ ]+]] %gl_Position
; CHECK: OpEntryPoint Fragment %[[PS:.*]] "ps" %[[TARGET:[^ ]+]]
; CHECK: OpExecutionMode %[[PS]] OriginUpperLeft
; CHECK-NOT: OpExecutionMode
@POSITION0 = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !0
@SV_Position = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !2
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define internal <4 x float> @twice(<4 x float> %x) {
  %y = fadd <4 x float> %x, %x
  ret <4 x float> %y
}

; CHECK: %[[VS]] = OpFunction
define void @vs() #0 {
  %p = load <4 x float>, ptr addrspace(7) @POSITION0
  %q = call <4 x float> @twice(<4 x float> %p)
  ; CHECK: OpStore %gl_Position
  store <4 x float> %q, ptr addrspace(8) @SV_Position
  ret void
}

; CHECK: %[[PS]] = OpFunction
define void @ps() #1 {
  %q = call <4 x float> @twice(<4 x float> <float 0.5, float 0.25, float 0.0, float 0.5>)
  ; CHECK: OpStore %[[TARGET]]
  store <4 x float> %q, ptr addrspace(8) @SV_Target0
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }
attributes #1 = { "hlsl.shader"="pixel" }
!0 = !{!1}
!1 = !{i32 30, i32 0}
!2 = !{!3}
!3 = !{i32 11, i32 0}
