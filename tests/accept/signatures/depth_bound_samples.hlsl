// -T ps_6_0 -E main => dxil spirv
float4 main(float4 position : SV_Position, uint at : SV_SampleIndex, out float depth : SV_DepthLessEqual) : SV_Target {
    depth = position.z;
    return position + at;
}
