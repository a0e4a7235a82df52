; Bytes are computed in words: DXIL has no arithmetic of 8 bits. What looks at the upper bits of a word gets them as a byte has
; them, through phis and parameters of operations too.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %dxc-dis %t.dxil | %filecheck %s
; RUN: %trefoil llc %s -O0 -o %t.0.dxil
; RUN: %dxc-validate %t.0.dxil
; CHECK: define void @main
; CHECK-NOT: {{(add|mul|sdiv|icmp [a-z]+|select i1 %[0-9]+,) i8}}
; CHECK: ret void
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
entry:
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 90, i32 1, i32 0, i1 false)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %t = trunc i32 %i to i8
  %u = mul i8 %t, %t
  %v = add i8 %u, 3
  br label %loop
loop:
  %n = phi i8 [ %v, %entry ], [ %m, %loop ]
  %m = udiv i8 %n, 3
  %more = icmp ugt i8 %m, 5
  br i1 %more, label %loop, label %done
done:
  %c = icmp slt i8 %m, 2
  %s = select i1 %c, i8 %v, i8 %t
  %x = sdiv i8 %s, 5
  %z = sext i8 %x to i32
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, i32 %z)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
