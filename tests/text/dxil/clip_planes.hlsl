// Each plane of `[clipplanes]` is a clip distance: the product of the position and the plane.
// RUN: %trefoil compile %s -T vs_6_0 | %filecheck %s
// RUN: %trefoil compile %s -T vs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dxc -T vs_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPIRV

// CHECK: SV_Position 0 xyzw 0 POS float xyzw
// CHECK: COLOR 0 xyzw 1 NONE float xyzw
// CHECK: SV_ClipDistance 0 x 2 CLIPDST float x
// CHECK: SV_ClipDistance 1 y 2 CLIPDST float y
// CHECK: [[D:%[0-9]+]] = call float @dx.op.dot4.f32
// CHECK: storeOutput.f32(i32 5, i32 2, i32 0, i8 0, float [[D]])
// CHECK: [[E:%[0-9]+]] = call float @dx.op.dot4.f32
// CHECK: storeOutput.f32(i32 5, i32 3, i32 0, i8 0, float [[E]])

// SPIRV: BuiltIn ClipDistance

cbuffer C
{
    float4 p;
    float4 q;
}

[clipplanes(p, q)]
float4 main(float4 a : A, out float4 c : COLOR) : SV_Position
{
    c = 1;
    return a * 2;
}
