// -T ps_6_0 -E main => dxil spirv
float4 main() : SV_Target {
    float a = 1e39f; //~ 15: warning: magnitude of floating-point constant too large for type 'float'; maximum is 3.40282347E+38 [-Wliteral-range]
    float b = 1e-46f; //~ 15: warning: magnitude of floating-point constant too small for type 'float'; minimum is 1.40129846E-45 [-Wliteral-range]
    float c = 1e-400; //~ 15: warning: magnitude of floating-point constant too small for type 'literal float'; minimum is 4.9406564584124654E-324 [-Wliteral-range]
    uint d = 1e400; //~ 14: warning: implicit conversion from 'literal float' to 'uint' changes value from +Inf to 4294967295 [-Wliteral-conversion] //~ 14: warning: magnitude of floating-point constant too large for type 'literal float'; maximum is 1.7976931348623157E+308 [-Wliteral-range]
    int e = 1.#INF; //~ 13: warning: implicit conversion from 'literal float' to 'int' changes value from +Inf to 2147483647 [-Wliteral-conversion]
    float f = 0.0e10;
    return a + b + c + d + e + f;
}
