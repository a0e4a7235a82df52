// -T cs_6_0 => refused //~ error: External function used in non-library profile: \01?get@S@@QAAHXZ
RWStructuredBuffer<int> o : register(u0);
struct S { int x; int get(); };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 1;
    o[0] = s.get();
}
