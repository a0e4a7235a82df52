// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int max = 2; o[0] = max(1, 2); //~ 28: error: called object type 'int' is not a function or function pointer
}
