; A constant buffer whose type says its layout: members in an address space of their own, an array, a vector that keeps
; off the end of a row. Optimised.
; compute: main
; bind b0: constant mixed 1.5 2.0 3.0 4.0  10 0 0 0  20 0 0 0  30 0 0 0  40  7.0 8.0 9.0
; bind u0: structured mixed 8*0
; expect u0: 1.5 2.0 3.0 4.0 30 7.0 8.0 9.0
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.0-compute"

%__cblayout_Params = type <{ float, <3 x float>, [4 x i32], <3 x float> }>
%struct.Out = type { float, <3 x float>, i32, <3 x float> }

@Params.cb = local_unnamed_addr global target("dx.CBuffer", target("dx.Layout", %__cblayout_Params, 80, 0, 4, 16, 68)) poison
@first = external local_unnamed_addr addrspace(2) global float, align 4
@three = external local_unnamed_addr addrspace(2) global <3 x float>, align 16
@many = external local_unnamed_addr addrspace(2) global [4 x i32], align 4
@last = external local_unnamed_addr addrspace(2) global <3 x float>, align 16
@Params.str = private unnamed_addr constant [7 x i8] c"Params\00", align 1

define void @main() local_unnamed_addr #0 {
entry:
  %Params.cb_h.i.i = tail call target("dx.CBuffer", target("dx.Layout", %__cblayout_Params, 80, 0, 4, 16, 68)) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_tdx.Layout_s___cblayout_Paramss_80_0_4_16_68tt(i32 0, i32 0, i32 1, i32 0, i1 false, ptr nonnull @Params.str)
  store target("dx.CBuffer", target("dx.Layout", %__cblayout_Params, 80, 0, 4, 16, 68)) %Params.cb_h.i.i, ptr @Params.cb, align 4
  %0 = tail call target("dx.RawBuffer", %struct.Out, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Outs_1_0t(i32 0, i32 0, i32 1, i32 0, i1 false, ptr null)
  %1 = load float, ptr addrspace(2) @first, align 4
  %2 = load <3 x float>, ptr addrspace(2) @three, align 16
  %3 = tail call i32 @llvm.dx.thread.id(i32 0)
  %4 = or disjoint i32 %3, 2
  %5 = getelementptr inbounds [4 x i32], ptr addrspace(2) @many, i32 0, i32 %4
  %6 = load i32, ptr addrspace(2) %5, align 4
  %7 = load <3 x float>, ptr addrspace(2) @last, align 16
  %8 = tail call noundef nonnull align 4 dereferenceable(32) ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Outs_1_0t(target("dx.RawBuffer", %struct.Out, 1, 0) %0, i32 0)
  store float %1, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store <3 x float> %2, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store i32 %6, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %8, i32 20
  store <3 x float> %7, ptr %11, align 4
  ret void
}

declare target("dx.CBuffer", target("dx.Layout", %__cblayout_Params, 80, 0, 4, 16, 68)) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_tdx.Layout_s___cblayout_Paramss_80_0_4_16_68tt(i32, i32, i32, i32, i1, ptr) #1
declare target("dx.RawBuffer", %struct.Out, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Outs_1_0t(i32, i32, i32, i32, i1, ptr) #1
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Outs_1_0t(target("dx.RawBuffer", %struct.Out, 1, 0), i32) #1
declare i32 @llvm.dx.thread.id(i32) #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!hlsl.cbs = !{!0}
!dx.valver = !{!1}
!0 = !{ptr @Params.cb, ptr addrspace(2) @first, ptr addrspace(2) @three, ptr addrspace(2) @many, ptr addrspace(2) @last}
!1 = !{i32 1, i32 8}
