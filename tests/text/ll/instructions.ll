; Every instruction that a shader can hold, with all flags that LLVM 19 knows.
; RUN: %trefoil opt -S %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S %t.llvm.ll -o - | %filecheck %s

; CHECK-LABEL: define i32 @integers(i32 %0, i32 %1)
define i32 @integers(i32 %0, i32 %1) {
; CHECK: %[[#A:]] = add nuw nsw i32 %0, %1
  %3 = add nuw nsw i32 %0, %1
; CHECK: sub nsw i32
  %4 = sub nsw i32 %3, 1
; CHECK: mul nuw i32
  %5 = mul nuw i32 %4, -3
; CHECK: udiv exact i32
  %6 = udiv exact i32 %5, 3
; CHECK: srem i32
  %7 = srem i32 %6, 5
; CHECK: shl nuw i32
  %8 = shl nuw i32 %7, 2
; CHECK: ashr exact i32
  %9 = ashr exact i32 %8, 1
; CHECK: or disjoint i32
  %10 = or disjoint i32 %9, 1
; CHECK: xor i32
  %11 = xor i32 %10, -1
; CHECK: trunc nuw nsw i32 {{.*}} to i16
  %12 = trunc nuw nsw i32 %11 to i16
; CHECK: zext nneg i16
  %13 = zext nneg i16 %12 to i32
; CHECK: sext i16
  %14 = sext i16 %12 to i32
; CHECK: icmp ult i32
  %15 = icmp samesign ult i32 %13, %14
; CHECK: select i1
  %16 = select i1 %15, i32 %13, i32 %14
; CHECK: freeze i32
  %17 = freeze i32 %16
  ret i32 %17
}

; CHECK-LABEL: define <2 x float> @floats(
define <2 x float> @floats(<2 x float> %a, <2 x float> %b, i1 %c) {
; CHECK: fadd fast <2 x float>
  %1 = fadd fast <2 x float> %a, %b
; CHECK: fsub reassoc nnan ninf nsz arcp contract <2 x float>
  %2 = fsub contract arcp nsz ninf nnan reassoc <2 x float> %1, %b
; CHECK: fmul afn <2 x float>
  %3 = fmul afn <2 x float> %2, splat (float 2.0)
; CHECK: fneg fast <2 x float>
  %4 = fneg fast <2 x float> %3
; CHECK: frem <2 x float>
  %5 = frem <2 x float> %4, %a
; CHECK: fcmp nnan uno <2 x float>
  %6 = fcmp nnan uno <2 x float> %5, %b
; CHECK: select nsz <2 x i1>
  %7 = select nsz <2 x i1> %6, <2 x float> %5, <2 x float> %a
; CHECK: fptosi <2 x float> {{.*}} to <2 x i32>
  %8 = fptosi <2 x float> %7 to <2 x i32>
; CHECK: uitofp nneg <2 x i32>
  %9 = uitofp nneg <2 x i32> %8 to <2 x float>
; CHECK: fpext <2 x float>
  %10 = fpext <2 x float> %9 to <2 x double>
; CHECK: fptrunc <2 x double>
  %11 = fptrunc fast <2 x double> %10 to <2 x float>
; CHECK: bitcast <2 x float> {{.*}} to i64
  %12 = bitcast <2 x float> %11 to i64
  %13 = bitcast i64 %12 to <2 x float>
; CHECK: call contract <2 x float> @llvm.sqrt.v2f32(
  %14 = call contract <2 x float> @llvm.sqrt.v2f32(<2 x float> %13)
  ret <2 x float> %14
}

; CHECK-LABEL: define i32 @memory(
define i32 @memory(ptr %p, i32 %i) {
; CHECK: alloca [4 x i32], align 16
  %a = alloca [4 x i32], align 16
; CHECK: alloca [3 x float], align 4
  %many = alloca float, i32 3, align 4
; CHECK: getelementptr inbounds nuw [4 x i32], ptr %a, i32 0, i32 %i
  %g = getelementptr inbounds nuw [4 x i32], ptr %a, i32 0, i32 %i
; CHECK: getelementptr nusw nuw i8, ptr %p, i64 4
  %h = getelementptr nusw nuw i8, ptr %p, i64 4
; CHECK: load volatile i32, ptr %g, align 4
  %l = load volatile i32, ptr %g, align 4
; CHECK: store i32 %l, ptr %h, align 2
  store i32 %l, ptr %h, align 2
; CHECK: load atomic volatile i32, ptr %p acquire, align 4
  %m = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
; CHECK: store atomic i32 %m, ptr %p monotonic, align 4
  store atomic i32 %m, ptr %p monotonic, align 4
; CHECK: atomicrmw umax ptr %p, i32 %i monotonic
  %n = atomicrmw umax ptr %p, i32 %i monotonic, align 4
; CHECK: atomicrmw volatile fadd ptr %p, float 1.000000e+00 seq_cst
  %o = atomicrmw volatile fadd ptr %p, float 1.0 seq_cst, align 4
; CHECK: cmpxchg weak ptr %p, i32 %i, i32 7 acq_rel monotonic
  %q = cmpxchg weak ptr %p, i32 %i, i32 7 acq_rel monotonic, align 4
; CHECK: extractvalue { i32, i1 } %q, 0
  %r = extractvalue { i32, i1 } %q, 0
  ret i32 %r
}

; CHECK-LABEL: define half @parts(
define half @parts(<2 x half> %v, i32 %i) {
; CHECK: insertelement <2 x half> poison, half 0xH3C00, i64 1
  %a = insertelement <2 x half> poison, half 0xH3C00, i64 1
; CHECK: shufflevector <2 x half> %v, <2 x half> %a, <3 x i32> <i32 3, i32 poison, i32 0>
  %b = shufflevector <2 x half> %v, <2 x half> %a, <3 x i32> <i32 3, i32 undef, i32 0>
; CHECK: extractelement <3 x half> %b, i32 %i
  %c = extractelement <3 x half> %b, i32 %i
; CHECK: insertvalue { i32, [2 x half] } undef, half %c, 1, 0
  %d = insertvalue { i32, [2 x half] } undef, half %c, 1, 0
; CHECK: extractvalue { i32, [2 x half] } %d, 1, 0
  %e = extractvalue { i32, [2 x half] } %d, 1, 0
  ret half %e
}

; CHECK-LABEL: define void @control(
define void @control(i32 %n) {
; CHECK: switch i32 %n, label %[[D:.*]] [
; CHECK-NEXT: i32 -1, label %two
; CHECK-NEXT: i32 5, label %two
  switch i32 %n, label %1 [
    i32 -1, label %two
    i32 5, label %two
  ]

1:
  br label %loop

loop:
; CHECK: %i = phi i32 [ 0, %[[D]] ], [ %next, %loop ]
; CHECK: %f = phi nnan float [ 0.000000e+00, %[[D]] ], [ %g, %loop ]
  %i = phi i32 [ 0, %1 ], [ %next, %loop ]
  %f = phi nnan float [ 0.0, %1 ], [ %g, %loop ]
  %g = fadd float %f, 1.0
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %two, label %loop

two:
; CHECK: unreachable
  unreachable
}

declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)
