// -T ps_6_0 => refused
float shade(float3 l, float3 r) { return l.x * r.y; }
float4 main(float3 v : NORMAL) : SV_Target { return ::shad(v, v); } //~ 55: error: no member named 'shad' in the global namespace; did you mean 'shade'?
