; `compile` takes the IR that `--emit ll` writes. What other front ends write has calls that no pass of ours expands; `llc` takes that.
; RUN: not %trefoil compile -T cs_6_3 %s -o %t 2>&1 | %filecheck %s
; RUN: not %trefoil compile -T cs_6_3 --emit spirv %s -o %t 2>&1 | %filecheck %s
; RUN: %trefoil llc %s -o %t.dxil
; CHECK: compile_foreign.ll:[[#@LINE+7]]:10: error: 'llvm.dx.rcp.f32' is called and not defined: of the IR that other front ends make, `trefoil llc` makes shaders
target triple = "dxil-pc-shadermodel6.3-compute"

define void @main() #0 {
  %out = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", float, 1, 0) %out, i32 0)
  %x = load float, ptr %p
  %rcp = call float @llvm.dx.rcp.f32(float %x)
  store float %rcp, ptr %p
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
