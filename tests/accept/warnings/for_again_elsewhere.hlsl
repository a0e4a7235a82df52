// -T ps_6_0 -E main -HV 2018 => dxil spirv
float4 main(uint n : N) : SV_Target
{
    float s = 0;
    for (int i = 0; i < 3; i++)
        for (int i = 0; i < 3; i++)
            s += i;
    if (n > 2)
        for (int i = 0; i < 3; i++)
            s += i;
    {
        for (int i = 0; i < 3; i++)
            s += i;
    }
    for (int i = 0; i < 3; i++) //~ 14: warning: redefinition of 'i' shadows declaration in the outer scope; most recent declaration will be used [-Wfor-redefinition]
        s += i;
    for (float i = 0; i < 3; i++) //~ 16: warning: redefinition of 'i' with a different type: 'float' vs 'int' shadows declaration in the outer scope; most recent declaration will be used [-Wfor-redefinition]
        s += i;
    return s;
}
