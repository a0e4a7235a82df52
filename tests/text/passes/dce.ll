; What nothing needs goes: results without a use, and stores to memory of the function's own that nothing reads.
; RUN: %trefoil opt -passes=dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @main(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 %a
define i32 @main(i32 %a) {
entry:
  %unread = alloca i32
  %product = mul i32 %a, %a
  store i32 %product, ptr %unread
  %sum = add i32 %product, 1
  ret i32 %a
}
