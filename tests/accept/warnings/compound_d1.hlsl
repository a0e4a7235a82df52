// -T ps_6_0 -E main
float4 main(nointerpolation float3 f : F) : SV_Target { double d = f.x; int i = d; uint u = d; int a[4] = {1,2,3,4}; float x = d; i += d; u *= f.x; return i + u + a[d] + x; }
