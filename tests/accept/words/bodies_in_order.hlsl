// -T ps_6_0 -E main => refused
// What is wrong with methods is told in the order in which they are written.

struct First
{
    float a()
    {
        return missing_a; //~ 16: error: use of undeclared identifier 'missing_a'
    }
    float b()
    {
        return missing_b;
    }
};

float4 main() : SV_Target
{
    return 1;
}
