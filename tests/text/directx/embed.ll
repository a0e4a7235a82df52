; A DXIL module gets the parts of its container as variables: the program by dxil-embed, the others by dxil-globals, each in a section of
; its name. A second run adds to the list of those that stay.
; RUN: %trefoil opt -S -passes=dxil-resource-access,dxil-translate-metadata,dxil-op-lower,dxil-prepare,dxil-embed,dxil-globals %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: not %trefoil opt -S -passes=dxil-embed %s -o - 2>&1 | %filecheck %s --check-prefix=EARLY
; EARLY: error: the module is not DXIL yet: dxil-translate-metadata comes before this pass

; The program: version and stage, its size in words, DXIL, bitcode.
; CHECK: @dx.dxil = private constant [{{[0-9]+}} x i8] c"b\00\05\00{{.*}}DXIL\02\01\00\00{{.*}}BC\C0\DE{{.*}}", section "DXIL", align 4
; CHECK: @llvm.compiler.used = appending global [7 x ptr] [ptr @dx.dxil, ptr @dx.sfi0, ptr @dx.hash, ptr @dx.isg1, ptr @dx.osg1, ptr @dx.rts0, ptr @dx.psv0], section "llvm.metadata"
; Doubles in one buffer: one feature.
; CHECK: @dx.sfi0 = private constant i64 1, section "SFI0", align 4
; CHECK: @dx.hash = private constant [20 x i8] c"{{.*}}", section "HASH", align 4
; CHECK: @dx.isg1 = private constant [8 x i8] c"\00\00\00\00\08\00\00\00", section "ISG1", align 4
; CHECK: @dx.osg1 = private constant [8 x i8] c"\00\00\00\00\08\00\00\00", section "OSG1", align 4
; The root signature, which metadata no longer says: version 2, one parameter.
; CHECK: @dx.rts0 = private constant [{{[0-9]+}} x i8] c"\02\00\00\00\01\00\00\00{{.*}}", section "RTS0", align 4
; CHECK: @dx.psv0 = private constant [{{[0-9]+}} x i8] c"{{.*}}", section "PSV0", align 4
target triple = "dxil-pc-shadermodel6.2-compute"

define void @main() #0 {
  %b = call target("dx.RawBuffer", double, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", double, 1, 0) %b, i32 %i)
  store double 2.5, ptr %p, align 8
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }

!dx.valver = !{!0}
!dx.rootsignatures = !{!1}
!0 = !{i32 1, i32 8}
!1 = !{ptr @main, !2, i32 2}
!2 = !{!3, !4}
!3 = !{!"RootFlags", i32 0}
!4 = !{!"RootUAV", i32 0, i32 0, i32 0, i32 2}
