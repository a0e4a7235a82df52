; The bit for indices that are not uniform comes from analysis, joined with the source's mark: what differs between the lanes
; of a wave sets it, through data, control flow and memory; group ids, sums over the wave and constants do not.
; RUN: %trefoil llc %s -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
target triple = "dxil-pc-shadermodel6.0-compute"

; Made once, ahead: the output, which is alone.
; CHECK: createHandle(i32 57, i8 1, i32 0, i32 200, i1 false)
; SM66: createHandleFromBinding(i32 217, %dx.types.ResBind { i32 200, i32 200, i32 0, i8 1 }, i32 200, i1 false)
define void @main() #0 {
entry:
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %y = call i32 @llvm.dx.thread.id(i32 1)
  %g = call i32 @llvm.dx.group.id(i32 0)
  %o = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.o(i32 0, i32 200, i32 1, i32 0, ptr null)

; The group's id is the same for all lanes, and so is what it leads to.
; CHECK: %[[G:[0-9]+]] = call i32 @dx.op.groupId
; CHECK: createHandle(i32 57, i8 0, i32 0, i32 %{{[0-9]+}}, i1 false)
; SM66: createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 63, i32 0, i8 0 }, i32 %{{[0-9]+}}, i1 false)
  %h1 = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 64, i32 %g, ptr null)
  %l1 = call { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 0, 0, 0) %h1, i32 0)
  %v1 = extractvalue { float, i1 } %l1, 0

; A dimension of one thread has one id in a group.
; CHECK: createHandle(i32 57, i8 0, i32 0, i32 %{{[0-9]+}}, i1 false)
; SM66: ResBind { i32 0, i32 63, i32 0, i8 0 }, i32 %{{[0-9]+}}, i1 false)
  %h2 = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 64, i32 %y, ptr null)
  %l2 = call { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 0, 0, 0) %h2, i32 0)
  %v2 = extractvalue { float, i1 } %l2, 0

; What is computed from a thread's id differs.
; CHECK: createHandle(i32 57, i8 0, i32 0, i32 %{{[0-9]+}}, i1 true)
; SM66: ResBind { i32 0, i32 63, i32 0, i8 0 }, i32 %{{[0-9]+}}, i1 true)
  %i3 = and i32 %t, 63
  %h3 = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 64, i32 %i3, ptr null)
  %l3 = call { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 0, 0, 0) %h3, i32 0)
  %v3 = extractvalue { float, i1 } %l3, 0

; The sum over the wave is one for all, and the lane's place is not.
; CHECK: createHandle(i32 57, i8 0, i32 0, i32 %{{[0-9]+}}, i1 false)
  %s = call i32 @llvm.dx.wave.reduce.usum.i32(i32 %t)
  %i4 = and i32 %s, 63
  %h4 = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 64, i32 %i4, ptr null)
  %l4 = call { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 0, 0, 0) %h4, i32 0)
  %v4 = extractvalue { float, i1 } %l4, 0

; A way that lanes choose by themselves makes the constants of its phi differ.
  %c = icmp ult i32 %t, 5
  br i1 %c, label %some, label %join
some:
  %p5 = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", float, 1, 0) %o, i32 99)
  store float 1.0, ptr %p5, align 4
  br label %join
join:
; CHECK: phi i32
; CHECK: createHandle(i32 57, i8 0, i32 0, i32 %{{[0-9]+}}, i1 true)
  %i5 = phi i32 [ 3, %entry ], [ 4, %some ]
  %h5 = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 64, i32 %i5, ptr null)
  %l5 = call { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 0, 0, 0) %h5, i32 0)
  %v5 = extractvalue { float, i1 } %l5, 0

; What is marked counts as different, whatever analysis says.
; CHECK: createHandle(i32 57, i8 0, i32 0, i32 %{{[0-9]+}}, i1 true)
  %m = call i32 @llvm.dx.resource.nonuniformindex(i32 %g)
  %i6 = add i32 %m, 1
  %h6 = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 64, i32 %i6, ptr null)
  %l6 = call { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 0, 0, 0) %h6, i32 0)
  %v6 = extractvalue { float, i1 } %l6, 0

  %a1 = fadd float %v1, %v2
  %a2 = fadd float %a1, %v3
  %a3 = fadd float %a2, %v4
  %a4 = fadd float %a3, %v5
  %a5 = fadd float %a4, %v6
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", float, 1, 0) %o, i32 %t)
  store float %a5, ptr %p, align 4
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare i32 @llvm.dx.group.id(i32)
declare i32 @llvm.dx.wave.reduce.usum.i32(i32)
declare i32 @llvm.dx.resource.nonuniformindex(i32)
declare target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32, i32, i32, i32, ptr)
declare { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 0, 0, 0), i32)
declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.o(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", float, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
