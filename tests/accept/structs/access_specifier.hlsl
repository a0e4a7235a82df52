// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { public: int x; }; //~ 12: error: 'public' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 1; o[0] = s.x;
}
