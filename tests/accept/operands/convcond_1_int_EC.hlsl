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
[numthreads(1, 1, 1)]
void main() {
    int a = (int)In[97]; EC r0 = (EC)0;
    keep(In[0] > 1 ? r0 : a); //~ 20: error: conditional operator result component types mismatch.
}
