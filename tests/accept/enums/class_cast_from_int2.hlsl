// -T ps_6_2 => refused
struct S { int a; };
enum class E { A, B };
int main(int r : R) : SV_Target {
    int2 v = (int2)r;
    E e = (E)v; //~ 11: error: cannot convert from 'int2' to 'E'
    return (int)e;
}
