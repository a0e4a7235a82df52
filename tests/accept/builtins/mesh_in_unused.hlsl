// -T cs_6_5 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct P { float4 c; };
groupshared P payload_of_all;
void amplify() { DispatchMesh(1, 1, 1, payload_of_all); }
void outputs() { SetMeshOutputCounts(3, 1); }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = 1;
}
