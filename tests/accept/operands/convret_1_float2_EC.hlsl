// -T cs_6_0 -E main => refused
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
EC f_EC(EC x) { return x; }
void o_EC(out EC x) { x = (EC)0; }
void io_EC(inout EC x) { }
EC g(float2 x) { return x; } //~ 25: error: cannot initialize return object of type 'EC' with an lvalue of type 'float2'
[numthreads(1, 1, 1)]
void main() {
    float2 a = (float2)In[97]; 
    keep(g(a));
}
