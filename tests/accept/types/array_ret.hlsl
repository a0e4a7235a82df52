// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
float[3] f() { float a[3] = {1,2,3}; return a; } //~ 13: error: brackets are not allowed here; to declare an array, place the brackets after the name
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f()[1];
}
