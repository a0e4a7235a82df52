// -T cs_6_0 -E main -HV 2021 => refused
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(1, 1, 1)]
void main() {
    int3 a = (int3)In[97]; bool2 b = (bool2)In[98];
    keep(a , b); //~ 5: error: no matching function for call to 'keep'
}
