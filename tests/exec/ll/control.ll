; Loops in loops with several exits, a switch that falls through into what a loop leads to, returns out of loops.
; compute: main
; bind u0: structured uint[64] zero
; expect u0: 0 250 5218 4294967295 4294967295 4294967295 4294967295 14 8 2194 67480 4294967295 4294967295 4294967295 4294967295 22 16
;    4138 119968 4294967295 4294967295 4294967295 4294967295 30 24 6082 172456 4294967295 4294967295 4294967295 4294967295 38
;    32 8026 224944 4294967295 4294967295 4294967295 4294967295 46 40 9970 277432 4294967295 4294967295 4294967295 4294967295
;    54 48 11914 329920 4294967295 4294967295 4294967295 4294967295 62 56 13858 382408 4294967295 4294967295 4294967295
;    4294967295 70
target triple = "dxil-pc-shadermodel6.0-compute"
define internal i32 @work(i32 %n, i32 %mode) {
entry:
  switch i32 %mode, label %def [ i32 0, label %c0
 i32 1, label %c1
 i32 2, label %c1
 i32 7, label %c7 ]
c0:
  ret i32 %n
c1:
  br label %l1
l1:
  %i = phi i32 [ 0, %c1 ], [ %i1, %l1c ]
  %acc = phi i32 [ %n, %c1 ], [ %acc3, %l1c ]
  br label %l2
l2:
  %j = phi i32 [ 0, %l1 ], [ %j1, %l2c ]
  %acc2 = phi i32 [ %acc, %l1 ], [ %acc22, %l2c ]
  %x = mul i32 %acc2, 3
  %y = xor i32 %x, %j
  %q = icmp eq i32 %y, 77
  br i1 %q, label %ret1, label %l2b
ret1:
  ret i32 1000
l2b:
  %m = and i32 %y, 4
  %z = icmp eq i32 %m, 0
  br i1 %z, label %brk, label %l2c
l2c:
  %acc22 = add i32 %y, 1
  %j1 = add i32 %j, 1
  %jc = icmp ult i32 %j1, %n
  br i1 %jc, label %l2, label %brk
brk:
  %acc3 = phi i32 [ %y, %l2b ], [ %acc22, %l2c ]
  %odd = and i32 %acc3, 1
  %oc = icmp eq i32 %odd, 0
  br i1 %oc, label %l1c, label %skip
skip:
  br label %l1c
l1c:
  %i1 = add i32 %i, 1
  %ic = icmp ult i32 %i1, 5
  br i1 %ic, label %l1, label %c7
c7:
  %f = phi i32 [ %n, %entry ], [ %acc3, %l1c ]
  %g = add i32 %f, 7
  br label %def
def:
  %h = phi i32 [ %g, %c7 ], [ -1, %entry ]
  ret i32 %h
}
define void @main() #0 {
entry:
  %t = call i32 @llvm.dx.flattened.thread.id.in.group()
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %md = and i32 %t, 7
  %v = call i32 @work(i32 %t, i32 %md)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %b, i32 %t)
  store i32 %v, ptr %q
  ret void
}
attributes #0 = { "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" }
