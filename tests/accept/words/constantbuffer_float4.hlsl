// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
ConstantBuffer<float4> b; //~ 16: error: 'float4' cannot be used as a type parameter where a struct/class is required
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
