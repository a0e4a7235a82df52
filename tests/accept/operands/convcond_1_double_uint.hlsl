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
    double a = (double)In[97]; uint r0 = (uint)0;
    keep(In[0] > 1 ? r0 : a);
}
