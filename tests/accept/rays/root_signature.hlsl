// -T lib_6_6 => refused
struct P
{
    float a;
};
[RootSignature("")] //~ 2: error: root signature attribute not supported for raytracing entry functions
[shader("miss")]
void m(inout P p)
{
}
