// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
int3 f_int3(int3 x) { return x; }
void o_int3(out int3 x) { x = (int3)0; } //~ 22: warning: implicit truncation of vector type [-Wconversion]
void io_int3(inout int3 x) { }
[numthreads(1, 1, 1)]
void main() {
    int a = (int)In[97]; 
    o_int3(a); keep(a);
}
