// -T ps_6_4 => refused
float4 main(float v : SV_Depth) : SV_Target { return v.xxxx; } //~ 23: error: invalid semantic 'SV_Depth' for ps 6.4
