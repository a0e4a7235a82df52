; Arrays of arrays become flat, and steps through them one step.
; RUN: %trefoil opt -S -passes=dxil-flatten-arrays %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

@shared = internal addrspace(3) global [2 x [3 x [4 x float]]] undef
@table = internal constant [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]

; CHECK-LABEL: define i32 @variables(
define i32 @variables(i32 %i, i32 %j) {
; CHECK: %local = alloca [20 x i32], align 4
; CHECK: %a = getelementptr inbounds [20 x i32], ptr %local, i32 0, i32 13
; CHECK: store i32 7, ptr %a, align 4
; CHECK: %{{[0-9]+}} = mul i32 %i, 5
; CHECK: %{{[0-9]+}} = add i32 %{{[0-9]+}}, %j
; CHECK: %b = getelementptr inbounds [20 x i32], ptr %local, i32 0, i32 %{{[0-9]+}}
; CHECK: %x = load i32, ptr %b, align 4
; CHECK: %c = getelementptr inbounds [4 x i32], ptr @table, i32 0, i32 3
; CHECK: %y = load i32, ptr %c, align 4
; CHECK: %sum = add i32 %x, %y
; CHECK: ret i32 %sum
  %local = alloca [4 x [5 x i32]], align 4
  %a = getelementptr inbounds [4 x [5 x i32]], ptr %local, i32 0, i32 2, i32 3
  store i32 7, ptr %a, align 4
  %row = getelementptr inbounds [4 x [5 x i32]], ptr %local, i32 0, i32 %i
  %b = getelementptr inbounds [5 x i32], ptr %row, i32 0, i32 %j
  %x = load i32, ptr %b, align 4
  %c = getelementptr inbounds [2 x [2 x i32]], ptr @table, i32 0, i32 1, i32 1
  %y = load i32, ptr %c, align 4
  %sum = add i32 %x, %y
  ret i32 %sum
}

; CHECK-LABEL: define float @shared_memory(
define float @shared_memory(i32 %i) {
; CHECK: %{{[0-9]+}} = mul i32 %i, 4
; CHECK: %{{[0-9]+}} = add i32 %{{[0-9]+}}, 14
; CHECK: %a = getelementptr inbounds [24 x float], ptr addrspace(3) @shared, i32 0, i32 %{{[0-9]+}}
; CHECK: %x = load float, ptr addrspace(3) %a, align 4
; CHECK: ret float %x
  %a = getelementptr inbounds [2 x [3 x [4 x float]]], ptr addrspace(3) @shared, i32 0, i32 1, i32 %i, i32 2
  %x = load float, ptr addrspace(3) %a, align 4
  ret float %x
}

; CHECK-LABEL: define i32 @bytes(
define i32 @bytes() {
; CHECK: %local = alloca [4 x i32], align 4
; CHECK: %a = getelementptr [4 x i32], ptr %local, i32 0, i32 3
; CHECK: %x = load i32, ptr %a, align 4
; CHECK: ret i32 %x
  %local = alloca [2 x [2 x i32]], align 4
  %a = getelementptr i8, ptr %local, i32 12
  %x = load i32, ptr %a, align 4
  ret i32 %x
}
