// -T ps_6_0 -E main => dxil spirv
struct S { static int x; int get() { return x; } }; //~ 23: warning: variable 'S::x' has internal linkage but is not defined [-Wundefined-internal]
float4 main() : SV_Target
{
    if (false) return S::x;
    return sizeof(S::x);
}
