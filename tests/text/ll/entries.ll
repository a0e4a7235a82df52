; Entries by clang's attributes, and handles by their binding: what the IR keeps of them prints as it was.
; RUN: %trefoil opt -S %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S %t.llvm.ll -o - | %filecheck %s

target triple = "dxilv1.6-unknown-shadermodel6.6-compute"

%struct.S = type { <4 x float>, i32 }
%cb = type { float, <3 x float> }

@name = private unnamed_addr constant [8 x i8] c"buffers\00", align 1

; CHECK: ; Function Attrs: convergent noinline
; CHECK-NEXT: define void @main() #0 {
define void @main() #0 {
entry:
; CHECK: %a = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Ss_1_0t(i32 2, i32 3, i32 8, i32 %i, i1 true, ptr @name)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %a = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Ss_1_0t(i32 2, i32 3, i32 8, i32 %i, i1 true, ptr nonnull @name)
; Without a binding the first number says in which order they get one.
; CHECK: handlefromimplicitbinding{{.*}}(i32 3, i32 0, i32 1, i32 0, i1 false, ptr null)
; CHECK: handlefromimplicitbinding{{.*}}(i32 2, i32 0, i32 -1, i32 5, i1 false, ptr null)
  %b = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.TypedBuffer_v4f32_0_0_0t(i32 20, i32 0, i32 1, i32 0, i1 false, ptr null)
  %c = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_i8_1_0t(i32 10, i32 0, i32 -1, i32 5, i1 false, ptr null)
; CHECK: call target("dx.CBuffer", target("dx.Layout", %cb, 16, 0, 4))
  %d = call target("dx.CBuffer", target("dx.Layout", %cb, 16, 0, 4)) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_tdx.Layout_s_cbs_16_0_4tt(i32 0, i32 0, i32 1, i32 0, i1 false)
; CHECK: call ptr addrspace(2) @llvm.dx.resource.getpointer.p2
  %e = call ptr addrspace(2) @llvm.dx.resource.getpointer.p2.tdx.CBuffer(target("dx.CBuffer", target("dx.Layout", %cb, 16, 0, 4)) %d, i32 0)
  ret void
}

; Attributes, bindings and types say it all.
; CHECK-NOT: !trefoil.

; CHECK: attributes #0 = { convergent noinline "hlsl.numthreads"="8,4,1" "hlsl.shader"="compute" "hlsl.wavesize"="16,32,0" }
attributes #0 = { convergent noinline "hlsl.numthreads"="8,4,1" "hlsl.shader"="compute" "hlsl.wavesize"="16,32,0" }
