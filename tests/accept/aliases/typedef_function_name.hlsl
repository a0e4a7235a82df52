// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
typedef int main_t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    main_t main_v = 1; o[0] = main_v;
}
