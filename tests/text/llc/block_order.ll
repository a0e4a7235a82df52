; Blocks may be laid out in any order that the entry opens: here a loop's step stands before what it adds to.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o - | %filecheck %s
; RUN: %trefoil opt -S --verify-each -O3 %s -o %t.ll
; RUN: %trefoil opt -S --verify-each -passes=sroa,simplify,cse,ifconvert,clean,flatten,dce %s -o %t.ll
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
entry:
  %h = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %end = call i32 @llvm.dx.thread.id(i32 0)
  br label %body

; CHECK: step:
; CHECK-NEXT: %next = add i32 %i, 1
step:
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %end
  br i1 %done, label %out, label %body

; CHECK: body:
; CHECK-NEXT: %i = phi i32
body:
  %i = phi i32 [ 0, %entry ], [ %next, %step ]
  %x = mul i32 %i, %i
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", i32, 1, 0, 0) %h, i32 %i, i32 %x)
  br label %step

out:
  ret void
}

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
