// -T ps_6_0 -E main -spirv -fspv-target-env=vulkan1.1 => spirv
[numthreads(1, 1, 1)]
[maxvertexcount(3)]
[instance(2)]
[domain("tri")]
[outputcontrolpoints(3)]
[maxtessfactor(2.0)]
float4 main() : SV_Target
{
    return 1;
}
