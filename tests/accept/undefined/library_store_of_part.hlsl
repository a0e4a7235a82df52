// -T lib_6_3 => refused
RWStructuredBuffer<float4> b;
export void f(float x)
{
    float4 c;
    c.x = x;
    b[0] = c; //~ 10: error: Assignment of undefined values to UAV.
}
