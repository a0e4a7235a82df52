// -T cs_6_5 -E main => dxil
// A query is a number where one is stored.
RWByteAddressBuffer bytes;
RaytracingAccelerationStructure scene;
[numthreads(1, 1, 1)]
void main()
{
    RayQuery<RAY_FLAG_NONE> q;
    q.TraceRayInline(scene, 0, 1, (RayDesc)1);
    bytes.Store(0, q);
}
