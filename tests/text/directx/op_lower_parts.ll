; What an operation gives in parts is used in parts: nothing is put together to be taken apart again, and the variable and the name that
; the handle had go.
; RUN: %trefoil opt -S -passes=scalarizer,dxil-op-lower %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
target triple = "dxil-pc-shadermodel6.3-compute"

; CHECK-NOT: @name
@name = private unnamed_addr constant [4 x i8] c"Buf\00", align 1

; CHECK-LABEL: define void @main()
; CHECK-NOT: insertelement
; CHECK-NOT: insertvalue
; CHECK: [[LOAD:%.*]] = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(
; CHECK: [[Y:%.*]] = extractvalue %dx.types.ResRet.f32 [[LOAD]], 1
; CHECK: [[STATUS:%.*]] = call i1 @dx.op.checkAccessFullyMapped.i32(
; CHECK: select i1 [[STATUS]], float [[Y]], float 0.000000e+00
; CHECK-NOT: insertelement
; CHECK: ret void
define void @main() #0 {
  %b = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr @name)
  %l = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %b, i32 0)
  %v = extractvalue { <4 x float>, i1 } %l, 0
  %s = extractvalue { <4 x float>, i1 } %l, 1
  %y = extractelement <4 x float> %v, i32 1
  %c = select i1 %s, float %y, float 0.0
  %w = insertelement <4 x float> %v, float %c, i32 0
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %b, i32 1, <4 x float> %w)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
