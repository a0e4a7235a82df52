// -T ps_6_0 -E main => refused
// A structure with the name of a built-in template is another kind of thing of that name.
struct ConstantBuffer //~ 8: error: redefinition of 'ConstantBuffer' as different kind of symbol
{
    float x;
};

float4 main() : SV_Target
{
    return 1;
}
