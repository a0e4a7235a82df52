// -T ps_6_0
struct I { float4 c : C; float4 d; };
float4 main(I i) : SV_Target { return i.c; }
