// -T ps_6_0 => refused
[vk::location(1)] float g; //~ 4: error: expected ']'
int main(int r : R) : SV_Target {
    return r;
}
