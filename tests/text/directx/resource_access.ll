; Loads and stores through the address of an element become direct ones: whole elements of formats, at most four
; components of buffers, rows of constant buffers.
; RUN: %trefoil opt -S -passes=dxil-resource-access %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S -dxil-resource-access -mtriple=dxil-pc-shadermodel6.6-compute %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

; The element of a typed buffer as a whole, and one component: the rest is read before it is written.
; CHECK-LABEL: define void @typed(
define void @typed(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buf, i32 %index, <4 x float> %data, float %x) {
; CHECK: call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_v4f32_1_0_0t.v4f32(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buf, i32 %index, <4 x float> %data)
; CHECK: %{{[0-9]+}} = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_1_0_0t(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buf, i32 %index)
; CHECK: %{{[0-9]+}} = extractvalue { <4 x float>, i1 } %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = insertelement <4 x float> %{{[0-9]+}}, float %x, i64 1
; CHECK: call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_v4f32_1_0_0t.v4f32(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buf, i32 %index, <4 x float> %{{[0-9]+}})
; CHECK: %{{[0-9]+}} = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer.v4f32.tdx.TypedBuffer_v4f32_1_0_0t(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buf, i32 %index)
; CHECK: %{{[0-9]+}} = extractvalue { <4 x float>, i1 } %{{[0-9]+}}, 0
; CHECK: %c = extractelement <4 x float> %{{[0-9]+}}, i64 2
; CHECK: ret void
  %ptr = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %buf, i32 %index)
  store <4 x float> %data, ptr %ptr, align 16
  %y = getelementptr inbounds <4 x float>, ptr %ptr, i32 0, i32 1
  store float %x, ptr %y, align 4
  %z = getelementptr inbounds i8, ptr %ptr, i32 8
  %c = load float, ptr %z, align 4
  ret void
}

; struct { float4 f; int3 i; } in a structured buffer: index and byte offset.
; CHECK-LABEL: define <3 x i32> @structured(
define <3 x i32> @structured(target("dx.RawBuffer", { <4 x float>, <3 x i32> }, 1, 0) %buf, i32 %index, <4 x float> %data) {
; CHECK: call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_sl_v4f32v3i32s_1_0t.v4f32(target("dx.RawBuffer", { <4 x float>, <3 x i32> }, 1, 0) %buf, i32 %index, i32 0, <4 x float> %data)
; CHECK: %{{[0-9]+}} = call { <3 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v3i32.tdx.RawBuffer_sl_v4f32v3i32s_1_0t(target("dx.RawBuffer", { <4 x float>, <3 x i32> }, 1, 0) %buf, i32 %index, i32 16)
; CHECK: %v = extractvalue { <3 x i32>, i1 } %{{[0-9]+}}, 0
; CHECK: ret <3 x i32> %v
  %ptr = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", { <4 x float>, <3 x i32> }, 1, 0) %buf, i32 %index)
  store <4 x float> %data, ptr %ptr, align 4
  %i = getelementptr inbounds { <4 x float>, <3 x i32> }, ptr %ptr, i32 0, i32 1
  %v = load <3 x i32>, ptr %i, align 4
  ret <3 x i32> %v
}

; Bytes of a raw buffer are in the index; more than four components take several loads.
; CHECK-LABEL: define <8 x float> @raw(
define <8 x float> @raw(target("dx.RawBuffer", i8, 0, 0) %buf, i32 %byte) {
; CHECK: %{{[0-9]+}} = add i32 %byte, 16
; CHECK: %{{[0-9]+}} = call { <4 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v4f32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %buf, i32 %{{[0-9]+}}, i32 poison)
; CHECK: %{{[0-9]+}} = extractvalue { <4 x float>, i1 } %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = insertelement <8 x float> poison, float %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = insertelement <8 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %{{[0-9]+}}, i64 2
; CHECK: %{{[0-9]+}} = insertelement <8 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 2
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %{{[0-9]+}}, i64 3
; CHECK: %{{[0-9]+}} = insertelement <8 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 3
; CHECK: %{{[0-9]+}} = add i32 %byte, 32
; CHECK: %{{[0-9]+}} = call { <4 x float>, i1 } @llvm.dx.resource.load.rawbuffer.v4f32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %buf, i32 %{{[0-9]+}}, i32 poison)
; CHECK: %{{[0-9]+}} = extractvalue { <4 x float>, i1 } %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = insertelement <8 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 4
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = insertelement <8 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 5
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %{{[0-9]+}}, i64 2
; CHECK: %{{[0-9]+}} = insertelement <8 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 6
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %{{[0-9]+}}, i64 3
; CHECK: %v = insertelement <8 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 7
; CHECK: ret <8 x float> %v
  %ptr = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 0, 0) %buf, i32 %byte)
  %p = getelementptr i8, ptr %ptr, i32 16
  %v = load <8 x float>, ptr %p, align 4
  ret <8 x float> %v
}

