// -T lib_6_5 => dxil
// except spirv: libraries are compiled to DXIL alone.
[shader("vertex")][outputtopology("triangle_cw")] float4 v() : SV_Position { return 0; }
