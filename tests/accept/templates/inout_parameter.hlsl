// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> void swap(inout T l, inout T r) { T t = l; l = r; r = t; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x = 1, y = 2; swap(x, y);
    o[0] = x;
}
