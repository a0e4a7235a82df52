; What belongs to the entries of one stage is refused in functions that any stage may call.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: refused.ll:[[#@LINE+4]]:{{[0-9]+}}: error: the operation ThreadId is not supported in a library's functions
target triple = "dxil-pc-shadermodel6.3-library"

define i32 @thread() {
  %i = call i32 @llvm.dx.thread.id(i32 0)
  ret i32 %i
}

declare i32 @llvm.dx.thread.id(i32)
