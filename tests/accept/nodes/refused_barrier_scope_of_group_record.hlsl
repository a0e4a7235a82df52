// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(RWGroupNodeInputRecords<R> i)
{
    Barrier(i, DEVICE_SCOPE); //~ 16: error: DEVICE_SCOPE specified for Barrier operation without applicable memory [-Whlsl-barrier]
}
