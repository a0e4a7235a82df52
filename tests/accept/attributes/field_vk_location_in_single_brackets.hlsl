// -T ps_6_0 => refused
struct S { [vk::location(1)] float a; }; //~ 15: error: expected ']'
int main(int r : R) : SV_Target {
    return r;
}
