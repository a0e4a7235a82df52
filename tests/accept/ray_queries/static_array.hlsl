// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene;
RWBuffer<float> o;
static RayQuery<0> queries[2];
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    RayDesc ray = (RayDesc)1;
    queries[i].TraceRayInline(scene, 0, 255, ray);
    o[0] = queries[i].Proceed();
}
