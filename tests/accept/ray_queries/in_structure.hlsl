// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene;
RWBuffer<float> o;
struct Tracer
{
    int count;
    RayQuery<0> query;
    void go(RaytracingAccelerationStructure scene)
    {
        RayDesc ray = (RayDesc)1;
        query.TraceRayInline(scene, 0, 255, ray);
        while (query.Proceed()) count++;
    }
};
[numthreads(1, 1, 1)]
void main()
{
    Tracer tracers[2];
    tracers[1].count = 0;
    tracers[1].go(scene);
    o[0] = tracers[1].query.CommittedRayT() + tracers[1].count;
}
