// -T cs_6_6 -E main => refused
void f()
{
    Texture2DMS; //~ 5: error: HLSL requires a type specifier for all declarations
}
[numthreads(1, 1, 1)]
void main()
{
}
