; Each resource has a place in the root signature: one that is a descriptor in the root only when it is a buffer of bytes or
; structures, and none where the stage may not see the signature.
; RUN: not %trefoil opt -disable-output -passes=dxil-post-optimization-validation %s 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-pixel"

; CHECK: error: SRV at register 4 and space 1 is bound to a texture or typed buffer. SRV root descriptors can only be Raw or Structured buffers.
; CHECK: error: SRV register 9 in space 1 does not have a binding in the Root Signature
; CHECK: error: UAV register 6 in space 0 does not have a binding in the Root Signature
; CHECK: error: Shader has root bindings but root signature uses a DENY flag to disallow root binding access to the shader stage.
define void @main() #0 {
  %fits = call target("dx.RawBuffer", i32, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 3, i32 1, i32 0, ptr null)
  %typed = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 4, i32 1, i32 0, ptr null)
  %nowhere = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 9, i32 1, i32 0, ptr null)
  %long = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 6, i32 3, i32 0, ptr null)
  %endless = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 7, i32 5, i32 0, i32 9, ptr null)
  ret void
}
attributes #0 = { "hlsl.shader"="pixel" }

!dx.rootsignatures = !{!0}
!0 = !{ptr @main, !1, i32 2}
; DENY_PIXEL_SHADER_ROOT_ACCESS
!1 = !{!2, !3, !4, !5, !8}
!2 = !{!"RootFlags", i32 32}
!3 = !{!"RootSRV", i32 0, i32 3, i32 1, i32 4}
!4 = !{!"RootSRV", i32 5, i32 4, i32 1, i32 4}
!5 = !{!"DescriptorTable", i32 0, !6, !7}
!6 = !{!"UAV", i32 2, i32 6, i32 0, i32 -1, i32 2}
!7 = !{!"SRV", i32 -1, i32 0, i32 7, i32 -1, i32 4}
; A vertex shader's
!8 = !{!"RootSRV", i32 1, i32 9, i32 1, i32 4}
