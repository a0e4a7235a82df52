; Instructions that the LLVM of DXIL does not have become ones that it has; bytes are computed in words.
; RUN: %trefoil opt -S -passes=dxil-legalize %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-LABEL: define float @negated(
define float @negated(float %x) {
; CHECK: %y = fsub fast float -0.000000e+00, %x
; CHECK: ret float %y
  %y = fneg fast float %x
  ret float %y
}

; CHECK-LABEL: define i32 @frozen(
define i32 @frozen(i32 %x) {
; CHECK: %z = add i32 %x, %x
; CHECK: ret i32 %z
  %y = freeze i32 %x
  %z = add i32 %y, %y
  ret i32 %z
}

; CHECK-LABEL: define float @lane(
define float @lane(<4 x float> %v) {
; CHECK: %x = extractelement <4 x float> %v, i32 2
; CHECK: ret float %x
  %x = extractelement <4 x float> %v, i64 2
  ret float %x
}

; CHECK-LABEL: define i32 @bytes(
define i32 @bytes(i32 %x, i32 %y) {
; CHECK: %sum = add i32 %x, %y
; CHECK: %{{[0-9]+}} = and i32 %sum, 255
; CHECK: %less = icmp ult i32 %{{[0-9]+}}, 100
; CHECK: %{{[0-9]+}} = and i32 %sum, 255
; CHECK: %half = lshr i32 %{{[0-9]+}}, 1
; CHECK: %pick = select i1 %less, i32 %half, i32 255
; CHECK: %{{[0-9]+}} = shl i32 %pick, 24
; CHECK: %{{[0-9]+}} = ashr i32 %{{[0-9]+}}, 24
; CHECK: ret i32 %{{[0-9]+}}
  %a = trunc i32 %x to i8
  %b = trunc i32 %y to i8
  %sum = add nuw i8 %a, %b
  %less = icmp ult i8 %sum, 100
  %half = lshr i8 %sum, 1
  %pick = select i1 %less, i8 %half, i8 -1
  %wide = sext i8 %pick to i32
  ret i32 %wide
}

; CHECK-LABEL: define void @copied(
define void @copied() {
; CHECK: %from = alloca [2 x i32], align 4
; CHECK: %to = alloca [2 x i32], align 4
; CHECK: %{{[0-9]+}} = getelementptr [2 x i32], ptr %from, i32 0, i32 0
; CHECK: %{{[0-9]+}} = load i32, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = getelementptr [2 x i32], ptr %to, i32 0, i32 0
; CHECK: store i32 %{{[0-9]+}}, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = getelementptr [2 x i32], ptr %from, i32 0, i32 1
; CHECK: %{{[0-9]+}} = load i32, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = getelementptr [2 x i32], ptr %to, i32 0, i32 1
; CHECK: store i32 %{{[0-9]+}}, ptr %{{[0-9]+}}
; CHECK: ret void
  %from = alloca [2 x i32], align 4
  %to = alloca [2 x i32], align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %to, ptr align 4 %from, i32 8, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
