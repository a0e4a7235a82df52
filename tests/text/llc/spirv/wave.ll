; Operations across a wave, built-in inputs by intrinsics of their own, barriers.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK-DAG: OpDecorate %[[GROUPS:.*]] BuiltIn NumWorkgroups
; CHECK-DAG: OpDecorate %[[SUBGROUP:.*]] BuiltIn SubgroupId
; CHECK-DAG: OpDecorate %{{.*}} BuiltIn LocalInvocationIndex
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.flattened.thread.id.in.group()
  %groups = call i32 @llvm.spv.num.workgroups.i32(i32 1)
  %subgroup = call i32 @llvm.spv.subgroup.id()
  %a = add i32 %groups, %subgroup
  ; CHECK: OpGroupNonUniformIAdd %uint %{{.*}} Reduce
  %sum = call i32 @llvm.spv.wave.reduce.sum.i32(i32 %a)
  ; CHECK: OpGroupNonUniformUMax %uint %{{.*}} Reduce
  %max = call i32 @llvm.spv.wave.reduce.umax.i32(i32 %i)
  ; CHECK: OpGroupNonUniformBitwiseXor %uint %{{.*}} Reduce
  %xor = call i32 @llvm.spv.wave.reduce.xor.i32(i32 %i)
  ; CHECK: OpGroupNonUniformIMul %uint %{{.*}} Reduce
  %product = call i32 @llvm.spv.wave.product.i32(i32 %i)
  ; CHECK: OpGroupNonUniformIAdd %uint %{{.*}} ExclusiveScan
  %prefix = call i32 @llvm.spv.wave.prefix.sum.i32(i32 %i)
  ; CHECK: OpGroupNonUniformShuffle %uint
  %lane = call i32 @llvm.spv.wave.readlane.i32(i32 %i, i32 %sum)
  %odd = trunc i32 %i to i1
  ; CHECK: OpGroupNonUniformAny
  %any = call i1 @llvm.spv.wave.any(i1 %odd)
  ; CHECK: OpGroupNonUniformAll
  %all = call i1 @llvm.spv.wave.all(i1 %odd)
  ; CHECK: OpGroupNonUniformAllEqual
  %equal = call i1 @llvm.spv.wave.all.equal.i32(i32 %i)
  ; CHECK: OpGroupNonUniformBallot
  ; CHECK: OpGroupNonUniformBallotBitCount %uint %{{.*}} Reduce
  %count = call i32 @llvm.spv.wave.active.countbits(i1 %odd)
  ; CHECK: OpGroupNonUniformBallot
  ; CHECK: OpGroupNonUniformBallotBitCount %uint %{{.*}} ExclusiveScan
  %before = call i32 @llvm.spv.subgroup.prefix.bit.count(i1 %odd)
  ; CHECK: OpGroupNonUniformElect
  %first = call i1 @llvm.spv.wave.is.first.lane()
  ; CHECK: OpGroupNonUniformQuadSwap
  %across = call i32 @llvm.spv.quad.read.across.x.i32(i32 %i)
  ; CHECK: OpControlBarrier %uint_2 %uint_2 %uint_264
  call void @llvm.spv.group.memory.barrier.with.group.sync()
  ; CHECK: OpMemoryBarrier
  call void @llvm.spv.device.memory.barrier()
  %b1 = and i1 %any, %all
  %b2 = and i1 %b1, %equal
  %b3 = and i1 %b2, %first
  %bits = zext i1 %b3 to i32
  %s1 = add i32 %bits, %max
  %s2 = add i32 %s1, %xor
  %s3 = add i32 %s2, %product
  %s4 = add i32 %s3, %prefix
  %s5 = add i32 %s4, %lane
  %s6 = add i32 %s5, %count
  %s7 = add i32 %s6, %before
  %s8 = add i32 %s7, %across
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %i)
  store i32 %s8, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="64,1,1" }
