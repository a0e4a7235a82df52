// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<float B> float f() { return B; } //~ 16: error: a non-type template parameter cannot have type 'float'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f<1.0>();
}
