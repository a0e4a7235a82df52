// -T ps_6_4 => refused
float4 main(uint3 v : SV_DispatchThreadID) : SV_Target { return v.xxxx; } //~ 23: error: invalid semantic 'SV_DispatchThreadID' for ps 6.4
