// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
float f(int x) { return x; } 
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(5000000000) + f(1.5) + f(2.0); int x[2] = { 1.5, 6000000000 }; Out[1] = x[0]; int y; y = 1.7; y += 1.5; Out[2] = y; //~ 16: warning: implicit conversion from 'literal int' to 'int' changes value from 5000000000 to 705032704 [-Wconstant-conversion] //~ 32: warning: implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion] //~ 60: warning: implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion] //~ 65: warning: implicit conversion from 'literal int' to 'int' changes value from 6000000000 to 1705032704 [-Wconstant-conversion] //~ 105: warning: implicit conversion from 'literal float' to 'int' changes value from 1.7 to 1 [-Wliteral-conversion]
}
