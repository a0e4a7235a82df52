// -T ps_6_0 -E main => refused
enum Blend {
    Opaque,
    Masked //~ 11: error: missing ',' between enumerators
    Additive
};
float4 main() : SV_Target { return Masked; }
