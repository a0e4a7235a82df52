; Prefix sums and products, packed dot products, barriers of the device's memory.
; RUN: %trefoil llc %s -o %t.4
; RUN: %dxc-validate %t.4
; RUN: %dxc-dis %t.4 | %filecheck %s
target triple = "dxil-pc-shadermodel6.4-compute"

; CHECK: call i32 @dx.op.wavePrefixOp.i32(i32 121, {{.*}}, i8 0, i8 0)
; CHECK: call i32 @dx.op.wavePrefixOp.i32(i32 121, {{.*}}, i8 1, i8 1)
; CHECK: call i32 @dx.op.dot4AddPacked.i32(i32 163
; CHECK: call void @dx.op.barrier(i32 80, i32 2)
; CHECK: call void @dx.op.barrier(i32 80, i32 3)
; CHECK: call float @dx.op.dot2AddHalf.f32(i32 162
define void @main() #0 {
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %a = call i32 @llvm.dx.wave.prefix.sum.i32(i32 %i)
  %b = call i32 @llvm.dx.wave.prefix.uproduct.i32(i32 %a)
  %c = call i32 @llvm.dx.dot4add.i8packed(i32 %a, i32 %b, i32 %i)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %i)
  store i32 %c, ptr %p, align 4
  call void @llvm.dx.device.memory.barrier()
  call void @llvm.dx.device.memory.barrier.with.group.sync()
  %f = uitofp i32 %i to half
  %d = call float @llvm.dx.dot2add(float 1.0, half %f, half 2.0, half %f, half 3.0)
  %n = fptosi float %d to i32
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %n)
  store i32 %b, ptr %q, align 4
  ret void
}
attributes #0 = { "hlsl.numthreads"="32,1,1" "hlsl.shader"="compute" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
