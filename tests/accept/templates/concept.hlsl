// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<typename T> concept C = true; //~ 22: error: unknown type name 'concept'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
