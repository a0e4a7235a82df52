// -T lib_6_3 => refused
RWBuffer<float4> b;
export void f()
{
    float4 c;
    b[0] = c; //~ 10: error: Assignment of undefined values to UAV.
}
