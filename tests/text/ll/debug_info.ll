; What debuggers are told is dropped, or kept when asked: then records become the calls that they were until LLVM 18.
; RUN: %trefoil opt -S %s -o - | %filecheck %s --check-prefix=DROPPED --implicit-check-not=dbg --implicit-check-not=!DI
; RUN: %trefoil opt -S --keep-debug-info %s -o %t.ll
; RUN: %filecheck %s --check-prefix=KEPT < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S --keep-debug-info %t.llvm.ll -o - | %filecheck %s --check-prefix=KEPT


; DROPPED: define i32 @f(i32 %x, ptr %p) {
; DROPPED: %y = add nsw i32 %x, 1
; DROPPED-NEXT: ret i32 %y
; KEPT: define i32 @f(i32 %x, ptr %p) !dbg ![[F:[0-9]+]]
; KEPT: call void @llvm.dbg.value(metadata i32 %x, metadata !{{[0-9]+}}, metadata !DIExpression()), !dbg
; KEPT: call void @llvm.dbg.declare(metadata ptr %p, metadata !{{[0-9]+}}, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 4))
; KEPT: add nsw i32 %x, 1, !dbg
; KEPT: metadata i32 7, metadata !{{[0-9]+}}, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 16)
; KEPT: ![[F]] = distinct !DISubprogram(name: "f", {{.*}}spFlags: DISPFlagDefinition | DISPFlagOptimized
; DROPPED: !{i32 2, !"Debug Info Version", i32 3}
define i32 @f(i32 %x, ptr %p) !dbg !5 {
entry:
    #dbg_value(i32 %x, !9, !DIExpression(), !11)
    #dbg_declare(ptr %p, !10, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 4), !11)
  %y = add nsw i32 %x, 1, !dbg !12
    #dbg_value(i32 7, !9, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !11)
  call void @llvm.dbg.value(metadata i32 %y, metadata !9, metadata !DIExpression()), !dbg !12
  ret i32 %y, !dbg !13
}
declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_11, file: !1, producer: "clang \22x\22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "d.hlsl", directory: "/tmp")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, flags: DIFlagPrototyped | DIFlagPublic, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
!6 = !DISubroutineType(types: !7)
!7 = !{!14, !14, null}
!8 = !{!9, !10}
!9 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 1, type: !14)
!10 = !DILocalVariable(name: "p", arg: 2, scope: !5, file: !1, line: 1, type: !14)
!11 = !DILocation(line: 0, scope: !5)
!12 = !DILocation(line: 2, column: 5, scope: !15)
!13 = !DILocation(line: 3, column: 1, scope: !5, inlinedAt: !16)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = distinct !DILexicalBlock(scope: !5, file: !1, line: 2, column: 3)
!16 = distinct !DILocation(line: 9, scope: !5)
