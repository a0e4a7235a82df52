// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> o : register(u0);
enum class V : uint { A, B, C = B, D = A | B, E = V::C };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = (uint)V::D + (uint)V::E;
}
