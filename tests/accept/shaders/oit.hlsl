// -T ps_6_0 -E main => dxil spirv
RasterizerOrderedTexture2D<uint> rovDepth : register(u1); RasterizerOrderedStructuredBuffer<uint4> rovData; cbuffer C { uint w; };
struct Node { float4 c; float z; };
void sortInsert(inout Node n[4], Node x) { [unroll] for (int i = 0; i < 4; i++) { bool lt = x.z < n[i].z; Node t = n[i]; if (lt) { n[i] = x; x = t; } } n[3].c.rgb += x.c.rgb * x.c.a; }
float4 main(float4 p : SV_Position, float4 c : COLOR) : SV_Target { uint2 q = (uint2)p.xy; uint a = q.y * w + q.x; Node n[4]; [unroll] for (int i = 0; i < 4; i++) { uint4 d = rovData[a * 4 + i]; n[i].c = float4(d.x & 255, d.x >> 8 & 255, d.x >> 16 & 255, d.x >> 24) / 255; n[i].z = asfloat(d.y); } Node x = { c, p.z }; sortInsert(n, x); [unroll] for (int j = 0; j < 4; j++) { uint4 u = (uint4)(n[j].c * 255); rovData[a * 4 + j] = uint4(u.x | u.y << 8 | u.z << 16 | u.w << 24, asuint(n[j].z), 0, 0); } rovDepth[q] = asuint(p.z); return float4(n[0].c.rgb, 1); }
