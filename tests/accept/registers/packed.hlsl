// -T ps_6_6 -E main -HV 2021 => dxil
int8_t4_packed x0 : register(b1);
int8_t4_packed x1 : register(t2);
int8_t4_packed x2 : register(S3);
int8_t4_packed x3 : register(u4);
int8_t4_packed x4 : register(c5);
int8_t4_packed x5 : register(i6);
int8_t4_packed x6 : register(t);
float4 main() : SV_Target { return 1; }
