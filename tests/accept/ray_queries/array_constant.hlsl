// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene;
RWBuffer<float> o;
[numthreads(1, 1, 1)]
void main()
{
    RayQuery<0> queries[2];
    RayDesc ray = (RayDesc)1;
    for (int i = 0; i < 2; i++)
    {
        queries[i].TraceRayInline(scene, 0, 255, ray);
        queries[i].Proceed();
        o[i] = queries[i].CommittedRayT();
    }
}
