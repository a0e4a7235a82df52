; Handles that are kept in variables are used as they were made.
; RUN: %trefoil opt -S -passes=dxil-forward-handle-accesses %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

%"class.hlsl::RWBuffer" = type { target("dx.TypedBuffer", float, 1, 0, 0) }

@In = internal global %"class.hlsl::RWBuffer" poison, align 4

; CHECK-LABEL: define float @of_a_variable(
define float @of_a_variable(i32 %i) {
; CHECK: %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
; CHECK: store target("dx.TypedBuffer", float, 1, 0, 0) %h, ptr @In, align 4
; CHECK: %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %h, i32 %i)
; CHECK: %v = load float, ptr %p
; CHECK: ret float %v
  %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h, ptr @In, align 4
  %l = load target("dx.TypedBuffer", float, 1, 0, 0), ptr @In, align 4
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 1, 0, 0) %l, i32 %i)
  %v = load float, ptr %p
  ret float %v
}

; CHECK-LABEL: define float @of_a_local(
define float @of_a_local(i32 %i) {
; CHECK: %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
; CHECK: %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_f32_1_0_0t(target("dx.TypedBuffer", float, 1, 0, 0) %h, i32 %i)
; CHECK: %v = load float, ptr %p
; CHECK: ret float %v
  %h = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %local = alloca %"class.hlsl::RWBuffer", align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %local)
  store target("dx.TypedBuffer", float, 1, 0, 0) %h, ptr %local, align 4
  %m = getelementptr inbounds nuw %"class.hlsl::RWBuffer", ptr %local, i32 0, i32 0
  %l = load target("dx.TypedBuffer", float, 1, 0, 0), ptr %m, align 4
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", float, 1, 0, 0) %l, i32 %i)
  %v = load float, ptr %p
  ret float %v
}
