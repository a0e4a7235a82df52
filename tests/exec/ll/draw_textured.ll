; Vertex and pixel shader in one module, as clang lays them out: entries that load inputs, call the function of the source
; and store its result, which comes by `sret`. A picture is drawn upside down.
; vertex: vs
; pixel: ps
; target 0: rgba32float 2x2
; draw: 3
; bind t0: texture2d rgba32float 2x2 iota
; bind s0: sampler point clamp
; expect target 0: 8 9 10 11  12 13 14 15  0 1 2 3  4 5 6 7
target triple = "dxil-pc-shadermodel6.0-vertex"

%struct.Pixel = type { <4 x float>, <2 x float> }

@map.str = private unnamed_addr constant [4 x i8] c"map\00", align 1
@point.str = private unnamed_addr constant [6 x i8] c"point\00", align 1

define hidden void @_Z2vsj(ptr dead_on_unwind noalias writable sret(%struct.Pixel) align 1 %agg.result, i32 noundef %id) #2 {
entry:
  %id.addr = alloca i32, align 4
  store i32 %id, ptr %id.addr, align 4
  %0 = load i32, ptr %id.addr, align 4
  %shl = shl i32 %0, 1
  %and = and i32 %shl, 2
  %conv = uitofp i32 %and to float
  %1 = load i32, ptr %id.addr, align 4
  %and1 = and i32 %1, 2
  %conv2 = uitofp i32 %and1 to float
  %vecinit = insertelement <2 x float> poison, float %conv, i32 0
  %vecinit3 = insertelement <2 x float> %vecinit, float %conv2, i32 1
  %uv = getelementptr inbounds nuw %struct.Pixel, ptr %agg.result, i32 0, i32 1
  store <2 x float> %vecinit3, ptr %uv, align 8
  %2 = load <2 x float>, ptr %uv, align 8
  %mul = fmul reassoc nnan ninf nsz arcp afn <2 x float> %2, splat (float 2.000000e+00)
  %sub = fsub reassoc nnan ninf nsz arcp afn <2 x float> %mul, splat (float 1.000000e+00)
  %vecext = extractelement <2 x float> %sub, i64 0
  %a = insertelement <4 x float> poison, float %vecext, i32 0
  %vecext4 = extractelement <2 x float> %sub, i64 1
  %b = insertelement <4 x float> %a, float %vecext4, i32 1
  %c = insertelement <4 x float> %b, float 0.000000e+00, i32 2
  %d = insertelement <4 x float> %c, float 1.000000e+00, i32 3
  %place = getelementptr inbounds nuw %struct.Pixel, ptr %agg.result, i32 0, i32 0
  store <4 x float> %d, ptr %place, align 16
  ret void
}

define hidden noundef <4 x float> @_Z2ps5Pixel(ptr noundef byval(%struct.Pixel) align 1 %input) #2 {
entry:
  %map = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr @map.str)
  %point = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.tdx.Sampler_0t(i32 0, i32 0, i32 1, i32 0, ptr @point.str)
  %uv = getelementptr inbounds nuw %struct.Pixel, ptr %input, i32 0, i32 1
  %0 = load <2 x float>, ptr %uv, align 8
  %1 = call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.dx.resource.sample.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %map, target("dx.Sampler", 0) %point, <2 x float> %0, <2 x i32> zeroinitializer)
  ret <4 x float> %1
}

define void @vs() #0 {
entry:
  %result = alloca %struct.Pixel, align 16
  %0 = call i32 @llvm.dx.load.input.i32(i32 0, i32 0, i8 0, i32 poison)
  call void @_Z2vsj(ptr sret(%struct.Pixel) align 1 %result, i32 %0)
  %1 = load %struct.Pixel, ptr %result, align 1
  %2 = extractvalue %struct.Pixel %1, 0
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %2)
  %3 = extractvalue %struct.Pixel %1, 1
  call void @llvm.dx.store.output.v2f32(i32 1, i32 0, i8 0, <2 x float> %3)
  ret void
}

define void @ps() #1 {
entry:
  %input = alloca %struct.Pixel, align 16
  %0 = call <4 x float> @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 poison)
  %1 = insertvalue %struct.Pixel poison, <4 x float> %0, 0
  %2 = call <2 x float> @llvm.dx.load.input.v2f32(i32 1, i32 0, i8 0, i32 poison)
  %3 = insertvalue %struct.Pixel %1, <2 x float> %2, 1
  store %struct.Pixel %3, ptr %input, align 1
  %4 = call <4 x float> @_Z2ps5Pixel(ptr byval(%struct.Pixel) align 1 %input)
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %4)
  ret void
}

attributes #0 = { noinline nounwind "hlsl.shader"="vertex" }
attributes #1 = { noinline nounwind "hlsl.shader"="pixel" }
attributes #2 = { alwaysinline nounwind }

!dx.semantic.signatures = !{!0, !1}
!0 = !{ptr @vs, !2, !3}
!1 = !{ptr @ps, !3, !4}
!2 = !{!10}
!3 = !{!11, !12}
!4 = !{!13}
!10 = !{i32 0, !"SV_VertexID", i32 5, i32 1, !90, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!11 = !{i32 0, !"SV_Position", i32 9, i32 3, !90, i32 4, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!12 = !{i32 1, !"TEXCOORD", i32 9, i32 0, !90, i32 2, i32 1, i8 2, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!13 = !{i32 0, !"SV_Target", i32 9, i32 16, !90, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!90 = !{i32 0}
