// -T ps_6_0 -E main => refused
cbuffer Scene {
    float4 tint : packoffset c0; //~ 29: error: expected '(' after 'packoffset'
};
float4 main() : SV_Target { return 0; }
