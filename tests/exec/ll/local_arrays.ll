; Arrays on the stack: set by runs of bytes, reached by index and by bytes, copied, a table of constants among them.
; compute: main
; dispatch: 4 1 1
; bind u0: typed int[4] zero
; expect u0: 112 1214 2318 3400
target triple = "dxil-pc-shadermodel6.0-compute"

@table = internal unnamed_addr constant [4 x i32] [i32 5, i32 7, i32 11, i32 13], align 4
@state = internal global { i32, [2 x float] } { i32 100, [2 x float] [float 1.0, float 2.0] }, align 4

define void @main() #0 {
entry:
  %a = alloca [8 x i32], align 4
  %b = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr %a)
  call void @llvm.memset.p0.i32(ptr align 4 %a, i8 0, i32 32, i1 false)
  %t = call i32 @llvm.dx.group.id(i32 0)
  %out = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %m = and i32 %i, 3
  %q = getelementptr inbounds [4 x i32], ptr @table, i32 0, i32 %m
  %v = load i32, ptr %q, align 4
  %old = load i32, ptr %p, align 4
  %s = add i32 %v, %old
  store i32 %s, ptr %p, align 4
  %n = add i32 %i, 1
  %c = icmp ult i32 %i, %t
  br i1 %c, label %loop, label %then

then:
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %b, ptr align 4 %a, i32 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr %a)
  %bytes = shl i32 %t, 2
  %r = getelementptr inbounds i8, ptr %b, i32 %bytes
  %x = load i32, ptr %r, align 4
  %y = load i32, ptr %b, align 4
  %st = load i32, ptr @state, align 4
  %st2 = mul i32 %st, %t
  %fp = getelementptr inbounds i8, ptr @state, i32 8
  %f = load float, ptr %fp, align 4
  %fi = fptosi float %f to i32
  store i32 1000, ptr @state, align 4
  %st3 = load i32, ptr @state, align 4
  %st4 = mul i32 %st3, %t
  %s1 = add i32 %x, %y
  %s2 = add i32 %s1, %st2
  %s3 = add i32 %s2, %fi
  %s4 = add i32 %s3, %st4
  %s5 = add i32 %s4, 100
  %k = getelementptr inbounds [8 x i32], ptr %b, i32 0, i32 1
  %z = load <2 x i32>, ptr %k, align 4
  %z1 = extractelement <2 x i32> %z, i32 1
  %z2 = mul i32 %z1, 10
  %z3 = icmp eq i32 %t, 3
  %z4 = select i1 %z3, i32 %z2, i32 0
  %s6 = add i32 %s5, %z4
  %w = sub i32 %s6, %z4
  %late = select i1 %z3, i32 -20, i32 0
  %u = add i32 %w, %late
  %d = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %out, i32 %t)
  store i32 %u, ptr %d, align 4
  ret void
}

declare target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1), i32)
declare i32 @llvm.dx.group.id(i32)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
