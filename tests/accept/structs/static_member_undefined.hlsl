// -T ps_6_0 -E main
struct S { static int x; int get() { return x; } };
float4 main() : SV_Target
{
    S s;
    return s.get();
}
