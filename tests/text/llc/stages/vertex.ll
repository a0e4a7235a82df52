; A vertex shader: elements of the signatures in metadata, their components moved by intrinsics.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %dxc-dis %t.dxil | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-vertex -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o - | %filecheck %s --check-prefix=OPS
target triple = "dxil-pc-shadermodel6.3-vertex"

; CHECK: loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
; CHECK: loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)
; CHECK: storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float 1.000000e+00)
; CHECK: storeOutput.f32(i32 5, i32 1, i32 0, i8 1
; CHECK: storeOutput.f32(i32 5, i32 1, i32 1, i8 0
; CHECK: !{i32 0, !"POSITION", i8 9, i8 0
; CHECK: !{i32 1, !"SV_VertexID", i8 5, i8 1
; CHECK: !{i32 0, !"SV_Position", i8 9, i8 3
; CHECK: !{i32 1, !"TEXCOORD", i8 9, i8 0
; OPS: call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
; OPS: call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float
define void @main() #0 {
entry:
  %pos = call <3 x float> @llvm.dx.load.input.v3f32(i32 0, i32 0, i8 0, i32 poison)
  %id = call i32 @llvm.dx.load.input.i32(i32 1, i32 0, i8 0, i32 poison)
  %odd = and i32 %id, 1
  %f = uitofp i32 %odd to float
  %wide = shufflevector <3 x float> %pos, <3 x float> <float 1.0, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %wide)
  ; One component, then a whole row of a matrix.
  %x = extractelement <3 x float> %pos, i32 0
  call void @llvm.dx.store.output.f32(i32 1, i32 0, i8 0, float %x)
  call void @llvm.dx.store.output.f32(i32 1, i32 0, i8 1, float %f)
  %two = shufflevector <3 x float> %pos, <3 x float> poison, <2 x i32> <i32 1, i32 2>
  call void @llvm.dx.store.output.v2f32(i32 1, i32 1, i8 0, <2 x float> %two)
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }

; Number, name, component, kind, indices, interpolation, rows, columns, row, column, usage, dynamic usage, stream.
!dx.semantic.signatures = !{!0}
!0 = !{ptr @main, !1, !2}
!1 = !{!3, !4}
!2 = !{!5, !6}
!3 = !{i32 0, !"POSITION", i32 9, i32 0, !7, i32 0, i32 1, i8 3, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!4 = !{i32 1, !"SV_VertexID", i32 5, i32 1, !7, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!5 = !{i32 0, !"SV_Position", i32 9, i32 3, !7, i32 4, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!6 = !{i32 1, !"TEXCOORD", i32 9, i32 0, !8, i32 2, i32 2, i8 2, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!7 = !{i32 0}
!8 = !{i32 0, i32 1}
