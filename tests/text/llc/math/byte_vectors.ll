; Vectors of bytes are computed as bytes are: lane by lane, in words.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %dxc-dis %t.dxil | %filecheck %s
; RUN: %trefoil llc %s -O0 -o %t.0.dxil
; RUN: %dxc-validate %t.0.dxil
; CHECK: define void @main
; CHECK-NOT: {{(add|mul|sext|trunc|to) .*i8}}
; CHECK: ashr i32 %{{[0-9]+}}, 24
; CHECK: ashr i32 %{{[0-9]+}}, 24
; CHECK: ret void
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
  %out = call target("dx.RawBuffer", <3 x i32>, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 90, i32 1, i32 0, i1 false)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %j = call i32 @llvm.dx.thread.id(i32 1)
  %a = insertelement <3 x i32> poison, i32 %i, i32 0
  %b = insertelement <3 x i32> %a, i32 %j, i32 1
  %c = insertelement <3 x i32> %b, i32 7, i32 2
  %d = trunc <3 x i32> %c to <3 x i8>
  %e = mul <3 x i8> %d, splat (i8 100)
  %x = sub <3 x i8> %e, <i8 1, i8 2, i8 3>
  %y = sext <3 x i8> %x to <3 x i32>
  %z = mul <3 x i32> %y, %c
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", <3 x i32>, 1, 0) %out, i32 %i, i32 0, <3 x i32> %z)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
