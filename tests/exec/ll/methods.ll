; A class around the handle, a method that gives an address, mangled names, a function that makes the globals, and the
; tokens that convergence is told by. This is the shape that clang gives without optimisation.
; compute: main
; dispatch: 2 1 1
; bind u0: typed uint[8] zero
; expect u0: 0 1 4 9 16 25 36 49
; ModuleID = 'square.hlsl'
source_filename = "square.hlsl"
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxilv1.3-pc-shadermodel6.3-compute"

%"class.hlsl::RWBuffer" = type { target("dx.TypedBuffer", i32, 1, 0, 0) }

@_ZL3Out = internal global %"class.hlsl::RWBuffer" poison, align 4
@.str = private unnamed_addr constant [4 x i8] c"Out\00", align 1

define internal void @__cxx_global_var_init() #0 {
entry:
  %h = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @.str)
  store target("dx.TypedBuffer", i32, 1, 0, 0) %h, ptr @_ZL3Out, align 4
  ret void
}

declare target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_0t(i32, i32, i32, i32, ptr) #1

define linkonce_odr hidden noundef nonnull align 4 dereferenceable(4) ptr @_ZN4hlsl8RWBufferIjEixEj(ptr noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %Index) #2 align 2 {
entry:
  %this.addr = alloca ptr, align 4
  %Index.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 4
  store i32 %Index, ptr %Index.addr, align 4
  %this1 = load ptr, ptr %this.addr, align 4
  %__handle = getelementptr inbounds nuw %"class.hlsl::RWBuffer", ptr %this1, i32 0, i32 0
  %0 = load target("dx.TypedBuffer", i32, 1, 0, 0), ptr %__handle, align 4
  %1 = load i32, ptr %Index.addr, align 4
  %2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0) %0, i32 %1)
  ret ptr %2
}

declare ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_0t(target("dx.TypedBuffer", i32, 1, 0, 0), i32) #1

define internal void @_Z4mainj(i32 noundef %i) #2 {
entry:
  %i.addr = alloca i32, align 4
  store i32 %i, ptr %i.addr, align 4
  %0 = load i32, ptr %i.addr, align 4
  %1 = load i32, ptr %i.addr, align 4
  %mul = mul i32 %0, %1
  %2 = load i32, ptr %i.addr, align 4
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4hlsl8RWBufferIjEixEj(ptr noundef nonnull align 4 dereferenceable(4) @_ZL3Out, i32 noundef %2)
  store i32 %mul, ptr %call, align 4
  ret void
}

define void @main() #3 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  call void @_GLOBAL__sub_I_square.hlsl() [ "convergencectrl"(token %0) ]
  %1 = call i32 @llvm.dx.thread.id(i32 0)
  call void @_Z4mainj(i32 %1) [ "convergencectrl"(token %0) ]
  ret void
}

define internal void @_GLOBAL__sub_I_square.hlsl() #0 {
entry:
  call void @__cxx_global_var_init()
  ret void
}

declare token @llvm.experimental.convergence.entry() #4
declare i32 @llvm.dx.thread.id(i32) #1

attributes #0 = { convergent noinline nounwind "approx-func-fp-math"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { alwaysinline convergent mustprogress norecurse nounwind }
attributes #3 = { convergent noinline norecurse "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" }
attributes #4 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!dx.valver = !{!2}
!llvm.ident = !{!3}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"dx.resmayalias", i32 1}
!2 = !{i32 1, i32 8}
!3 = !{!"clang version 22.0.0"}
