// -T cs_6_0 -E main => dxil spirv
struct S { float x; int y; };
enum E { EA, EB };
enum class EC { CA, CB };
Buffer<float> In;
static float Arr[4] = {1, 2, 3, 4};
RWByteAddressBuffer Keep;
template<typename T> void keep(T x) { Keep.Store<T>(0, x); }
int64_t f_int64_t(int64_t x) { return x; }
void o_int64_t(out int64_t x) { x = (int64_t)0; }
void io_int64_t(inout int64_t x) { }
[numthreads(1, 1, 1)]
void main() {
     
    int64_t r = 1.5; keep(r); //~ 17: warning: implicit conversion from 'literal float' to 'int64_t' changes value from 1.5 to 1 [-Wliteral-conversion]
}
