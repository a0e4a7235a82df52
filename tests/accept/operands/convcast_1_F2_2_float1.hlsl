// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
float1 f_float1(float1 x) { return x; }
void o_float1(out float1 x) { x = (float1)0; }
void io_float1(inout float1 x) { }
[numthreads(1, 1, 1)]
void main() {
    float2 a[2] = {In[0].xx, In[1].xx}; 
    keep((float1)a);
}
