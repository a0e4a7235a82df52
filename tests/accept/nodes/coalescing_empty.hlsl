// -T lib_6_8 => dxil
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([MaxRecords(4)] EmptyNodeInput i)
{
    U.Store(0, i.Count());
}
