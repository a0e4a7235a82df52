// -T vs_6_0 -E main => dxil
// except spirv: DXC dies of forcecase before a loop with -spirv.
float4 main(float4 v : V) : SV_Position {
    [call] if (v.x > 1) v.x = 1; //~ 6: warning: attribute 'call' can only be applied to 'switch' statements [-Wattribute-statement]
    [forcecase] for (int i = 0; i < 3; i++) v.x += i; //~ 6: warning: attribute 'forcecase' can only be applied to 'switch' statements [-Wattribute-statement]
    return v;
}
