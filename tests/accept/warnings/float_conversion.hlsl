// -T ps_6_0 -E main -Wfloat-conversion => dxil spirv
int truncated(float x) { return x; } //~ 33: warning: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
void taken(int y) {}
float4 main(float x : X) : SV_Target
{
    int i = x; //~ 13: warning: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
    uint u = x; //~ 14: warning: implicit conversion turns floating-point number into integer: 'float' to 'uint' [-Wfloat-conversion]
    bool b = x; //~ 14: warning: implicit conversion turns floating-point number into integer: 'float' to 'bool' [-Wfloat-conversion]
    int2 v = x.xx;
    int of_choice = b ? x : 1; //~ 25: warning: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
    taken(x); //~ 11: warning: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
    i = x; //~ 9: warning: implicit conversion turns floating-point number into integer: 'float' to 'int' [-Wfloat-conversion]
    i += x;
    return i + u + v.x + of_choice + truncated(x) + (int)x;
}
