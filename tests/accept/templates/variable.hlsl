// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> static const int size_of = 4; //~ 39: warning: variable templates are a C++14 extension [-Wc++14-extensions]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = size_of<int>;
}
