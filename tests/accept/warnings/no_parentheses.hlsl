// -T cs_6_0 -Wno-parentheses -E main => dxil spirv
RWBuffer<int> o;
[numthreads(1, 1, 1)] void main(int a : SV_GroupIndex) { int i = 3.5; if (a = 2) { o[0] = a && i || a; } } //~ 66: warning: implicit conversion from 'literal float' to 'int' changes value from 3.5 to 3 [-Wliteral-conversion]
