; From shader model 6.6 on a handle is made of its binding and annotated with what the resource is.
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK-LABEL: define void @bindings(
define void @bindings() {
; CHECK: %typed = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 5, i32 3, i8 1 }, i32 5, i1 false)
; CHECK: %typed_annot = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %typed, %dx.types.ResourceProperties { i32 4106, i32 1033 })
; CHECK: %raw = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 8, i32 8, i32 1, i8 0 }, i32 8, i1 false)
; CHECK: %raw_annot = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %raw, %dx.types.ResourceProperties { i32 11, i32 0 })
; CHECK: %struct = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 4, i8 1 }, i32 2, i1 false)
; CHECK: %struct_annot = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %struct, %dx.types.ResourceProperties { i32 37388, i32 32 })
; CHECK: %count = call i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %struct_annot, i8 1)
; CHECK: %cb = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 2 }, i32 1, i1 false)
; CHECK: %cb_annot = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %cb, %dx.types.ResourceProperties { i32 13, i32 20 })
; CHECK: %sampler = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 3 }, i32 3, i1 false)
; CHECK: %sampler_annot = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %sampler, %dx.types.ResourceProperties { i32 32782, i32 0 })
; CHECK: ret void
  ; RWBuffer<float4> : register(u5, space3)
  %typed = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 3, i32 5, i32 1, i32 0, i1 false)
  ; ByteAddressBuffer : register(t8, space1)
  %raw = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 8, i32 1, i32 0, i1 false)
  ; struct S { float4 a; uint4 b; }; RWStructuredBuffer<S> with a counter : register(u2, space4)
  %struct = call target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 1, 0) @llvm.dx.resource.handlefrombinding(i32 4, i32 2, i32 1, i32 0, i1 false)
  %count = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", { <4 x float>, <4 x i32> }, 1, 0) %struct, i8 1)
  ; cbuffer of 20 bytes : register(b1)
  %cb = call target("dx.CBuffer", target("dx.Layout", { <4 x float>, float }, 20, 0, 16)) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, i1 false)
  ; SamplerComparisonState : register(s3)
  %sampler = call target("dx.Sampler", 1) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, i1 false)
  ret void
}

; RWBuffer<int> Buf[24] and an unbounded array : the index counts from the start of the space.
; CHECK-LABEL: define void @arrays(
define void @arrays(i32 %i) {
; CHECK: %{{[0-9]+}} = add i32 %i, 7
; CHECK: %bounded = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 7, i32 30, i32 2, i8 1 }, i32 %{{[0-9]+}}, i1 false)
; CHECK: %bounded_annot = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %bounded, %dx.types.ResourceProperties { i32 4106, i32 260 })
; CHECK: %{{[0-9]+}} = add i32 %i, 10
; CHECK: %unbounded = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 10, i32 -1, i32 0, i8 0 }, i32 %{{[0-9]+}}, i1 true)
; CHECK: %unbounded_annot = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %unbounded, %dx.types.ResourceProperties { i32 2, i32 1033 })
; CHECK: ret void
  %bounded = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding(i32 2, i32 7, i32 24, i32 %i, i1 false)
  %mark = call i32 @llvm.dx.resource.nonuniformindex(i32 %i)
  %unbounded = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 10, i32 -1, i32 %mark, i1 false)
  ret void
}

; CHECK-LABEL: define void @heap(
define void @heap(i32 %i) {
; CHECK: %buf = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %i, i1 false, i1 true)
; CHECK: %buf_annot = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %buf, %dx.types.ResourceProperties { i32 4620, i32 16 })
; CHECK: ret void
  %buf = call target("dx.RawBuffer", <4 x float>, 1, 0) @llvm.dx.resource.handlefromheap(i32 %i, i1 true)
  ret void
}
