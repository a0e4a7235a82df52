// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
int k = 3; //~ 5: warning: Initializer of external global will be ignored
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = k;
}
