// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
typedef const int CI;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    CI x = 3; x = 4; o[0] = x; //~ 17: error: cannot assign to variable 'x' with const-qualified type 'CI' (aka 'const int')
}
