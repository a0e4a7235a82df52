// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene;
RWBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    RayQuery<RAY_FLAG_CULL_OPAQUE> queries[2];
    RayDesc ray = (RayDesc)1;
    queries[i].TraceRayInline(scene, 0, 255, ray);
    queries[i].Proceed();
    o[0] = queries[i].CommittedRayT();
}
