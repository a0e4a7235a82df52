; A variable of the members' space that no buffer has stays where it is, and so does what points to it.
; RUN: %trefoil opt -S -passes=dxil-cbuffer-access %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

@other = external hidden addrspace(2) global [2 x i32], align 4

define i32 @read() {
  ; CHECK: %p = getelementptr [2 x i32], ptr addrspace(2) @other, i32 0, i32 1
  ; CHECK: load i32, ptr addrspace(2) %p
  %p = getelementptr [2 x i32], ptr addrspace(2) @other, i32 0, i32 1
  %x = load i32, ptr addrspace(2) %p, align 4
  ret i32 %x
}
