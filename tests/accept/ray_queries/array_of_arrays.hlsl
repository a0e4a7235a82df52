// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene;
RWBuffer<float> o;
float distance(RayQuery<0> queries[2]) { return queries[1].CommittedRayT(); }
[numthreads(1, 1, 1)]
void main()
{
    RayQuery<0> queries[2][2];
    RayDesc ray = (RayDesc)1;
    queries[1][1].TraceRayInline(scene, 0, 255, ray);
    queries[1][1].Proceed();
    o[0] = distance(queries[1]);
}
