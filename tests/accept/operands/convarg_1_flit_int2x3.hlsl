// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
int2x3 f_int2x3(int2x3 x) { return x; }
void o_int2x3(out int2x3 x) { x = (int2x3)0; }
void io_int2x3(inout int2x3 x) { }
[numthreads(1, 1, 1)]
void main() {
     
    keep(f_int2x3(1.5));
}
