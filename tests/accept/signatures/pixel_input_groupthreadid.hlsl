// -T ps_6_4 => refused
float4 main(uint3 v : SV_GroupThreadID) : SV_Target { return v.xxxx; } //~ 23: error: invalid semantic 'SV_GroupThreadID' for ps 6.4
