// -T cs_6_0 -E main => dxil
RWStructuredBuffer<float4> Out;
string s = "a";
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    s = "b"; Out[0] = 1;
}
