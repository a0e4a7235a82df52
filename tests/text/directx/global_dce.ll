; What no other module can count on goes when nothing calls it: functions of this module alone, and those that every module that needs
; them brings along.
; RUN: %trefoil opt -S -passes=globaldce %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-NOT: @own
; CHECK-NOT: @inline
; CHECK-NOT: @elsewhere
; CHECK: define linkonce_odr void @called()
; CHECK: define weak_odr void @kept()
; CHECK: define void @exported()
define internal void @own() {
  ret void
}
define linkonce_odr hidden void @inline() {
  call void @own()
  ret void
}
define available_externally void @elsewhere() {
  ret void
}
define linkonce_odr void @called() {
  ret void
}
define weak_odr void @kept() {
  ret void
}
define void @exported() {
  call void @called()
  ret void
}
