; What nothing outside the module calls becomes internal, and goes when nothing inside calls it either.
; RUN: %trefoil opt -S -passes=dxil-finalize-linkage %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK: @unused = internal global i32
@unused = external global i32
; CHECK: @kept = external global i32
@kept = external global i32
; CHECK: @words = internal {{.*}}constant [2 x i32]
@words = private unnamed_addr constant [2 x i32] [i32 1, i32 2]

; CHECK: define void @entry()
define void @entry() #0 {
  %x = load i32, ptr @kept, align 4
  call void @helper()
  ret void
}

; CHECK: define internal void @helper()
define hidden void @helper() {
  ret void
}

; CHECK: define i32 @exported()
define i32 @exported() {
  ret i32 1
}

; CHECK-NOT: @nobody
define hidden void @nobody() {
  call void @nobody_else()
  ret void
}

define linkonce_odr hidden void @nobody_else() {
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
