; Handles from the heaps and 64-bit atomics in a library.
; RUN: %trefoil llc %s -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-library -o %t.8
; RUN: %dxc-validate %t.8
; CHECK: define i64 @heap(i32, i64)
; CHECK: createHandleFromHeap(i32 218, i32 %0, i1 false, i1 true)
; CHECK: @dx.op.atomicBinOp.i64(i32 78,
; CHECK: createHandleFromHeap(i32 218, i32 3, i1 true, i1 true)
; CHECK: atomicrmw umax i64 addrspace(3)*
target triple = "dxil-pc-shadermodel6.6-library"
@g = internal addrspace(3) global i64 poison
define i64 @heap(i32 %i, i64 %v) {
  %h = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromheap.b(i32 %i, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %h, i32 8)
  %o = atomicrmw add ptr %p, i64 %v monotonic
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefromheap.s(i32 3, i1 true)
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefromheap.t(i32 4, i1 false)
  %x = call <4 x float> @llvm.dx.resource.samplelevel(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> zeroinitializer, float 0.0, <2 x i32> zeroinitializer)
  %y = extractelement <4 x float> %x, i32 0
  %z = fptoui float %y to i64
  %q = atomicrmw umax ptr addrspace(3) @g, i64 %z monotonic
  %w = add i64 %q, %o
  ret i64 %w
}
