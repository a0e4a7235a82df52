// -T cs_6_0 -E main -HV 2021 => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
[numthreads(1, 1, 1)]
void main() {
    double a = (double)In[97]; float2x2 b = (float2x2)In[98];
    a = b; keep(a); //~ 7: warning: implicit truncation of vector type [-Wconversion]
}
