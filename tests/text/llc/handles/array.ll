; An element of an array of 8 from register 5 in space 2: the index is made to count from the start of the space.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=SM60
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.3-compute -o %t.3
; RUN: %dxc-validate %t.3
; RUN: %dxc-dis %t.3 | %filecheck %s --check-prefix=SM63
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.5-compute -o %t.5
; RUN: %dxc-validate %t.5
; RUN: %dxc-dis %t.5 | %filecheck %s --check-prefix=SM65
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8
; RUN: %dxc-validate %t.8
; RUN: %dxc-dis %t.8 | %filecheck %s --check-prefix=SM68
; SM60: %[[I:[0-9]+]] = add {{.*}}i32 %[[T:[0-9]+]], 5
; SM60: createHandle(i32 57, i8 0, i32 0, i32 %[[I]], i1 false)
; SM63: %[[I:[0-9]+]] = add {{.*}}i32 %[[T:[0-9]+]], 5
; SM63: createHandle(i32 57, i8 0, i32 0, i32 %[[I]], i1 false)
; SM65: %[[I:[0-9]+]] = add {{.*}}i32 %[[T:[0-9]+]], 5
; SM65: createHandle(i32 57, i8 0, i32 0, i32 %[[I]], i1 false)
; SM66: %[[I:[0-9]+]] = add {{.*}}i32 %[[T:[0-9]+]], 5
; SM66: createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 12, i32 2, i8 0 }, i32 %[[I]], i1 false)
; SM68: %[[I:[0-9]+]] = add {{.*}}i32 %[[T:[0-9]+]], 5
; SM68: createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 12, i32 2, i8 0 }, i32 %[[I]], i1 false)
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call i32 @llvm.dx.thread.id(i32 0)
  %v2 = call i32 @llvm.dx.group.id(i32 0)
  %v3 = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_0_0_0t(i32 2, i32 5, i32 8, i32 %v2, ptr null)
  %v4 = call { float, i1 } @llvm.dx.resource.load.typedbuffer.f32.tdx.TypedBuffer_f32_0_0_0t(target("dx.TypedBuffer", float, 0, 0, 0) %v3, i32 0)
  %v5 = extractvalue { float, i1 } %v4, 0
  %v6 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v7 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %v6, i32 0)
  store float %v5, ptr %v7, align 4
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare i32 @llvm.dx.group.id(i32)
declare target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_f32_0_0_0t(i32, i32, i32, i32, ptr)
declare { float, i1 } @llvm.dx.resource.load.typedbuffer.f32.tdx.TypedBuffer_f32_0_0_0t(target("dx.TypedBuffer", float, 0, 0, 0), i32)
declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
