// -T cs_6_6 -E main => refused
RWStructuredBuffer; //~ 1: error: HLSL requires a type specifier for all declarations
[numthreads(1, 1, 1)]
void main()
{
}
