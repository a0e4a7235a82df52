// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T = float, typename U> struct S { U x; }; //~ 39: error: template parameter missing a default argument
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
