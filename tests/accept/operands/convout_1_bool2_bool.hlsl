// -T cs_6_0 -E main => refused
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
bool f_bool(bool x) { return x; }
void o_bool(out bool x) { x = (bool)0; }
void io_bool(inout bool x) { }
[numthreads(1, 1, 1)]
void main() {
    bool2 a = (bool2)In[97]; 
    o_bool(a); keep(a); //~ 12: error: cannot truncate lvalue vector/matrix
}
