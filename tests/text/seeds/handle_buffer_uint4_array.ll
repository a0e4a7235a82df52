; Buffer<uint4> Buf[24] : register(t3, space5)
; The document gives space 2 to the call; the register says 5.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.0-compute %s -o %t6.0.dxil
; RUN: %dxc-validate %t6.0.dxil
; RUN: %trefoil dis %t6.0.dxil | %filecheck %s --check-prefix=OLD
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.6-compute %s -o %t6.6.dxil
; RUN: %dxc-validate %t6.6.dxil
; RUN: %trefoil dis %t6.6.dxil | %filecheck %s --check-prefix=NEW
; OLD: call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 3, i1 false)
; OLD: = !{i32 0, [24 x %"class.Buffer<vector<unsigned int, 4> >"]* undef, !"", i32 5, i32 3, i32 24, i32 10, i32 0,
; NEW: call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 26, i32 5, i8 0 }, i32 3, i1 false)
; NEW: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 10, i32 1029 })
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %buf = call target("dx.TypedBuffer", <4 x i32>, 0, 0, 0)
      @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4i32_0_0_0t(
      i32 5, i32 3, i32 24, i32 0, i1 false)
  %ret = call { <4 x i32>, i1 } @llvm.dx.resource.load.typedbuffer.v4i32.tdx.TypedBuffer_v4i32_0_0_0t(target("dx.TypedBuffer", <4 x i32>, 0, 0, 0) %buf, i32 0)
  %value = extractvalue { <4 x i32>, i1 } %ret, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4i32(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, <4 x i32> %value)
  ret void
}

declare target("dx.TypedBuffer", <4 x i32>, 0, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4i32_0_0_0t(i32, i32, i32, i32, i1)
declare { <4 x i32>, i1 } @llvm.dx.resource.load.typedbuffer.v4i32.tdx.TypedBuffer_v4i32_0_0_0t(target("dx.TypedBuffer", <4 x i32>, 0, 0, 0), i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4i32(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x i32>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
