// -T lib_6_5 => dxil
// except spirv: libraries are compiled to DXIL alone.
[shader("vertex")][domain("tri")] float4 v() : SV_Position { return 0; }
