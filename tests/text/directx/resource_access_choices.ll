; What phis and selects choose among addresses and handles of one binding is an index, of the descriptor and of the element.
; RUN: %trefoil opt -S -passes=dxil-resource-access %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK-LABEL: define i32 @addresses(
; CHECK: [[AT:%.*]] = select i1 %c, i32 0, i32 2
; CHECK: [[INDEX:%.*]] = select i1 %c, i32 %i, i32 %j
; CHECK: [[H:%.*]] = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 4, i32 [[AT]], ptr null)
; CHECK: @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) [[H]], i32 [[INDEX]], i32 0)
define i32 @addresses(i1 %c, i32 %i, i32 %j) {
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 4, i32 0, ptr null)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 4, i32 2, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %a, i32 %i)
  %q = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %b, i32 %j)
  %r = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %r
  ret i32 %v
}

; CHECK-LABEL: define i32 @paths(
; CHECK: z:
; CHECK: [[AT:%.*]] = phi i32 [ 0, %x ], [ 2, %y ]
; CHECK: [[H:%.*]] = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 4, i32 [[AT]], ptr null)
; CHECK: @llvm.dx.resource.load.rawbuffer.i32.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) [[H]], i32 %i, i32 0)
define i32 @paths(i1 %c, i32 %i) {
entry:
  br i1 %c, label %x, label %y

x:
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 4, i32 0, ptr null)
  br label %z

y:
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 4, i32 2, ptr null)
  br label %z

z:
  %h = phi target("dx.RawBuffer", i32, 1, 0) [ %a, %x ], [ %b, %y ]
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %h, i32 %i)
  %v = load i32, ptr %p
  ret i32 %v
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)
