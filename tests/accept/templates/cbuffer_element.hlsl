// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct P { T l; T r; };
ConstantBuffer<P<float> > pairs : register(b3);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = (int)pairs.l;
}
