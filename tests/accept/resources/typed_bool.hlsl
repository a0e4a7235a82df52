// -T cs_6_0 => refused //~ error: Invalid resource return type. 't'
RWStructuredBuffer<int> o : register(u0);
Buffer<bool> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = t[id];
}
