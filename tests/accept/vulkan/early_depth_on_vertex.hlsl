// -T vs_6_0 -E main -spirv -fspv-target-env=vulkan1.1 => spirv
[earlydepthstencil]
float4 main(float4 p : P) : SV_Position
{
    return p;
}
