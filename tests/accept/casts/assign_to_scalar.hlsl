// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint v = id.x;
    (int)v = 3; //~ 5: error: assignment to cast is illegal, lvalue casts are not supported
    o[0] = v;
}
