; Textures and samplers in a library: variables of the class types by which `createHandleForLib` is overloaded to 6.5, plain
; handles from 6.6 on. Functions may use derivatives: the validator makes the runtime's table again and compares.
; RUN: %trefoil llc %s -o %t.3
; RUN: %dxc-validate %t.3
; RUN: %dxc-dis %t.3 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.5-library -o %t.5
; RUN: %dxc-validate %t.5
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-library -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %dxc-dis %t.6 | %filecheck %s --check-prefix=SM66
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-library -o %t.8
; RUN: %dxc-validate %t.8
; CHECK: @tex = external constant %"class.Texture2D<vector<float, 4> >"
; CHECK: @arr = external constant [4 x %"class.Texture2DArray<float>"]
; CHECK: @cube = external constant [0 x %"class.TextureCube<vector<float, 4> >"]
; CHECK: @ms = external constant %"class.Texture2DMS<vector<float, 4>, 4>"
; CHECK: @rw = external constant %"class.RWTexture2D<vector<{{.*}}, 2> >"
; CHECK: @smp = external constant %struct.SamplerState
; CHECK: @cmp = external constant %struct.SamplerComparisonState
; CHECK: define <4 x float> @pick(<2 x float>, i32)
; CHECK: call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32 160,
; CHECK: call %dx.types.Handle @dx.op.createHandleForLib.struct.SamplerState(i32 160,
; A parameter may be anything to the lanes that call.
; CHECK: getelementptr inbounds [4 x %"class.Texture2DArray<float>"], {{.*}}, !dx.nonuniform !
; CHECK: call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2DArray<float>"(i32 160,
; CHECK: call %dx.types.Handle @dx.op.createHandleForLib.struct.SamplerComparisonState(i32 160,
; CHECK: @dx.op.sampleCmpLevelZero.f32(i32 65,
; CHECK: define void @put(<2 x i32>)
; CHECK: @dx.op.textureLoad.f32(i32 66,
; CHECK: @dx.op.textureStore.i32(i32 67,
; CHECK: define <4 x float> @slope(<2 x float>)
; CHECK: @dx.op.sample.f32(i32 60,
; CHECK: define float @derive(float)
; CHECK: call float @dx.op.unary.f32(i32 83,
; CHECK: define float @lod(<2 x float>)
; CHECK: @dx.op.calculateLOD.f32(i32 81,
; CHECK: ![[SAMPLES:[0-9]+]] = !{i32 0, i32 9}
; CHECK: !{i32 3, %"class.Texture2DMS<vector<float, 4>, 4>"* @ms, !"ms", i32 0, i32 9, i32 1, i32 3, i32 4, ![[SAMPLES]]}
; SM66: @tex = external constant %dx.types.Handle
; SM66: createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %
; SM66: annotateHandle(i32 216, %dx.types.Handle %{{[0-9]+}}, %dx.types.ResourceProperties { i32 2, i32 1033 })
; SM66: annotateHandle(i32 216, %dx.types.Handle %{{[0-9]+}}, %dx.types.ResourceProperties { i32 14, i32 0 })
target triple = "dxil-pc-shadermodel6.3-library"

@tex.str = private unnamed_addr constant [4 x i8] c"tex\00"
@arr.str = private unnamed_addr constant [4 x i8] c"arr\00"
@rw.str = private unnamed_addr constant [3 x i8] c"rw\00"
@ms.str = private unnamed_addr constant [3 x i8] c"ms\00"
@smp.str = private unnamed_addr constant [4 x i8] c"smp\00"
@cmp.str = private unnamed_addr constant [4 x i8] c"cmp\00"
@cube.str = private unnamed_addr constant [5 x i8] c"cube\00"

define <4 x float> @pick(<2 x float> %uv, i32 %i) {
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @tex.str)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @smp.str)
  %v = call <4 x float> @llvm.dx.resource.samplelevel(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %uv, float 0.0, <2 x i32> zeroinitializer)
  %a = call target("dx.Texture", float, 0, 0, 0, 7) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 4, i32 %i, i1 false, ptr @arr.str)
  %c = call target("dx.Sampler", 1) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, i1 false, ptr @cmp.str)
  %uvw = shufflevector <2 x float> %uv, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 0>
  %w = call float @llvm.dx.resource.samplecmplevelzero(target("dx.Texture", float, 0, 0, 0, 7) %a, target("dx.Sampler", 1) %c, <3 x float> %uvw, float 0.5, <2 x i32> zeroinitializer)
  %k = call target("dx.Texture", <4 x float>, 0, 0, 0, 5) @llvm.dx.resource.handlefrombinding(i32 1, i32 0, i32 -1, i32 %i, i1 false, ptr @cube.str)
  %x = call <4 x float> @llvm.dx.resource.samplelevel(target("dx.Texture", <4 x float>, 0, 0, 0, 5) %k, target("dx.Sampler", 0) %s, <3 x float> %uvw, float 0.0, <3 x i32> zeroinitializer)
  %r = fadd fast <4 x float> %v, %x
  %e = insertelement <4 x float> %r, float %w, i32 3
  ret <4 x float> %e
}

define void @put(<2 x i32> %at) {
  %m = call target("dx.MSTexture", <4 x float>, 0, 4, 0, 3) @llvm.dx.resource.handlefrombinding(i32 0, i32 9, i32 1, i32 0, i1 false, ptr @ms.str)
  %w = call target("dx.Texture", <2 x i32>, 1, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @rw.str)
  %v = call <4 x float> @llvm.dx.resource.load.level(target("dx.MSTexture", <4 x float>, 0, 4, 0, 3) %m, <2 x i32> %at, i32 2, <2 x i32> zeroinitializer)
  %f = extractelement <4 x float> %v, i32 0
  %n = fptoui float %f to i32
  %b = insertelement <2 x i32> %at, i32 %n, i32 1
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.Texture", <2 x i32>, 1, 0, 0, 2) %w, <2 x i32> %at)
  store <2 x i32> %b, ptr %p
  ret void
}

define <4 x float> @slope(<2 x float> %uv) {
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @tex.str)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @smp.str)
  %v = call <4 x float> @llvm.dx.resource.sample(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %uv, <2 x i32> zeroinitializer)
  ret <4 x float> %v
}
define float @derive(float %x) {
  %d = call float @llvm.dx.ddx.coarse.f32(float %x)
  ret float %d
}
define float @lod(<2 x float> %uv) {
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @tex.str)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @smp.str)
  %v = call float @llvm.dx.resource.calculate.lod(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %uv)
  ret float %v
}
define i32 @quad(i32 %x) {
  %v = call i32 @llvm.dx.quad.read.across.x(i32 %x)
  ret i32 %v
}
