// -T ps_6_0 -spirv => spirv
const string fmt = "x %d";
float4 main(float4 p : P) : SV_Target { printf(fmt, 3); if (p.x > 1) printf("y %d", (int)p.x); return 1; }
