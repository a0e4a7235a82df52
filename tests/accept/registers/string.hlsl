// -T ps_6_6 -E main -HV 2021 => dxil
string x0 : register(b1);
string x1 : register(t2);
string x2 : register(S3);
string x3 : register(u4);
string x4 : register(c5);
string x5 : register(i6);
string x6 : register(t);
string x7 : register(space2);
string x8 : register(c0, space1);
float4 main() : SV_Target { return 1; }
