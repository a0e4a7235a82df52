// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float[3] a = {1,2,3}; Out[0] = a[1]; //~ 15: error: brackets are not allowed here; to declare an array, place the brackets after the name
}
