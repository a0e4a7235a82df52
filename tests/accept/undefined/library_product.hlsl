// -T lib_6_3 => refused
RWStructuredBuffer<float4> b;
export void f(float x)
{
    float4 c;
    b[0].y = c.x * x; //~ 18: error: Instructions should not read uninitialized value.
}
