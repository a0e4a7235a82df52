; LLVM's command line for the way to DXIL: what people read gets a listing, what programs read the container.
; RUN: %trefoil llc %s -o - | %filecheck %s
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.5-compute %s -o - | %filecheck %s --check-prefix=TRIPLE
; RUN: %trefoil llc --filetype=asm -O3 -x=ir -verify-machineinstrs < %s | %filecheck %s
; RUN: %trefoil llc %s -o %t.s
; RUN: %filecheck %s < %t.s
; RUN: %trefoil llc --filetype=obj %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil llc -O=1 %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil llc -filetype=null %s
; RUN: not %trefoil llc -filetype=exe %s 2>&1 | %filecheck %s --check-prefix=KIND
; KIND: -filetype is obj, asm or null, not 'exe'
target triple = "dxil-pc-shadermodel6.0-compute"

; CHECK: Profile: cs_6_0
; TRIPLE: Profile: cs_6_5
; CHECK: define void @main()
define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
