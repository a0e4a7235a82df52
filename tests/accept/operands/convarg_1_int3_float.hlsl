// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
float f_float(float x) { return x; }
void o_float(out float x) { x = (float)0; }
void io_float(inout float x) { }
[numthreads(1, 1, 1)]
void main() {
    int3 a = (int3)In[97]; 
    keep(f_float(a)); //~ 18: warning: implicit truncation of vector type [-Wconversion]
}
