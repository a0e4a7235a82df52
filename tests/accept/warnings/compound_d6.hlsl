// -T ps_6_0 -E main
float4 main(nointerpolation float3 f : F) : SV_Target { min16float h = f.x; h = h * f.y; h += f.z * 2; h = h + 1.5; h *= 2; h *= 2.0f; min16int i = 3; i += 4; i = i + f.x; int k = 2; i += k; i = k; k += i; return h + i + k; }
