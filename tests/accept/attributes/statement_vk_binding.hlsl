// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [[vk::binding(1)]] r += 1; //~ 7: error: 'binding' attribute cannot be applied to a statement
    return r;
}
