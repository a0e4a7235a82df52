// -T cs_6_0 -E main -HV 2021 => refused
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(1, 1, 1)]
void main() {
    uint4 a = (uint4)In[97]; uint4 b = (uint4)In[98];
    keep(a , b); //~ 5: error: no matching function for call to 'keep'
}
