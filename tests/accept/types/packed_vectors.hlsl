// -T cs_6_6 => dxil spirv
RWStructuredBuffer<uint> o;
[numthreads(1,1,1)] void main(uint t : SV_GroupIndex)
{
    vector<int8_t4_packed,2> p = vector<int8_t4_packed,2>(t,t);
    o[0]=p.x;
}
