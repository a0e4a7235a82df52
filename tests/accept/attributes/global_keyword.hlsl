// -T ps_6_0 => refused
[if] float g; //~ 2: error: expected identifier
int main(int r : R) : SV_Target {
    return r;
}
