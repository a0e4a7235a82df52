; Group-shared arrays and atomics, barriers, a switch and loops with several exits.
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
; CHECK-DAG: atomicrmw add i32 addrspace(3)*
; CHECK-DAG: atomicrmw umax
; CHECK-DAG: cmpxchg
; CHECK-DAG: @dx.op.barrier(i32 80, i32 9)
; CHECK-DAG: @dx.op.barrier(i32 80, i32 11)
target triple = "dxil-pc-shadermodel6.0-compute"
@gs = internal addrspace(3) global [64 x i32] poison, align 4
@gf = internal addrspace(3) global [8 x [8 x <3 x float>]] poison, align 4
@cnt = internal addrspace(3) global i32 poison, align 4
define internal i32 @work(i32 %n, i32 %mode) {
entry:
  %r = alloca i32
  switch i32 %mode, label %def [ i32 0, label %c0
 i32 1, label %c1
 i32 2, label %c1
 i32 7, label %c7 ]
c0:
  ret i32 %n
c1:
  br label %l1
l1:
  %i = phi i32 [ 0, %c1 ], [ %i1, %l1c ]
  %acc = phi i32 [ %n, %c1 ], [ %acc3, %l1c ]
  br label %l2
l2:
  %j = phi i32 [ 0, %l1 ], [ %j1, %l2c ]
  %acc2 = phi i32 [ %acc, %l1 ], [ %acc22, %l2c ]
  %x = mul i32 %acc2, 3
  %y = xor i32 %x, %j
  %q = icmp eq i32 %y, 77
  br i1 %q, label %ret1, label %l2b
ret1:
  ret i32 1000
l2b:
  %m = and i32 %y, 4
  %z = icmp eq i32 %m, 0
  br i1 %z, label %brk, label %l2c
l2c:
  %acc22 = add i32 %y, 1
  %j1 = add i32 %j, 1
  %jc = icmp ult i32 %j1, %n
  br i1 %jc, label %l2, label %brk
brk:
  %acc3 = phi i32 [ %y, %l2b ], [ %acc22, %l2c ]
  %odd = and i32 %acc3, 1
  %oc = icmp eq i32 %odd, 0
  br i1 %oc, label %l1c, label %skip
skip:
  br label %l1c
l1c:
  %i1 = add i32 %i, 1
  %ic = icmp ult i32 %i1, 5
  br i1 %ic, label %l1, label %c7
c7:
  %f = phi i32 [ %n, %entry ], [ %acc3, %l1c ]
  %g = add i32 %f, 7
  br label %def
def:
  %h = phi i32 [ %g, %c7 ], [ -1, %entry ]
  ret i32 %h
}
define void @main() #0 {
entry:
  %t = call i32 @llvm.dx.flattened.thread.id.in.group()
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %first = icmp eq i32 %t, 0
  br i1 %first, label %init, label %sync
init:
  store i32 0, ptr addrspace(3) @cnt
  br label %sync
sync:
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  %md = and i32 %t, 7
  %v = call i32 @work(i32 %t, i32 %md)
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @gs, i32 0, i32 %t
  store i32 %v, ptr addrspace(3) %p
  %o1 = atomicrmw add ptr addrspace(3) @cnt, i32 %v monotonic
  %o2 = atomicrmw umax ptr addrspace(3) @cnt, i32 %o1 monotonic
  %o3 = atomicrmw xchg ptr addrspace(3) %p, i32 %o2 monotonic
  %o4 = cmpxchg ptr addrspace(3) %p, i32 3, i32 %o3 monotonic monotonic
  %x = lshr i32 %t, 3
  %gp = getelementptr inbounds [8 x [8 x <3 x float>]], ptr addrspace(3) @gf, i32 0, i32 %x, i32 %md
  %vf = sitofp i32 %v to float
  %v3 = insertelement <3 x float> zeroinitializer, float %vf, i32 2
  store <3 x float> %v3, ptr addrspace(3) %gp
  call void @llvm.dx.all.memory.barrier.with.group.sync()
  %gq = getelementptr inbounds [8 x [8 x <3 x float>]], ptr addrspace(3) @gf, i32 0, i32 %md, i32 %x, i32 2
  %w = load float, ptr addrspace(3) %gq
  %wi = bitcast float %w to i32
  %u = udiv i32 %wi, 3
  %s = sdiv i32 %wi, -3
  %r = srem i32 %u, %t
  %us = add i32 %r, %s
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %b, i32 %t)
  store i32 %us, ptr %q
  ret void
}
attributes #0 = { "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" }
