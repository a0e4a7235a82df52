// -T ps_6_4 => refused
float4 main(uint3 v : SV_GroupID) : SV_Target { return v.xxxx; } //~ 23: error: invalid semantic 'SV_GroupID' for ps 6.4
