// -T cs_6_0 -E main -HV 2018 => dxil spirv
namespace n { static const int k = 3; namespace m { static const int l = 4; } }
using n::k;
using namespace n::m; //~ 1: warning: keyword 'using' is a HLSL 2021 feature, and is available in older versions as a non-portable extension.
using T = int; //~ 1: warning: keyword 'using' is a HLSL 2021 feature, and is available in older versions as a non-portable extension.
RWBuffer<int> r;
struct A { int a; };
struct B : A { using A::a; using Q = int; }; //~ 28: warning: keyword 'using' is a HLSL 2021 feature, and is available in older versions as a non-portable extension.
[numthreads(1, 1, 1)]
void main() {
    using n::k;
    using X = T; //~ 5: warning: keyword 'using' is a HLSL 2021 feature, and is available in older versions as a non-portable extension.
    B b;
    b.a = k;
    X x = l;
    r[0] = b.a + x;
}
