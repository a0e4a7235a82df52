// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
float2 f_float2(float2 x) { return x; }
void o_float2(out float2 x) { x = (float2)0; }
void io_float2(inout float2 x) { }
float2 g(int3 x) { return x; } //~ 27: warning: implicit truncation of vector type [-Wconversion]
[numthreads(1, 1, 1)]
void main() {
    int3 a = (int3)In[97]; 
    keep(g(a));
}
