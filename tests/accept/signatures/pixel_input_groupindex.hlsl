// -T ps_6_4 => refused
float4 main(uint v : SV_GroupIndex) : SV_Target { return v.xxxx; } //~ 22: error: invalid semantic 'SV_GroupIndex' for ps 6.4
