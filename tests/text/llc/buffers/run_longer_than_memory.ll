; A run of bytes that is longer than its memory, from an element on: LLVM leaves it undefined, and what there is is copied.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %dxc-dis %t.dxil | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() #0 {
  %data = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %from = alloca [4 x i32], align 4
  %to = alloca [4 x i32], align 4
  %from1 = getelementptr [4 x i32], ptr %from, i32 0, i32 1
  %to1 = getelementptr [4 x i32], ptr %to, i32 0, i32 1
  store i32 7, ptr %from1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to1, ptr align 4 %from1, i64 -1, i1 false)
  %last = load i32, ptr %to1
; CHECK: rawBufferStore{{.*}} i32 7,
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %data, i32 0, i32 poison, i32 %last)
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
