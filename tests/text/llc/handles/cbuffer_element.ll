; A constant buffer holds a structure: what front ends write for one that holds an array is refused, as no container can have it.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s
; CHECK: error: a constant buffer holds a structure, or arrays of it
target triple = "dxil-pc-shadermodel6.3-compute"

define void @main() #0 {
  %c = call target("dx.CBuffer", [4 x i32]) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %out, i32 0)
  %row = call { i32, i32, i32, i32 } @llvm.dx.resource.load.cbufferrow.4(target("dx.CBuffer", [4 x i32]) %c, i32 0)
  %v = extractvalue { i32, i32, i32, i32 } %row, 0
  store i32 %v, ptr %p
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
