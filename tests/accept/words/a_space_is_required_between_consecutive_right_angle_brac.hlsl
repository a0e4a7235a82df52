// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T> struct P { T a; }; 
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    P<P<float>> q; q.a.a = f; o[0] = q.a.a; //~ 14: error: a space is required between consecutive right angle brackets (use '> >')
}
