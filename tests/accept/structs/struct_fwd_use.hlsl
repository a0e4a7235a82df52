// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S;
S g; //~ 3: error: variable has incomplete type 'S'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
