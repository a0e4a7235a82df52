// -T ps_6_0 -E main => refused
float4 main() : SV_Target {
    float list[3] = { 1, 2, 3 };
    return list[list]; //~ 16: error: array subscript is not an integer
}
