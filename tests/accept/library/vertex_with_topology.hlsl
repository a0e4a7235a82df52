// -T lib_6_5 => dxil spirv
[shader("vertex")][outputtopology("triangle_cw")] float4 v() : SV_Position { return 0; }
