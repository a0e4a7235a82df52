; Handles chosen by select and phi, kept in an array and in structures, passed by value to a function; atomics through them.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0.O0
; RUN: %dxc-validate %t.0.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2
; RUN: %dxc-validate %t.2
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2.O0
; RUN: %dxc-validate %t.2.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6.O0
; RUN: %dxc-validate %t.6.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8
; RUN: %dxc-validate %t.8
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8.O0
; RUN: %dxc-validate %t.8.O0
; RUN: %dxc-dis %t.0 | %filecheck %s
; CHECK-DAG: createHandle(i32 57, i8 1, i32 0, i32 5, i1 false)
; CHECK-DAG: select i1
; CHECK-DAG: phi i32
; CHECK-DAG: @dx.op.atomicBinOp.i32(i32 78
; CHECK-DAG: @dx.op.atomicCompareExchange.i32(i32 79
; CHECK-DAG: createHandle(i32 57, i8 1, i32 0, i32 %{{[0-9]+}}, i1 true)
target triple = "dxil-pc-shadermodel6.0-compute"
%class = type { target("dx.RawBuffer", i32, 1, 0) }
%pair = type { %class, %class, i32 }
define internal i32 @get(ptr byval(%class) align 4 %h, i32 %i) {
  %x = load target("dx.RawBuffer", i32, 1, 0), ptr %h
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %x, i32 %i)
  %v = load i32, ptr %p
  ret i32 %v
}
define void @main() #0 {
entry:
  %arr = alloca [3 x %class], align 4
  %pr = alloca %pair
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %g = call i32 @llvm.dx.group.id(i32 0)
  %ha0 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 4, i32 8, i32 0, ptr null)
  %ap0 = getelementptr inbounds [3 x %class], ptr %arr, i32 0, i32 0, i32 0
  store target("dx.RawBuffer", i32, 1, 0) %ha0, ptr %ap0
  %ha1 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 4, i32 8, i32 1, ptr null)
  %ap1 = getelementptr inbounds [3 x %class], ptr %arr, i32 0, i32 1, i32 0
  store target("dx.RawBuffer", i32, 1, 0) %ha1, ptr %ap1
  br label %next
next:
  %a0 = getelementptr inbounds [3 x %class], ptr %arr, i32 0, i32 1
  %r0 = call i32 @get(ptr byval(%class) align 4 %a0, i32 %t)
  %h1 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 4, i32 8, i32 5, ptr null)
  %h2 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 4, i32 8, i32 6, ptr null)
  %c = icmp ugt i32 %g, 3
  %hs = select i1 %c, target("dx.RawBuffer", i32, 1, 0) %h1, target("dx.RawBuffer", i32, 1, 0) %h2
  %ps = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %hs, i32 0)
  store i32 %r0, ptr %ps
  br i1 %c, label %l, label %m
l:
  br label %n
m:
  br label %n
n:
  %hp = phi target("dx.RawBuffer", i32, 1, 0) [ %h1, %l ], [ %h2, %m ]
  %f0 = getelementptr inbounds %pair, ptr %pr, i32 0, i32 0, i32 0
  store target("dx.RawBuffer", i32, 1, 0) %hp, ptr %f0
  %f1 = getelementptr inbounds %pair, ptr %pr, i32 0, i32 1, i32 0
  store target("dx.RawBuffer", i32, 1, 0) %h1, ptr %f1
  %ld = load target("dx.RawBuffer", i32, 1, 0), ptr %f0
  %pp = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %ld, i32 %t)
  %old = atomicrmw add ptr %pp, i32 3 monotonic
  %x = cmpxchg ptr %pp, i32 %old, i32 7 acq_rel monotonic
  %xv = extractvalue { i32, i1 } %x, 0
  %nu = call i32 @llvm.dx.resource.nonuniformindex(i32 %xv)
  %hu = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 4, i32 8, i32 %nu, ptr null)
  %pu = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %hu, i32 1)
  store i32 %xv, ptr %pu
  ret void
}
attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
