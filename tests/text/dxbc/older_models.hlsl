// Before shader model 5.1 a register is declared by itself and operands name it by its number; an array of textures is as many
// registers as are used, each with a row in reflection. Shader model 4 has the plain derivative, no streams and no precise results.
// RUN: %trefoil compile %s -T ps_5_0 -E ps --emit dxbc -o %t.5.dxbc
// RUN: %trefoil dis %t.5.dxbc | %filecheck %s --match-full-lines --check-prefixes=PS,PS5
// RUN: %vkd3d -x dxbc-tpf -b d3d-asm %t.5.dxbc | %filecheck %s --check-prefix=VKD3D
// RUN: %trefoil compile %s -T ps_4_0 -E ps --emit dxbc -o %t.4.dxbc
// RUN: %trefoil dis %t.4.dxbc | %filecheck %s --match-full-lines --check-prefixes=PS,PS4
// RUN: %vkd3d -x dxbc-tpf -b spirv-binary %t.4.dxbc -o %t.spv
// RUN: %trefoil compile %s -T gs_4_0 -E gs --emit dxbc -o %t.gs.dxbc
// RUN: %trefoil dis %t.gs.dxbc | %filecheck %s --match-full-lines --check-prefix=GS
// RUN: %vkd3d -x dxbc-tpf -b spirv-binary %t.gs.dxbc -o %t.spv
// RUN: %trefoil compile %s -T cs_4_1 -E cs --emit dxbc -o %t.cs.dxbc
// RUN: %trefoil dis %t.cs.dxbc | %filecheck %s --match-full-lines --check-prefix=CS

// PS: // C                                 cbuffer      NA          NA     0    1         1
// PS: // tex[1][0]                         texture  float4          2d     0    5         1
// PS: // tex[2][1]                         texture  float4          2d     0    8         1
// PS5: ps_5_0
// PS4: ps_4_0
// PS-NEXT: dcl_globalFlags refactoringAllowed
// PS-NEXT: dcl_constantbuffer cb1[5], dynamicIndexed
// PS-NEXT: dcl_sampler s0, mode_default
// PS-NEXT: dcl_resource_texture2d (float,float,float,float) t5
// PS-NEXT: dcl_resource_texture2d (float,float,float,float) t8
// PS5-NEXT: dcl_uav_typed_buffer (uint,uint,uint,uint) u1
// PS: sample r{{[0-9]}}.xyzw, v1.xyxx, t5.xyzw, s0
// PS: sample r{{[0-9]}}.xyzw, v1.xyxx, t8.xyzw, s0
// PS: {{.*}}, cb1[r{{[0-9]}}.{{[xyzw]}} + 0].xyzw, {{.*}}
// PS5: deriv_rtx_coarse r{{[0-9]}}.x, v1.x
// PS4: deriv_rtx r{{[0-9]}}.x, v1.x

// VKD3D: dcl_constantBuffer cb1[5], dynamicIndexed
// VKD3D: dcl_resource_texture2d (float,float,float,float) t5

// GS: gs_4_0
// GS-NOT: dcl_stream{{.*}}
// GS: emit
// GS: cut

// CS: cs_4_1
// CS-NEXT: dcl_globalFlags refactoringAllowed | enableRawAndStructuredBuffers
// CS-NEXT: dcl_uav_structured u0, 4
// CS: store_structured u0.x, {{.*}}

cbuffer C : register(b1)
{
    float4 k[4];
    int n;
};
Texture2D tex[3][2] : register(t3);
SamplerState s;
#if __SHADER_TARGET_MAJOR >= 5
RWBuffer<uint> count;
#endif

struct V
{
    float4 place : SV_Position;
    float2 uv : TEXCOORD0;
};

float4 ps(V v) : SV_Target
{
#if __SHADER_TARGET_MAJOR >= 5
    InterlockedAdd(count[0], 1);
#endif
    return tex[1][0].Sample(s, v.uv) + tex[2][1].Sample(s, v.uv) * k[n] + ddx(v.uv.x);
}

[maxvertexcount(1)]
void gs(point V v[1], inout PointStream<V> points)
{
    points.Append(v[0]);
    points.RestartStrip();
}

RWStructuredBuffer<float> numbers;

[numthreads(4, 1, 1)]
void cs(uint i : SV_DispatchThreadID)
{
    numbers[i] = i * 0.5;
}
