// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
typedef struct T { int x; } S;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.x = 1; T t = s; o[0] = t.x;
}
