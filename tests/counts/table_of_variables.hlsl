// -T ps_6_0 -E main
// A local array of variables that are constant, copied to another one that a variable index reads, as translated shaders have them.
float taken(uint i, float x)
{
    float first = -0.5;
    float second = 0.75;
    float third = -0.25;
    float fourth = 0.125;
    float given[4] = { first, second, third, fourth };
    float offsets[4] = given;
    return x + offsets[i % 4];
}

float main(uint i : INDEX, float x : TEXCOORD) : SV_Target
{
    return taken(i, x);
}
