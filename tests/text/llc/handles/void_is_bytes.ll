; A raw buffer of `void` is one of bytes, as one of `i8` is.
; RUN: %trefoil llc %s -o %t
; RUN: %dxc-validate %t
; RUN: %trefoil dis %t | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK: @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %{{.*}}, i32 8, i32 undef, i32 3,
define void @main() #0 {
  %bytes = call target("dx.RawBuffer", void, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", void, 1, 0) %bytes, i32 8, i32 poison, i32 3)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
