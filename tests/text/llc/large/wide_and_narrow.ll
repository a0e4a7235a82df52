; 64-bit integers, doubles and native 16 bits in a byte address buffer.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2
; RUN: %dxc-validate %t.2
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2.O0
; RUN: %dxc-validate %t.2.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.3-compute -o %t.3
; RUN: %dxc-validate %t.3
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.3-compute -o %t.3.O0
; RUN: %dxc-validate %t.3.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6.O0
; RUN: %dxc-validate %t.6.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8
; RUN: %dxc-validate %t.8
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8.O0
; RUN: %dxc-validate %t.8.O0
; RUN: %dxc-dis %t.2 | %filecheck %s
; CHECK-DAG: sdiv i64
; CHECK-DAG: @dx.op.unaryBits.i64
; CHECK-DAG: @dx.op.tertiary.f64(i32 47
; CHECK-DAG: fdiv double
; CHECK-DAG: @dx.op.binary.f64(i32 35
; CHECK-DAG: fptrunc float %{{[0-9]+}} to half
; CHECK-DAG: @dx.op.rawBufferStore.f16(i32 140
; CHECK-DAG: @dx.op.rawBufferLoad.i16(i32 139
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
entry:
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %in = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding.a(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %off = mul i32 %t, 32
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 0, 0) %in, i32 %off)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %out, i32 %off)
  %a = load i64, ptr %p, align 8
  %b.p = getelementptr i8, ptr %p, i32 8
  %b = load <2 x i64>, ptr %b.p, align 8
  %b0 = extractelement <2 x i64> %b, i32 0
  %b1 = extractelement <2 x i64> %b, i32 1
  %s0 = mul i64 %a, %b0
  %s1 = sdiv i64 %s0, %b1
  %s2 = ashr i64 %s1, 3
  %s3 = urem i64 %s2, 7
  %c = icmp slt i64 %s3, %a
  %s4 = select i1 %c, i64 %s3, i64 %s2
  %n1 = call i64 @llvm.ctpop.i64(i64 %s4)
  %n2 = call i32 @llvm.dx.firstbituhigh.i64(i64 %s4)
  %n3 = call i64 @llvm.bitreverse.i64(i64 %n1)
  %n4 = zext i32 %n2 to i64
  %n5 = xor i64 %n3, %n4
  %n6 = call i64 @llvm.smax.i64(i64 %n5, i64 %a)
  %n7 = call i64 @llvm.umin.i64(i64 %n6, i64 99)
  %n8 = call i64 @llvm.abs.i64(i64 %n7, i1 false)
  store i64 %n8, ptr %q, align 8
  %f = sitofp i64 %n8 to float
  %d = uitofp i64 %n8 to double
  %dp = getelementptr i8, ptr %p, i32 24
  %e = load double, ptr %dp, align 8
  %d1 = call double @llvm.fma.f64(double %d, double %e, double 2.0)
  %d2 = fdiv double %d1, %e
  %dc = fcmp ogt double %d2, 1.0e10
  %d3 = select i1 %dc, double %d2, double %d1
  %d4 = call double @llvm.fabs.f64(double %d3)
  %d5 = call double @llvm.maxnum.f64(double %d4, double 3.0)
  %d6 = fptrunc double %d5 to float
  %d7 = fptosi double %d5 to i64
  %q8 = getelementptr i8, ptr %q, i32 8
  store <2 x i64> <i64 1, i64 -2>, ptr %q8, align 8
  %q1 = getelementptr i8, ptr %q, i32 8
  store i64 %d7, ptr %q1, align 8
  %q2 = getelementptr i8, ptr %q, i32 24
  %g = fadd float %d6, %f
  store float %g, ptr %q2, align 4
  %h = fptrunc float %g to half
  %q3 = getelementptr i8, ptr %q, i32 28
  store half %h, ptr %q3, align 2
  %q4 = getelementptr i8, ptr %q, i32 30
  %i = trunc i64 %n8 to i16
  %hh = load i16, ptr %p, align 2
  %ii = add nsw i16 %i, %hh
  store i16 %ii, ptr %q4, align 2
  ret void
}
attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
