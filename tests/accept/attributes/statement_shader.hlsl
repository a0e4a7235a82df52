// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [shader("pixel")] r += 1; //~ 6: error: 'shader' attribute cannot be applied to a statement
    return r;
}
