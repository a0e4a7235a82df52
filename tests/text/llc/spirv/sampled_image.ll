; A sampled image as one handle is not read: clang has the image and the sampler.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"
define void @main() #0 {
  ; CHECK: sampled_image.ll:[[@LINE+1]]:{{[0-9]+}}: error: 'target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0)' is no handle of a resource
  %a = call target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }
