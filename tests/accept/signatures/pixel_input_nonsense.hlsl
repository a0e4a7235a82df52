// -T ps_6_4 => refused
float4 main(float4 v : SV_Nonsense) : SV_Target { return v.xxxx; } //~ 24: error: invalid semantic 'SV_Nonsense' for ps 6.4
