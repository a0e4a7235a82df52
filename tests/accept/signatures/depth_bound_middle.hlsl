// -T ps_6_0 -E main
float4 main(float4 position : SV_Position, out float depth : SV_DepthGreaterEqual) : SV_Target {
    depth = position.z;
    return position;
}
