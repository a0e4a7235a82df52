; What LLVM calls immediate is a constant in the text, such as whether the absolute value of the least number is poison.
; RUN: not %trefoil opt -S -passes=dce %s -o - 2>&1 | %filecheck %s
; RUN: not %opt -S %s -o -
; CHECK: intrinsic_constant.ll:[[#@LINE+2]]:8: error: operand 2 of 'llvm.abs.i32' must be a constant
define i32 @f(i32 %x, i1 %poison) {
  %y = call i32 @llvm.abs.i32(i32 %x, i1 %poison)
  ret i32 %y
}
