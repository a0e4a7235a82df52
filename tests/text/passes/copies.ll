; An array that is copied from memory which nothing writes, or from an array that has all its values by then, is read there.
; RUN: %trefoil opt -passes=copies,dce --verify-each %s | %filecheck %s

%Light = type { float, [2 x i32] }

@table = internal constant [2 x i32] [i32 3, i32 5]

; CHECK-LABEL: define i32 @of_a_buffer(
; CHECK-NOT: alloca
; CHECK: %[[AT:.*]] = getelementptr inbounds %Light, ptr %p, i32 0, i32 1, i32 %n
; CHECK-NEXT: %x = load i32, ptr %[[AT]]
; CHECK-NEXT: add i32 %x, %b
define i32 @of_a_buffer(i32 %element, i32 %n) {
entry:
  %a = alloca [2 x i32]
  %h = call target("dx.RawBuffer", %Light, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_Lights_0_0t(target("dx.RawBuffer", %Light, 0, 0) %h, i32 %element)
  %p0 = getelementptr inbounds %Light, ptr %p, i32 0, i32 1, i32 0
  %v0 = load i32, ptr %p0
  %a0 = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 0
  store i32 %v0, ptr %a0
  %p1 = getelementptr inbounds %Light, ptr %p, i32 0, i32 1, i32 1
  %b = load i32, ptr %p1
  %a1 = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 1
  store i32 %b, ptr %a1
  %an = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 %n
  %x = load i32, ptr %an
  %y = load i32, ptr %a1
  %sum = add i32 %x, %y
  ret i32 %sum
}

; What writes to a buffer may write to this one.
; CHECK-LABEL: define i32 @of_a_writable_buffer(
; CHECK: alloca
; CHECK: getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 %n
define i32 @of_a_writable_buffer(i32 %element, i32 %n) {
entry:
  %a = alloca [2 x i32]
  %h = call target("dx.RawBuffer", %Light, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_Lights_1_0t(target("dx.RawBuffer", %Light, 1, 0) %h, i32 %element)
  %p0 = getelementptr inbounds %Light, ptr %p, i32 0, i32 1, i32 0
  %v0 = load i32, ptr %p0
  %a0 = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 0
  store i32 %v0, ptr %a0
  %an = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 %n
  %x = load i32, ptr %an
  ret i32 %x
}

; A copy of a copy of a table.
; CHECK-LABEL: define i32 @of_a_table(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[AT:.*]] = getelementptr inbounds [2 x i32], ptr @table, i32 0, i32 %n
; CHECK-NEXT: %x = load i32, ptr %[[AT]]
; CHECK-NEXT: ret i32 %x
define i32 @of_a_table(i32 %n) {
entry:
  %a = alloca [2 x i32]
  %b = alloca [2 x i32]
  %t0 = getelementptr inbounds [2 x i32], ptr @table, i32 0, i32 0
  %v0 = load i32, ptr %t0
  %a0 = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 0
  store i32 %v0, ptr %a0
  %t1 = getelementptr inbounds [2 x i32], ptr @table, i32 0, i32 1
  %v1 = load i32, ptr %t1
  %a1 = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 1
  store i32 %v1, ptr %a1
  %w0 = load i32, ptr %a0
  %b0 = getelementptr inbounds [2 x i32], ptr %b, i32 0, i32 0
  store i32 %w0, ptr %b0
  %w1 = load i32, ptr %a1
  %b1 = getelementptr inbounds [2 x i32], ptr %b, i32 0, i32 1
  store i32 %w1, ptr %b1
  %bn = getelementptr inbounds [2 x i32], ptr %b, i32 0, i32 %n
  %x = load i32, ptr %bn
  ret i32 %x
}

; Two rows of an input, of which the second is the first that is copied.
; CHECK-LABEL: define float @of_rows(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[ROW:.*]] = add i32 %n, 1
; CHECK-NEXT: %x = call float @llvm.dx.load.input.f32(i32 0, i32 %[[ROW]])
; CHECK-NEXT: ret float %x
define float @of_rows(i32 %n) {
entry:
  %a = alloca [2 x float]
  %r1 = call float @llvm.dx.load.input.f32(i32 0, i32 1)
  %a0 = getelementptr inbounds [2 x float], ptr %a, i32 0, i32 0
  store float %r1, ptr %a0
  %r2 = call float @llvm.dx.load.input.f32(i32 0, i32 2)
  %a1 = getelementptr inbounds [2 x float], ptr %a, i32 0, i32 1
  store float %r2, ptr %a1
  %an = getelementptr inbounds [2 x float], ptr %a, i32 0, i32 %n
  %x = load float, ptr %an
  ret float %x
}

; The source changes between the copy and the load.
; CHECK-LABEL: define i32 @of_an_array_that_changes(
; CHECK: getelementptr inbounds [2 x i32], ptr %b, i32 0, i32 %n
define i32 @of_an_array_that_changes(i32 %n, i32 %v) {
entry:
  %a = alloca [2 x i32]
  %b = alloca [2 x i32]
  %a0 = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 0
  store i32 %v, ptr %a0
  %w0 = load i32, ptr %a0
  %b0 = getelementptr inbounds [2 x i32], ptr %b, i32 0, i32 0
  store i32 %w0, ptr %b0
  %an = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 %n
  store i32 7, ptr %an
  %y = load i32, ptr %an
  %bn = getelementptr inbounds [2 x i32], ptr %b, i32 0, i32 %n
  %x = load i32, ptr %bn
  %sum = add i32 %x, %y
  ret i32 %sum
}

; The array is written once more after it was copied to.
; CHECK-LABEL: define i32 @changed(
; CHECK: getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 %n
define i32 @changed(i32 %n, i32 %m) {
entry:
  %a = alloca [2 x i32]
  %t0 = getelementptr inbounds [2 x i32], ptr @table, i32 0, i32 0
  %v0 = load i32, ptr %t0
  %a0 = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 0
  store i32 %v0, ptr %a0
  %am = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 %m
  store i32 9, ptr %am
  %an = getelementptr inbounds [2 x i32], ptr %a, i32 0, i32 %n
  %x = load i32, ptr %an
  ret i32 %x
}
