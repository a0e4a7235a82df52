// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
int64_t f_int64_t(int64_t x) { return x; }
void o_int64_t(out int64_t x) { x = (int64_t)0; }
void io_int64_t(inout int64_t x) { }
[numthreads(1, 1, 1)]
void main() {
    int2x3 a = (int2x3)In[97]; int64_t r0 = (int64_t)0;
    keep(In[0] > 1 ? r0 : a);
}
