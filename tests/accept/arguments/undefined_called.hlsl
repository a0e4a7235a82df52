// -T cs_6_0 => refused //~ error: External function used in non-library profile: \01?g@@YAHH@Z
RWStructuredBuffer<int> o : register(u0);
int g(int x);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(3);
}
