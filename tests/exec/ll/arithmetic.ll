; Powers by integers and sums held within their type.
; compute: main
; bind u0: structured mixed 8*0
; expect u0: 8.0 0.25 -27.0 16.0 2147483647 -2147483648 30 -2147483648
target triple = "dxil-pc-shadermodel6.0-compute"

%struct.Out = type { float, float, float, float, i32, i32, i32, i32 }

define void @main() #0 {
entry:
  %h = call target("dx.RawBuffer", %struct.Out, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %struct.Out, 1, 0) %h, i32 0)
  %id = call i32 @llvm.dx.thread.id(i32 0)
  %two = add i32 %id, 2
  %three = add i32 %id, 3
  %f2 = uitofp i32 %two to float
  %f3 = uitofp i32 %three to float
  %a = call float @llvm.powi.f32.i32(float %f2, i32 3)
  %b = call float @llvm.powi.f32.i32(float %f2, i32 -2)
  %m3 = fneg float %f3
  %c = call float @llvm.powi.f32.i32(float %m3, i32 %three)
  %c.r = call float @llvm.roundeven.f32(float %c)
  %m2 = fneg float %f2
  %four = add i32 %id, 4
  %d = call float @llvm.powi.f32.i32(float %m2, i32 %four)
  %d.r = call float @llvm.roundeven.f32(float %d)
  store float %a, ptr %p
  %p1 = getelementptr %struct.Out, ptr %p, i32 0, i32 1
  store float %b, ptr %p1
  %p2 = getelementptr %struct.Out, ptr %p, i32 0, i32 2
  store float %c.r, ptr %p2
  %p3 = getelementptr %struct.Out, ptr %p, i32 0, i32 3
  store float %d.r, ptr %p3
  %big = add i32 %id, 2147483640
  %small = sub i32 -2147483640, %id
  %e = call i32 @llvm.sadd.sat.i32(i32 %big, i32 100)
  %f = call i32 @llvm.ssub.sat.i32(i32 %small, i32 100)
  %ten = add i32 %id, 10
  %g = call i32 @llvm.sadd.sat.i32(i32 %ten, i32 20)
  %w = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %big, i32 8)
  %w.v = extractvalue { i32, i1 } %w, 0
  %w.o = extractvalue { i32, i1 } %w, 1
  %w.s = select i1 %w.o, i32 %w.v, i32 0
  %p4 = getelementptr %struct.Out, ptr %p, i32 0, i32 4
  store i32 %e, ptr %p4
  %p5 = getelementptr %struct.Out, ptr %p, i32 0, i32 5
  store i32 %f, ptr %p5
  %p6 = getelementptr %struct.Out, ptr %p, i32 0, i32 6
  store i32 %g, ptr %p6
  %p7 = getelementptr %struct.Out, ptr %p, i32 0, i32 7
  store i32 %w.s, ptr %p7
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
