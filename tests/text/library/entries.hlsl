// Entries of three stages beside a function, with resources that they share, some of them bound by whoever links the library.
// RUN: %trefoil dxc -T lib_6_3 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s --check-prefixes=CHECK,OURS
// RUN: %dxc %s -T lib_6_3 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s
// RUN: %trefoil dxc -T lib_6_6 %s -Fo %t.6
// RUN: %dxc-validate %t.6

// CHECK: C cbuffer NA NA CB0 cb1 1
// CHECK-NEXT: linear_sampler sampler NA NA S0s4294967295,space4294967295 1
// CHECK-NEXT: color texture f32 2d T0 t3 1
// CHECK-NEXT: many texture f32 2d T1t4294967295,space2 4
// CHECK-NEXT: out_data UAV struct r/w U0 u0 1
RWStructuredBuffer<float> out_data : register(u0);
Texture2D<float4> color : register(t3);
Texture2D<float4> many[4] : register(space2);
SamplerState linear_sampler;
cbuffer C : register(b1) { float4 scale; int count; };
groupshared float shared_data[64];
static float calls = 0;

float next(float x)
{
    calls += 1;
    return x * calls;
}

// CHECK: define <4 x float> @"\01?sampled@@YA?AV?$vector@M$03@@V?$vector@M$01@@I@Z"
export float4 sampled(float2 uv, uint i)
{
    if (uv.y > 1)
        return 0;
    for (int n = 0; n < count; n++)
        if (n == 5)
            return next(n);
    return many[i].SampleLevel(linear_sampler, uv, 0) + next(uv.x);
}

// CHECK: define void @cs()
// OURS: call void @dx.op.barrier
[shader("compute")]
[numthreads(64, 1, 1)]
void cs(uint id : SV_DispatchThreadID, uint lane : SV_GroupIndex)
{
    shared_data[lane] = id;
    GroupMemoryBarrierWithGroupSync();
    out_data[id] = shared_data[63 - lane] + count;
}

// CHECK: define void @vs()
[shader("vertex")]
float4 vs(float4 p : POSITION) : SV_Position
{
    return p * scale;
}

// CHECK: define void @ps()
[shader("pixel")]
float4 ps(float4 p : SV_Position, float2 uv : TEXCOORD) : SV_Target
{
    return color.Sample(linear_sampler, uv) + sampled(uv, 0);
}

// CHECK: !dx.entryPoints = !{![[LIB:[0-9]+]], ![[CS:[0-9]+]], ![[PS:[0-9]+]], ![[VS:[0-9]+]]}
