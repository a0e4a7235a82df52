// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
typedef float F; typedef int F; //~ 30: error: typedef redefinition with different types ('int' vs 'float')
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    F f = 1; Out[0] = f;
}
