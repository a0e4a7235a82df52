; Functions as clang writes them: linkage, conventions, attributes and groups of them, calls with all that hangs on them.
; RUN: %trefoil opt -S %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S %t.llvm.ll -o - | %filecheck %s

%struct.S = type { i32, float }

$_Z1fv = comdat any

; CHECK: define linkonce_odr hidden noundef nofpclass(nan inf) float @_Z1fv(ptr noalias nonnull align 4 dereferenceable(8) %out, float noundef nofpclass(nan inf) %x, ptr noundef byval(%struct.S) align 4 %s) #0 align 4 {
define linkonce_odr hidden noundef nofpclass(nan inf) float @_Z1fv(ptr noalias nonnull align 4 dereferenceable(8) captures(none) %out, float noundef nofpclass(nan inf) %x, ptr noundef byval(%struct.S) align 4 %s) #0 comdat align 4 {
entry:
  ret float %x
}

; CHECK: define internal spir_func void @g(ptr %p) local_unnamed_addr #1 {
define internal spir_func void @g(ptr %p) local_unnamed_addr #1 {
entry:
; CHECK: call noundef nofpclass(nan inf) float @_Z1fv(ptr align 4 %p, float noundef 1.000000e+00, ptr noundef byval(%struct.S) align 4 %p) #[[CALL:[0-9]+]]
  %a = tail call noundef nofpclass(nan inf) float @_Z1fv(ptr align 4 %p, float noundef 1.0, ptr noundef byval(%struct.S) align 4 %p) #1 "x"="y"
; CHECK: call spir_func void @g(ptr null)
  call spir_func void @g(ptr null)
; CHECK: call i32 (ptr, ...) @printf(ptr %p, float %a, i32 1)
  %r = call i32 (ptr, ...) @printf(ptr %p, float %a, i32 1)
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %p, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %p, i64 8, i1 false)
; CHECK: call void @llvm.lifetime.end.p0(i64 -1, ptr %p)
  call void @llvm.lifetime.end.p0(i64 -1, ptr %p)
  ret void
}

; CHECK: define void @result(ptr noalias sret(%struct.S) align 4 %out)
define void @result(ptr noalias sret(%struct.S) align 4 %out) {
  ret void
}

; CHECK: define void @h() #2 {
define void @h() #2 {
; CHECK: [[T:%.*]] = call token @llvm.experimental.convergence.entry()
  %t = call token @llvm.experimental.convergence.entry()
; CHECK: call i1 @wave(i1 true) #2 [ "convergencectrl"(token [[T]]) ]
  %w = call i1 @wave(i1 true) #2 [ "convergencectrl"(token %t) ]
  ret void
}

; CHECK: declare i32 @printf(ptr, ...)
declare i32 @printf(ptr, ...)
; CHECK: declare i1 @wave(i1) #3
declare i1 @wave(i1) #3
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
declare token @llvm.experimental.convergence.entry()

; CHECK: attributes #0 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-nans-fp-math"="true" }
; CHECK: attributes #1 = { nounwind }
; CHECK: attributes #2 = { convergent }
; CHECK: attributes #3 = { convergent memory(none) }
; CHECK: attributes #[[CALL]] = { nounwind "x"="y" }
attributes #0 = { alwaysinline convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-nans-fp-math"="true" }
attributes #1 = { nounwind }
attributes #2 = { convergent }
attributes #3 = { convergent memory(none) }
