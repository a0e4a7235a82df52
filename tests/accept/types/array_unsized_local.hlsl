// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a[]; Out[0] = 1; //~ 11: error: definition of variable with array type needs an explicit size or an initializer
}
