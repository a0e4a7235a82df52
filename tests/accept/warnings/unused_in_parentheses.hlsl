// -T ps_6_0 -E main => dxil spirv
struct Light { float power; float2 at; };
float4 main(float2 uv : UV, float2x2 m : M) : SV_Target {
    Light light = (Light)0;
    int list[2] = { 1, 2 };
    (uv.x == 1); //~ 11: warning: expression result unused [-Wunused-value]
    (uv).x; //~ 5: warning: expression result unused [-Wunused-value]
    (uv < 1); //~ 9: warning: expression result unused [-Wunused-value]
    light.power; //~ 11: warning: expression result unused [-Wunused-value]
    (light).power; //~ 13: warning: expression result unused [-Wunused-value]
    light.at.x; //~ 5: warning: expression result unused [-Wunused-value]
    list[0]; //~ 11: warning: expression result unused [-Wunused-value]
    uv[0];
    m[0];
    m[0][1];
    return 1;
}
