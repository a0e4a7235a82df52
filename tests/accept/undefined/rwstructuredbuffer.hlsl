// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float a; float b; }; RWStructuredBuffer<S> q;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s; s.a = 1; q[0] = s; //~ 26: error: Assignment of undefined values to UAV.
}
