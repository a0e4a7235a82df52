// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<int N> int f() { return N; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int k = 3; Out[0] = f<k>(); //~ 25: error: no matching function for call to 'f'
}
