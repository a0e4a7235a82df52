; Derivatives and discard in a pixel shader.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-pixel"

@X = external hidden thread_local addrspace(7) externally_initialized constant float, !spirv.Decorations !0
@SV_Target0 = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0

define void @main() #0 {
entry:
  %x = load float, ptr addrspace(7) @X
  ; CHECK: OpDPdxCoarse
  %a = call float @llvm.spv.ddx.coarse.f32(float %x)
  ; CHECK: OpDPdyFine
  %b = call float @llvm.spv.ddy.fine.f32(float %x)
  ; CHECK: OpFwidth %float
  %c = call float @llvm.spv.fwidth.f32(float %x)
  %negative = fcmp olt float %x, 0.0
  br i1 %negative, label %gone, label %stays
gone:
  ; CHECK: OpDemoteToHelperInvocation
  call void @llvm.spv.discard()
  br label %stays
stays:
  %v0 = insertelement <4 x float> zeroinitializer, float %a, i64 0
  %v1 = insertelement <4 x float> %v0, float %b, i64 1
  %v2 = insertelement <4 x float> %v1, float %c, i64 2
  store <4 x float> %v2, ptr addrspace(8) @SV_Target0
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
!0 = !{!1}
!1 = !{i32 30, i32 0}
