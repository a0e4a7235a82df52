// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<typename T> struct S { T v; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<float, int> s; Out[0] = 1; //~ 5: error: too many template arguments for class template 'S'
}
