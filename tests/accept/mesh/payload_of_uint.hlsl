// -T as_6_5 -E main => refused
groupshared uint g;
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    g = t;
    DispatchMesh(1, 1, 1, g); //~ 27: error: User defined type intrinsic arg must be struct
}
