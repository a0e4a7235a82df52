// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a[2.5]; Out[0] = 1; //~ 13: error: size of array has non-integer type 'literal float'
}
