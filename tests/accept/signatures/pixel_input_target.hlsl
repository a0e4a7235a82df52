// -T ps_6_4 => refused
float4 main(float4 v : SV_Target) : SV_Target { return v.xxxx; } //~ 24: error: invalid semantic 'SV_Target' for ps 6.4
