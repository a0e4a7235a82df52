// What a shader uses and its root signature has no place for, each where it is declared: Direct3D 12 makes no pipeline of such a
// pair. Validators refuse it, so -Vd lets it through.
// RUN: not %trefoil compile %s -T ps_6_0 -DSIGNATURE="\"CBV(b0, visibility = SHADER_VISIBILITY_VERTEX), SRV(t1), \
// RUN:   UAV(u1), UAV(u2), DescriptorTable(SRV(t2, numDescriptors = 2))\"" 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T ps_5_1 -DSIGNATURE="\"CBV(b0, visibility = SHADER_VISIBILITY_VERTEX), SRV(t1), \
// RUN:   UAV(u1), UAV(u2), DescriptorTable(SRV(t2, numDescriptors = 2))\"" 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T ps_6_0 -DSIGNATURE="\"\"" -rootsig-define OTHER 2>&1 | %filecheck --check-prefix=NONE %s
// RUN: %trefoil compile %s -T ps_6_0 -DSIGNATURE="\"\"" -Vd -o %t.vd
// RUN: %trefoil compile %s -T ps_6_0 -DSIGNATURE="\"\"" -Qstrip_rootsignature -o %t.stripped
// RUN: %trefoil compile %s -T lib_6_3 -DSIGNATURE="\"\"" -o %t.lib
// RUN: %trefoil compile %s -T ps_6_0 -DSIGNATURE="\"CBV(b0), DescriptorTable(UAV(u1, numDescriptors = 2), \
// RUN:   SRV(t1, numDescriptors = unbounded))\"" -o %t.fits

cbuffer Camera : register(b0)
{
    float4 eye;
};
// CHECK: [[@LINE-4]]:9: error: the root signature does not fit 'Camera': b0 in space 0: root parameter 0 binds it for vertex shaders alone
// NONE: [[@LINE-5]]:9: error: the root signature does not fit 'Camera': b0 in space 0: nothing binds it
Texture2D<float4> albedo : register(t1);
// CHECK: [[@LINE-1]]:19: error: the root signature does not fit 'albedo': t1 in space 0: root parameter 1 is a root descriptor, and those are of raw and structured buffers alone
Buffer<float4> lights[3] : register(t2);
// CHECK: [[@LINE-1]]:16: error: the root signature does not fit 'lights': t2 to t4 in space 0: range 0 of root parameter 4 binds t2 to t3 alone
RWStructuredBuffer<uint> counted : register(u1);
// CHECK: [[@LINE-1]]:26: error: the root signature does not fit 'counted': u1 in space 0: root parameter 2 is a root descriptor, which has no counter
RWStructuredBuffer<float4> plain : register(u2);
// CHECK-NOT: plain

#define OTHER "SRV(t1, space = 1)"

[RootSignature(SIGNATURE)]
[shader("pixel")]
float4 main() : SV_Target
{
    plain[0] = eye;
    return eye + albedo[int2(0, 0)] + lights[2][0] + counted.IncrementCounter();
}
