; A counter goes one way: both places are named.
; RUN: not %trefoil opt -passes=dxil-post-optimization-validation -disable-output %s 2>&1 | %filecheck %s
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s --check-prefix=LLC
target triple = "dxil-pc-shadermodel6.3-compute"

@Q.str = private unnamed_addr constant [2 x i8] c"Q\00"

define void @main() #0 {
  %q = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @Q.str)
  ; CHECK: validation_counter.ll:[[@LINE+1]]:{{[0-9]+}}: error: RWStructuredBuffers may increment or decrement their counters, but not both.
  %up = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", float, 1, 0) %q, i8 1)
  ; CHECK: validation_counter.ll:[[@LINE+2]]:{{[0-9]+}}: error: RWStructuredBuffers may increment or decrement their counters, but not both.
  ; LLC: validation_counter.ll:[[@LINE+1]]:{{[0-9]+}}: error: the counter of 'Q' is decremented here: it can only go one way
  %down = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", float, 1, 0) %q, i8 -1)
  ; LLC: validation_counter.ll:[[@LINE-4]]:{{[0-9]+}}: error: the counter of 'Q' is incremented here
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
