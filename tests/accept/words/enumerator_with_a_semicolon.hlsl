// -T ps_6_0 -E main => refused
enum Blend {
    Opaque; //~ 11: error: expected '= constant-expression' or end of enumerator definition
    Masked;
};
float4 main() : SV_Target { return 0; }
