// A pixel shader that computes with long vectors.
// NEXT: ps_6_9 main
StructuredBuffer<vector<float, 12> > weights;
float4 main(float2 uv : UV, nointerpolation uint i : I) : SV_Target
{
    vector<float, 12> w = weights[i];
    vector<float, 12> x = uv.x;
    for (uint k = 0; k < 12; k++)
        x[k] *= w[k] + uv.y;
    return float4((float3)(x + w), dot(x, w));
}
