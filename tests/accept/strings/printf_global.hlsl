// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
string fmt = "hello %d";
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    printf(fmt, id.x); Out[0] = 1;
}
