; Types of every kind are read, in any order of their definition, and LLVM takes what is printed of them.
; RUN: %trefoil opt -S %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S %t.llvm.ll -o - | %filecheck %s

; CHECK-DAG: %struct.Outer = type { %struct.Inner, [2 x %struct.Inner] }
; CHECK-DAG: %struct.Inner = type { <4 x float>, i64, half }
; CHECK-DAG: %packed = type <{ i8, i32, [3 x <2 x half>] }>
; CHECK-DAG: %"name with blanks" = type { ptr, ptr addrspace(3) }
%struct.Outer = type { %struct.Inner, [2 x %struct.Inner] }
%struct.Inner = type { <4 x float>, i64, half }
%packed = type <{ i8, i32, [3 x <2 x half>] }>
%"name with blanks" = type { ptr, ptr addrspace(3) }
%never_used = type opaque

; CHECK: @outer = external global %struct.Outer
@outer = external global %struct.Outer
; CHECK: @names = external global %"name with blanks"
@names = external global %"name with blanks"
; CHECK: @p = external addrspace(5) global %packed
@p = external addrspace(5) global %packed

; CHECK: define { i32, double } @literal({ i32, double } %x, <{ i8, i1 }> %y, [0 x i7] %z)
define { i32, double } @literal({ i32, double } %x, <{ i8, i1 }> %y, [0 x i7] %z) {
  ret { i32, double } %x
}

; CHECK: declare target("made.up", float, <2 x i32>, 1, 4294967295) @target(target("empty"), ptr addrspace(10))
declare target("made.up", float, <2 x i32>, 1, 4294967295) @target(target("empty"), ptr addrspace(10))
