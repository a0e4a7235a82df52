// -T ps_6_2 => refused
enum E { A };
static const float F = 2;
int main(int r : R) : SV_Target {
    vector<int, 2.5h> x = 0; //~ 17: error: non-type template argument of type 'float' must have an integral or enumeration type
    return x.x;
}
