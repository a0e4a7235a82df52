; The variables of a constant buffer's members become addresses through the buffer's handle, which is read from its variable.
; RUN: %trefoil opt -S -passes=dxil-cbuffer-access %s -o %t.ll
; RUN: %filecheck %s < %t.ll
target triple = "dxil-pc-shadermodel6.3-library"

%__cblayout_CB = type <{ float, <2 x i32>, target("dx.Padding", 4), [2 x <{ float, target("dx.Padding", 12) }>], float }>

; CHECK: @CB.cb = global target("dx.CBuffer", %__cblayout_CB) poison
; CHECK-NOT: addrspace(2)
@CB.cb = global target("dx.CBuffer", %__cblayout_CB) poison
@a = external hidden addrspace(2) global float, align 4
@b = external hidden addrspace(2) global <2 x i32>, align 8
@c = external hidden addrspace(2) global [2 x <{ float, target("dx.Padding", 12) }>], align 4
@d = external hidden addrspace(2) global float, align 4

; CHECK-LABEL: define float @first(
define float @first() {
; CHECK: %CB.cb = load target("dx.CBuffer", %__cblayout_CB), ptr @CB.cb, align 4
; CHECK: %{{[0-9]+}} = call ptr @llvm.dx.resource.getpointer.p0.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB.cb, i32 0)
; CHECK: %x = load float, ptr %{{[0-9]+}}, align 4
; CHECK: ret float %x
  %x = load float, ptr addrspace(2) @a, align 4
  ret float %x
}

; CHECK-LABEL: define i32 @lane(
define i32 @lane() {
; CHECK: %CB.cb = load target("dx.CBuffer", %__cblayout_CB), ptr @CB.cb, align 4
; CHECK: %{{[0-9]+}} = call ptr @llvm.dx.resource.getpointer.p0.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB.cb, i32 0)
; CHECK: %{{[0-9]+}} = getelementptr inbounds nuw i8, ptr %{{[0-9]+}}, i32 4
; CHECK: %{{[0-9]+}} = getelementptr inbounds <2 x i32>, ptr %{{[0-9]+}}, i32 0, i32 1
; CHECK: %x = load i32, ptr %{{[0-9]+}}, align 4
; CHECK: ret i32 %x
  %x = load i32, ptr addrspace(2) getelementptr inbounds (<2 x i32>, ptr addrspace(2) @b, i32 0, i32 1), align 4
  ret i32 %x
}

; CHECK-LABEL: define float @element(
define float @element(i32 %i) {
; CHECK: %CB.cb = load target("dx.CBuffer", %__cblayout_CB), ptr @CB.cb, align 4
; CHECK: %{{[0-9]+}} = call ptr @llvm.dx.resource.getpointer.p0.tdx.CBuffer_s___cblayout_CBst(target("dx.CBuffer", %__cblayout_CB) %CB.cb, i32 0)
; CHECK: %{{[0-9]+}} = getelementptr inbounds nuw i8, ptr %{{[0-9]+}}, i32 16
; CHECK: %p = getelementptr inbounds [2 x <{ float, target("dx.Padding", 12) }>], ptr %{{[0-9]+}}, i32 0, i32 %i, i32 0
; CHECK: %x = load float, ptr %p, align 4
; CHECK: ret float %x
  %p = getelementptr inbounds [2 x <{ float, target("dx.Padding", 12) }>], ptr addrspace(2) @c, i32 0, i32 %i, i32 0
  %x = load float, ptr addrspace(2) %p, align 4
  ret float %x
}

; CHECK-NOT: !hlsl.cbs
!hlsl.cbs = !{!0}
!0 = !{ptr @CB.cb, ptr addrspace(2) @a, ptr addrspace(2) @b, ptr addrspace(2) @c, ptr addrspace(2) @d}
