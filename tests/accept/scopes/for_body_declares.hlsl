// -T ps_6_0 -E main -HV 2021 => refused
float4 main(uint n : N) : SV_Target
{
    for (int i = 0; i < 3; i++)
        int i = 3; //~ 13: error: redefinition of 'i'
    return n;
}
