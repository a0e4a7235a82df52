; Resources of the heap have no record in the metadata: a module with them alone has no lists. Samplers have a heap of their own.
; Before shader model 6.6 there are no heaps.
; RUN: %trefoil llc %s -o %t
; RUN: %dxc-validate %t
; RUN: %dxc-dis %t | %filecheck %s
; RUN: not %trefoil llc %s -mtriple=dxil-pc-shadermodel6.5-compute -o %t 2>&1 | %filecheck %s --check-prefix=OLD
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK: createHandleFromHeap(i32 218, i32 1, i1 false, i1 false)
; CHECK: createHandleFromHeap(i32 218, i32 0, i1 true, i1 true)
; CHECK-NOT: !dx.resources
; OLD: heap_alone.ll:[[@LINE+2]]:8: error: in function main void (): Cannot create CreateHandleFromHeap operation: No valid stage for DXIL version 1.5
define void @main() #0 {
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.handle.fromHeap.t(i32 1, i1 false)
  %s = call target("dx.Sampler", 0) @llvm.dx.handle.fromHeap.s(i32 0, i1 true)
  %o = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.handle.fromHeap.o(i32 2, i1 false)
  %v = call <4 x float> @llvm.dx.resource.samplelevel.v4f32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> zeroinitializer, float 0.0, <2 x i32> zeroinitializer)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", <4 x float>, 1, 0) %o, i32 0, i32 0, <4 x float> %v)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }
