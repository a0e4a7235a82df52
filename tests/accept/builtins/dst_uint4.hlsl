// -T cs_6_6 => refused //~ error: cast<X>() argument of incompatible type!
// except outcome: DXC stops with an internal error.
RWByteAddressBuffer result : register(u0);
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint4 v0 = (uint4)(id + 1);
    uint4 v1 = (uint4)(id + 1);
    result.Store(0, dst(v0, v1));
}
