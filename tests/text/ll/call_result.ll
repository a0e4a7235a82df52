; A call gives void or a value, as the function does that it calls.
; RUN: not %trefoil opt -S -passes=dce %s -o - 2>&1 | %filecheck %s
; RUN: not %opt -S %s -o -
; CHECK: call_result.ll:[[#@LINE+2]]:13: error: a function cannot return that
define void @f(i32 %x) {
  %y = call label @llvm.bswap.i32(i32 %x)
  ret void
}
