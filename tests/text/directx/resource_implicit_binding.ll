; Resources without a register get the first free ones of their class and space, in the order of their numbers.
; RUN: %trefoil opt -S -passes=dxil-resource-implicit-binding %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

define void @buffers() {
; CHECK: %taken = {{.*}}handlefrombinding{{.*}}(i32 0, i32 1, i32 1, i32 0, i1 false)
  %taken = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, i1 false)
; Two registers do not fit before the one that is taken.
; CHECK: %two = {{.*}}handlefrombinding{{.*}}(i32 0, i32 2, i32 2, i32 1, i1 false)
  %two = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 1, i32 0, i32 2, i32 1, i1 false)
; CHECK: %one = {{.*}}handlefrombinding{{.*}}(i32 0, i32 0, i32 1, i32 0, i1 false)
  %one = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 2, i32 0, i32 1, i32 0, i1 false)
; Another space, another class.
; CHECK: %space = {{.*}}handlefrombinding{{.*}}(i32 4, i32 0, i32 1, i32 0, i1 false)
  %space = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 3, i32 4, i32 1, i32 0, i1 false)
; CHECK: %read = {{.*}}handlefrombinding{{.*}}(i32 0, i32 0, i32 1, i32 0, i1 false)
  %read = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 4, i32 0, i32 1, i32 0, i1 false)
  ret void
}
