// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
enum E { A, B, C };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    E e = (E)id.x; switch (e) { case A: Out[0] = 1; break; default: break; } switch (e) { case A: case B: case C: break; }
}
