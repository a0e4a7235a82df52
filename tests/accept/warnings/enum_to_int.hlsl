// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
enum E { A }; 
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int x = A; E e = (E)x; Out[0] = e;
}
