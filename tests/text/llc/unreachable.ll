; What is never reached has no form in DXIL: the ways to it go, those through a switch's default too.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %dxc-dis %t.dxil | %filecheck %s
; CHECK: define void @main()
; CHECK-NOT: unreachable
; CHECK: ret void
target triple = "dxil-pc-shadermodel6.3-compute"
define void @main() #0 {
entry:
  %out = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %k = and i32 %i, 1
  switch i32 %k, label %none [
    i32 0, label %even
    i32 1, label %odd
  ]
even:
  br label %end
odd:
  %far = icmp ugt i32 %i, 100
  br i1 %far, label %never, label %end
never:
  br label %none
none:
  unreachable
end:
  %v = phi i32 [ 5, %even ], [ 7, %odd ]
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %out, i32 %i, i32 0, i32 %v)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
