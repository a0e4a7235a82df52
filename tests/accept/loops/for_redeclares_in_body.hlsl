// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    for (int i = 0; i < 4; i++) { int i = 2; o[i] = 1; } //~ 39: error: redefinition of 'i'
}
