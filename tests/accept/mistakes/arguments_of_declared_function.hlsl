// -T vs_6_0 => refused
float3 eye; float3 g(eye, eye); //~ 22: error: HLSL requires a type specifier for all declarations
float4 main() : SV_Position { return 0; }
