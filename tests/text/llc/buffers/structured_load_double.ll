; An element of 64 bits: as it is from shader model 6.3 on, as two words of 32 before.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-compute -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s --check-prefix=SM60
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.2-compute -o %t.2
; RUN: %dxc-validate %t.2
; RUN: %dxc-dis %t.2 | %filecheck %s --check-prefix=SM62
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.3-compute -o %t.3
; RUN: %dxc-validate %t.3
; RUN: %dxc-dis %t.3 | %filecheck %s --check-prefix=SM63
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.5-compute -o %t.5
; RUN: %dxc-validate %t.5
; RUN: %dxc-dis %t.5 | %filecheck %s --check-prefix=SM65
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-compute -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8
; RUN: %dxc-validate %t.8
; RUN: %dxc-dis %t.8 | %filecheck %s --check-prefix=SM68
; SM60: call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0)
; SM60: call double @dx.op.makeDouble.f64(i32 101, i32 %{{.*}}, i32 %{{.*}})
; SM62: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 3, i32 4)
; SM62: call double @dx.op.makeDouble.f64(i32 101, i32 %{{.*}}, i32 %{{.*}})
; SM63: call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 1, i32 8)
; SM65: call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 1, i32 8)
; SM66: call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 1, i32 8)
; SM68: call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 1, i32 8)
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call i32 @llvm.dx.thread.id(i32 0)
  %v2 = call target("dx.RawBuffer", double, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f64_0_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %v3 = call { double, i1 } @llvm.dx.resource.load.rawbuffer.f64.tdx.RawBuffer_f64_0_0t(target("dx.RawBuffer", double, 0, 0) %v2, i32 %v1, i32 0)
  %v4 = extractvalue { double, i1 } %v3, 0
  %v5 = call target("dx.RawBuffer", double, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f64_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v6 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f64_1_0t(target("dx.RawBuffer", double, 1, 0) %v5, i32 0)
  store double %v4, ptr %v6, align 4
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.RawBuffer", double, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f64_0_0t(i32, i32, i32, i32, ptr)
declare { double, i1 } @llvm.dx.resource.load.rawbuffer.f64.tdx.RawBuffer_f64_0_0t(target("dx.RawBuffer", double, 0, 0), i32, i32)
declare target("dx.RawBuffer", double, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f64_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f64_1_0t(target("dx.RawBuffer", double, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
