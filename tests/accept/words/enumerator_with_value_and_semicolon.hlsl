// -T ps_6_0 -E main => refused
enum Blend {
    Opaque = 1; //~ 15: error: expected '}' or ','
    Masked = 2
};
float4 main() : SV_Target { return 0; }
