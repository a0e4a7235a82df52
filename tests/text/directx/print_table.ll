; What is bound as a table, and what the module says of itself.
; RUN: %trefoil opt -disable-output -passes=dxil-pretty-printer %s 2>&1 | %filecheck %s
; RUN: %trefoil opt -analyze -dxil-pretty-printer %s 2>&1 | %filecheck %s
; RUN: %trefoil opt -disable-output -passes='require<dxil-resource>,print<dxil-metadata>' %s 2>&1 | %filecheck %s --check-prefix=META
target triple = "dxil-pc-shadermodel6.6-library"

; CHECK: ;
; CHECK-NEXT: ; Resource Bindings:
; CHECK-NEXT: ;
; CHECK-NEXT: ; Name                                 Type  Format         Dim      ID      HLSL Bind     Count
; CHECK-NEXT: ; ------------------------------ ---------- ------- ----------- ------- -------------- ---------
; CHECK-NEXT: ; Colors                                SRV     f32          2d      T0             t3 unbounded
; CHECK-NEXT: ;                                       SRV     u32       2dMS8      T1      t0,space1         1
; CHECK-NEXT: ;                                       UAV  struct     r/w+cnt      U0             u0         1
; CHECK-NEXT: ;                                       UAV    byte         r/w      U1             u1        24
; CHECK-NEXT: ;                                       UAV     i16         buf      U2             u9         1
; CHECK-NEXT: ;                                   cbuffer      NA          NA     CB0            cb4         1
; CHECK-NEXT: ;                                   sampler      NA          NA      S0             s0         1
; CHECK-NEXT: ;

; META: Shader Model Version : 6.6
; META-NEXT: DXIL Version : 1.6
; META-NEXT: Target Shader Stage : library
; META-NEXT: Validator Version : 1.8
; META-NEXT:  first
; META-NEXT:   Function Shader Stage : compute
; META-NEXT:   NumThreads: 8,4,1

@Colors.str = private unnamed_addr constant [7 x i8] c"Colors\00", align 1

define void @first() #0 {
  %a = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 -1, i32 1, ptr @Colors.str)
  %b = call target("dx.MSTexture", i32, 0, 8, 0, 3) @llvm.dx.resource.handlefrombinding(i32 1, i32 0, i32 1, i32 0, ptr null)
  %c = call target("dx.RawBuffer", { float, i32 }, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %n = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", { float, i32 }, 1, 0) %c, i8 1)
  %d = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 24, i32 1, ptr null)
  %e = call target("dx.TypedBuffer", i16, 1, 0, 1) @llvm.dx.resource.handlefrombinding(i32 0, i32 9, i32 1, i32 0, ptr null)
  %f = call target("dx.CBuffer", target("dx.Layout", { float }, 4, 0)) @llvm.dx.resource.handlefrombinding(i32 0, i32 4, i32 1, i32 0, ptr null)
  %g = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,4,1" }
!dx.valver = !{!0}
!0 = !{i32 1, i32 8}
