; What a variable holds the address of is used; functions that go take nothing from it.
; RUN: %trefoil opt -S -passes=dxil-finalize-linkage %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

@g = internal global i32 0

; CHECK: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @make, ptr null }]
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @make, ptr null }]

; CHECK-NOT: @unused
define internal void @unused() {
  ret void
}

; CHECK: define void @main()
define void @main() #0 {
  call void @make()
  ret void
}

; CHECK: define internal void @make()
define internal void @make() {
  store i32 1, ptr @g, align 4
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
