; Vectors of more than four components, matrices as vectors with LLVM's operations for them, indices computed at run time, bools in
; memory, variables of the module's own.
; compute: main
; bind u0: structured float4[8] -1.0 -2.0 -3.0 0.0 1.0 2.0 3.0 4.0 0.5 1.0 -1.0 2.0 2.0 0.0 0.0 1.0 3.0 1.0 2.0 5.0 1.0 1.0 1.0 1.0 -1.0 2.0 -2.0 3.0
;    0.0 0.0 0.0 1.0
; expect u0 within 1e-4: -1.0 -2.0 -3.0 0.0 1.0 28.0 3.0 4.0 0.5 1.0 2.0 2.0 2.0 0.0 0.0 6.0 11.0 1.0 2.0 5.0 1.0 24.0 1.0 1.0 -1.0 2.0 19.0 3.0
;    0.0 0.0 0.0 35.0
target triple = "dxil-pc-shadermodel6.0-compute"
@g = internal global [4 x <4 x float>] zeroinitializer, align 16
@tab = internal constant [8 x i32] [i32 1, i32 2, i32 3, i32 5, i32 8, i32 13, i32 21, i32 34]
define internal <16 x float> @mul(<16 x float> %a, <16 x float> %b) {
  %r = call <16 x float> @llvm.matrix.multiply.v16f32.v16f32.v16f32(<16 x float> %a, <16 x float> %b, i32 4, i32 4, i32 4)
  ret <16 x float> %r
}
define void @main() #0 {
entry:
  %m = alloca <16 x float>, align 4
  %bools = alloca <4 x i32>, align 16
  %flag = alloca i32, align 4
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %b = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", <4 x float>, 1, 0) %b, i32 %t)
  %v = load <4 x float>, ptr %p, align 16
  %c = fcmp ogt <4 x float> %v, zeroinitializer
  %ce = zext <4 x i1> %c to <4 x i32>
  store <4 x i32> %ce, ptr %bools, align 16
  %l = load <4 x i32>, ptr %bools, align 16
  %lb = icmp ne <4 x i32> %l, zeroinitializer
  %any = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %lb)
  %fb = zext i1 %any to i32
  store i32 %fb, ptr %flag
  %fl = load i32, ptr %flag
  %tb = trunc nuw i32 %fl to i1
  br i1 %tb, label %then, label %end
then:
  %w = shufflevector <4 x float> %v, <4 x float> %v, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 3, i32 2, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0>
  store <16 x float> %w, ptr %m, align 4
  %i = and i32 %t, 15
  %w2 = load <16 x float>, ptr %m, align 4
  %x = extractelement <16 x float> %w2, i32 %i
  %w3 = insertelement <16 x float> %w2, float 7.0, i32 %i
  %w4 = call <16 x float> @mul(<16 x float> %w3, <16 x float> %w2)
  %tr = call <16 x float> @llvm.matrix.transpose.v16f32(<16 x float> %w4, i32 4, i32 4)
  %row = shufflevector <16 x float> %tr, <16 x float> poison, <4 x i32> <i32 0, i32 4, i32 8, i32 12>
  %gi = and i32 %t, 3
  %gp = getelementptr inbounds [4 x <4 x float>], ptr @g, i32 0, i32 %gi
  store <4 x float> %row, ptr %gp
  %gq = getelementptr inbounds [4 x <4 x float>], ptr @g, i32 0, i32 1, i32 %gi
  %gx = load float, ptr %gq
  %ti = and i32 %t, 7
  %tp = getelementptr inbounds [8 x i32], ptr @tab, i32 0, i32 %ti
  %tv = load i32, ptr %tp
  %tf = sitofp i32 %tv to float
  %s = fadd float %gx, %tf
  %s2 = fadd float %s, %x
  %o = insertelement <4 x float> %v, float %s2, i32 %gi
  store <4 x float> %o, ptr %p, align 16
  br label %end
end:
  ret void
}
attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
