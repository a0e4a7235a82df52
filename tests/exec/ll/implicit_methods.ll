; Structures in structures, copied whole between a buffer, a local and group-shared memory; the handle comes from a method that
; takes its binding by parameters, as clang writes it without optimisation, and the register is chosen later.
; compute: main
; bind u0: structured mixed[192] 0 0.5 2.0 7 8 0.0 1.0 2.0 3 -2 1.0 1.0 2.0 4 -3 2.0 1.0 2.0 5 -4 3.0 9.0 8.0 7.0 1 1.5 2.0 8 8 1.25 1.0 2.0 3 -2 1.0 1.0
;    2.0 4 -3 2.0 1.0 2.0 5 -4 3.0 9.0 8.0 8.0 2 2.5 2.0 9 8 2.5 1.0 2.0 3 -2 1.0 1.0 2.0 4 -3 2.0 1.0 2.0 5 -4 3.0 9.0 8.0
;    9.0 3 3.5 2.0 10 8 3.75 1.0 2.0 3 -2 1.0 1.0 2.0 4 -3 2.0 1.0 2.0 5 -4 3.0 9.0 8.0 10.0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
;    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
;    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
; expect u0: 0 0.5 2.0 7 8 0.0 1.0 2.0 3 -2 1.0 1.0 2.0 4 -3 2.0 1.0 2.0 5 -4 3.0 9.0 8.0 7.0 1 1.5 2.0 8 8 1.25 1.0 2.0 3 -2 1.0 1.0
;    2.0 4 -3 2.0 1.0 2.0 5 -4 3.0 9.0 8.0 8.0 2 2.5 2.0 9 8 2.5 1.0 2.0 3 -2 1.0 1.0 2.0 4 -3 2.0 1.0 2.0 5 -4 3.0 9.0 8.0
;    9.0 3 3.5 2.0 10 8 3.75 1.0 2.0 3 -2 1.0 1.0 2.0 4 -3 2.0 1.0 2.0 5 -4 3.0 9.0 8.0 10.0 0 1.5 2.0 8 8 1.25 1.0 2.0 3 -2
;    1.0 1.0 2.0 4 -3 2.0 1.0 2.0 5 -4 3.0 9.0 8.0 7.0 1 0.5 2.0 7 8 0.0 1.0 2.0 3 -2 3.0 1.0 2.0 4 -3 2.0 1.0 2.0 5 -4 3.0
;    9.0 8.0 8.0 2 3.5 2.0 10 8 3.75 1.0 2.0 3 -2 3.0 1.0 2.0 4 -3 -6.0 1.0 2.0 5 -4 3.0 9.0 8.0 9.0 3 2.5 2.0 9 8 2.5 1.0
;    2.0 3 -2 3.0 1.0 2.0 4 -3 -6.0 1.0 2.0 5 -4 15.0 9.0 8.0 10.0
target triple = "dxilv1.0-unknown-shadermodel6.0-compute"

%"class.hlsl::RWStructuredBuffer" = type { target("dx.RawBuffer", %struct.Outer, 1, 0), target("dx.RawBuffer", %struct.Outer, 1, 0) }
%struct.Outer = type <{ i32, %struct.Inner, [3 x %struct.Inner], <3 x float> }>
%struct.Inner = type <{ <2 x float>, [2 x i32], float }>

@_ZL3buf = internal global %"class.hlsl::RWStructuredBuffer" poison, align 4
@.str = private unnamed_addr constant [4 x i8] c"buf\00", align 1
@shared = hidden addrspace(3) global [4 x %struct.Inner] poison, align 1

define internal void @__cxx_global_var_init() #1 {
entry:
  call void @_ZN4hlsl18RWStructuredBufferI5OuterE27__createFromImplicitBindingEjjijPKc(ptr dead_on_unwind writable sret(%"class.hlsl::RWStructuredBuffer") align 4 @_ZL3buf, i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef 0, ptr noundef @.str)
  ret void
}

define linkonce_odr hidden void @_ZN4hlsl18RWStructuredBufferI5OuterE27__createFromImplicitBindingEjjijPKc(ptr dead_on_unwind noalias writable sret(%"class.hlsl::RWStructuredBuffer") align 4 %agg.result, i32 noundef %orderId, i32 noundef %spaceNo, i32 noundef %range, i32 noundef %index, ptr noundef %name) #1 {
entry:
  %name.addr = alloca ptr, align 4
  %index.addr = alloca i32, align 4
  %tmp = alloca %"class.hlsl::RWStructuredBuffer", align 4
  store ptr %name, ptr %name.addr, align 4
  store i32 %index, ptr %index.addr, align 4
  %0 = load i32, ptr %index.addr, align 4
  %1 = load ptr, ptr %name.addr, align 4
  %2 = call target("dx.RawBuffer", %struct.Outer, 1, 0) @llvm.dx.resource.handlefromimplicitbinding.tdx.RawBuffer_s_struct.Outers_1_0t(i32 %orderId, i32 %spaceNo, i32 %range, i32 %0, ptr %1)
  %__handle = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp, i32 0, i32 0
  store target("dx.RawBuffer", %struct.Outer, 1, 0) %2, ptr %__handle, align 4
  %3 = load target("dx.RawBuffer", %struct.Outer, 1, 0), ptr %__handle, align 4
  %__c = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %tmp, i32 0, i32 1
  store target("dx.RawBuffer", %struct.Outer, 1, 0) %3, ptr %__c, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %agg.result, ptr align 4 %tmp, i32 8, i1 false)
  ret void
}

