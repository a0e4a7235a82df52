// -T cs_6_0 => refused
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint a[2] = { 1, 2 };
    switch (1)
    {
        case 1: o[0] = 1;
        case 0: o[0] = a[2]; break; //~ 24: error: array index 2 is out of bounds
    }
}
