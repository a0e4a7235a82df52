// -T ps_6_0 -E main
// Which side is seen is asked once.
float4 main(float4 color : COLOR, bool front : SV_IsFrontFace) : SV_Target
{
    if (!front)
        color.xyz = -color.xyz;
    return front ? color : color.wzyx;
}
