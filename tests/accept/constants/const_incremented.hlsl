// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    const int v = 1;
    v++; //~ 6: error: cannot assign to variable 'v' with const-qualified type 'const int'
    o[0] = v;
}