; An element of an array in a structure, chosen at run time.
; CHECK-LABEL: define float @array(
define float @array(target("dx.RawBuffer", { i32, [4 x float] }, 0, 0) %buf, i32 %index, i32 %i) {
; CHECK: %{{[0-9]+}} = mul i32 %i, 4
; CHECK: %{{[0-9]+}} = add i32 %{{[0-9]+}}, 4
; CHECK: %{{[0-9]+}} = call { float, i1 } @llvm.dx.resource.load.rawbuffer.f32.tdx.RawBuffer_sl_i32a4f32s_0_0t(target("dx.RawBuffer", { i32, [4 x float] }, 0, 0) %buf, i32 %index, i32 %{{[0-9]+}})
; CHECK: %v = extractvalue { float, i1 } %{{[0-9]+}}, 0
; CHECK: ret float %v
  %ptr = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", { i32, [4 x float] }, 0, 0) %buf, i32 %index)
  %p = getelementptr inbounds { i32, [4 x float] }, ptr %ptr, i32 0, i32 1, i32 %i
  %v = load float, ptr %p, align 4
  ret float %v
}

; A constant buffer by rows of 16 bytes.
; CHECK-LABEL: define <3 x float> @rows(
define <3 x float> @rows(target("dx.CBuffer", target("dx.Layout", { float, <3 x float>, <2 x double> }, 32, 0, 4, 16)) %buf) {
; CHECK: %{{[0-9]+}} = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4.f32.f32.f32.f32.tdx.CBuffer_tdx.Layout_sl_f32v3f32v2f64s_32_0_4_16tt(target("dx.CBuffer", target("dx.Layout", { float, <3 x float>, <2 x double> }, 32, 0, 4, 16)) %buf, i32 0)
; CHECK: %{{[0-9]+}} = extractvalue { float, float, float, float } %{{[0-9]+}}, 1
; CHECK: %{{[0-9]+}} = insertelement <3 x float> poison, float %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = extractvalue { float, float, float, float } %{{[0-9]+}}, 2
; CHECK: %{{[0-9]+}} = insertelement <3 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = extractvalue { float, float, float, float } %{{[0-9]+}}, 3
; CHECK: %v = insertelement <3 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 2
; CHECK: %{{[0-9]+}} = call { double, double } @llvm.dx.resource.load.cbufferrow.2.f64.f64.tdx.CBuffer_tdx.Layout_sl_f32v3f32v2f64s_32_0_4_16tt(target("dx.CBuffer", target("dx.Layout", { float, <3 x float>, <2 x double> }, 32, 0, 4, 16)) %buf, i32 1)
; CHECK: %{{[0-9]+}} = extractvalue { double, double } %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = insertelement <2 x double> poison, double %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = extractvalue { double, double } %{{[0-9]+}}, 1
; CHECK: %d = insertelement <2 x double> %{{[0-9]+}}, double %{{[0-9]+}}, i64 1
; CHECK: ret <3 x float> %v
  %ptr = call ptr @llvm.dx.resource.getpointer(target("dx.CBuffer", target("dx.Layout", { float, <3 x float>, <2 x double> }, 32, 0, 4, 16)) %buf, i32 0)
  %p = getelementptr i8, ptr %ptr, i32 4
  %v = load <3 x float>, ptr %p, align 4
  %q = getelementptr i8, ptr %ptr, i32 16
  %d = load <2 x double>, ptr %q, align 8
  ret <3 x float> %v
}

; A texel of a writable texture.
; CHECK-LABEL: define void @texel(
define void @texel(target("dx.Texture", <4 x float>, 1, 0, 0, 2) %tex, <2 x i32> %at, float %x) {
; CHECK: %v = call <4 x float> @llvm.dx.resource.load.level.v4f32.tdx.Texture_v4f32_1_0_0_2t.v2i32.v2i32(target("dx.Texture", <4 x float>, 1, 0, 0, 2) %tex, <2 x i32> %at, i32 0, <2 x i32> zeroinitializer)
; CHECK: call void @llvm.dx.resource.store.texture.tdx.Texture_v4f32_1_0_0_2t.v2i32.v4f32(target("dx.Texture", <4 x float>, 1, 0, 0, 2) %tex, <2 x i32> %at, <4 x float> %v)
; CHECK: %{{[0-9]+}} = call <4 x float> @llvm.dx.resource.load.level.v4f32.tdx.Texture_v4f32_1_0_0_2t.v2i32.v2i32(target("dx.Texture", <4 x float>, 1, 0, 0, 2) %tex, <2 x i32> %at, i32 0, <2 x i32> zeroinitializer)
; CHECK: %{{[0-9]+}} = insertelement <4 x float> %{{[0-9]+}}, float %x, i64 0
; CHECK: call void @llvm.dx.resource.store.texture.tdx.Texture_v4f32_1_0_0_2t.v2i32.v4f32(target("dx.Texture", <4 x float>, 1, 0, 0, 2) %tex, <2 x i32> %at, <4 x float> %{{[0-9]+}})
; CHECK: ret void
  %ptr = call ptr @llvm.dx.resource.getpointer(target("dx.Texture", <4 x float>, 1, 0, 0, 2) %tex, <2 x i32> %at)
  %v = load <4 x float>, ptr %ptr, align 16
  store <4 x float> %v, ptr %ptr, align 16
  store float %x, ptr %ptr, align 4
  ret void
}

; CHECK-LABEL: define i32 @atomics(
define i32 @atomics(target("dx.RawBuffer", { i32, i32 }, 1, 0) %buf, i32 %index, i32 %value) {
; CHECK: %old = call i32 @llvm.dx.resource.atomic.binop.tdx.RawBuffer_sl_i32i32s_1_0t(target("dx.RawBuffer", { i32, i32 }, 1, 0) %buf, i32 0, i32 %index, i32 4, i32 poison, i32 %value)
; CHECK: %{{[0-9]+}} = sub i32 0, %value
; CHECK: %less = call i32 @llvm.dx.resource.atomic.binop.tdx.RawBuffer_sl_i32i32s_1_0t(target("dx.RawBuffer", { i32, i32 }, 1, 0) %buf, i32 0, i32 %index, i32 0, i32 poison, i32 %{{[0-9]+}})
; CHECK: %{{[0-9]+}} = call i32 @llvm.dx.resource.atomic.compare.exchange.tdx.RawBuffer_sl_i32i32s_1_0t(target("dx.RawBuffer", { i32, i32 }, 1, 0) %buf, i32 %index, i32 4, i32 poison, i32 0, i32 %value)
; CHECK: %{{[0-9]+}} = icmp eq i32 %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = insertvalue { i32, i1 } poison, i32 %{{[0-9]+}}, 0
; CHECK: %both = insertvalue { i32, i1 } %{{[0-9]+}}, i1 %{{[0-9]+}}, 1
; CHECK: %was = extractvalue { i32, i1 } %both, 0
; CHECK: ret i32 %was
  %ptr = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", { i32, i32 }, 1, 0) %buf, i32 %index)
  %p = getelementptr i8, ptr %ptr, i32 4
  %old = atomicrmw add ptr %p, i32 %value monotonic
  %less = atomicrmw sub ptr %ptr, i32 %value monotonic
  %both = cmpxchg ptr %p, i32 0, i32 %value monotonic monotonic
  %was = extractvalue { i32, i1 } %both, 0
  ret i32 %was
}
