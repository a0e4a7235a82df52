; The version of SPIR-V is that of the triple's first word, or else the newest of the version of Vulkan.
; RUN: %trefoil llc %s -mtriple=spirv1.0-unknown-vulkan1.0-compute -o %t.0
; RUN: %spirv-val --target-env vulkan1.0 %t.0
; RUN: %spirv-dis %t.0 | %filecheck %s --check-prefixes=ANY,V0
; RUN: %trefoil llc %s -mtriple=spirv1.2-unknown-vulkan1.1-compute -o %t.2
; RUN: %spirv-val --target-env vulkan1.1 %t.2
; RUN: %spirv-dis %t.2 | %filecheck %s --check-prefixes=ANY,V2
; RUN: %trefoil llc %s -mtriple=spirv-unknown-vulkan1.1-compute -o %t.3
; RUN: %spirv-val --target-env vulkan1.1 %t.3
; RUN: %spirv-dis %t.3 | %filecheck %s --check-prefixes=ANY,V3
; RUN: %trefoil llc %s -mtriple=spirv1.4-unknown-vulkan1.2-compute -o %t.4
; RUN: %spirv-val --target-env vulkan1.2 %t.4
; RUN: %spirv-dis %t.4 | %filecheck %s --check-prefixes=ANY,V4
; RUN: %trefoil llc %s -mtriple=spirv-vulkan1.2-library -o %t.5
; RUN: %spirv-val --target-env vulkan1.2 %t.5
; RUN: %spirv-dis %t.5 | %filecheck %s --check-prefixes=ANY,V5
; RUN: %trefoil llc %s -mtriple=spirv-unknown-vulkan1.4-compute -o %t.6
; RUN: %spirv-val --target-env vulkan1.4 %t.6
; RUN: %spirv-dis %t.6 | %filecheck %s --check-prefixes=ANY,V6
; V0: ; Version: 1.0
; V2: ; Version: 1.2
; V3: ; Version: 1.3
; V4: ; Version: 1.4
; V5: ; Version: 1.5
; V6: ; Version: 1.6
; ANY: OpEntryPoint GLCompute
; ANY: OpExecutionMode %{{.*}} LocalSize 4 2 1

; RUN: not %trefoil llc %s -mtriple=spirv1.6-unknown-vulkan1.2-compute -o %t.x 2>&1 | %filecheck %s --check-prefix=OLD
; OLD: error: the target triple 'spirv1.6-unknown-vulkan1.2-compute' names a version of SPIR-V that needs Vulkan 1.3
; RUN: %trefoil llc %s -mtriple=spirv64-unknown-unknown -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %i)
  store i32 %i, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,2,1" }
