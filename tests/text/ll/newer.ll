; What LLVM learnt after version 19 is read, and printed in words that 19 knows, or not at all where it only promises.
; RUN: %trefoil opt -S %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.out

; CHECK: @bits = internal constant [2 x float] [float 1.000000e+00, float 0x7FF0000000000000]
@bits = internal constant [2 x float] [float f0x3F800000, float +inf]

; CHECK: define i32 @f(ptr %p, i32 range(i32 0, 8) %x) #0 {
define i32 @f(ptr captures(address, read_provenance) dead_on_return %p, i32 range(i32 0, 8) %x) nounwind nocreateundeforpoison {
; CHECK: call void @llvm.lifetime.start.p0(i64 -1, ptr %a)
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %a)
; CHECK: icmp ult i32 %x, 4
  %c = icmp samesign ult i32 %x, 4
; CHECK: fptrunc double {{.*}} to float
  %t = fptrunc nnan double 1.0 to float
; CHECK: select i1 %c, <2 x i32> splat (i32 1), <2 x i32> zeroinitializer
  %s = select i1 %c, <2 x i32> splat (i32 1), <2 x i32> zeroinitializer
  %e = extractelement <2 x i32> %s, i32 0
    #dbg_value(i32 %e, !1, !DIExpression(), !2)
  ret i32 %e
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

; CHECK: attributes #0 = { nounwind }
attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, errnomem: write) }

!1 = !DILocalVariable(name: "e", scope: !3, file: !4, line: 1, type: !5)
!2 = !DILocation(line: 1, scope: !3)
!3 = distinct !DISubprogram(name: "f")
!4 = !DIFile(filename: "f", directory: "/")
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
