// -T cs_6_0 => dxil spirv
struct S { int x; float2 y; };
RWByteAddressBuffer r;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1, 2, 3 };
    r.Store<S>(0, s);
    r.Store(16, s.y);
}
