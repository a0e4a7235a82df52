// -T vs_6_0 => refused //~ error: SV_Position must be float4.
float3 main(float3 p : P) : SV_Position { return p; }
