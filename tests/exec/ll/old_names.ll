; The spellings of earlier versions: handles from bindings, loads with and without their status, stores.
; compute: main
; bind t3 space5: typed uint4[2] 1 2 3 4 5 6 7 8
; bind u5 space3: typed float4[2] zero
; expect u5 space3: 6 8 10 12 0 0 0 0
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  %in = call target("dx.TypedBuffer", <4 x i32>, 0, 0, 0)
      @llvm.dx.handle.fromBinding.tdx.TypedBuffer_v4i32_0_0_0(i32 5, i32 3, i32 1, i32 0, i1 false)
  %out = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0)
      @llvm.dx.handle.fromBinding.tdx.TypedBuffer_v4f32_1_0_0(i32 3, i32 5, i32 1, i32 0, i1 false)
  %a = call <4 x i32> @llvm.dx.typedBufferLoad.v4i32(target("dx.TypedBuffer", <4 x i32>, 0, 0, 0) %in, i32 0)
  %b = call { <4 x i32>, i1 } @llvm.dx.resource.load.typedbuffer.v4i32(target("dx.TypedBuffer", <4 x i32>, 0, 0, 0) %in, i32 1)
  %c = extractvalue { <4 x i32>, i1 } %b, 0
  %d = add <4 x i32> %a, %c
  %e = uitofp <4 x i32> %d to <4 x float>
  call void @llvm.dx.typedBufferStore.v4f32(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %out, i32 0, <4 x float> %e)
  ret void
}

declare target("dx.TypedBuffer", <4 x i32>, 0, 0, 0) @llvm.dx.handle.fromBinding.tdx.TypedBuffer_v4i32_0_0_0(i32, i32, i32, i32, i1)
declare target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.handle.fromBinding.tdx.TypedBuffer_v4f32_1_0_0(i32, i32, i32, i32, i1)
declare <4 x i32> @llvm.dx.typedBufferLoad.v4i32(target("dx.TypedBuffer", <4 x i32>, 0, 0, 0), i32)
declare { <4 x i32>, i1 } @llvm.dx.resource.load.typedbuffer.v4i32(target("dx.TypedBuffer", <4 x i32>, 0, 0, 0), i32)
declare void @llvm.dx.typedBufferStore.v4f32(target("dx.TypedBuffer", <4 x float>, 1, 0, 0), i32, <4 x float>)
