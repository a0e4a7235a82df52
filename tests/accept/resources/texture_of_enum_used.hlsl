// -T ps_6_0 -E main => refused //~ error: Invalid resource return type. 'map'
enum Kind { First, Second };
RWTexture2D<Kind> map;
float4 main() : SV_Target
{
    map[uint2(0, 0)] = Second;
    return 1;
}
