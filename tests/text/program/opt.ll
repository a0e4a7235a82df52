; LLVM's command line for passes: lists and single names, files and streams, dumps between.
; RUN: %trefoil opt -S -passes=mem2reg %s -o - | %filecheck %s
; RUN: %trefoil opt --passes='function(sroa<modify-cfg>,instcombine)' %s -o %t.out
; RUN: %filecheck %s --check-prefix=FOLDED < %t.out
; RUN: %trefoil opt -mem2reg -dce < %s | %filecheck %s
; RUN: %trefoil opt -S -O3 --verify-each -mtriple=dxil-pc-shadermodel6.3-library - < %s | %filecheck %s --check-prefixes=FOLDED,TRIPLE
; RUN: %trefoil opt -passes=mem2reg,dce --print-after=mem2reg -disable-output %s 2>&1 | %filecheck %s --check-prefix=DUMP
; RUN: not %trefoil opt -passes=mem2reg,nonsense %s 2>&1 | %filecheck %s --check-prefix=UNKNOWN
; RUN: not %trefoil opt -no-such-pass %s 2>&1 | %filecheck %s --check-prefix=NO-OPTION
; RUN: %trefoil opt -S -passes=always-inline,sroa,instcombine %s -o - | %filecheck %s --check-prefix=INLINED
; RUN: %trefoil opt --print-passes | %filecheck %s --check-prefix=LIST

; TRIPLE: target triple = "dxil-pc-shadermodel6.3-library"
; UNKNOWN: unknown pass name 'nonsense'
; NO-OPTION: '-no-such-pass' is neither an option nor a pass
; LIST: instcombine
; LIST: mem2reg
; DUMP: ; *** IR Dump After mem2reg ***
; DUMP: define i32 @f(
; DUMP-NOT: alloca

; CHECK-LABEL: define i32 @f(
; FOLDED-LABEL: define i32 @f(
define i32 @f(i32 %x) {
  ; CHECK-NOT: alloca
  ; FOLDED-NOT: add
  %p = alloca i32, align 4
  store i32 %x, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ; CHECK: add i32 %x, 0
  %w = add i32 %v, 0
  ; FOLDED: ret i32 %x
  ret i32 %w
}

; INLINED-LABEL: define i32 @g(
define i32 @g(i32 %y) {
  ; INLINED-NOT: call
  %z = call i32 @f(i32 %y)
  ; INLINED: ret i32 %y
  ret i32 %z
}
