// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
uint4 f_uint4(uint4 x) { return x; }
void o_uint4(out uint4 x) { x = (uint4)0; }
void io_uint4(inout uint4 x) { }
[numthreads(1, 1, 1)]
void main() {
    uint4 a = (uint4)In[97]; 
    keep(uint4(a));
}
