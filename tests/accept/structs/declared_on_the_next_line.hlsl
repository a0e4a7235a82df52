// -T ps_6_0 -E main => dxil spirv
struct Outer {
    float a;
    struct {
        int b;
    }
    inner;
};
struct Named { float c; }
named;
enum Kind { One }
kind;
float4 main() : SV_Target {
    struct { int d; }
    local;
    local.d = 3;
    Outer o;
    o.inner.b = 1;
    return local.d + o.inner.b + named.c + kind;
}
