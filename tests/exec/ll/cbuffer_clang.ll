; A constant buffer as clang lays it out: packed, with paddings between elements of arrays; arrays with an index, structures,
; doubles, an address in bytes.
; compute: main
; bind b2: constant mixed[63] 1.0 2.0 3.0 4.0 10.0 0 0 0 20.0 0 0 0 30.0 0 0 0 1.0 2.0 0 0 5 0 0 0 6 0 0 0 0 1 2 3 100 101 102 103 200 201 202 203
;    1.5d 2.5d 7.0 8.0 0 0 1 0 0 0 2 0 0 0 9.0 11.0 0 0 3 0 0 0 4
; bind u0: structured float[2] zero
; expect u0: 68.5 178.5
target triple = "dxil-pc-shadermodel6.0-compute"
%__cblayout_CB = type <{ <3 x float>, float, <{ [2 x <{ float, target("dx.Padding", 12) }>], float }>, target("dx.Padding", 12), %S, target("dx.Padding", 12), [3 x <4 x i32>], <2 x double>, <{ [1 x <{ %S, target("dx.Padding", 12) }>], %S }> }>
%S = type <{ <2 x float>, target("dx.Padding", 8), <{ [1 x <{ i32, target("dx.Padding", 12) }>], i32 }> }>
%T = type <{ <4 x float>, i32 }>
@CB.cb = local_unnamed_addr global target("dx.CBuffer", %__cblayout_CB) poison
@a = external hidden local_unnamed_addr addrspace(2) global <3 x float>, align 16
@b = external hidden local_unnamed_addr addrspace(2) global float, align 4
@c = external hidden local_unnamed_addr addrspace(2) global <{ [2 x <{ float, target("dx.Padding", 12) }>], float }>, align 4
@s = external hidden local_unnamed_addr addrspace(2) global %S, align 1
@d = external hidden local_unnamed_addr addrspace(2) global [3 x <4 x i32>], align 16
@e = external hidden local_unnamed_addr addrspace(2) global <2 x double>, align 16
@ss = external hidden local_unnamed_addr addrspace(2) global <{ [1 x <{ %S, target("dx.Padding", 12) }>], %S }>, align 1
@CB.str = private unnamed_addr constant [3 x i8] c"CB\00", align 1
define void @main() #0 {
entry:
  %cb = call target("dx.CBuffer", %__cblayout_CB) @llvm.dx.resource.handlefrombinding.x(i32 0, i32 2, i32 1, i32 0, ptr @CB.str)
  store target("dx.CBuffer", %__cblayout_CB) %cb, ptr @CB.cb, align 4
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %o = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", float, 1, 0) %o, i32 %t)
  %va = load <3 x float>, ptr addrspace(2) @a, align 16
  %vb = load float, ptr addrspace(2) @b, align 4
  %i = and i32 %t, 1
  %pc = getelementptr inbounds <{ [2 x <{ float, target("dx.Padding", 12) }>], float }>, ptr addrspace(2) @c, i32 0, i32 0, i32 %i, i32 0
  %vc = load float, ptr addrspace(2) %pc, align 4
  %pc2 = getelementptr inbounds nuw i8, ptr addrspace(2) @c, i32 32
  %vc2 = load float, ptr addrspace(2) %pc2, align 4
  %ps = getelementptr inbounds %S, ptr addrspace(2) @s, i32 0, i32 2, i32 1
  %vs = load i32, ptr addrspace(2) %ps, align 4
  %pd = getelementptr inbounds [3 x <4 x i32>], ptr addrspace(2) @d, i32 0, i32 %t, i32 2
  %vd = load i32, ptr addrspace(2) %pd, align 4
  %ve = load <2 x double>, ptr addrspace(2) @e, align 16
  %ve1 = extractelement <2 x double> %ve, i32 1
  %pss = getelementptr inbounds <{ [1 x <{ %S, target("dx.Padding", 12) }>], %S }>, ptr addrspace(2) @ss, i32 0, i32 1, i32 0
  %vss = load <2 x float>, ptr addrspace(2) %pss, align 8
  %vss1 = extractelement <2 x float> %vss, i32 1
  %x = extractelement <3 x float> %va, i32 2
  %r1 = fadd float %x, %vb
  %r2 = fadd float %r1, %vc
  %r3 = fadd float %r2, %vc2
  %fs = sitofp i32 %vs to float
  %r4 = fadd float %r3, %fs
  %fd = sitofp i32 %vd to float
  %r5 = fadd float %r4, %fd
  %fe = fptrunc double %ve1 to float
  %r6 = fadd float %r5, %fe
  %r7 = fadd float %r6, %vss1
  store float %r7, ptr %p, align 4
  ret void
}
attributes #0 = { "hlsl.numthreads"="2,1,1" "hlsl.shader"="compute" }
!hlsl.cbs = !{!0}
!0 = !{ptr @CB.cb, ptr addrspace(2) @a, ptr addrspace(2) @b, ptr addrspace(2) @c, ptr addrspace(2) @s, ptr addrspace(2) @d, ptr addrspace(2) @e, ptr addrspace(2) @ss}
