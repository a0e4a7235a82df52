; Runs of bytes that begin at an element: a part of an array copied to a part of another, moved within its own array, between buffers
; and within one, and set in a buffer.
; compute: main
; dispatch: 1 1 1
; bind u0: raw uint 1 2 3 4 5 6 7 8 9 10 11 12
; bind u1: structured uint 4*0
; expect u0: 1 1 2 3 4 6 7 0 0 10 30 20
; expect u1: 5 6 7 8
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %data = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %copy = call target("dx.RawBuffer", { i32, [2 x float], i32 }, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, i1 false)
  %from = alloca [4 x i32], align 4
  %to = alloca [4 x i32], align 4
  %from1 = getelementptr [4 x i32], ptr %from, i32 0, i32 1
  %from2 = getelementptr [4 x i32], ptr %from, i32 0, i32 2
  %from3 = getelementptr [4 x i32], ptr %from, i32 0, i32 3
  store i32 10, ptr %from1
  store i32 20, ptr %from2
  store i32 30, ptr %from3
  %to1 = getelementptr [4 x i32], ptr %to, i32 0, i32 1
  %to2 = getelementptr [4 x i32], ptr %to, i32 0, i32 2
  %to3 = getelementptr [4 x i32], ptr %to, i32 0, i32 3
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %to1, ptr align 4 %from1, i32 12, i1 false)
  %last = load i32, ptr %to3
  call void @llvm.memmove.p0.p0.i32(ptr align 4 %to2, ptr align 4 %to1, i32 8, i1 false)
  %moved = load i32, ptr %to3

  %d0 = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %data, i32 0)
  %d1 = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %data, i32 4)
  %d4 = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %data, i32 16)
  %d7 = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %data, i32 28)
  %d10 = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %data, i32 40)
  %d11 = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %data, i32 44)
  %c0 = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", { i32, [2 x float], i32 }, 1, 0) %copy, i32 0)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %c0, ptr align 4 %d4, i32 16, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr align 4 %d1, ptr align 4 %d0, i32 16, i1 false)
  call void @llvm.memset.p0.i32(ptr align 4 %d7, i8 0, i32 8, i1 false)
  store i32 %last, ptr %d10
  store i32 %moved, ptr %d11
  ret void
}

declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
