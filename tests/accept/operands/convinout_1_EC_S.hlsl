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
    EC a = (EC)(int)In[97]; 
    io_S(a); keep(a); //~ 5: error: no matching function for call to 'io_S'
}
