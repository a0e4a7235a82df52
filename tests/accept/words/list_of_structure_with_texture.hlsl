// -T ps_6_0 -E main => refused
struct Material { Texture2D albedo; int layer; };
float4 main() : SV_Target {
    Material material = { 1, 1 }; //~ 25: error: type mismatch
    return 0;
}
