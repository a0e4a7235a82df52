; What breaks a rule of DXIL is told at its place in the text, and -Vd leaves it out.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s --check-prefix=HERE
; RUN: not %trefoil llc %s -filetype=null 2>&1 | %filecheck %s --check-prefix=HERE
; RUN: %trefoil llc %s -Vd -o %t.unchecked
; RUN: not %dxc-validate %t.unchecked 2>&1 | %filecheck %s --check-prefix=DXC
; A container that is written again, and a listing that is assembled, are validated: an error says the rule, the function and the instruction.
; RUN: not %trefoil llc %t.unchecked -o %t 2>&1 | %filecheck %s --check-prefix=CONTAINER
; RUN: %trefoil dis %t.unchecked > %t.txt
; RUN: not %trefoil llc %t.txt -o %t 2>&1 | %filecheck %s --check-prefix=AGAIN
; RUN: %trefoil llc %t.txt -Vd -o %t
target triple = "dxil-pc-shadermodel6.6-compute"

; HERE: validated.ll:[[@LINE+13]]:3: error: Access to out-of-bounds memory is disallowed
; AGAIN: .txt:{{[0-9]+}}:8: error: validation: Access to out-of-bounds memory is disallowed
; AGAIN-SAME: [Instr.InBoundsAccess], in function 'main' at '{{.*}} = getelementptr {{.*}}, i32 7'
; CONTAINER: Function: main: error: Access to out-of-bounds memory is disallowed. [Instr.InBoundsAccess]
; DXC: Access to out-of-bounds memory is disallowed.

define void @main() #0 {
  %values = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %array = alloca [4 x i32]
  %some = getelementptr [4 x i32], ptr %array, i32 0, i32 %i
  store i32 3, ptr %some
  %beyond = getelementptr [4 x i32], ptr %array, i32 0, i32 7
  store i32 4, ptr %beyond
  %value = load i32, ptr %some
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %values, i32 %i, i32 0, i32 %value)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }
