; Pointers with types, as DXIL's LLVM 3.7 writes them, lose what they point to; metadata keeps the types it names.
; RUN: %trefoil opt -S %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S %t.llvm.ll -o - | %filecheck %s

target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

; CHECK: target datalayout = "e-m:e-p:32:32-i1:32-i8:8-
; CHECK-DAG: %dx.types.Handle = type { ptr }
%dx.types.Handle = type { i8* }
; CHECK-DAG: %list = type { i32, ptr, ptr addrspace(3), ptr }
%list = type { i32, %list*, %list addrspace(3)*, void (%list*, [4 x %list*])* }
%"class.Buffer" = type { <4 x float> }

; CHECK: @lists = external global %list
@lists = external global %list

; CHECK: @tile = internal addrspace(3) global [16 x float] undef
@tile = internal addrspace(3) global [16 x float] undef, align 4
; CHECK: @where = global ptr addrspace(3) getelementptr inbounds ([16 x float], ptr addrspace(3) @tile, i32 0, i32 3)
@where = global float addrspace(3)* getelementptr inbounds ([16 x float], [16 x float] addrspace(3)* @tile, i32 0, i32 3)

; CHECK: define void @main()
define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %2 = alloca [4 x i32], align 4
; CHECK: %3 = getelementptr inbounds [4 x i32], ptr %2, i32 0, i32 1
  %3 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i32 0, i32 1
; CHECK: %4 = load i32, ptr %3, align 4
  %4 = load i32, i32* %3, align 4
; CHECK: %5 = bitcast ptr %3 to ptr
  %5 = bitcast i32* %3 to float*
; CHECK: store float 1.000000e+00, ptr %5
  store float 1.000000e+00, float* %5, align 4
; CHECK: %6 = getelementptr [16 x float], ptr addrspace(3) @tile, i32 0, i32 %4
  %6 = getelementptr [16 x float], [16 x float] addrspace(3)* @tile, i32 0, i32 %4
; CHECK: %7 = addrspacecast ptr addrspace(3) %6 to ptr
  %7 = addrspacecast float addrspace(3)* %6 to float*
  ret void
}

; CHECK: declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

; CHECK: attributes #0 = { nounwind memory(read) }
attributes #0 = { nounwind readonly }

!dx.entryPoints = !{!0}
!dx.resources = !{!1}

; CHECK: !{ptr @main, !"main", null, !{{[0-9]+}}, null}
!0 = !{void ()* @main, !"main", null, !1, null}
!1 = !{!2}
; CHECK: !{i32 0, %{{"?}}class.Buffer{{"?}} undef, !"b"}
!2 = !{i32 0, %"class.Buffer"* undef, !"b"}
