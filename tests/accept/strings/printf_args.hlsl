// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    printf("hello %d %f", id.x, 1.0f); Out[0] = 1; //~ 5: error: use of unsupported identifier 'printf'
}
