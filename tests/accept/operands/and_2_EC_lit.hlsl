// -T cs_6_0 -E main -HV 2021 => refused
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(1, 1, 1)]
void main() {
    EC a = (EC)(int)In[97]; 
    keep(a & 2); //~ 12: error: int or unsigned int type required
}
