// -T cs_6_0 -E main -HV 2021 => refused
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(1, 1, 1)]
void main() {
    bool2 a = (bool2)In[97]; int b = (int)In[98];
    keep(a && b); //~ 12: error: operands for short-circuiting logical binary operator must be scalar, for non-scalar types use 'and'
}
