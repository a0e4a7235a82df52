// -T lib_6_5 => dxil spirv
[shader("vertex")][domain("tri")] float4 v() : SV_Position { return 0; }
