// -T cs_6_0 -E main => refused
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
E f_E(E x) { return x; }
void o_E(out E x) { x = (E)0; }
void io_E(inout E x) { }
[numthreads(1, 1, 1)]
void main() {
    float2 a = (float2)In[97]; 
    E r = a; keep(r); //~ 7: error: cannot initialize a variable of type 'E' with an lvalue of type 'float2'
}
