// -T cs_6_6 => dxil spirv
RWStructuredBuffer<uint> o;
template<typename T> struct S{static const uint v=1;}; template<> struct S<uint>{static const uint v=2;};
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    o[0]=S<uint8_t4_packed>::v;
}
