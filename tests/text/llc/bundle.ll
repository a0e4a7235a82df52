; An operand bundle that is not convergence's has no meaning in DXIL: it is refused at its place.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: bundle.ll:{{[0-9]+}}:{{[0-9]+}}: error: the operand bundle "deopt" has no meaning in DXIL
target triple = "dxil-pc-shadermodel6.3-compute"

define void @main() #0 {
  call void @llvm.dx.group.memory.barrier.with.group.sync() [ "deopt"(i32 1) ]
  ret void
}

declare void @llvm.dx.group.memory.barrier.with.group.sync()

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
