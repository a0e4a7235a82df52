// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int i; for (i = 0; i < 4; i++); o[0] = i; //~ 35: warning: for loop has empty body [-Wempty-body]
}
