// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
cbuffer A
{
    tbuffer T { float t; }
    cbuffer B { float b; }
    float a;
}
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = t + b + a;
}
