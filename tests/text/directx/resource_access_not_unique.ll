; An access is of one resource: here the path would choose which, and LLVM refuses it in the same words.
; RUN: not %trefoil opt -S -passes=dxil-resource-access %s -o - 2>&1 | %filecheck %s
; CHECK: resource_access_not_unique.ll:[[#@LINE+8]]:8: error: Resource access is not guaranteed to map to a unique global resource
target triple = "dxil-pc-shadermodel6.6-compute"

define i32 @f(i1 %c, i32 %i) {
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 2, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %a, i32 %i)
  %q = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %b, i32 %i)
  %r = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %r
  ret i32 %v
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)
