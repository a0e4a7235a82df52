; Intrinsics become calls of DXIL's operations; the rest of a function stays as it is.
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S -dxil-op-lower %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-LABEL: define float @unary(
define float @unary(float %a, float %b) {
; CHECK: %x = call float @dx.op.unary.f32(i32 13, float %a) #[[#NONE:]]
; CHECK: %y = call float @dx.op.unary.f32(i32 27, float %b) #[[#NONE]], !dx.precise !
; CHECK: %z = call float @dx.op.unary.f32(i32 7, float %y) #[[#NONE]], !dx.precise !
; CHECK: %sum = fadd fast float %x, %z
; CHECK: ret float %sum
  %x = call fast float @llvm.sin.f32(float %a)
  %y = call float @llvm.floor.f32(float %b)
  %z = call float @llvm.dx.saturate.f32(float %y)
  %sum = fadd fast float %x, %z
  ret float %sum
}

; CHECK-LABEL: define i32 @binary(
define i32 @binary(i32 %a, i32 %b) {
; CHECK: %x = call i32 @dx.op.binary.i32(i32 37, i32 %a, i32 %b)
; CHECK: %y = call i32 @dx.op.binary.i32(i32 40, i32 %x, i32 %b)
; CHECK: ret i32 %y
  %x = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %y = call i32 @llvm.umin.i32(i32 %x, i32 %b)
  ret i32 %y
}

; CHECK-LABEL: define float @dot(
define float @dot(<2 x float> %a, <2 x float> %b) {
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %a, i64 0
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %a, i64 1
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %b, i64 0
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %b, i64 1
; CHECK: %x = call float @dx.op.dot2.f32(i32 54, float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}})
; CHECK: ret float %x
  %x = call fast float @llvm.dx.fdot.v2f32(<2 x float> %a, <2 x float> %b)
  ret float %x
}

; CHECK-LABEL: define i32 @ids(
define i32 @ids() {
; CHECK: %x = call i32 @dx.op.threadId.i32(i32 93, i32 1)
; CHECK: %y = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
; CHECK: %z = add i32 %x, %y
; CHECK: ret i32 %z
  %x = call i32 @llvm.dx.thread.id(i32 1)
  %y = call i32 @llvm.dx.flattened.thread.id.in.group()
  %z = add i32 %x, %y
  ret i32 %z
}

; CHECK-LABEL: define i32 @carry(
define i32 @carry(i32 %a, i32 %b) {
; CHECK: %pair = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 %a, i32 %b)
; CHECK: %{{[0-9]+}} = extractvalue %dx.types.i32c %pair, 0
; CHECK: %{{[0-9]+}} = extractvalue %dx.types.i32c %pair, 1
; CHECK: %word = zext i1 %{{[0-9]+}} to i32
; CHECK: %both = add i32 %{{[0-9]+}}, %word
; CHECK: ret i32 %both
  %pair = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %sum = extractvalue { i32, i1 } %pair, 0
  %bit = extractvalue { i32, i1 } %pair, 1
  %word = zext i1 %bit to i32
  %both = add i32 %sum, %word
  ret i32 %both
}

; CHECK-LABEL: define void @memory(
define void @memory(ptr %p, i32 %i) {
; CHECK: %x = load i32, ptr %p, align 4
; CHECK: %y = call i32 @callee(i32 %x)
; CHECK: %z = call i32 @dx.op.unary.i32(i32 30, i32 %y)
; CHECK: store i32 %z, ptr %p, align 4
; CHECK: call void @dx.op.barrier(i32 80, i32 9) #[[#BARRIER:]]
; CHECK: ret void
  %x = load i32, ptr %p, align 4
  %y = call i32 @callee(i32 %x)
  %z = call i32 @llvm.bitreverse.i32(i32 %y)
  store i32 %z, ptr %p, align 4
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  ret void
}
declare i32 @callee(i32)

; The vector that a load gives is put together again where it goes on as a vector.
; CHECK-LABEL: define <4 x float> @load(
define <4 x float> @load(i32 %i, i1 %both) {
; CHECK: %{{[0-9]+}} = add i32 %i, 7
; CHECK: %buf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 %{{[0-9]+}}, i1 false)
; CHECK: %ld = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %buf, i32 %i, i32 undef)
; CHECK: %{{[0-9]+}} = extractvalue %dx.types.ResRet.f32 %ld, 0
; CHECK: %{{[0-9]+}} = extractvalue %dx.types.ResRet.f32 %ld, 1
; CHECK: %{{[0-9]+}} = extractvalue %dx.types.ResRet.f32 %ld, 2
; CHECK: %{{[0-9]+}} = extractvalue %dx.types.ResRet.f32 %ld, 3
; CHECK: %{{[0-9]+}} = insertelement <4 x float> poison, float %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = insertelement <4 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = insertelement <4 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 2
; CHECK: %{{[0-9]+}} = insertelement <4 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 3
; CHECK: br i1 %both, label %twice, label %end
; CHECK: twice:
; CHECK: %w = fadd <4 x float> %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: br label %end
; CHECK: end:
; CHECK: %r = phi <4 x float> [ %{{[0-9]+}}, %entry ], [ %w, %twice ]
; CHECK: ret <4 x float> %r
entry:
  %buf = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 7, i32 4, i32 %i, i1 false)
  %ld = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", <4 x float>, 0, 0, 0) %buf, i32 %i)
  %v = extractvalue { <4 x float>, i1 } %ld, 0
  br i1 %both, label %twice, label %end
twice:
  %w = fadd <4 x float> %v, %v
  br label %end
end:
  %r = phi <4 x float> [ %v, %entry ], [ %w, %twice ]
  ret <4 x float> %r
}

; The bit that says whether all was mapped is asked for only where it is used.
; CHECK-LABEL: define i1 @mapped(
define i1 @mapped(i32 %i) {
; CHECK: %buf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
; CHECK: %ld = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %buf, i32 %i, i32 undef)
; CHECK: %{{[0-9]+}} = extractvalue %dx.types.ResRet.i32 %ld, 4
; CHECK: %bit = call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %{{[0-9]+}})
; CHECK: ret i1 %bit
  %buf = call target("dx.TypedBuffer", i32, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ld = call { i32, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", i32, 0, 0, 0) %buf, i32 %i)
  %bit = extractvalue { i32, i1 } %ld, 1
  ret i1 %bit
}

; What LLVM says at calls: what the operation does to memory, and that a barrier is not to be doubled.
; CHECK: attributes #[[#NONE]] = { memory(none) }
; CHECK: attributes #[[#BARRIER]] = { noduplicate }
