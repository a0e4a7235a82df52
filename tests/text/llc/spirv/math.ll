; Arithmetic that LLVM's SPIR-V back end has intrinsics for.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 --scalar-block-layout %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.a(i32 0, i32 0, i32 1, i32 0, ptr null)
  %ints = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.b(i32 0, i32 1, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %out, i32 %i)
  %a = load <3 x float>, ptr addrspace(11) %p
  %q = getelementptr <3 x float>, ptr addrspace(11) %p, i32 1
  %b = load <3 x float>, ptr addrspace(11) %q
  ; CHECK: OpDot %float
  %dot = call float @llvm.spv.fdot.v3f32(<3 x float> %a, <3 x float> %b)
  ; CHECK: OpExtInst %float %{{.*}} Length
  %length = call float @llvm.spv.length.v3f32(<3 x float> %a)
  ; CHECK: OpExtInst %float %{{.*}} Distance
  %distance = call float @llvm.spv.distance.v3f32(<3 x float> %a, <3 x float> %b)
  ; CHECK: OpExtInst %v3float %{{.*}} Normalize
  %normal = call <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %a)
  ; CHECK: OpExtInst %v3float %{{.*}} Cross
  %cross = call <3 x float> @llvm.spv.cross.v3f32(<3 x float> %normal, <3 x float> %b)
  ; CHECK: OpExtInst %v3float %{{.*}} Reflect
  %reflect = call <3 x float> @llvm.spv.reflect.v3f32(<3 x float> %cross, <3 x float> %b)
  ; CHECK: OpExtInst %v3float %{{.*}} Refract
  %refract = call <3 x float> @llvm.spv.refract.v3f32.f32(<3 x float> %reflect, <3 x float> %b, float %dot)
  ; CHECK: OpExtInst %v3float %{{.*}} FaceForward
  %forward = call <3 x float> @llvm.spv.faceforward.v3f32(<3 x float> %refract, <3 x float> %b, <3 x float> %a)
  ; CHECK: OpExtInst %v3float %{{.*}} FMix
  %lerp = call <3 x float> @llvm.spv.lerp.v3f32(<3 x float> %forward, <3 x float> %b, <3 x float> %a)
  ; CHECK: OpExtInst %v3float %{{.*}} Step
  %step = call <3 x float> @llvm.spv.step.v3f32(<3 x float> %lerp, <3 x float> %b)
  ; CHECK: OpExtInst %v3float %{{.*}} SmoothStep
  %smooth = call <3 x float> @llvm.spv.smoothstep.v3f32(<3 x float> %step, <3 x float> %b, <3 x float> %a)
  ; CHECK: OpExtInst %v3float %{{.*}} Degrees
  %degrees = call <3 x float> @llvm.spv.degrees.v3f32(<3 x float> %smooth)
  ; CHECK: OpExtInst %v3float %{{.*}} Radians
  %radians = call <3 x float> @llvm.spv.radians.v3f32(<3 x float> %degrees)
  ; CHECK: OpExtInst %v3float %{{.*}} InverseSqrt
  %rsqrt = call <3 x float> @llvm.spv.rsqrt.v3f32(<3 x float> %radians)
  ; CHECK: OpExtInst %v3float %{{.*}} Fract
  %frac = call <3 x float> @llvm.spv.frac.v3f32(<3 x float> %rsqrt)
  ; CHECK: OpExtInst %v3float %{{.*}} NClamp
  %clamp = call <3 x float> @llvm.spv.nclamp.v3f32(<3 x float> %frac, <3 x float> %a, <3 x float> %b)
  ; CHECK: OpExtInst %v3float %{{.*}} NClamp %{{.*}}
  %saturated = call <3 x float> @llvm.spv.saturate.v3f32(<3 x float> %clamp)
  store <3 x float> %saturated, ptr addrspace(11) %p
  %l = fadd float %length, %distance
  %n = fptosi float %l to i32
  ; CHECK: OpExtInst %{{u?int}} %{{.*}} FindUMsb
  %high = call i32 @llvm.spv.firstbituhigh.i32(i32 %n)
  ; CHECK: OpExtInst %{{u?int}} %{{.*}} FindSMsb
  %signed = call i32 @llvm.spv.firstbitshigh.i32(i32 %high)
  ; CHECK: OpExtInst %{{u?int}} %{{.*}} FindILsb
  %low = call i32 @llvm.spv.firstbitlow.i32(i32 %signed)
  ; CHECK: OpExtInst %{{u?int}} %{{.*}} UClamp
  %u = call i32 @llvm.spv.uclamp.i32(i32 %low, i32 1, i32 %n)
  ; CHECK: OpExtInst %{{u?int}} %{{.*}} SClamp
  %s = call i32 @llvm.spv.sclamp.i32(i32 %u, i32 -1, i32 %n)
  ; CHECK: OpExtInst %{{.*}} PackHalf2x16
  %two = shufflevector <3 x float> %saturated, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %packed = call i32 @llvm.spv.packhalf2x16.i32.v2f32(<2 x float> %two)
  ; CHECK: OpExtInst %{{.*}} UnpackHalf2x16
  %halves = call <2 x float> @llvm.spv.unpackhalf2x16.v2f32(i32 %s)
  %half = extractelement <2 x float> %halves, i32 1
  %sign = call i32 @llvm.spv.sign.f32(float %half)
  %sum = add i32 %packed, %sign
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %ints, i32 %i)
  store i32 %sum, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }
