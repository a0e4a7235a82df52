// -T ps_6_0 -spirv => spirv
Buffer<float4> bu; 
float4 main() : SV_Target { uint st; float4 r = bu.Load(1, st); return CheckAccessFullyMapped(st) ? r : 0; }
