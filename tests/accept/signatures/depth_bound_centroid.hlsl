// -T ps_6_0 -E main => dxil spirv
float4 main(noperspective centroid float4 position : SV_Position, out float depth : SV_DepthLessEqual) : SV_Target {
    depth = position.z;
    return position;
}
