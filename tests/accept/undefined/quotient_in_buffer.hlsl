// -T ps_6_0 -E main => refused
RWStructuredBuffer<float> b;
void main(float x : X)
{
    float y;
    b[0] = y / x; //~ 10: error: Assignment of undefined values to UAV.
}
