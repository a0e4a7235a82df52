// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct P { int x; };
[[vk::push_constant]] ConstantBuffer<P> p; //~ 3: warning: 'push_constant' attribute ignored [-Wignored-attributes]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = p.x;
}
