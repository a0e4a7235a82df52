// -T ps_6_0 -E main => dxil spirv
float4 main(float2 uv : UV) : SV_Target {
    for (int i = 0; i < 3; i + 1) { if (uv.x > i) break; } //~ 30: warning: expression result unused [-Wunused-value]
    for (uv.x; uv.x > 1; uv.x == 1) uv.x -= 1; //~ 10: warning: expression result unused [-Wunused-value] //~ 31: warning: equality comparison result unused [-Wunused-comparison]
    return 1;
}
