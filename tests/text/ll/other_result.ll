; What a function returns is of the type that it says.
; RUN: not %trefoil opt -S -passes=dce %s -o - 2>&1 | %filecheck %s
; RUN: not %opt -S %s -o -
; CHECK: other_result.ll:[[#@LINE+2]]:7: error: a result of the type 'float' in a function that gives 'i32'
define i32 @f(float %x) {
  ret float %x
}
