; Constants: numbers to their last bit, aggregates, expressions in what globals hold; in functions expressions become
; instructions before the one that uses them.
; RUN: %trefoil opt -S %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S %t.llvm.ll -o - | %filecheck %s

%pair = type { i32, float }

; CHECK: @ints = internal constant [5 x i32] [i32 0, i32 -1, i32 -2147483648, i32 -1, i32 7]
@ints = internal constant [5 x i32] [i32 0, i32 -1, i32 2147483648, i32 4294967295, i32 7]
; CHECK: @long = internal constant i64 -9223372036854775808
@long = internal constant i64 -9223372036854775808
; CHECK: @floats = internal constant [6 x float] [float 1.000000e+00, float 0x3FB99999A0000000, float -0.000000e+00, float 0x7FF0000000000000, float 0xFFF8000000000000, float 0x7FF4000000000000]
@floats = internal constant [6 x float] [float 1.0, float 0x3FB99999A0000000, float -0.0, float 0x7FF0000000000000, float 0xFFF8000000000000, float 0x7FF4000000000000]
; CHECK: @doubles = internal constant [2 x double] [double 1.000000e-01, double 0x400921FB54442D18]
@doubles = internal constant [2 x double] [double 1.000000e-01, double 0x400921FB54442D18]
; CHECK: @halves = internal constant <2 x half> <half 0xH3C00, half 0xH7E00>
@halves = internal constant <2 x half> <half 1.0, half 0xH7E00>
; CHECK: @text = private unnamed_addr constant [6 x i8] c"a\22b\\\0A\00"
@text = private unnamed_addr constant [6 x i8] c"a\22b\\\0a\00", align 1
; CHECK: @splat = internal constant <2 x i16> splat (i16 3)
@splat = internal constant <2 x i16> splat (i16 3)
; CHECK: @mixed = internal constant { %pair, [2 x i1], ptr, <2 x i8> } { %pair { i32 1, float undef }, [2 x i1] [i1 true, i1 false], ptr null, <2 x i8> poison }
@mixed = internal constant { %pair, [2 x i1], ptr, <2 x i8> } { %pair { i32 1, float undef }, [2 x i1] [i1 true, i1 false], ptr null, <2 x i8> poison }
; CHECK: @packed = internal constant <{ i8, i32 }> <{ i8 1, i32 2 }>
@packed = internal constant <{ i8, i32 }> <{ i8 1, i32 2 }>
; CHECK: @zero = internal constant [3 x %pair] zeroinitializer
@zero = internal constant [3 x %pair] zeroinitializer
; CHECK: @address = global ptr getelementptr inbounds ([3 x %pair], ptr @zero, i32 0, i32 1, i32 1)
@address = global ptr getelementptr inbounds ([3 x %pair], ptr @zero, i32 0, i32 1, i32 1)
; CHECK: @forward = global [2 x ptr] [ptr @f, ptr @later]
@forward = global [2 x ptr] [ptr @f, ptr @later]
; CHECK: @number = global i64 ptrtoint (ptr @later to i64)
@number = global i64 ptrtoint (ptr @later to i64)
; CHECK: @later = external global i32
@later = external global i32

; CHECK-LABEL: define i32 @f(
define i32 @f(i1 %c) {
entry:
; CHECK: %[[A:[0-9]+]] = getelementptr inbounds [5 x i32], ptr @ints, i32 0, i32 4
; CHECK: %x = load i32, ptr %[[A]], align 4
  %x = load i32, ptr getelementptr inbounds ([5 x i32], ptr @ints, i32 0, i32 4), align 4
  br i1 %c, label %then, label %join
then:
; CHECK: then:
; CHECK: %[[B:[0-9]+]] = ptrtoint ptr @later to i32
; CHECK-NEXT: br label %join
  br label %join
join:
; CHECK: phi i32 [ %x, %entry ], [ %[[B]], %then ]
  %y = phi i32 [ %x, %entry ], [ ptrtoint (ptr @later to i32), %then ]
  ret i32 %y
}
