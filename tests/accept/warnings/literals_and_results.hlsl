// -T ps_6_0 -E main => dxil spirv
float4 main() : SV_Target {
    int a = 1.5 + 1;
    int b = 0.5 * 3;
    int c = -(1.5); //~ 15: warning: implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion]
    int d = -1.5 - 1;
    uint e = 1.0 / 3;
    int f = 3000000000 * 2; //~ 24: warning: implicit conversion from 'literal int' to 'int' changes value from 6000000000 to 1705032704 [-Wconstant-conversion]
    bool g = (1.0 / 3);
    return a + b + c + d + e + f + g;
}
