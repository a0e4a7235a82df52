// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#define GLUE(x, y) x ## y
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = GLUE(+, 1); //~ 12: error: pasting formed '+1', an invalid preprocessing token
}
