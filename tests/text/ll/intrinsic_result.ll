; A barrier gives nothing, whatever the text wants of it.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
; RUN: not %trefoil opt -S -passes=dce %s -o - 2>&1 | %filecheck %s
; CHECK: intrinsic_result.ll:[[#@LINE+4]]:8: error: 'llvm.spv.group.memory.barrier.with.group.sync' does not take operands of these types, or gives another result
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %x = call i32 @llvm.spv.group.memory.barrier.with.group.sync()
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
