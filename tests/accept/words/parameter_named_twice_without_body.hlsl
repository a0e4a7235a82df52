// -T ps_6_0 => refused
float shade(float at, float3 by, float at); //~ 40: error: redefinition of parameter 'at'
float4 main() : SV_Target { return 1; }
