; Functions of a module without entry points keep their parameters and calls; all but internal ones may be linked to.
; RUN: %trefoil llc %s -o - | %filecheck %s
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-library"

; CHECK: OpCapability Linkage
; CHECK-NOT: OpEntryPoint
; CHECK-DAG: OpName %[[#OUTSIDE:]] "outside"
; CHECK-DAG: OpName %[[#ONE:]] "one"
; CHECK-DAG: OpName %[[#TWO:]] "two"
; CHECK-DAG: OpName %[[#LONG:]] "long"
; CHECK-DAG: OpDecorate %[[#ONE]] LinkageAttributes "one" Export
; CHECK-DAG: OpDecorate %[[#OUTSIDE]] LinkageAttributes "outside" Import
; CHECK-DAG: %[[#F:]] = OpTypeFloat 32
; CHECK-DAG: %[[#V:]] = OpTypeVector %[[#F]] 4
; CHECK-DAG: %[[#ONE_TYPE:]] = OpTypeFunction %[[#F]] %[[#F]] %[[#V]]

; CHECK: %[[#OUTSIDE]] = OpFunction %[[#]] None %[[#]]
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %[[#ONE]] = OpFunction %[[#F]] Inline|Const %[[#ONE_TYPE]] ; -- Begin function one
; CHECK-NEXT: %[[#A:]] = OpFunctionParameter %[[#F]]
; CHECK-NEXT: %[[#B:]] = OpFunctionParameter %[[#V]]
; CHECK-NEXT: OpLabel
; CHECK-NEXT: %[[#SIN:]] = OpExtInst %[[#F]] %[[#]] Sin %[[#A]]
; CHECK-NEXT: %[[#LANE:]] = OpCompositeExtract %[[#F]] %[[#B]] 1
; CHECK-NEXT: %[[#SUM:]] = OpFAdd %[[#F]] %[[#SIN]] %[[#LANE]]
; CHECK-NEXT: OpReturnValue %[[#SUM]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: -- End function
define float @one(float %a, <4 x float> %b) alwaysinline memory(none) {
  %s = call float @llvm.sin.f32(float %a)
  %y = extractelement <4 x float> %b, i32 1
  %sum = fadd float %s, %y
  ret float %sum
}

; CHECK: %[[#TWO]] = OpFunction %[[#I:]] None
; CHECK-NOT: LinkageAttributes "two"
; CHECK: OpSelectionMerge
; CHECK: OpFunctionCall %[[#I]] %[[#OUTSIDE]]
define internal i32 @two(i32 %a, i1 %b) {
  br i1 %b, label %x, label %y
x:
  ret i32 %a
y:
  %n = call i32 @outside(i32 %a)
  ret i32 %n
}
declare i32 @outside(i32)

; CHECK: %[[#LONG]] = OpFunction
; CHECK: OpFunctionCall %[[#I]] %[[#TWO]] %[[#]] %[[#]]
; CHECK: OpStore %[[#]] %[[#]] Aligned 4
; CHECK: OpLoad %[[#I]] %[[#]] Aligned 4
define i32 @long(i32 %a, i32 %i) {
  %x = alloca [4 x i32]
  %p = getelementptr inbounds [4 x i32], ptr %x, i32 0, i32 %i
  %b = call i32 @two(i32 %a, i1 true)
  store i32 %b, ptr %p
  %q = getelementptr inbounds [4 x i32], ptr %x, i32 0, i32 %b
  %r = load i32, ptr %q
  ret i32 %r
}
