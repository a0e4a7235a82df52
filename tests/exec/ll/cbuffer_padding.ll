; A constant buffer whose packed type has its padding as members: arrays of padded elements, a nested structure, a member
; that nothing uses. Without optimisation, the buffer without a register of its own.
; compute: main
; bind b0: constant mixed 1 0 0 0  2 0 0 0  3  5.0 6.0 0  7.0 8.0 9.0 10.0  99
; bind u0: structured mixed 4*0
; expect u0: 6 5.0 8.0 30.0
target triple = "dxil-pc-shadermodel6.2-compute"

%__cblayout_B = type <{ <{ [2 x <{ i32, target("dx.Padding", 12) }>], i32 }>, %Inner, target("dx.Padding", 4), <4 x float>, i32 }>
%Inner = type <{ float, float }>
%"class.hlsl::RWStructuredBuffer" = type { target("dx.RawBuffer", i32, 1, 0) }

@B.cb = global target("dx.CBuffer", %__cblayout_B) poison
@list = external hidden addrspace(2) global <{ [2 x <{ i32, target("dx.Padding", 12) }>], i32 }>, align 4
@inner = external hidden addrspace(2) global %Inner, align 1
@row = external hidden addrspace(2) global <4 x float>, align 4
@B.str = private unnamed_addr constant [2 x i8] c"B\00", align 1
@_ZL3Out = internal global %"class.hlsl::RWStructuredBuffer" poison, align 4

define internal void @_init_buffer_B.cb() {
entry:
  %B.cb_h = call target("dx.CBuffer", %__cblayout_B) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Bst(i32 0, i32 0, i32 1, i32 0, ptr @B.str)
  store target("dx.CBuffer", %__cblayout_B) %B.cb_h, ptr @B.cb, align 4
  ret void
}

define internal void @__cxx_global_var_init() {
entry:
  %0 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.RawBuffer", i32, 1, 0) %0, ptr @_ZL3Out, align 4
  ret void
}

define internal noundef i32 @_Z3sumv() #0 {
entry:
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %sum, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, ptr %i, align 4
  %cmp = icmp ult i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, ptr %i, align 4
  %cbufferidx = getelementptr <{ i32, target("dx.Padding", 12) }>, ptr addrspace(2) @list, i32 %1
  %2 = load i32, ptr addrspace(2) %cbufferidx, align 4
  %3 = load i32, ptr %sum, align 4
  %add = add i32 %3, %2
  store i32 %add, ptr %sum, align 4
  br label %for.inc

for.inc:
  %4 = load i32, ptr %i, align 4
  %inc = add i32 %4, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !2

for.end:
  %5 = load i32, ptr %sum, align 4
  ret i32 %5
}

define void @main() #1 {
entry:
  call void @_init_buffer_B.cb()
  call void @__cxx_global_var_init()
  %sum = call i32 @_Z3sumv()
  %0 = load target("dx.RawBuffer", i32, 1, 0), ptr @_ZL3Out, align 4
  %1 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %0, i32 0)
  store i32 %sum, ptr %1, align 4
  %2 = load float, ptr addrspace(2) @inner, align 4
  %3 = bitcast float %2 to i32
  %4 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %0, i32 1)
  store i32 %3, ptr %4, align 4
  %5 = load <4 x float>, ptr addrspace(2) @row, align 4
  %6 = extractelement <4 x float> %5, i32 1
  %7 = bitcast float %6 to i32
  %8 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %0, i32 2)
  store i32 %7, ptr %8, align 4
  %9 = getelementptr inbounds i8, ptr addrspace(2) @inner, i32 4
  %10 = load float, ptr addrspace(2) %9, align 4
  %11 = call float @llvm.dx.dot2.f32(float %10, float %2, float 0.000000e+00, float 6.000000e+00)
  %12 = bitcast float %11 to i32
  %13 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %0, i32 3)
  store i32 %12, ptr %13, align 4
  ret void
}

declare target("dx.CBuffer", %__cblayout_B) @llvm.dx.resource.handlefromimplicitbinding.tdx.CBuffer_s___cblayout_Bst(i32, i32, i32, i32, ptr)
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)
declare float @llvm.dx.dot2.f32(float, float, float, float)

attributes #0 = { alwaysinline convergent mustprogress norecurse nounwind }
attributes #1 = { convergent noinline norecurse "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

!hlsl.cbs = !{!0}
!0 = !{ptr @B.cb, ptr addrspace(2) @list, ptr addrspace(2) @inner, ptr addrspace(2) @row, null}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !1}
