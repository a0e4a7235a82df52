// -T vs_6_4
float4 main(uint3 v : SV_DispatchThreadID) : SV_Position { return v.xxxx; }
