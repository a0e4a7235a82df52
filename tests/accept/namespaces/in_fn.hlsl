// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    namespace A { } Out[0] = 1; //~ 17: error: namespaces can only be defined in global or namespace scope
}
