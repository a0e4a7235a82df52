// -T ps_6_0 -E main => refused
struct S
{
    template<typename T> T get(T a) { return a; }
    template<typename U> U get(U b) { return b; } //~ 28: error: class member cannot be redeclared
};
float4 main() : SV_Target { return 1; }
