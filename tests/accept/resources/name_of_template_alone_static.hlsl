// -T cs_6_6 -E main => refused
static
    RWTexture2D; //~ 5: error: HLSL requires a type specifier for all declarations
[numthreads(1, 1, 1)]
void main()
{
}
