// -T ps_6_0 -E main -HV 2018 => refused
float4 main(uint n : N) : SV_Target
{
    float s = 0;
    while (s < n)
        for (int i = 0; i < 3; i++)
            s += i;
    return s + i; //~ 16: error: use of undeclared identifier 'i'
}
