// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [vk::location(1)] r += 1; //~ 8: error: expected ']'
    return r;
}
