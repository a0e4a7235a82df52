; byteaddressbuf.Load<int64_t4>: pairs of words before shader model 6.3, four at a time; 64-bit elements after.
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.2-compute %s -o %t6.2.dxil
; RUN: %dxc-validate %t6.2.dxil
; RUN: %trefoil dis %t6.2.dxil | %filecheck %s --check-prefix=OLD
; RUN: %trefoil llc -mtriple=dxil-pc-shadermodel6.3-compute %s -o %t6.3.dxil
; RUN: %dxc-validate %t6.3.dxil
; RUN: %trefoil dis %t6.3.dxil | %filecheck %s --check-prefix=NEW
; OLD: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 undef, i8 15, i32 4)
; OLD: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 undef, i8 15, i32 4)
; NEW: call %dx.types.ResRet.i64 @dx.op.rawBufferLoad.i64(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 undef, i8 15, i32 8)
; NEW-NOT: rawBufferLoad.i32
target triple = "dxil-pc-shadermodel6.2-compute"

define void @main() #0 {
  %index = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32 0, i32 0, i32 1, i32 0, i1 false)
  %ret0 = call { <4 x i64>, i1 }
      @llvm.dx.resource.load.rawbuffer.v4i64.tdx.RawBuffer_i8_0_0t(
      target("dx.RawBuffer", i8, 0, 0) %buffer, i32 %index, i32 0)
  %value0 = extractvalue { <4 x i64>, i1 } %ret0, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4i64(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, <4 x i64> %value0)
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32, i32, i32, i32, i1)
declare { <4 x i64>, i1 } @llvm.dx.resource.load.rawbuffer.v4i64.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0), i32, i32)
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, i1)
declare void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i8_1_0t.v4i64(target("dx.RawBuffer", i8, 1, 0), i32, i32, <4 x i64>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
