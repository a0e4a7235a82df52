// Entries of every stage of the graphics pipeline in one library: each says its stage and what the stage must say, a hull
// shader names its patch constant function, which comes out as a function of its own, and all share resources and the
// group's memory.
// RUN: %trefoil dxc -T lib_6_5 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s --check-prefixes=CHECK,OURS
// RUN: %dxc %s -T lib_6_5 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s
// RUN: %trefoil dxc -T lib_6_8 %s -Fo %t.8
// RUN: %dxc-validate %t.8

struct V { float4 pos : SV_Position; float2 uv : TEXCOORD0; };
struct P { float3 p : POSITION; };
struct Patch { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float3 n : NORMAL; };
struct Payload { float3 a; uint n[4]; };
RWStructuredBuffer<float> Log : register(u3);
cbuffer C : register(b1) { float4 offset; };
groupshared Payload payload;

// CHECK-DAG: define void @gs()
// CHECK-DAG: !"gs", {{![0-9]+}}, null, [[GS:![0-9]+]]}
// CHECK-DAG: [[GS]] = !{i32 8, i32 2, i32 1, [[GS_STATE:![0-9]+]]
// CHECK-DAG: [[GS_STATE]] = !{i32 3, i32 3, i32 1, i32 5, i32 1}
[shader("geometry")]
[maxvertexcount(3)]
void gs(triangle V v[3], inout TriangleStream<V> s)
{
    for (int i = 0; i < 3; ++i)
        s.Append(v[i]);
    s.RestartStrip();
}

// CHECK-DAG: define void @"\01?constants@@YA?AUPatch@@V?$InputPatch@UP@@$02@@I@Z"()
Patch constants(InputPatch<P, 3> p, uint id : SV_PrimitiveID)
{
    Patch h;
    h.e[0] = h.e[1] = h.e[2] = p[0].p.x;
    h.i = id;
    h.n = offset.xyz;
    return h;
}

// Two hull shaders share it.
// CHECK-DAG: !"hs", {{![0-9]+}}, null, [[HS:![0-9]+]]}
// CHECK-DAG: [[HS]] = !{i32 8, i32 3, i32 3, [[HS_STATE:![0-9]+]]
// CHECK-DAG: [[HS_STATE]] = !{void ()* @"\01?constants@@YA?AUPatch@@V?$InputPatch@UP@@$02@@I@Z", i32 3, i32 3, i32 2, i32 1, i32 3, float 6.400000e+01}
// CHECK-DAG: [[SECOND:![0-9]+]] = !{void ()* @"\01?constants@@YA?AUPatch@@V?$InputPatch@UP@@$02@@I@Z", i32 3, i32 3, i32 2, i32 3, i32 3, float 8.000000e+00}
[shader("hull")]
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
P hs(InputPatch<P, 3> p, uint i : SV_OutputControlPointID)
{
    return p[i];
}

[shader("hull")]
[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
[maxtessfactor(8)]
P hs_fractional(InputPatch<P, 3> p, uint i : SV_OutputControlPointID)
{
    return p[2 - i];
}

// CHECK-DAG: !"ds", {{![0-9]+}}, null, [[DS:![0-9]+]]}
// CHECK-DAG: [[DS]] = !{i32 8, i32 4, i32 2, [[DS_STATE:![0-9]+]]
// CHECK-DAG: [[DS_STATE]] = !{i32 2, i32 3}
[shader("domain")]
[domain("tri")]
V ds(Patch h, float3 b : SV_DomainLocation, const OutputPatch<P, 3> p)
{
    V v;
    v.pos = float4(p[0].p * b.x + p[1].p * b.y + p[2].p * b.z + h.n, 1);
    v.uv = b.xy;
    return v;
}

// CHECK-DAG: [[AS_STATE:![0-9]+]] = !{[[THREADS:![0-9]+]], i32 28}
// CHECK-DAG: !{i32 8, i32 14, i32 10, [[AS_STATE]]
[shader("amplification")]
[numthreads(32, 1, 1)]
void amplify(uint i : SV_GroupIndex)
{
    payload.n[i & 3] = i;
    payload.a = 1;
    DispatchMesh(4, 1, 1, payload);
}

// The same payload is the same variable.
// OURS-DAG: @payload = external addrspace(3) global %struct.Payload
// OURS-NOT: @payload.
[shader("amplification")]
[numthreads(32, 1, 1)]
void amplify_once(uint i : SV_GroupIndex)
{
    payload.a = i;
    DispatchMesh(1, 1, 1, payload);
}

// CHECK-DAG: [[MS_STATE:![0-9]+]] = !{[[THREADS]], i32 64, i32 32, i32 2, i32 28}
// CHECK-DAG: !{i32 8, i32 13, i32 9, [[MS_STATE]]
[shader("mesh")]
[outputtopology("triangle")]
[numthreads(32, 1, 1)]
void ms(in payload Payload q, uint i : SV_GroupIndex, out vertices V v[64], out indices uint3 t[32])
{
    SetMeshOutputCounts(64, 32);
    v[i].pos = q.a.xyzx;
    v[i].uv = q.n[i & 3];
    t[i] = uint3(i, 0, 1);
    Log[i] = i;
}
