// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int i = 0; do { int k = i++; o[k] = i; } while (k < 4); //~ 53: error: use of undeclared identifier 'k'
}
