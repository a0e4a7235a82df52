// -T cs_6_0 -E main => refused
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
S f_S(S x) { return x; }
void o_S(out S x) { x = (S)0; }
void io_S(inout S x) { }
[numthreads(1, 1, 1)]
void main() {
    E a = (E)(int)In[97]; 
    S r = a; keep(r); //~ 7: error: cannot initialize a variable of type 'S' with an lvalue of type 'E'
}
