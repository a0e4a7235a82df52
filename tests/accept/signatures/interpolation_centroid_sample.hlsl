// -T ps_6_0 => dxil spirv
float4 main(centroid sample float4 c : C) : SV_Target { return c; } //~ 13: warning: 'centroid' will be overridden by 'sample' [-Wspecifier-override]
