// -T vs_6_4
float4 main(bool v : SV_IsFrontFace) : SV_Position { return v; }
