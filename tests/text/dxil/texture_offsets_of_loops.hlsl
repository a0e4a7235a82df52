// Offsets of texture accesses may be variables from shader model 6.7 on, by a feature that not all hardware has. Where they come from
// counters of loops whose turns are known, the loops are unrolled as before, as DXC does, and nothing is asked for.
// RUN: %trefoil compile %s -T ps_6_7 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_7 -D ANY -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s --check-prefix=ANY
// CHECK-NOT: Advanced Texture Ops
// CHECK: define void @main
// CHECK: call {{.*}} @dx.op.textureLoad.f32(i32 66, {{.*}}, i32 -1, i32 -1,
// CHECK: call {{.*}} @dx.op.textureLoad.f32(i32 66, {{.*}}, i32 1, i32 -1,
// CHECK: call {{.*}} @dx.op.textureLoad.f32(i32 66, {{.*}}, i32 1, i32 1,
// ANY: Advanced Texture Ops
// RUN: %trefoil compile %s -T ps_6_7 -D SECOND -o %t.dxil
// RUN: %dxc-validate %t.dxil

Texture2D<float> depths : register(t0);
cbuffer Filter { int first; };

float main(int2 at : AT) : SV_Target
{
    float sum = 0;
#ifdef ANY
    for (int x = first; x <= 1; x++)
        for (int y = -1; y <= 1; y++)
#elif defined(SECOND)
    // The validator does not count the second offset of a load.
    for (int y = first; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
#else
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
#endif
            sum += depths.Load(int3(at, 0), int2(x, y));
    return sum;
}
