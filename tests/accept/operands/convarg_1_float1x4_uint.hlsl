// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
uint f_uint(uint x) { return x; }
void o_uint(out uint x) { x = (uint)0; }
void io_uint(inout uint x) { }
[numthreads(1, 1, 1)]
void main() {
    float1x4 a = (float1x4)In[97]; 
    keep(f_uint(a)); //~ 17: warning: implicit truncation of vector type [-Wconversion]
}
