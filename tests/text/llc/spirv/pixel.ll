; The interface of a pixel shader: inputs lie in address space 7, outputs in 8, with their decorations by SPIR-V's numbers: 30 is
; Location, 11 BuiltIn (15 is FragCoord), 16 Centroid. Vulkan interpolates no integers: such inputs are Flat.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

; CHECK: OpEntryPoint Fragment %{{.*}} "main" %[[UV:[^ ]+]] %[[KIND:[^ ]+]] %gl_FragCoord %[[OUT:[^ ]+]]
; CHECK: OpExecutionMode %{{.*}} OriginUpperLeft
; CHECK: OpDecorate %[[UV]] Location 0
; CHECK: OpDecorate %[[UV]] Centroid
; CHECK: OpDecorate %[[KIND]] Location 1
; CHECK: OpDecorate %[[KIND]] Flat
; CHECK: OpDecorate %gl_FragCoord BuiltIn FragCoord
; CHECK: OpDecorate %[[OUT]] Location 0
@TEXCOORD0 = external hidden thread_local addrspace(7) externally_initialized constant <2 x float>, !spirv.Decorations !0
@KIND0 = external hidden thread_local addrspace(7) externally_initialized constant i32, !spirv.Decorations !3
@SV_Position = external hidden thread_local addrspace(7) externally_initialized constant <4 x float>, !spirv.Decorations !5
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !7

define void @main() #0 {
  %uv = load <2 x float>, ptr addrspace(7) @TEXCOORD0
  %kind = load i32, ptr addrspace(7) @KIND0
  ; The third component of the position: byte 8 of it.
  ; CHECK: OpAccessChain %_ptr_Input_float %gl_FragCoord %uint_2
  %z = load float, ptr addrspace(7) getelementptr (i8, ptr addrspace(7) @SV_Position, i64 8)
  %wide = shufflevector <2 x float> %uv, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %k = uitofp i32 %kind to float
  %three = insertelement <4 x float> %wide, float %z, i64 2
  %four = insertelement <4 x float> %three, float %k, i64 3
  ; CHECK: OpStore %[[OUT]]
  store <4 x float> %four, ptr addrspace(8) @SV_Target0
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1, !2}
!1 = !{i32 30, i32 0}
!2 = !{i32 16}
!3 = !{!4}
!4 = !{i32 30, i32 1}
!5 = !{!6}
!6 = !{i32 11, i32 15}
!7 = !{!1}
