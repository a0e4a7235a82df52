// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
float1x4 f_float1x4(float1x4 x) { return x; }
void o_float1x4(out float1x4 x) { x = (float1x4)0; }
void io_float1x4(inout float1x4 x) { }
[numthreads(1, 1, 1)]
void main() {
    bool a = (bool)In[97]; 
    keep(f_float1x4(a));
}
