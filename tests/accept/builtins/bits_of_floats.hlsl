// -T cs_6_2 => dxil spirv
Buffer<float> data;
RWStructuredBuffer<uint> o : register(u0);
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    float f = data[i] - 2;
    min16float h = (min16float)f;
    o[i] = firstbithigh(f);
    o[i + 4] = firstbitlow(f);
    o[i + 8] = countbits(f);
    o[i + 12] = reversebits(f);
    o[i + 16] = firstbithigh(h) + countbits(-1.5) + firstbithigh(-2.5); //~ 46: warning: implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion] //~ 67: warning: implicit conversion from 'literal float' to 'int' changes value from 2.5 to 2 [-Wliteral-conversion]
}
