; What functions of a library may do: vectors across the border, features, loops, constant buffers.
; RUN: %trefoil llc %s -o %t.3
; RUN: %dxc-validate %t.3
; RUN: %dxc-dis %t.3 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-library -o %t.6
; RUN: %dxc-validate %t.6
target triple = "dxil-pc-shadermodel6.3-library"

@CB.cb = global target("dx.CBuffer", target("dx.Layout", <{ <4 x float>, float }>, 20, 0, 16)) poison
@tint = external hidden addrspace(2) global <4 x float>, align 16
@amount = external hidden addrspace(2) global float, align 4
@CB.str = private unnamed_addr constant [3 x i8] c"CB\00"

; CHECK: define <4 x float> @tinted(<4 x float>)
; CHECK: insertelement <4 x float>
; CHECK: ret <4 x float>
define <4 x float> @tinted(<4 x float> %color) {
entry:
  %h = call target("dx.CBuffer", target("dx.Layout", <{ <4 x float>, float }>, 20, 0, 16)) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, i1 false, ptr @CB.str)
  store target("dx.CBuffer", target("dx.Layout", <{ <4 x float>, float }>, 20, 0, 16)) %h, ptr @CB.cb, align 4
  %t = load <4 x float>, ptr addrspace(2) @tint, align 16
  %r = fmul fast <4 x float> %color, %t
  ret <4 x float> %r
}

; CHECK: define double @divided(double, double)
define double @divided(double %x, double %y) {
  %z = fdiv double %x, %y
  ret double %z
}

; CHECK: define i32 @lane(i32)
define i32 @lane(i32 %x) {
  %l = call i32 @llvm.dx.wave.getlaneindex()
  %y = add i32 %l, %x
  ret i32 %y
}

; CHECK: define i32 @chosen(i32)
; CHECK: phi i32
define i32 @chosen(i32 %x) {
entry:
  %c = icmp ult i32 %x, 10
  br i1 %c, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ %x, %entry ], [ %more, %loop ]
  %more = mul i32 %sum, 3
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %x
  br i1 %again, label %loop, label %end
end:
  %r = phi i32 [ %x, %entry ], [ %more, %loop ]
  ret i32 %r
}

!hlsl.cbs = !{!0}
!0 = !{ptr @CB.cb, ptr addrspace(2) @tint, ptr addrspace(2) @amount}
