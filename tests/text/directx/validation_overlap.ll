; Bindings of one class and space whose registers overlap are refused.
; RUN: not %trefoil opt -passes=dxil-post-optimization-validation -disable-output %s 2>&1 | %filecheck %s
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-compute"

@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"
@C.str = private unnamed_addr constant [2 x i8] c"C\00"

define void @main() #0 {
  ; CHECK: error: resource A at register 2 overlaps with resource B at register 5 in space 1
  ; CHECK-NOT: resource C
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 2, i32 4, i32 0, i1 false, ptr @A.str)
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 5, i32 1, i32 0, i1 false, ptr @B.str)
  %c = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 6, i32 1, i32 0, i1 false, ptr @C.str)
  %x = call { float, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %a, i32 0)
  %v = extractvalue { float, i1 } %x, 0
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %b, i32 0, float %v)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %c, i32 0, float %v)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
