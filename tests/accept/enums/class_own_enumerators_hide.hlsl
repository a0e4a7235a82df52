// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    const uint B = 7;
    enum class V : uint { A = B, B, C = B };
    o[0] = (uint)V::C * 10 + B;
}