define linkonce_odr hidden noundef nonnull align 1 dereferenceable(88) ptr @_ZN4hlsl18RWStructuredBufferI5OuterEixEj(ptr noundef nonnull align 4 dereferenceable(8) %this, i32 noundef %Index) #1 {
entry:
  %this.addr = alloca ptr, align 4
  %Index.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 4
  store i32 %Index, ptr %Index.addr, align 4
  %this1 = load ptr, ptr %this.addr, align 4
  %__handle = getelementptr inbounds nuw %"class.hlsl::RWStructuredBuffer", ptr %this1, i32 0, i32 0
  %0 = load target("dx.RawBuffer", %struct.Outer, 1, 0), ptr %__handle, align 4
  %1 = load i32, ptr %Index.addr, align 4
  %2 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Outers_1_0t(target("dx.RawBuffer", %struct.Outer, 1, 0) %0, i32 %1)
  ret ptr %2
}

define internal void @_Z4mainDv3_j(<3 x i32> noundef %id) #2 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  %id.addr = alloca <3 x i32>, align 16
  %o = alloca %struct.Outer, align 1
  %k = alloca i32, align 4
  store <3 x i32> %id, ptr %id.addr, align 16
  %1 = load <3 x i32>, ptr %id.addr, align 16
  %x = extractelement <3 x i32> %1, i64 1
  %call = call noundef nonnull align 1 dereferenceable(88) ptr @_ZN4hlsl18RWStructuredBufferI5OuterEixEj(ptr noundef nonnull align 4 dereferenceable(8) @_ZL3buf, i32 noundef %x) [ "convergencectrl"(token %0) ]
  call void @llvm.lifetime.start.p0(i64 88, ptr %o)
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %o, ptr align 1 %call, i32 96, i1 false)
  %n = getelementptr inbounds nuw %struct.Outer, ptr %o, i32 0, i32 0
  store i32 0, ptr %k, align 4
  br label %for.cond
for.cond:
  %2 = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %0) ]
  %3 = load i32, ptr %k, align 4
  %4 = load i32, ptr %n, align 1
  %cmp = icmp ult i32 %3, %4
  br i1 %cmp, label %for.body, label %for.end
for.body:
  %inner = getelementptr inbounds nuw %struct.Outer, ptr %o, i32 0, i32 2
  %5 = load i32, ptr %k, align 4
  %rem = urem i32 %5, 3
  %el = getelementptr inbounds [3 x %struct.Inner], ptr %inner, i32 0, i32 %rem
  %f = getelementptr inbounds nuw %struct.Inner, ptr %el, i32 0, i32 2
  %6 = load float, ptr %f, align 1
  %arr = getelementptr inbounds nuw %struct.Inner, ptr %el, i32 0, i32 1
  %an = and i32 %5, 1
  %ar = getelementptr inbounds [2 x i32], ptr %arr, i32 0, i32 %an
  %7 = load i32, ptr %ar, align 1
  %8 = sitofp i32 %7 to float
  %mul = fmul reassoc nnan ninf nsz arcp afn float %6, %8
  store float %mul, ptr %f, align 1
  %9 = load i32, ptr %k, align 4
  %inc = add i32 %9, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond, !llvm.loop !5
for.end:
  %in = getelementptr inbounds nuw %struct.Outer, ptr %o, i32 0, i32 1
  %y = extractelement <3 x i32> %1, i64 1
  %sh = getelementptr inbounds [4 x %struct.Inner], ptr addrspace(3) @shared, i32 0, i32 %y
  call void @llvm.memcpy.p3.p0.i32(ptr addrspace(3) align 1 %sh, ptr align 1 %in, i32 20, i1 false)
  call void @llvm.dx.group.memory.barrier.with.group.sync() [ "convergencectrl"(token %0) ]
  %y1 = xor i32 %y, 1
  %sh2 = getelementptr inbounds [4 x %struct.Inner], ptr addrspace(3) @shared, i32 0, i32 %y1
  call void @llvm.memcpy.p0.p3.i32(ptr align 1 %in, ptr addrspace(3) align 1 %sh2, i32 20, i1 false)
  %add = add i32 %x, 4
  %call2 = call noundef nonnull align 1 dereferenceable(88) ptr @_ZN4hlsl18RWStructuredBufferI5OuterEixEj(ptr noundef nonnull align 4 dereferenceable(8) @_ZL3buf, i32 noundef %add) [ "convergencectrl"(token %0) ]
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %call2, ptr align 1 %o, i32 96, i1 false)
  call void @llvm.lifetime.end.p0(i64 88, ptr %o)
  ret void
}

define void @main() #3 {
entry:
  %0 = call token @llvm.experimental.convergence.entry()
  call void @_GLOBAL__sub_I_a.hlsl() [ "convergencectrl"(token %0) ]
  %1 = call i32 @llvm.dx.thread.id(i32 0)
  %2 = insertelement <3 x i32> poison, i32 %1, i64 0
  %3 = call i32 @llvm.dx.thread.id(i32 1)
  %4 = insertelement <3 x i32> %2, i32 %3, i64 1
  %5 = call i32 @llvm.dx.thread.id(i32 2)
  %6 = insertelement <3 x i32> %4, i32 %5, i64 2
  call void @_Z4mainDv3_j(<3 x i32> %6) [ "convergencectrl"(token %0) ]
  ret void
}

define internal void @_GLOBAL__sub_I_a.hlsl() #1 {
entry:
  call void @__cxx_global_var_init()
  ret void
}

attributes #1 = { alwaysinline convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { alwaysinline convergent mustprogress norecurse nounwind }
attributes #3 = { convergent noinline norecurse "hlsl.numthreads"="1,4,1" "hlsl.shader"="compute" }

!llvm.module.flags = !{!0, !1}
!dx.valver = !{!2}
!llvm.ident = !{!3}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 8}
!3 = !{!"clang version 22.0.0"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
