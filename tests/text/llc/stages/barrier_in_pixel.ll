; The threads of a pixel shader are in no group that could wait, or whose memory could be ordered.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s
; CHECK: barrier_in_pixel.ll:[[#@LINE+4]]:3: error: a barrier in a pixel shader can only order writable resources: its threads are in no group
target triple = "dxil-pc-shadermodel6.3-pixel"

define void @main() #0 {
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }
