// -T cs_6_6 -enable-16bit-types -Wsign-conversion -E main => dxil spirv
RWStructuredBuffer<uint64_t> o; RWStructuredBuffer<int64_t> p;
[numthreads(1, 1, 1)] void main(uint u : SV_GroupIndex)
{
    int i = p[0] != 0 ? -3 : 4;
    int16_t h = (int16_t)i;
    o[0] = i; //~ 12: warning: implicit conversion changes signedness: 'int' to 'unsigned long long' [-Wsign-conversion]
    o[1] = h; //~ 12: warning: implicit conversion changes signedness: 'int16_t' to 'unsigned long long' [-Wsign-conversion]
    p[1] = u;
    uint n = h; //~ 14: warning: implicit conversion changes signedness: 'int16_t' to 'uint' [-Wsign-conversion]
    uint16_t s = h; //~ 18: warning: implicit conversion changes signedness: 'int16_t' to 'uint16_t' [-Wsign-conversion]
    o[2] = n + s;
}
