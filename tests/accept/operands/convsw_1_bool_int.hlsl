// -T cs_6_0 -E main => dxil
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
int f_int(int x) { return x; }
void o_int(out int x) { x = (int)0; }
void io_int(inout int x) { }
[numthreads(1, 1, 1)]
void main() {
    bool a = (bool)In[97]; 
    switch (a) { case 1: keep(1); break; } //~ 5: warning: switch condition has boolean value [-Wswitch-bool]
}
