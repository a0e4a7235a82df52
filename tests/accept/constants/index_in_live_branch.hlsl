// -T cs_6_0 => refused
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    const int t = 0;
    uint a[2] = { 1, 2 };
    if (id.x == 0) o[0] = 1;
    else o[0] = a[t - 1]; //~ 17: error: array index -1 is out of bounds
}
