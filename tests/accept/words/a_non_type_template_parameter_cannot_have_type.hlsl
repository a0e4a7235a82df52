// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<float N> float g() { return N; } //~ 16: error: a non-type template parameter cannot have type 'float'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
