; Assembly is what LLVM's SPIR-V back end prints: a tab, names of ids by number, floats of 17 digits, comments at functions.
; RUN: %trefoil llc -filetype=asm %s -o - | %filecheck %s --match-full-lines --strict-whitespace
; RUN: %trefoil llc %s -o - | %filecheck %s --match-full-lines --strict-whitespace
target triple = "spirv1.6-unknown-vulkan1.3-compute"

;CHECK:	OpCapability Shader
;CHECK-NEXT:	OpMemoryModel Logical GLSL450
;CHECK-NEXT:	OpEntryPoint GLCompute %[[#MAIN:]] "main" %[[#OUT:]]
;CHECK-NEXT:	OpExecutionMode %[[#MAIN]] LocalSize 1 1 1
;CHECK:	OpName %[[#OUT]] "out"
;CHECK:	OpName %[[#MAIN]] "main"
;CHECK:	%[[#F:]] = OpTypeFloat 32
;CHECK:	%[[#OUT]] = OpVariable %[[#]] StorageBuffer{{ }}
;CHECK:	%[[#]] = OpConstant %[[#F]] 0.20000000298023224
;CHECK:	%[[#MAIN]] = OpFunction %[[#]] None %[[#]]{{ +}}; -- Begin function main
;CHECK:	OpStore %[[#]] %[[#]] Aligned 4
;CHECK-NEXT:	OpReturn
;CHECK-NEXT:	OpFunctionEnd
;CHECK-NEXT:                                        ; -- End function
@.out = private constant [4 x i8] c"out\00"

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.a(i32 0, i32 0, i32 1, i32 0, ptr @.out)
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 0)
  store float 0x3FC99999A0000000, ptr addrspace(11) %p
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
