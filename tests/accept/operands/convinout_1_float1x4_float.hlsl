// -T cs_6_0 -E main => refused
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
    float1x4 a = (float1x4)In[97]; 
    io_float(a); keep(a); //~ 14: error: cannot truncate lvalue vector/matrix
}
