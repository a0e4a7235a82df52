; What a module binds: in order of class, space and register, then the calls that make handles.
; RUN: %trefoil opt -passes='print<dxil-resources>' -disable-output %s 2>&1 | %filecheck %s
; RUN: %trefoil opt -passes='print<dxil-resource-binding>' -disable-output %s 2>&1 | %filecheck %s --check-prefix=BINDING
; BINDING: Binding 4:
; BINDING: Class: UAV
; BINDING-NEXT: Kind: StructuredBuffer
; BINDING-NEXT: Globally Coherent: 0
; BINDING-NEXT: HasCounter: 1
; BINDING-NEXT: IsROV: 0
target triple = "dxil-pc-shadermodel6.6-compute"

%struct.S = type { <4 x float>, <4 x i32> }

@One.str = private unnamed_addr constant [4 x i8] c"One\00", align 1

define void @kinds(i32 %i) {
  ; Buffer<float4> One : register(t0)
  %a = call target("dx.TypedBuffer", <4 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr @One.str)
  ; ByteAddressBuffer : register(t8, space1)
  %b = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 8, i32 1, i32 0, i1 false, ptr null)
  ; RWStructuredBuffer<S> [10] : register(u2, space4), with a counter
  %c = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefrombinding(i32 4, i32 2, i32 10, i32 %i, i1 false, ptr null)
  %up = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", %struct.S, 1, 0) %c, i8 1)
  ; RasterizerOrderedTexture2D<int2> : register(u0)
  %d = call target("dx.Texture", <2 x i32>, 1, 1, 1, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false, ptr null)
  ; Texture2DMS<float, 8> : register(t3)
  %e = call target("dx.MSTexture", float, 0, 8, 0, 3) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, i1 false, ptr null)
  ; cbuffer of 20 bytes : register(b1)
  %f = call target("dx.CBuffer", target("dx.Layout", { <4 x float>, float }, 20, 0, 16)) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, i1 false, ptr null)
  ; SamplerComparisonState : register(s3)
  %g = call target("dx.Sampler", 1) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, i1 false, ptr null)
  ret void
}

; CHECK: Resource 0:
; CHECK:   Name: One
; CHECK:   Binding:
; CHECK:     Record ID: 0
; CHECK:     Space: 0
; CHECK:     Lower Bound: 0
; CHECK:     Size: 1
; CHECK:   Globally Coherent: 0
; CHECK:   Counter Direction: Unknown
; CHECK:   Class: SRV
; CHECK:   Kind: TypedBuffer
; CHECK:   Element Type: f32
; CHECK:   Element Count: 4
; CHECK: Resource 1:
; CHECK:   Binding:
; CHECK:     Record ID: 1
; CHECK:     Space: 0
; CHECK:     Lower Bound: 3
; CHECK:     Size: 1
; CHECK:   Globally Coherent: 0
; CHECK:   Counter Direction: Unknown
; CHECK:   Class: SRV
; CHECK:   Kind: Texture2DMS
; CHECK:   Sample Count: 8
; CHECK:   Element Type: f32
; CHECK:   Element Count: 1
; CHECK: Resource 2:
; CHECK:   Binding:
; CHECK:     Record ID: 2
; CHECK:     Space: 1
; CHECK:     Lower Bound: 8
; CHECK:     Size: 1
; CHECK:   Globally Coherent: 0
; CHECK:   Counter Direction: Unknown
; CHECK:   Class: SRV
; CHECK:   Kind: RawBuffer
; CHECK: Resource 3:
; CHECK:   Binding:
; CHECK:     Record ID: 0
; CHECK:     Space: 0
; CHECK:     Lower Bound: 0
; CHECK:     Size: 1
; CHECK:   Globally Coherent: 0
; CHECK:   Counter Direction: Unknown
; CHECK:   Class: UAV
; CHECK:   Kind: Texture2D
; CHECK:   IsROV: 1
; CHECK:   Element Type: i32
; CHECK:   Element Count: 2
; CHECK: Resource 4:
; CHECK:   Binding:
; CHECK:     Record ID: 1
; CHECK:     Space: 4
; CHECK:     Lower Bound: 2
; CHECK:     Size: 10
; CHECK:   Globally Coherent: 0
; CHECK:   Counter Direction: Increment
; CHECK:   Class: UAV
; CHECK:   Kind: StructuredBuffer
; CHECK:   IsROV: 0
; CHECK:   Buffer Stride: 32
; CHECK:   Alignment: 2
; CHECK: Resource 5:
; CHECK:   Binding:
; CHECK:     Record ID: 0
; CHECK:     Space: 0
; CHECK:     Lower Bound: 1
; CHECK:     Size: 1
; CHECK:   Globally Coherent: 0
; CHECK:   Counter Direction: Unknown
; CHECK:   Class: CBuffer
; CHECK:   Kind: CBuffer
; CHECK:   CBuffer size: 20
; CHECK: Resource 6:
; CHECK:   Binding:
; CHECK:     Record ID: 0
; CHECK:     Space: 0
; CHECK:     Lower Bound: 3
; CHECK:     Size: 1
; CHECK:   Globally Coherent: 0
; CHECK:   Counter Direction: Unknown
; CHECK:   Class: Sampler
; CHECK:   Kind: Sampler
; CHECK:   Sampler Type: Comparison
; CHECK: Call bound to 0:  %a = call
; CHECK: Call bound to 2:  %b = call
; CHECK: Call bound to 4:  %c = call
; CHECK: Call bound to 3:  %d = call
; CHECK: Call bound to 1:  %e = call
; CHECK: Call bound to 5:  %f = call
; CHECK: Call bound to 6:  %g = call
