// -T ps_6_0 -E main => dxil spirv
struct S { static int x; int get() { return x; } };
float4 main() : SV_Target
{
    if (false) return S::x;
    return sizeof(S::x);
}
