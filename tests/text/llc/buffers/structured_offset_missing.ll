; The offset into an element of a structured buffer is a number: without one the access has no place.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() #0 {
  %buffer = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  ; CHECK: structured_offset_missing.ll:[[@LINE+1]]:3: error: in function main: Element index of structured buffer may not be poison
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %buffer, i32 0, i32 poison, float 1.0)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
