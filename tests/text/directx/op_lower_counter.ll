; A counter's step that is not constant is refused with its place.
; RUN: not %trefoil opt -S -passes=dxil-op-lower %s 2>&1 | %filecheck %s
; RUN: not %trefoil opt -S -passes=dxil-translate-metadata %s 2>&1 | %filecheck %s
; RUN: not %trefoil opt -disable-output -passes='print<dx-shader-flags>' %s 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main(i8 %by) {
  %h = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  ; CHECK: op_lower_counter.ll:[[@LINE+1]]:8: error: a counter's step must be constant: 1 or -1
  %n = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", float, 1, 0) %h, i8 %by)
  ret void
}
