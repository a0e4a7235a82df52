// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    vector<int, 3> v = 1; matrix<float, 2, 3> m = 1; vector x = 2; matrix y = 3;
    o[0] = v.x + (int)m._m00 + (int)x.w + (int)y._m33;
}
