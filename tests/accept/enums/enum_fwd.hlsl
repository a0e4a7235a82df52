// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
enum E : int; //~ 6: error: ISO C++ forbids forward references to 'enum' types
enum E : int { A };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = A;
}
