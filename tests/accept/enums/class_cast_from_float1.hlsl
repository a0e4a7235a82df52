// -T ps_6_2 => refused
struct S { int a; };
enum class E { A, B };
int main(int r : R) : SV_Target {
    float1 v = (float1)r;
    E e = (E)v; //~ 11: error: cannot convert from 'float1' to 'E'
    return (int)e;
}
