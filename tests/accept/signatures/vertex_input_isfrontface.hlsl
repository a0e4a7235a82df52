// -T vs_6_4 => refused
float4 main(bool v : SV_IsFrontFace) : SV_Position { return v; } //~ 22: error: invalid semantic 'SV_IsFrontFace' for vs 6.4
