// -T cs_6_6 -E main => dxil spirv
// A switch cuts a float, and warns of a literal that changes by it.

RWStructuredBuffer<int> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint n : SV_DispatchThreadID)
{
    switch (2.5) //~ 13: warning: implicit conversion from 'literal float' to 'int' changes value from 2.5 to 2 [-Wliteral-conversion]
    {
    case 2:
        results[0] = 1;
        break;
    }
    switch (3.0)
    {
    default:
        results[1] = 1;
    }
}
