; Ids are made when DXIL is, from 0 in each class, in the order in which the code uses them.
; RUN: %trefoil llc %s -o %t
; RUN: %dxc-validate %t
; RUN: %dxc-dis %t | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK: !{{[0-9]+}} = !{i32 0, %"class.StructuredBuffer<unsigned int>"* undef, !"", i32 1, i32 4, i32 1,
; CHECK: !{{[0-9]+}} = !{i32 1, %"class.StructuredBuffer<unsigned int>"* undef, !"", i32 0, i32 9, i32 1,
; CHECK: !{{[0-9]+}} = !{i32 0, %"class.RWStructuredBuffer<unsigned int>"* undef, !"", i32 0, i32 7, i32 1,
define void @main() #0 {
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %o = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.o(i32 0, i32 7, i32 1, i32 0, i1 false)
  %b = call target("dx.RawBuffer", i32, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 1, i32 4, i32 1, i32 0, i1 false)
  %a = call target("dx.RawBuffer", i32, 0, 0) @llvm.dx.resource.handlefrombinding.a(i32 0, i32 9, i32 1, i32 0, i1 false)
  %r = call {i32, i1} @llvm.dx.resource.load.rawbuffer.r(target("dx.RawBuffer", i32, 0, 0) %b, i32 %i, i32 0)
  %v = extractvalue {i32, i1} %r, 0
  %s = call {i32, i1} @llvm.dx.resource.load.rawbuffer.s(target("dx.RawBuffer", i32, 0, 0) %a, i32 %v, i32 0)
  %w = extractvalue {i32, i1} %s, 0
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %o, i32 %i, i32 0, i32 %w)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }
