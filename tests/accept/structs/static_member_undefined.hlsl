// -T ps_6_0 -E main => refused //~ error: External declaration '\01?x@S@@2HA' is unused.
struct S { static int x; int get() { return x; } };
float4 main() : SV_Target
{
    S s;
    return s.get();
}
