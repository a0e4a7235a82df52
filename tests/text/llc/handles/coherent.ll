; A buffer that is read and written by atomic or volatile accesses is coherent across groups; another is not. What adds up in
; place needs no such thing.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
; RUN: %trefoil opt -passes='print<dxil-resources>' -disable-output %s 2>&1 | %filecheck %s --check-prefix=PRINT
; CHECK: !{i32 0, {{.*}}, i32 0, i32 0, i32 1, i32 11, i1 true, i1 false, i1 false, null}
; CHECK: !{i32 1, {{.*}}, i32 0, i32 1, i32 1, i32 11, i1 true, i1 false, i1 false, null}
; CHECK: !{i32 2, {{.*}}, i32 0, i32 2, i32 1, i32 11, i1 false, i1 false, i1 false, null}
; SM66: annotateHandle(i32 216, %dx.types.Handle %{{[0-9]+}}, %dx.types.ResourceProperties { i32 20491, i32 0 })
; PRINT: Lower Bound: 0
; PRINT: Globally Coherent: 1
; PRINT: Lower Bound: 1
; PRINT: Globally Coherent: 1
; PRINT: Lower Bound: 2
; PRINT: Globally Coherent: 0
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %a = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %b = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, i1 false)
  %c = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, i1 false)
  %pa = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %a, i32 0)
  %pb = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %b, i32 0)
  %pc = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %c, i32 0)
  %v = load atomic i32, ptr %pa monotonic, align 4
  store volatile i32 %v, ptr %pb, align 4
  %old = atomicrmw add ptr %pc, i32 %v monotonic
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
