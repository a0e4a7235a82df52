; A row of eight halves is one where halves are native: else each takes four bytes, and a row has four.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: [[@LINE+4]]:10: error: a row of 8 values: a constant buffer's row has 4 of this type
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
  %buffer = call target("dx.CBuffer", target("dx.Layout", { half }, 2, 0)) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret = call { half, half, half, half, half, half, half, half } @llvm.dx.resource.load.cbufferrow.8(target("dx.CBuffer", target("dx.Layout", { half }, 2, 0)) %buffer, i32 0)
  %value = extractvalue { half, half, half, half, half, half, half, half } %ret, 5
  %f = fpext half %value to float
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, float %f)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
