; Intrinsics that LLVM's SPIR-V back end alone has, and built-in inputs of SPIR-V.
; compute: main
; dispatch: 3 2 1
; bind u0: structured uint[8] zero
; expect u0: 3 2 1 0x38003c00 0x3f800000 0x3f000000 2 0
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %x = call i32 @llvm.spv.num.workgroups.i32(i32 0)
  %y = call i32 @llvm.spv.num.workgroups.i32(i32 1)
  %z = call i32 @llvm.spv.num.workgroups.i32(i32 2)
  %packed = call i32 @llvm.spv.packhalf2x16.i32.v2f32(<2 x float> <float 1.0, float 0.5>)
  %g = call i32 @llvm.spv.group.id.i32(i32 2)
  %word = add i32 %packed, %g
  %halves = call <2 x float> @llvm.spv.unpackhalf2x16.v2f32(i32 %word)
  %low = extractelement <2 x float> %halves, i32 0
  %high = extractelement <2 x float> %halves, i32 1
  %lowbits = bitcast float %low to i32
  %highbits = bitcast float %high to i32
  %f = sitofp i32 %y to float
  %sign = call i32 @llvm.spv.sign.f32(float %f)
  %two = add i32 %sign, 1
  %sub = call i32 @llvm.spv.subgroup.id()
  %o0 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 0)
  store i32 %x, ptr addrspace(11) %o0
  %o1 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 1)
  store i32 %y, ptr addrspace(11) %o1
  %o2 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 2)
  store i32 %z, ptr addrspace(11) %o2
  %o3 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 3)
  store i32 %word, ptr addrspace(11) %o3
  %o4 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 4)
  store i32 %lowbits, ptr addrspace(11) %o4
  %o5 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 5)
  store i32 %highbits, ptr addrspace(11) %o5
  %o6 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 6)
  store i32 %two, ptr addrspace(11) %o6
  %o7 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 7)
  store i32 %sub, ptr addrspace(11) %o7
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
