// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [nodelaunch("broadcasting")] r += 1; //~ 6: error: 'nodelaunch' attribute cannot be applied to a statement
    return r;
}
