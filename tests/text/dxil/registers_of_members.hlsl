// What structures and constant buffers hold has a register for each resource that is used, as with DXC: variable by variable, in the order
// of the uses, where the operation that the function meets last comes first; what inlined functions use comes before all that. Single
// resources of constant buffers come after the others, the last one first. Behind a register that the source states, members of types that
// no code uses take none.
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T ps_6_0 -o %t.dxc
// RUN: %dxc-dis %t.dxc | %filecheck %s
// CHECK: ; plain {{.*}} t0 1
// CHECK: ; tinted.1.masks.2 {{.*}} t66 1
// CHECK: ; surface.maps.2 {{.*}} t1 1
// CHECK: ; surface.maps.1 {{.*}} t2 1
// CHECK: ; surface.detail {{.*}} t3 1
// CHECK: ; surface.maps.3 {{.*}} t4 1
// CHECK: ; placed.1.maps.0 {{.*}} t35 1
// CHECK: ; placed.0.detail {{.*}} t34 1
// CHECK: ; tables.1.2 {{.*}} t5 1
// CHECK: ; tables.0.1 {{.*}} t6 1
// CHECK: ; second {{.*}} t7 1
// CHECK: ; first {{.*}} t8 1

struct Surface { Texture2D maps[4]; Texture2D detail; };
Surface surface;
Surface placed[2] : register(t30);
struct Tinted { Buffer<float4> tints[8]; Texture2D<float> masks[4]; };
Tinted tinted[2] : register(t60);
SamplerState linear_state;
Texture2D plain;
cbuffer Constants { Texture2D first; Texture2D tables[2][3]; Texture2D second; };

float4 helper() { return surface.maps[1].Load(0) + surface.maps[2].Load(0) + tinted[1].masks[2].Load(0); }

float4 main(float2 uv : UV) : SV_Target {
    float4 sum = plain.Load(0) + surface.maps[3].Load(0) + helper();
    sum += surface.detail.Sample(linear_state, uv) + surface.maps[3].Load(1);
    sum += placed[1].maps[0].Load(0) + placed[0].detail.Load(0);
    sum += tables[1][2].Load(0) + tables[0][1].Load(0);
    return sum + first.Load(0) + second.Load(0);
}
