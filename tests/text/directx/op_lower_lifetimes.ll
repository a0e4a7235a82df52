; Marks of lifetimes stay from DXIL 1.6 on, which has them; before, they go.
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o - | %filecheck %s
; RUN: %trefoil opt -S -mtriple=dxil-pc-shadermodel6.5-library -passes=dxil-op-lower %s -o - | %filecheck %s --check-prefix=BEFORE
; RUN: %trefoil opt -S -mtriple=dxil-pc-shadermodel6.6-compute \
; RUN:   -passes=dxil-translate-metadata,dxil-op-lower,dxil-prepare %s -o %t.ll
; RUN: %filecheck %s < %t.ll
target triple = "dxil-pc-shadermodel6.6-library"

; CHECK: call void @llvm.lifetime.start{{.*}}ptr %l)
; CHECK: call void @llvm.lifetime.end{{.*}}ptr %l)
; BEFORE-NOT: lifetime
define void @main() #0 {
  %l = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(i64 16, ptr %l)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  %p = getelementptr [4 x i32], ptr %l, i32 0, i32 %i
  store i32 1, ptr %p
  call void @llvm.lifetime.end.p0(i64 16, ptr %l)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
