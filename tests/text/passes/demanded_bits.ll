; Operations that change no bit which a use looks at are skipped by that use.
; RUN: %trefoil opt -passes=demanded-bits,simplify,dce --verify-each %s | %filecheck %s

; The field comes from what was put into the word, whose other users keep it.
; CHECK-LABEL: define i32 @taken_out(
; CHECK: store i32 %word, ptr %p
; CHECK-NEXT: %[[F:.*]] = and i32 %x, 31
; CHECK-NEXT: ret i32 %[[F]]
define i32 @taken_out(i32 %x, i32 %y, ptr %p) {
entry:
  %low = and i32 %x, 31
  %high = shl i32 %y, 5
  %word = or i32 %low, %high
  store i32 %word, ptr %p
  %field = and i32 %word, 31
  ret i32 %field
}

; Two fields are put into a word: their bits are cleared at once.
; CHECK-LABEL: define i32 @put_in(
; CHECK: and i32 %x, 15
; CHECK-NEXT: and i32 %w, -256
; CHECK: and i32 {{.*}}, 240
; CHECK-NOT: and
; CHECK: ret
define i32 @put_in(i32 %w, i32 %x, i32 %y) {
entry:
  %x.bits = and i32 %x, 15
  %w.x = and i32 %w, -16
  %one = or i32 %w.x, %x.bits
  %y.up = shl i32 %y, 4
  %y.bits = and i32 %y.up, 240
  %w.y = and i32 %one, -241
  %two = or i32 %w.y, %y.bits
  ret i32 %two
}

; A half is the lower half of a word.
; CHECK-LABEL: define float @half(
; CHECK-NEXT: entry:
; CHECK-NEXT: %f = call float @llvm.dx.legacyf16tof32.i32(i32 %x)
define float @half(i32 %x) {
entry:
  %low = and i32 %x, 65535
  %f = call float @llvm.dx.legacyf16tof32.i32(i32 %low)
  ret float %f
}

; A carry comes from below: the mask stays.
; CHECK-LABEL: define i32 @carry(
; CHECK: and i32 %x, -16
; CHECK: and i32 {{.*}}, 240
define i32 @carry(i32 %x, i32 %y) {
entry:
  %a = and i32 %x, -16
  %sum = add i32 %a, %y
  %r = and i32 %sum, 240
  ret i32 %r
}

; The mask goes, and with it what the sum promised of a value without the upper bits.
; CHECK-LABEL: define i32 @promise(
; CHECK: add i32 %x, %y
; CHECK: and i32 {{.*}}, 255
define i32 @promise(i32 %x, i32 %y) {
entry:
  %a = and i32 %x, 65535
  %sum = add nuw i32 %a, %y
  %r = and i32 %sum, 255
  ret i32 %r
}

; Both masks have a bit that the other clears: neither may count on the other.
; CHECK-LABEL: define i32 @each_clears(
; CHECK: and i32 %x, 15
; CHECK: and i32 %y, 51
define i32 @each_clears(i32 %x, i32 %y) {
entry:
  %a = and i32 %x, 15
  %b = and i32 %y, 51
  %r = and i32 %a, %b
  ret i32 %r
}

; What comes around a loop is needed whole: the walk has passed it when it comes to the phi.
; CHECK-LABEL: define i32 @around(
; CHECK: phi i32
; CHECK: and i32 %{{.*}}, 255
; CHECK: ret i32
define i32 @around(i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %cut, %loop ]
  %shifted = shl i32 %v, 1
  %cut = and i32 %shifted, 255
  %more = icmp ult i32 %cut, %n
  br i1 %more, label %loop, label %done
done:
  %r = and i32 %v, 15
  ret i32 %r
}
