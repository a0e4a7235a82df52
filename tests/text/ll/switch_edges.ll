; A switch of which several cases go to one block: LLVM's phi names the switch's block once for each, the IR's but once, and
; text and bitcode are written as LLVM has them.
; RUN: %trefoil opt -S %s -o %t.ll
; RUN: %opt -S -passes=verify %t.ll | %filecheck %s
; RUN: %trefoil llc %s -O0 -o %t.dxil
; RUN: %dxc-validate %t.dxil
; CHECK: %v = phi i32 [ 7, %entry ], [ 7, %entry ], [ 9, %other ]
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
entry:
  %out = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %t = call i32 @llvm.dx.group.id(i32 0)
  switch i32 %t, label %other [
    i32 1, label %end
    i32 2, label %end
  ]

other:
  %c = icmp eq i32 %t, 0
  br i1 %c, label %nothing, label %end

nothing:
  ret void

end:
  %v = phi i32 [ 7, %entry ], [ 7, %entry ], [ 9, %other ]
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %out, i32 %t)
  store i32 %v, ptr %p, align 4
  ret void
}

declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)
declare i32 @llvm.dx.group.id(i32)

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
