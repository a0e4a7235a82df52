// -T ps_6_0 -spirv => refused
struct Targets { float4 colour : COLOR1; float4 other : TEXCOORD2; }; //~ 25: error: invalid usage of semantic 'COLOR1' in shader profile ps
Targets main(float2 uv : TEXCOORD0) {
    Targets targets;
    targets.colour = targets.other = uv.xyxy;
    return targets;
}
