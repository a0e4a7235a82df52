// -T ps_6_2 -enable-16bit-types -E main
float4 main(nointerpolation float3 f : F) : SV_Target { half h = f.x; h = h * f.y; h += f.z * 2; h = h + 1.5; h *= 2; h *= 2.0f; int16_t i = 3; i += 4; i = i + f.x; int k = 2; i += k; i = k; k += i; i <<= k; i = i << k; return h + i + k; }
