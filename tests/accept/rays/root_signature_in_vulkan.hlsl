// -T lib_6_6 -spirv -fspv-target-env=vulkan1.3 => spirv
struct P
{
    float a;
};
[RootSignature("")]
[shader("miss")]
void m(inout P p)
{
}
