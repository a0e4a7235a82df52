// -T cs_6_0 => refused
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint4 a = id.xyzx;
    if (false) o[0] = a[4]; //~ 25: error: vector element index '4' is out of bounds
}
