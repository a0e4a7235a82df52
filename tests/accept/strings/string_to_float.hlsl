// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float f = "hello"; Out[0] = f; //~ 11: error: cannot initialize a variable of type 'float' with an lvalue of type 'literal string'
}
