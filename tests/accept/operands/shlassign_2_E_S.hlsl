// -T cs_6_0 -E main -HV 2021 => refused
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(1, 1, 1)]
void main() {
    E a = (E)(int)In[97]; S b = (S)In[98];
    a <<= b; keep(a); //~ 7: error: scalar, vector, or matrix expected
}
