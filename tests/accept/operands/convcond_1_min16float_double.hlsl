// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
double f_double(double x) { return x; }
void o_double(out double x) { x = (double)0; }
void io_double(inout double x) { }
[numthreads(1, 1, 1)]
void main() {
    min16float a = (min16float)In[97]; double r0 = (double)0;
    keep(In[0] > 1 ? r0 : a);
}
