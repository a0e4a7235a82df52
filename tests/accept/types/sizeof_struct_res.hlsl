// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { Texture2D t; float f; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = sizeof(S); //~ 14: error: invalid application of 'sizeof' to non-numeric type 'S'
}
