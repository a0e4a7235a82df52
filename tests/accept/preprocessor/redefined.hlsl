// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
#define X 1
#define X 2 //~ 9: warning: 'X' macro redefined [-Wmacro-redefined]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = X;
}
