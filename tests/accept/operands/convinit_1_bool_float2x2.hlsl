// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
float2x2 f_float2x2(float2x2 x) { return x; }
void o_float2x2(out float2x2 x) { x = (float2x2)0; }
void io_float2x2(inout float2x2 x) { }
[numthreads(1, 1, 1)]
void main() {
    bool a = (bool)In[97]; 
    float2x2 r = a; keep(r);
}
