; Byte-addressed buffers by direct loads and stores and through addresses: vectors, words, two words at once.
; compute: main
; bind t0: raw mixed 1 2 3 4 5.0 6.0
; bind u0: raw mixed 8*0
; expect u0: 1 2 3 4 10 11.0 7 1
target triple = "dxil-pc-shadermodel6.3-compute"

define void @main() #0 {
entry:
  %in = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %four = call { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %in, i32 %t, i32 0)
  %v = extractvalue { <4 x i32>, i1 } %four, 0
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4i32(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 0, <4 x i32> %v)
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i32(target("dx.RawBuffer", i8, 1, 0) %out, i32 16, i32 poison, i32 %sum)
  %at = add i32 %t, 16
  %two = call { <2 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v2f32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %in, i32 %at, i32 poison)
  %f = extractvalue { <2 x float>, i1 } %two, 0
  %fsum = call float @llvm.vector.reduce.fadd.v2f32(float 0.000000e+00, <2 x float> %f)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %out, i32 20)
  store float %fsum, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i32 4
  %old = atomicrmw add ptr %q, i32 7 monotonic, align 4
  %r = getelementptr i32, ptr %q, i32 1
  store i32 1, ptr %r, align 4
  ret void
}

declare target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32, i32, i32, i32, ptr)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, ptr)
declare { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0), i32, i32)
declare { <2 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v2f32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0), i32, i32)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4i32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x i32>)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.i32(target("dx.RawBuffer", i8, 1, 0), i32, i32, i32)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)
declare i32 @llvm.dx.thread.id(i32)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
