; A load of a Buffer<int2>: operation 68 at every shader model, with so many of its lanes used.
; Its handle is made from the range until 6.5, from the binding and annotated from 6.6 on.
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
; SM60: %[[H:[0-9]+]] = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 3, i1 false)
; SM60: %[[V:[0-9]+]] = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %[[H]], i32 %{{.*}}, i32 undef)
; SM60: extractvalue %dx.types.ResRet.i32 %[[V]], 0
; SM60: extractvalue %dx.types.ResRet.i32 %[[V]], 1
; SM62: %[[H:[0-9]+]] = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 3, i1 false)
; SM62: %[[V:[0-9]+]] = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %[[H]], i32 %{{.*}}, i32 undef)
; SM62: extractvalue %dx.types.ResRet.i32 %[[V]], 0
; SM62: extractvalue %dx.types.ResRet.i32 %[[V]], 1
; SM63: %[[H:[0-9]+]] = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 3, i1 false)
; SM63: %[[V:[0-9]+]] = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %[[H]], i32 %{{.*}}, i32 undef)
; SM63: extractvalue %dx.types.ResRet.i32 %[[V]], 0
; SM63: extractvalue %dx.types.ResRet.i32 %[[V]], 1
; SM65: %[[H:[0-9]+]] = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 3, i1 false)
; SM65: %[[V:[0-9]+]] = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %[[H]], i32 %{{.*}}, i32 undef)
; SM65: extractvalue %dx.types.ResRet.i32 %[[V]], 0
; SM65: extractvalue %dx.types.ResRet.i32 %[[V]], 1
; SM66: %[[R:[0-9]+]] = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 0 }, i32 3, i1 false)
; SM66: %[[H:[0-9]+]] = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[R]], %dx.types.ResourceProperties { i32 10, i32 516 })
; SM66: %[[V:[0-9]+]] = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %[[H]], i32 %{{.*}}, i32 undef)
; SM66: extractvalue %dx.types.ResRet.i32 %[[V]], 0
; SM66: extractvalue %dx.types.ResRet.i32 %[[V]], 1
; SM68: %[[R:[0-9]+]] = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 0 }, i32 3, i1 false)
; SM68: %[[H:[0-9]+]] = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[R]], %dx.types.ResourceProperties { i32 10, i32 516 })
; SM68: %[[V:[0-9]+]] = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %[[H]], i32 %{{.*}}, i32 undef)
; SM68: extractvalue %dx.types.ResRet.i32 %[[V]], 0
; SM68: extractvalue %dx.types.ResRet.i32 %[[V]], 1
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
  %v1 = call i32 @llvm.dx.thread.id(i32 0)
  %v2 = call target("dx.TypedBuffer", <2 x i32>, 0, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v2i32_0_0_1t(i32 0, i32 3, i32 1, i32 0, ptr null)
  %v3 = call { <2 x i32>, i1 } @llvm.dx.resource.load.typedbuffer.v2i32.tdx.TypedBuffer_v2i32_0_0_1t(target("dx.TypedBuffer", <2 x i32>, 0, 0, 1) %v2, i32 %v1)
  %v4 = extractvalue { <2 x i32>, i1 } %v3, 0
  %v5 = call target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2i32_1_0t(i32 0, i32 20, i32 1, i32 0, ptr null)
  %v6 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0) %v5, i32 0)
  store <2 x i32> %v4, ptr %v6, align 4
  ret void
}

declare i32 @llvm.dx.thread.id(i32)
declare target("dx.TypedBuffer", <2 x i32>, 0, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v2i32_0_0_1t(i32, i32, i32, i32, ptr)
declare { <2 x i32>, i1 } @llvm.dx.resource.load.typedbuffer.v2i32.tdx.TypedBuffer_v2i32_0_0_1t(target("dx.TypedBuffer", <2 x i32>, 0, 0, 1), i32)
declare target("dx.RawBuffer", <2 x i32>, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_v2i32_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2i32_1_0t(target("dx.RawBuffer", <2 x i32>, 1, 0), i32)

attributes #0 = { "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" }
