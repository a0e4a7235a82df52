// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct { float f; }; //~ 1: error: anonymous structs and classes must be class members
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
