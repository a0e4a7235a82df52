; Matrices as clang has them, vectors that hold one column after another, and products that leave their type.
; compute: main
; bind u0: structured mixed 12*0
; expect u0: 19.0 43.0 22.0 50.0 1 0 1 0 1 0 -2 705032704
target triple = "dxil-pc-shadermodel6.2-compute"

%struct.Out = type { <4 x float>, <4 x i32>, <4 x i32> }

define void @main() #0 {
entry:
  %h = call target("dx.RawBuffer", %struct.Out, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %struct.Out, 1, 0) %h, i32 0)
  %id = call i32 @llvm.dx.thread.id(i32 0)
  %f = uitofp i32 %id to float
  %one = fadd float %f, 1.0
  %a0 = insertelement <4 x float> <float poison, float 3.0, float 2.0, float 4.0>, float %one, i32 0
  %b0 = insertelement <4 x float> <float 5.0, float 6.0, float 7.0, float poison>, float 8.0, i32 3
; (1 2; 3 4) times (5 6; 7 8), the second one written row by row and turned.
  %b1 = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %b0, i32 2, i32 2)
  %m = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %a0, <4 x float> %b1, i32 2, i32 2, i32 2)
  store <4 x float> %m, ptr %p

  %big = add i32 %id, 100000
  %u = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %big, i32 50000)
  %u.over = extractvalue { i32, i1 } %u, 1
  %u.low = extractvalue { i32, i1 } %u, 0
  %u2 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %big, i32 40000)
  %u2.over = extractvalue { i32, i1 } %u2, 1
  %s = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %big, i32 30000)
  %s.over = extractvalue { i32, i1 } %s, 1
  %minus = sub i32 -2, %id
  %one.i = add i32 %id, 1
  %s2 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %minus, i32 %one.i)
  %s2.over = extractvalue { i32, i1 } %s2, 1
  %s2.low = extractvalue { i32, i1 } %s2, 0
  %x0 = zext i1 %u.over to i32
  %x1 = zext i1 %u2.over to i32
  %x2 = zext i1 %s.over to i32
  %x3 = zext i1 %s2.over to i32
  %v0 = insertelement <4 x i32> poison, i32 %x0, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %x1, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %x2, i32 2
  %v3 = insertelement <4 x i32> %v2, i32 %x3, i32 3
  %p1 = getelementptr %struct.Out, ptr %p, i32 0, i32 1
  store <4 x i32> %v3, ptr %p1

  %wide = zext i32 %big to i64
  %w = shl i64 %wide, 40
  %l = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %w, i64 %wide)
  %l.over = extractvalue { i64, i1 } %l, 1
  %n = sub i64 0, %wide
  %k = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %n, i64 %wide)
  %k.over = extractvalue { i64, i1 } %k, 1
  %y0 = zext i1 %l.over to i32
  %y1 = zext i1 %k.over to i32
  %w0 = insertelement <4 x i32> poison, i32 %y0, i32 0
  %w1 = insertelement <4 x i32> %w0, i32 %y1, i32 1
  %w2 = insertelement <4 x i32> %w1, i32 %s2.low, i32 2
  %w3 = insertelement <4 x i32> %w2, i32 %u.low, i32 3
  %p2 = getelementptr %struct.Out, ptr %p, i32 0, i32 2
  store <4 x i32> %w3, ptr %p2
  ret void
}

declare target("dx.RawBuffer", %struct.Out, 1, 0) @llvm.dx.resource.handlefrombinding(i32, i32, i32, i32, i1)
declare ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %struct.Out, 1, 0), i32)
declare i32 @llvm.dx.thread.id(i32)
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
