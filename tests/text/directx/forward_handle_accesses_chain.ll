; A handle is followed from one variable to the next, by addresses that lie in memory, and when its binding became constant only after
; the module was read.
; RUN: %trefoil opt -S -passes=dxil-forward-handle-accesses %s -o - | %filecheck %s
; RUN: %trefoil opt -S "-passes=instcombine,dxil-forward-handle-accesses" %s -o - | %filecheck %s --check-prefix=LATER
target triple = "dxil-pc-shadermodel6.0-library"

%Buffer = type { target("dx.TypedBuffer", i32, 1, 0, 1) }
@Out = internal global %Buffer poison, align 4

; CHECK-LABEL: define void @copied(
; CHECK: %h = call {{.*}} @llvm.dx.resource.handlefrombinding
; CHECK-NEXT: store target("dx.TypedBuffer", i32, 1, 0, 1) %h, ptr @Out
; CHECK-NEXT: %p = call ptr @llvm.dx.resource.getpointer{{.*}} %h, i32 0)
; CHECK-NEXT: store i32 2, ptr %p
; CHECK-NEXT: ret void
define void @copied() {
  %a = alloca %Buffer, align 4
  %first = getelementptr %Buffer, ptr %a, i32 0, i32 0
  store target("dx.TypedBuffer", i32, 1, 0, 1) poison, ptr %first, align 4
  %h = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", i32, 1, 0, 1) %h, ptr %a, align 4
  %l = load target("dx.TypedBuffer", i32, 1, 0, 1), ptr %a
  %field = getelementptr %Buffer, ptr @Out, i32 0, i32 0
  store target("dx.TypedBuffer", i32, 1, 0, 1) %l, ptr %field, align 4
  %m = load target("dx.TypedBuffer", i32, 1, 0, 1), ptr @Out
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %m, i32 0)
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: define void @by_address(
; CHECK-NOT: alloca
; CHECK: %h = call {{.*}} @llvm.dx.resource.handlefrombinding
; CHECK-NEXT: %p = call ptr @llvm.dx.resource.getpointer{{.*}} %h, i32 0)
define void @by_address() {
  %a = alloca %Buffer, align 4
  %this = alloca ptr, align 4
  %h = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", i32, 1, 0, 1) %h, ptr %a, align 4
  store ptr %a, ptr %this, align 4
  %that = load ptr, ptr %this, align 4
  %l = load target("dx.TypedBuffer", i32, 1, 0, 1), ptr %that
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %l, i32 0)
  store i32 2, ptr %p
  ret void
}

; LATER-LABEL: define void @constant_later(
; LATER: %h = call {{.*}} @llvm.dx.resource.handlefrombinding{{.*}}(i32 0, i32 3, i32 1, i32 0
; LATER-NEXT: %p = call ptr @llvm.dx.resource.getpointer{{.*}} %h, i32 0)
define void @constant_later() {
  %a = alloca %Buffer, align 4
  %register = add i32 1, 2
  %h = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 %register, i32 1, i32 0, ptr null)
  store target("dx.TypedBuffer", i32, 1, 0, 1) %h, ptr %a, align 4
  %l = load target("dx.TypedBuffer", i32, 1, 0, 1), ptr %a
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %l, i32 0)
  store i32 2, ptr %p
  ret void
}

declare target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1), i32)
