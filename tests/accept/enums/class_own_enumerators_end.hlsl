// -T cs_6_0 => refused
RWStructuredBuffer<uint> o : register(u0);
enum class V { A, B };
enum class W { C = B }; //~ 20: error: use of undeclared identifier 'B'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = (uint)W::C;
}
