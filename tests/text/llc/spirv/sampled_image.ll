; A sampled image is a texture and its sampler in one descriptor; its handle stands for both.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
; RUN: %trefoil opt -S -passes=dce %s -o - | %filecheck %s --check-prefix=TEXT
; TEXT: call target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpDecorate [[BOTH:%[a-z0-9_]+]] DescriptorSet 0
; CHECK: OpDecorate [[BOTH]] Binding 3
; CHECK: [[IMAGE:%[a-z0-9_]+]] = OpTypeImage %float 2D 2 0 0 1 Unknown
; CHECK: [[TYPE:%[a-z0-9_]+]] = OpTypeSampledImage [[IMAGE]]
; CHECK: [[BOTH]] = OpVariable %_ptr_UniformConstant_{{.*}} UniformConstant
define void @main() #0 {
  %t = call target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr null)
  %o = call target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.o(i32 0, i32 1, i32 1, i32 0, ptr null)
  ; CHECK: [[LOADED:%[0-9]+]] = OpLoad [[TYPE]] [[BOTH]]
  ; CHECK: OpImageSampleExplicitLod %v4float [[LOADED]]
  %s = call <4 x float> @llvm.spv.resource.samplelevel.v4f32(target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) %t, target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) %t, <2 x float> <float 0.5, float 0.5>, float 0.0, <2 x i32> zeroinitializer)
  ; CHECK: [[ALONE:%[0-9]+]] = OpImage [[IMAGE]]
  ; CHECK: OpImageFetch %v4float [[ALONE]]
  %x = call <4 x float> @llvm.spv.resource.load.level.v4f32(target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) %t, <2 x i32> zeroinitializer, i32 0, <2 x i32> zeroinitializer)
  %sum = fadd <4 x float> %s, %x
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x <4 x float>], 12, 1) %o, i32 0)
  store <4 x float> %sum, ptr addrspace(11) %to
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }
