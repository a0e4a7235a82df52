// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint16_t dummy; int i = 0x1ffffffff; uint u = -1; uint v = -5000000000; bool b = 2; Out[0] = i + u + v + b; //~ 5: error: unknown type name 'uint16_t' //~ 29: warning: implicit conversion from 'literal int' to 'int' changes value from 8589934591 to -1 [-Wconstant-conversion] //~ 64: warning: implicit conversion from 'literal int' to 'uint' changes value from -5000000000 to 3589934592 [-Wconstant-conversion]
}
