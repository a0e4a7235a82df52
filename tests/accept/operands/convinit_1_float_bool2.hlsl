// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
bool2 f_bool2(bool2 x) { return x; }
void o_bool2(out bool2 x) { x = (bool2)0; }
void io_bool2(inout bool2 x) { }
[numthreads(1, 1, 1)]
void main() {
    float a = (float)In[97]; 
    bool2 r = a; keep(r);
}
