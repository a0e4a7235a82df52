// -T ps_6_4 => refused
float4 main(uint v : SV_StencilRef) : SV_Target { return v.xxxx; } //~ 22: error: invalid semantic 'SV_StencilRef' for ps 6.4
