; Handles say the names of two resources on one binding, so that what is printed reads back without a list of them.
; RUN: %trefoil opt -passes=verify -S %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %trefoil opt -passes=verify -S %t.ll | %filecheck %s
; CHECK-NOT: !trefoil
; CHECK: %n = call {{.*}}(i32 0, i32 1, i32 1, i32 0, ptr @A.str){{$}}
; CHECK: %a = call {{.*}}(i32 0, i32 1, i32 1, i32 0, ptr @A.str){{$}}
; CHECK: %b = call {{.*}}(i32 0, i32 1, i32 1, i32 0, ptr @B.str){{$}}
; CHECK-NOT: !trefoil
target triple = "dxil-pc-shadermodel6.6-compute"
@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"
define void @main() #0 {
  %n = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr @A.str)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr @B.str)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %n, i32 2, i32 0, i32 3)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %a, i32 1, i32 0, i32 4)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %b, i32 0, i32 0, i32 5)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
