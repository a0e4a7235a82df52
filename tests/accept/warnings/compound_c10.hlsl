// -T ps_6_2 -E main
float4 main(float3 f : F, nointerpolation int c : C) : SV_Target { int64_t k = c; c += k; c = k; c *= 2.5; uint u = c; u -= k; float g = 1; g += k; double d = g; g *= d; return c + g + u; }
