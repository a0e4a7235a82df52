// -T vs_6_0 -E main => dxil spirv
struct V { float4 p[2] : POS; row_major float3x4 m : XF; half4 c : COLOR; min16uint id : ID; }; struct O { float4 p : SV_Position; float2 cd[2] : SV_CullDistance; float3 t[3] : T; column_major float2x2 q : Q; uint l : SV_RenderTargetArrayIndex; struct { float a; int b; } in_ : INNER; };
static float4 gTable[2][3]; static const float2x3 K = float2x3(1, 2, 3, 4, 5, 6); float arr[5]; row_major float4x3 rm; float3 loose = float3(1, 2, 3);
void fill() { for (int i = 0; i < 6; i++) gTable[i / 3][i % 3] = i; }
O main(V v, uint id : SV_VertexID) { fill(); O o = (O)0; o.p = float4(mul(v.m, v.p[0]), 1) + float4(mul(v.p[1], transpose(v.m)), 0) + gTable[id & 1][id % 3]; o.cd[0] = v.c.xy; o.cd[1] = v.c.zw; o.t[0] = mul(K, float3(1, 2, 3)).xyx; o.t[1] = K[1].zyx; o.t[2] = mul(float4(arr[0], arr[1], arr[4], 1), rm); o.q._12_21 = v.p[1].xy; o.q[0][0] = K._m02; o.q._m11 = K._23; o.l = v.id; o.in_.a = loose.y; o.in_.b = (int)v.c.x; return o; }
